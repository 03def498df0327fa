import { type CalendarLabels, calendarLabels } from '../calendar/calendar-labels.js';
import { kindOf } from '../logs/kinds/kind-of.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';

const DETAILS = [
  'detailsTitle',
  'entryActions',
  'kind',
  'range',
  'multiDay',
  'customColor',
  'additional',
  'fields',
  'edit',
  'close',
  'move',
  'moveDialog',
  'detailsShortcuts',
] as const;

const details = Object.fromEntries(
  DETAILS.map((name) => [name, calendarLabels[name]]),
) as LogTableLabels['details'];

/** All text in the table, including text for screen readers. */
export interface LogTableLabels extends ValueLabels {
  /** The accessible name of the table, such as 'Blog Logs'. */
  name: string;
  /** Column headers, keyed by column id. They override the kind's default headers. */
  columns: Readonly<Record<string, string>>;
  /** Displayed in empty cells. */
  nothing: string;
  /** Text in the details of an entry. */
  details: Pick<CalendarLabels, (typeof DETAILS)[number]>;
  edit: string;
  delete: string;
  /** Precedes the title in the accessible name of a row's menu on small screens. */
  actions: string;
  selectAll: string;
  /** The accessible name of a row's checkbox. */
  select: (input: { title: string }) => string;
  /** The accessible name of the search field. */
  search: string;
  searchPlaceholder: string;
  clearSearch: string;
  /** The number of matches, displayed beside the search field and announced to screen readers. */
  found: (input: { count: number; total: number }) => string;
  /** The label of the line between future and past logs, and of the button that scrolls to it. */
  today: string;
  noMatch: (input: { search: string }) => string;
  noMatchHint: string;
  /** Displayed if no log matches the filters. */
  noMatchFilters: string;
  /** Announced after the user sorts the list. */
  sorted: (input: { column: string; direction: 'ascending' | 'descending' }) => string;
  /** Announced after the default order is restored. */
  unsorted: string;
  /** Keyboard help for screen readers. */
  keys: string;
  /** Keyboard help for selecting several rows. Appended to `keys`. */
  keysToSelect: string;
  /** Announced after other users change entries, at most once every ten seconds. */
  changedByOthers: (changed: { count: number }) => string;
  loading: string;
  empty: string;
  emptyHint: string;
  createFirst: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

/**
 * Returns the default text for a kind's table.
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
    noMatchFilters: `No ${texts.plural} match the filters`,
    sorted: ({ column, direction }) => `Sorted by ${column}, ${direction}`,
    unsorted: 'Not sorted',
    keys: 'Use the arrow keys to move between rows.',
    keysToSelect: 'Hold Shift to select them.',
    changedByOthers: calendarLabels.changedByOthers,
    loading: `Loading ${texts.plural}`,
    empty: texts.empty,
    emptyHint: texts.emptyHint,
    createFirst: texts.createFirst,
    errorTitle: texts.loadFailed,
    errorText: 'The server is not responding. Your data is safe.',
    retry: 'Try again',
  };
}
