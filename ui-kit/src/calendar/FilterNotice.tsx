import { LOG_KINDS, type LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Notice } from '../primitives/Notice.js';
import type { CalendarLabels } from './calendar-labels.js';

interface FilterNoticeProps {
  /** The visible kinds. */
  kinds: readonly LogKind[];
  onKindsChange: (change: { kinds: LogKind[] }) => void;
  labels: CalendarLabels;
}

/** A notice that the filter hides all entries, displayed above the view, with a button that clears the filter. */
export function FilterNotice({ kinds, onKindsChange, labels }: FilterNoticeProps) {
  return (
    <Notice
      role="status"
      title={labels.typesShown({ shown: kinds.length, total: LOG_KINDS.length })}
      action={<Button onClick={() => onKindsChange({ kinds: [...LOG_KINDS] })}>{labels.showAllTypes}</Button>}
    >
      {labels.allHidden}
    </Notice>
  );
}
