import { useMessages } from '../../../kit/use-messages.js';
import { Button } from '../../../primitives/Button.js';
import { errorStateMessages } from '../../../primitives/error-state-messages.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import { calendarMessages } from '../../calendar-messages.js';

interface AgendaEndProps {
  end: 'before' | 'after';
  failed: boolean;
  /** Undefined if the application cannot load more entries. */
  onRetry: (() => void) | undefined;
}

/** An end of the agenda where more entries are loading or failed to load. */
export function AgendaEnd({ end, failed, onRetry }: AgendaEndProps) {
  const { retry } = useMessages(errorStateMessages);
  const text = useMessages(calendarMessages);
  if (failed) {
    return (
      <div className="cp-end" role="alert">
        {end === 'before' ? text.earlierError : text.laterError}
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <AgendaBlocks />
    </div>
  );
}

/** Skeletons for rows that are loading. Together, the skeletons are as tall as an `AgendaEnd`. */
export function AgendaBlocks() {
  return (
    <div className="cp-end" data-waiting="">
      <span className="cp-block" />
      <span className="cp-block" />
      <span className="cp-block" />
    </div>
  );
}
