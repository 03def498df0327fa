import { Button } from '../primitives/Button.js';
import { Notice } from '../primitives/Notice.js';
import type { CalendarLabels } from './calendar-labels.js';
import { calendarParts } from './calendar-parts.js';

/** Says above the view that what was asked for could not be fetched, and tries again. It then opens by itself. */
export function PartNotice({ labels }: { labels: CalendarLabels }) {
  return (
    <Notice
      role="alert"
      title={labels.partError}
      action={<Button onClick={calendarParts.load}>{labels.retry}</Button>}
    >
      {labels.errorText}
    </Notice>
  );
}
