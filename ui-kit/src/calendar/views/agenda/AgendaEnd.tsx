import { Button } from '../../../primitives/Button.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import type { CalendarLabels } from '../../calendar-labels.js';

interface AgendaEndProps {
  end: 'before' | 'after';
  failed: boolean;
  /** Undefined if the application cannot load more entries. */
  onRetry: (() => void) | undefined;
  labels: CalendarLabels;
}

/** An end of the agenda where more entries are loading or failed to load. */
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
