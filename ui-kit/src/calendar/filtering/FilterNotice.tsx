import { filterMenuMessages } from '../../filters/filter-menu-messages.js';
import { useOfferedKinds } from '../../filters/offered-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Notice } from '../../primitives/Notice.js';
import { calendarMessages } from '../calendar-messages.js';
import { useCalendar } from '../use-calendar.js';

/** A notice that the filter hides all entries, displayed above the view, with a button that clears the filter. */
export function FilterNotice() {
  const text = useMessages(calendarMessages);
  const { showAllTypes } = useMessages(filterMenuMessages);
  const { state, change } = useCalendar();
  const { kinds } = state;
  const total = useOfferedKinds(kinds).length;
  if (kinds === null) return null;
  return (
    <Notice
      role="status"
      title={text.typesShown({ shown: kinds.length, total })}
      action={<Button onClick={() => change({ kinds: null })}>{showAllTypes}</Button>}
    >
      {text.allHidden}
    </Notice>
  );
}
