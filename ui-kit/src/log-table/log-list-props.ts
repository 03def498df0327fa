import type { Entry, LogKind } from '../logs/types.js';
import type { LogTableLabels } from './log-table-labels.js';
import type { RowActionsHandlers } from './RowActions.js';
import type { LogList } from './use-log-list.js';

/** What both forms of the list get. */
export interface LogListProps extends RowActionsHandlers {
  /** The details of an entry are asked for. */
  onOpen: (opened: { entry: Entry }) => void;
  kind: LogKind;
  list: LogList;
  /** How often the line for today was asked for. */
  todayJumps: number;
  loading: boolean;
  /** Rows have a checkbox. */
  selectable: boolean;
  selected: 'none' | 'some' | 'all';
  onSelectAll: (change: { selected: boolean }) => void;
  /** Something floats over the end of the list, which scrolls on as far. */
  covered: boolean;
  labels: LogTableLabels;
}
