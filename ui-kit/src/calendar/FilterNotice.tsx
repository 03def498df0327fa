import { filterMenuMessages } from '../filters/filter-menu-messages.js';
import { useOfferedKinds } from '../filters/offered-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import type { LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Notice } from '../primitives/Notice.js';
import { calendarMessages } from './calendar-messages.js';

interface FilterNoticeProps {
  /** The visible kinds. */
  kinds: readonly LogKind[];
  onKindsChange: (change: { kinds: null }) => void;
}

/** A notice that the filter hides all entries, displayed above the view, with a button that clears the filter. */
export function FilterNotice({ kinds, onKindsChange }: FilterNoticeProps) {
  const text = useMessages(calendarMessages);
  const { showAllTypes } = useMessages(filterMenuMessages);
  const total = useOfferedKinds(kinds).length;
  return (
    <Notice
      role="status"
      title={text.typesShown({ shown: kinds.length, total })}
      action={<Button onClick={() => onKindsChange({ kinds: null })}>{showAllTypes}</Button>}
    >
      {text.allHidden}
    </Notice>
  );
}
