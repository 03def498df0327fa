import type { Entry } from '../logs/entry.js';
import type { LogKind } from '../logs/types.js';
import type { LogList } from './use-log-list.js';

/** Props that both layouts of the list share. */
export interface LogListProps {
  /** Called when the user opens the details of an entry. */
  onOpen: (opened: { entry: Entry }) => void;
  /** Whether rows have a menu, on wide screens. */
  hasMenus: boolean;
  kind: LogKind;
  list: LogList;
  /**
   * Which row receives focus, and which control in the row: the title or the checkbox. Each new object moves focus
   * again.
   */
  focusOn: { index: number; control: 'open' | 'select' } | null;
  /** The id of the entry whose details are open. */
  openId: string | null;
  /** Incremented each time the user clicks 'Today'. */
  todayJumps: number;
  loading: boolean;
  /** Whether rows have checkboxes. */
  selectable: boolean;
  selected: 'none' | 'some' | 'all';
  /** Called when the user selects or deselects all rows. Undefined while there are no rows. */
  onSelectAll: ((change: { selected: boolean }) => void) | undefined;
  /**
   * Whether a bar floats over the end of the list. If so, the list scrolls further so that the bar does not cover the
   * last rows.
   */
  covered: boolean;
}
