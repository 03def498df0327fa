import { Button } from '../../../primitives/Button.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import type { CalendarLabels } from '../../calendar-labels.js';

interface AgendaEndProps {
  end: 'before' | 'after';
  failed: boolean;
  /** Undefined where nobody loads more. */
  onRetry: (() => void) | undefined;
  labels: CalendarLabels;
}

/** Where the agenda is about to go on, or could not. */
export function AgendaEnd({ end, failed, onRetry, labels }: AgendaEndProps) {
  if (failed) {
    return (
      <div className="cp-end" role="alert">
        {end === 'before' ? labels.earlierError : labels.laterError}
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <AgendaBlocks />
    </div>
  );
}

/** As high as an end: blocks where rows are about to come. */
export function AgendaBlocks() {
  return (
    <div className="cp-end" data-waiting="">
      <span className="cp-block" />
      <span className="cp-block" />
      <span className="cp-block" />
    </div>
  );
}
