import { type CalendarLabels, calendarLabels } from '../calendar/calendar-labels.js';
import { kindOf } from '../logs/kinds/kind-of.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';

const DETAILS = [
  'detailsTitle',
  'kind',
  'range',
  'multiDay',
  'customColor',
  'additional',
  'fields',
  'edit',
  'close',
] as const;

const details = Object.fromEntries(
  DETAILS.map((name) => [name, calendarLabels[name]]),
) as LogTableLabels['details'];

/** Every word of the table that is seen or spoken. */
export interface LogTableLabels extends ValueLabels {
  /** Names the table: 'Blog Logs'. */
  name: string;
  /** Heads of columns by column id, where they are not the kind's own words. */
  columns: Readonly<Record<string, string>>;
  /** Stands for what is empty. */
  nothing: string;
  /** Texts of the details that a row opens. */
  details: Pick<CalendarLabels, (typeof DETAILS)[number]>;
  edit: string;
  delete: string;
  /** Names the menu of a row on small screens. */
  actions: string;
  selectAll: string;
  /** Names a row's checkbox. */
  select: (input: { title: string }) => string;
  /** Names the search field. */
  search: string;
  searchPlaceholder: string;
  clearSearch: string;
  /** Beside the search, and spoken as it goes on. */
  found: (input: { count: number; total: number }) => string;
  /** The line between the logs to come and the others, and the button that leads there. */
  today: string;
  noMatch: (input: { search: string }) => string;
  noMatchHint: string;
  /** Spoken when somebody sorts. */
  sorted: (input: { column: string; direction: 'ascending' | 'descending' }) => string;
  /** Spoken when the given order is back. */
  unsorted: string;
  /** What the keyboard does among the rows; spoken. */
  keys: string;
  /** How the keyboard selects several rows; spoken after `keys`. */
  keysToSelect: string;
  loading: string;
  empty: string;
  emptyHint: string;
  createFirst: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

/**
 * The default texts for a kind's table.
 *
 * @example logTableLabels('event').createFirst // 'Create Your First Event Log'
 */
export function logTableLabels(kind: LogKind): LogTableLabels {
  const { texts } = kindOf(kind);
  return {
    ...valueLabels,
    name: texts.pluralTitle,
    columns: {},
    nothing: '–',
    details,
    edit: 'Edit',
    delete: 'Delete',
    actions: 'Actions',
    selectAll: 'Select all',
    select: ({ title }) => `Select ${title}`,
    search: `Search ${texts.plural}`,
    searchPlaceholder: 'Search',
    clearSearch: 'Clear search',
    found: ({ count, total }) => `${count} of ${total}`,
    today: 'Today',
    noMatch: ({ search }) => `No logs match "${search}"`,
    noMatchHint: 'Try fewer or different words.',
    sorted: ({ column, direction }) => `Sorted by ${column}, ${direction}`,
    unsorted: 'Not sorted',
    keys: 'Use the arrow keys to move between rows.',
    keysToSelect: 'Hold Shift to select them.',
    loading: `Loading ${texts.plural}`,
    empty: texts.empty,
    emptyHint: texts.emptyHint,
    createFirst: texts.createFirst,
    errorTitle: texts.loadFailed,
    errorText: 'The server is not responding. Your data is safe.',
    retry: 'Try again',
  };
}
