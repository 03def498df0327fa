import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link LogTable}. `logs` is the plural of the kind's logs, such as 'blog logs'. */
export const logTableMessages = defineMessages('logTable', {
  /** Displayed in empty cells. */
  nothing: '–',
  /** Tooltip of a row's menu. */
  actions: 'Actions',
  /** Accessible names of the buttons in a row. `label` is the command's name, such as 'Edit'. */
  entryAction: ({ label, title }: { label: string; title: string }) => `${label} ${title}`,
  entryActions: ({ title }: { title: string }) => `Actions ${title}`,
  selectAll: 'Select all',
  /** The accessible name of a row's checkbox. */
  select: ({ title }: { title: string }) => `Select ${title}`,
  /** The accessible name of the search field. */
  search: ({ logs }: { logs: string }) => `Search ${logs}`,
  searchPlaceholder: 'Search',
  clearSearch: 'Clear search',
  /** The number of matches, displayed beside the search field and announced to screen readers. */
  found: ({ count, total }: { count: number; total: number }) => `${count} of ${total}`,
  /** The label of the line between future and past logs, and of the button that scrolls to it. */
  today: 'Today',
  noMatch: ({ search }: { search: string }) => `No logs match "${search}"`,
  noMatchHint: 'Try fewer or different words.',
  /** Displayed if no log matches the filters. */
  noMatchFilters: ({ logs }: { logs: string }) => `No ${logs} match the filters`,
  /** Announced after the user sorts the list. */
  sorted: ({ column, direction }: { column: string; direction: 'ascending' | 'descending' }) =>
    `Sorted by ${column}, ${direction}`,
  /** Announced after the default order is restored. */
  unsorted: 'Not sorted',
  /** Keyboard help for screen readers. `selectable` is true if the keys can select rows. */
  keys: ({ selectable }: { selectable: boolean }) =>
    `Use the arrow keys to move between rows.${selectable ? ' Hold Shift to select them.' : ''}`,
  loading: ({ logs }: { logs: string }) => `Loading ${logs}`,
});
