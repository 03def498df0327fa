import { Button } from '../primitives/Button.js';
import { Notice } from '../primitives/Notice.js';
import type { CalendarLabels } from './calendar-labels.js';

/**
 * A notice that the code for a part of the calendar could not be fetched, with a button to retry. The part opens as
 * soon as its code is loaded.
 */
export function PartNotice({ onRetry, labels }: { onRetry: () => void; labels: CalendarLabels }) {
  return (
    <Notice role="alert" title={labels.partError} action={<Button onClick={onRetry}>{labels.retry}</Button>}>
      {labels.errorText}
    </Notice>
  );
}
