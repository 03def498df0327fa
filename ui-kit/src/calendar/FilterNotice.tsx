import { filterMessages } from '../filters/filter-messages.js';
import { useMessages } from '../kit/use-messages.js';
import { LOG_KINDS, type LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Notice } from '../primitives/Notice.js';
import { calendarMessages } from './calendar-messages.js';

interface FilterNoticeProps {
  /** The visible kinds. */
  kinds: readonly LogKind[];
  onKindsChange: (change: { kinds: LogKind[] }) => void;
}

/** A notice that the filter hides all entries, displayed above the view, with a button that clears the filter. */
export function FilterNotice({ kinds, onKindsChange }: FilterNoticeProps) {
  const text = useMessages(calendarMessages);
  const filterText = useMessages(filterMessages);
  return (
    <Notice
      role="status"
      title={text.typesShown({ shown: kinds.length, total: LOG_KINDS.length })}
      action={
        <Button onClick={() => onKindsChange({ kinds: [...LOG_KINDS] })}>{filterText.showAllTypes}</Button>
      }
    >
      {text.allHidden}
    </Notice>
  );
}
