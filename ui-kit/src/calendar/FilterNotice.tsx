import { LOG_KINDS, type LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Notice } from '../primitives/Notice.js';
import type { CalendarLabels } from './calendar-labels.js';

interface FilterNoticeProps {
  /** The kinds that show. */
  kinds: readonly LogKind[];
  onKindsChange: (change: { kinds: LogKind[] }) => void;
  labels: CalendarLabels;
}

/** Says above the view that the filter hides everything, and ends it. */
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
