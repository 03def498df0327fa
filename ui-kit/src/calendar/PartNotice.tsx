import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { errorStateMessages } from '../primitives/error-state-messages.js';
import { Notice } from '../primitives/Notice.js';
import { calendarMessages } from './calendar-messages.js';

/**
 * A notice that the code for a part of the calendar could not be fetched, with a button to retry. The part opens as
 * soon as its code is loaded.
 */
export function PartNotice({ onRetry }: { onRetry: () => void }) {
  const { noResponse, retry } = useMessages(errorStateMessages);
  const text = useMessages(calendarMessages);
  return (
    <Notice role="alert" title={text.partError} action={<Button onClick={onRetry}>{retry}</Button>}>
      {noResponse}
    </Notice>
  );
}
