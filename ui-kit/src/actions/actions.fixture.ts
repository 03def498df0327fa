/** The ways in which users perform actions. */
export const WAYS = ['mouse', 'keyboard', 'taps', 'screenReader'] as const;

export type Way = (typeof WAYS)[number];

/** An action, and instructions for performing it in each {@link Way}. The instructions are Markdown. */
interface Action {
  name: string;
  /** How users perform the action with the mouse, in a window that is 1440 px wide. */
  mouse: string;
  keyboard: string;
  /** How users perform the action with taps, in a window that is 375 px wide, on a device without a mouse. */
  taps: string;
  /**
   * The phrases that a screen reader speaks, in order. Phrases that begin with 'polite:' or 'assertive:' are
   * announcements.
   */
  hears: readonly string[];
}

const ENTER = '<kbd>Enter</kbd>';
const key = (name: string) => `<kbd>${name}</kbd>`;

/** Names of controls, as in "'Filters', then 'Blog Post'". */
const path = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', then ');

/** How users press one or more controls. */
const controls = (...names: string[]) => ({
  mouse: `Click ${path(names)}`,
  keyboard: `${ENTER} on ${path(names)}`,
  taps: `Tap ${path(names)}`,
});

/** How users press controls in an entry's details. Opening the details is a separate action. */
const inDetails = (...names: string[]) => controls(...names);

const calendar = {
  previousPeriod: {
    name: 'Display the previous period',
    ...controls('Previous'),
    keyboard: `${key('Page Up')} on a day`,
    hears: ['button, Previous', 'polite: October 2026'],
  },
  nextPeriod: {
    name: 'Display the next period',
    ...controls('Next'),
    keyboard: `${key('Page Down')} on a day`,
    hears: ['button, Next', 'polite: December 2026'],
  },
  today: {
    name: 'Return to today',
    ...controls('Today'),
    keyboard: key('T'),
    hears: ['button, Today', 'polite: November 2026'],
  },
  day: {
    name: 'Focus another day',
    mouse: 'Not necessary: all days can be clicked',
    keyboard: ['←', '→', '↑', '↓', 'Home', 'End'].map(key).join(' '),
    taps: 'Tap the day',
    hears: [
      'button, Wednesday, November 11, 2026, 1 item, current date',
      'button, Wednesday, November 18, 2026, no items',
    ],
  },
  view: {
    name: 'Open another view',
    ...controls('Agenda'),
    hears: ['button, Agenda, not pressed'],
  },
  months: {
    name: 'Choose the number of months',
    mouse: "Select an option in 'Months shown'",
    keyboard: `Type a number in 'Months shown'`,
    taps: "Select an option in 'Months shown'",
    hears: ['combobox, Months shown'],
  },
  allOnDay: {
    name: 'List all entries of a day',
    ...controls('+1 more'),
    taps: 'Tap the day',
    hears: ['button, +1 more on Wednesday, November 25, 2026, has popup dialog', 'dialog, Wed, November 25'],
  },
  overviewCell: {
    name: 'Open a month from the overview',
    mouse: 'Click the number of entries',
    keyboard: `${ENTER} on the number of entries`,
    taps: 'Tap the bar of the month',
    hears: ['button, Blog Post, November, 5'],
  },
} as const satisfies Record<string, Action>;

const filters = {
  type: {
    name: 'Filter by type',
    ...controls('Filter by Type', 'Event'),
    keyboard: `${key('F')}, then ${key('Space')} on 'Event'`,
    taps: "Tap 'Filters', then 'Event'",
    hears: [
      'button, Filter by Type, not expanded, has popup dialog',
      'checkbox, Event, checked',
      'polite: 5 of 6 entries',
    ],
  },
  brand: {
    name: 'Filter by brand',
    ...controls('Brand', 'Harbor & Vine'),
    keyboard: `${ENTER} on 'Brand', then ${key('Space')} on 'Harbor & Vine'`,
    taps: "Tap 'Filters', then 'Harbor & Vine'",
    hears: [
      'button, Brand, not expanded, has popup dialog',
      'checkbox, Harbor & Vine 1 entry, not checked',
      'polite: 1 of 6 entries',
    ],
  },
  text: {
    name: 'Filter by text',
    mouse: "Click 'More filters' and type",
    keyboard: `${key('/')} and type`,
    taps: "Tap 'Filters', then 'Text', and type",
    hears: [
      'button, More filters, not expanded, has popup dialog',
      'searchbox, Text',
      'polite: 1 of 6 entries',
    ],
  },
  field: {
    name: 'Filter by a custom field',
    ...controls('More filters', 'Add condition', 'Status', 'Ready'),
    keyboard: `${ENTER} on 'More filters', 'Add condition' and 'Status', then ${key('Space')} on 'Ready'`,
    taps: "Tap 'Filters', then 'Add condition', then 'Status', then 'Ready'",
    hears: [
      'button, More filters, not expanded, has popup dialog',
      'button, Add condition, not expanded, has popup dialog',
      'checkbox, Ready, not checked',
      'polite: 1 of 6 entries',
    ],
  },
  remove: {
    name: 'Remove a filter',
    mouse: 'Click × on the filter',
    keyboard: `${ENTER} on the filter's ×`,
    taps: 'Tap × on the filter',
    hears: ['button, Remove filter: Brand is Harbor & Vine', 'polite: 1 of 6 entries'],
  },
  clear: {
    name: 'Remove all filters',
    ...controls('Clear filters'),
    hears: ['button, Clear filters', 'button, Filter by Type'],
  },
} as const satisfies Record<string, Action>;

const views = {
  open: {
    name: 'Open a saved view',
    ...controls('Lumen launch', 'Podcasts, whole year'),
    keyboard: `${key('3')}, or ${key('V')} and ${ENTER} on the view`,
    hears: [
      'button, Lumen launch , unsaved changes, not expanded, has popup dialog',
      'button, Podcasts, whole year',
    ],
  },
  save: {
    name: 'Save a view',
    mouse: "Click 'Save view…', type a name, and click 'Save view'",
    keyboard: `${ENTER} on 'Save view…', type a name, and press ${ENTER}`,
    taps: "Tap 'Save view…', type a name, and tap 'Save view'",
    hears: ['button, Save view…', 'dialog, Save view', 'textbox, Name', 'button, Save view'],
  },
  update: {
    name: 'Save changes to a view',
    ...controls('Update “Lumen launch”'),
    hears: ['dialog, Views', 'button, Update “Lumen launch”'],
  },
  discard: {
    name: 'Discard changes to a view',
    ...controls('Discard changes'),
    hears: ['dialog, Views', 'button, Discard changes'],
  },
  copyLink: {
    name: 'Copy a link to a view',
    ...controls('Copy link'),
    hears: ['dialog, Views', 'button, Copy link'],
  },
  subscribe: {
    name: 'Subscribe to a view',
    ...controls('Subscribe…'),
    hears: ['dialog, Views', 'button, Subscribe…'],
  },
  rename: {
    name: 'Rename a view',
    ...controls('Actions for Lumen launch', 'Rename…'),
    hears: ['button, Actions for Lumen launch, not expanded, has popup menu', 'menuitem, Rename…'],
  },
  share: {
    name: 'Share a view with the team',
    ...controls('Actions for Lumen launch', 'Share with the team'),
    hears: [
      'button, Actions for Lumen launch, not expanded, has popup menu',
      'menuitem, Share with the team',
    ],
  },
  delete: {
    name: 'Delete a view',
    ...controls('Actions for Lumen launch', 'Delete…'),
    hears: ['button, Actions for Lumen launch, not expanded, has popup menu', 'menuitem, Delete…'],
  },
} as const satisfies Record<string, Action>;

const MORE = "Tap 'More actions', then ";

const appearance = {
  colorBy: {
    name: 'Color entries by type',
    ...controls('Appearance', 'Color by', 'Type'),
    taps: `${MORE}'Appearance', 'Color by' and 'Type'`,
    hears: ['button, Appearance', 'combobox, Color by', 'option, Type'],
  },
  density: {
    name: 'Make rows compact',
    ...controls('Appearance', 'Compact'),
    taps: `${MORE}'Appearance' and 'Compact'`,
    hears: ['button, Appearance', 'button, Compact, not pressed'],
  },
  weekends: {
    name: 'Hide weekends',
    ...controls('Appearance', 'Hide weekends'),
    keyboard: `${ENTER} on 'Appearance', then ${key('Space')} on 'Hide weekends'`,
    taps: `${MORE}'Appearance' and 'Hide weekends'`,
    hears: ['button, Appearance', 'checkbox, Hide weekends, not checked'],
  },
  initials: {
    name: 'Display brand initials',
    ...controls('Appearance', 'Brand initials'),
    keyboard: `${ENTER} on 'Appearance', then ${key('Space')} on 'Brand initials'`,
    taps: `${MORE}'Appearance' and 'Brand initials'`,
    hears: ['button, Appearance', 'checkbox, Brand initials, not checked'],
  },
  weekStart: {
    name: 'Choose the first day of the week',
    ...controls('Appearance', 'Week starts on', 'Monday'),
    taps: `${MORE}'Appearance', 'Week starts on' and 'Monday'`,
    hears: ['button, Appearance', 'combobox, Week starts on', 'option, Monday'],
  },
  print: {
    name: 'Print the month',
    ...controls('Print'),
    taps: `${MORE}'Print'`,
    hears: ['button, Print'],
  },
  printQuarter: {
    name: 'Print a quarter',
    ...controls('Print options', 'Quarter on one sheet'),
    taps: `${MORE}'Print options' and 'Quarter on one sheet'`,
    hears: ['button, Print options, not expanded, has popup dialog', 'button, Quarter on one sheet'],
  },
  pdf: {
    name: 'Download a PDF',
    ...controls('Download PDF'),
    taps: `${MORE}'Download PDF'`,
    hears: ['button, Download PDF'],
  },
  csv: {
    name: 'Download a CSV file',
    ...controls('Download options', 'Download CSV'),
    taps: `${MORE}'Download CSV'`,
    hears: ['button, Download options, not expanded, has popup dialog', 'button, Download CSV'],
  },
} as const satisfies Record<string, Action>;

const entries = {
  open: {
    name: 'Open the details of an entry',
    mouse: 'Click the entry',
    keyboard: `${ENTER} on the day, then on the entry`,
    taps: 'Tap the day, then the entry',
    hears: ['button, Gift guide, Event, Nov 10 to Nov 12', 'dialog, Gift guide', 'button, Edit'],
  },
  next: {
    name: 'Open the next entry',
    mouse: "Click 'Close', then the entry",
    keyboard: `${key('→')} in the details`,
    taps: "Tap 'Close', then the day and the entry",
    hears: ['button, Reserve list, Blog Post', 'dialog, Reserve list'],
  },
  close: {
    name: 'Close the details',
    ...inDetails('Close'),
    keyboard: key('Escape'),
    hears: ['button, Close', 'button, Gift guide, Event, Nov 10 to Nov 12'],
  },
  edit: {
    name: 'Edit an entry',
    ...inDetails('Edit'),
    keyboard: `${key('E')} in the details`,
    hears: ['button, Edit'],
  },
  delete: {
    name: 'Delete an entry',
    ...inDetails('More actions', 'Delete'),
    keyboard: `${key('Delete')} in the details`,
    hears: ['button, More actions for Gift guide, not expanded, has popup menu', 'menuitem, Delete'],
  },
  duplicate: {
    name: 'Duplicate an entry',
    ...inDetails('More actions', 'Duplicate'),
    hears: ['button, More actions for Gift guide, not expanded, has popup menu', 'menuitem, Duplicate'],
  },
  copyLink: {
    name: 'Copy a link to an entry',
    ...inDetails('More actions', 'Copy link'),
    hears: ['menuitem, Copy link', 'assertive: Link copied'],
  },
  toastAction: {
    name: 'Use the button in a message, such as Undo',
    ...controls('Open'),
    keyboard: `${key('F8')}, ${key('Tab')}, ${ENTER}`,
    hears: ['button, Open'],
  },
  dismissToast: {
    name: 'Dismiss a message',
    ...controls('Dismiss'),
    keyboard: `${key('F8')}, ${key('Tab')} twice, ${ENTER}`,
    hears: ['button, Dismiss'],
  },
} as const satisfies Record<string, Action>;

const moving = {
  byDay: {
    name: 'Move an entry by a day',
    mouse: 'Drag the entry to the next day',
    keyboard: `${key('M')}, ${key('→')}, ${ENTER}`,
    taps: "Tap '+1 day' in the details",
    hears: [
      'application, Moving Reserve list',
      'polite: Tuesday, November 17, 1 day later',
      'polite: Dropped on Tuesday, November 17',
    ],
  },
  byWeek: {
    name: 'Move an entry by a week',
    mouse: 'Drag the entry to the next week',
    keyboard: `${key('M')}, ${key('↓')}, ${ENTER}`,
    taps: "Tap '+7 days' in the details",
    hears: ['polite: Monday, November 23, 7 days later', 'polite: Dropped on Monday, November 23'],
  },
  byMonth: {
    name: 'Move an entry by a month',
    mouse: "Click 'Move…', 'Next month' and the day",
    keyboard: `${key('M')}, ${key('Page Down')}, ${ENTER}`,
    taps: "Tap 'Move…', 'Next month' and the day",
    hears: ['polite: Wednesday, December 16, 30 days later', 'polite: Dropped on Wednesday, December 16'],
  },
  toDate: {
    name: 'Move an entry to a date',
    mouse: "Click 'Move…' and the day",
    keyboard: `${ENTER} on 'Move…' and on the day`,
    taps: "Tap 'Move…' and the day",
    hears: ['button, Move…', 'button, Thursday, November 19, 2026'],
  },
  lastDay: {
    name: 'Change the last day of an event',
    mouse: 'Drag the end of the event',
    keyboard: `${key('M')}, ${key('Shift')} ${key('→')}, ${ENTER}`,
    taps: "Tap 'Edit', and change the end date in the form",
    hears: ['polite: Last day Friday, November 13, 4 days', 'polite: Dropped on Tuesday, November 10'],
  },
  cancel: {
    name: 'Cancel a move',
    mouse: 'Drop the entry anywhere but on a day',
    keyboard: `${key('M')}, ${key('↓')}, ${key('Escape')}`,
    taps: "Tap 'Close' in the dialog",
    hears: ['application, Moving Reserve list', 'polite: Moved back to Monday, November 16'],
  },
} as const satisfies Record<string, Action>;

const REST = 'Press and hold an entry for half a second, then tap the others';

const selecting = {
  entry: {
    name: 'Select an entry',
    mouse: `Hold ${key('Shift')} and click the entry`,
    keyboard: `${key('X')} on the entry`,
    taps: 'Press and hold the entry for half a second',
    hears: ['button, Reserve list, Blog Post', 'polite: Reserve list selected'],
  },
  another: {
    name: 'Select one more entry',
    mouse: `Hold ${key('Shift')} and click the entry`,
    keyboard: `${key('X')} on the entry`,
    taps: 'Tap the entry',
    hears: ['button, Reserve list, Blog Post', 'polite: Reserve list selected'],
  },
  inDetails: {
    name: 'Select an entry in its details',
    ...inDetails('More actions', 'Select'),
    hears: ['menuitem, Select', 'polite: 1 item selected'],
  },
  deselect: {
    name: 'Deselect an entry',
    mouse: `Hold ${key('Shift')} and click the entry`,
    keyboard: `${key('X')} on the entry`,
    taps: 'Tap the entry',
    hears: ['button, Reserve list, Blog Post', 'polite: Reserve list deselected'],
  },
  days: {
    name: 'Select the entries of several days',
    mouse: `Hold ${key('Shift')} and drag across the days`,
    keyboard: `${key('Shift')} ${key('↓')} on the first day`,
    taps: REST,
    hears: ['button, Tuesday, November 10, 2026, 1 item', 'polite: 2 items selected'],
  },
  all: {
    name: 'Select all displayed entries',
    mouse: `Hold ${key('Shift')} and drag across the days`,
    keyboard: `${key('Ctrl')} ${key('A')}`,
    taps: REST,
    hears: ['button, Tuesday, November 10, 2026, 1 item', 'polite: 2 items selected'],
  },
  clear: {
    name: 'Clear the selection',
    ...controls('Clear selection'),
    keyboard: key('Esc'),
    hears: ['button, Clear selection'],
  },
  move: {
    name: 'Move the selected entries to a date',
    mouse: "Click 'Move…', type a date, and click 'Move'",
    keyboard: `${ENTER} on 'Move…', type a date, and press ${ENTER}`,
    taps: "Tap 'Move…', type a date, and tap 'Move'",
    hears: ['button, Move…', 'dialog, Move 2 entries', 'textbox, First day', 'button, Move'],
  },
  shift: {
    name: 'Move the selected entries by a number of days',
    ...controls('Shift by…', '+7', 'Move'),
    keyboard: `${key('M')} on a selected entry, ${key('↓')}, ${ENTER}`,
    taps: "Tap 'More actions', 'Shift by…', '+7', then 'Move'",
    hears: ['button, Shift by…', 'dialog, Move 2 entries', 'button, +7 days', 'button, Move'],
  },
  brand: {
    name: 'Change the brand of the selected entries',
    ...controls('Brand…', 'Harbor & Vine'),
    taps: "Tap 'More actions', 'Brand…', then 'Harbor & Vine'",
    hears: ['button, Brand…', 'dialog, Brand of 2 entries', 'option, Harbor & Vine'],
  },
  duplicate: {
    name: 'Duplicate the selected entries',
    ...controls('Duplicate'),
    taps: "Tap 'More actions', then 'Duplicate'",
    hears: ['button, Duplicate'],
  },
  delete: {
    name: 'Delete the selected entries',
    ...controls('Delete', 'Delete'),
    taps: "Tap 'More actions', 'Delete', then 'Delete'",
    hears: ['button, Delete', 'alertdialog, Delete 2 Items?', 'button, Delete'],
  },
  hide: {
    name: 'Hide the selected entries from the calendar',
    ...controls('More actions', 'Hide from calendar'),
    hears: ['button, More actions, not expanded, has popup menu', 'menuitem, Hide from calendar'],
  },
  exportCsv: {
    name: 'Export the selected entries as CSV',
    ...controls('More actions', 'Export CSV'),
    hears: ['button, More actions, not expanded, has popup menu', 'menuitem, Export CSV'],
  },
} as const satisfies Record<string, Action>;

const creating = {
  onDay: {
    name: 'Create an entry on a day',
    mouse: "Click the day, type a title, and click 'Create'",
    keyboard: `${ENTER} on the day, type a title, and press ${ENTER}`,
    taps: "Tap the day, 'Add entry', type a title, and tap 'Create'",
    hears: [
      'button, Thursday, November 19, 2026, no items',
      'dialog, New entry on Thursday, November 19, 2026',
      'textbox, Title',
    ],
  },
  anywhere: {
    name: 'Create an entry on the displayed date',
    mouse: "Click 'New entry', type a title, and click 'Create'",
    keyboard: `${key('N')}, type a title, and press ${ENTER}`,
    taps: "Tap 'New entry', type a title, and tap 'Create'",
    hears: ['button, New entry', 'dialog, New entry on Wednesday, November 11, 2026', 'textbox, Title'],
  },
  acrossDays: {
    name: 'Create an event that spans several days',
    mouse: "Drag across the free parts of the days, type a title, and click 'Create'",
    keyboard: `${ENTER} on the first day, ${key('→')} to 'Event', ${ENTER} on 'More…', and enter the last day in the form`,
    taps: "Tap the first day, 'Add entry', 'Event' and 'More…', and enter the last day in the form",
    hears: ['dialog, New entry on Tuesday, November 17, 2026', 'radio, Event, not checked', 'button, More…'],
  },
  kind: {
    name: 'Choose the type of a new entry',
    ...controls('Email Campaign'),
    keyboard: `${key('→')} on the type`,
    hears: ['radio, Email Campaign, not checked'],
  },
  brand: {
    name: 'Choose the brand of a new entry',
    ...controls('Brand', 'Lumen Cycles'),
    hears: ['combobox, Brand', 'option, Lumen Cycles'],
  },
  more: {
    name: 'Continue in the form',
    ...controls('More…'),
    hears: ['button, More…'],
  },
  repeat: {
    name: 'Repeat an entry',
    ...inDetails('More actions', 'Repeat…', 'Create 4 entries'),
    hears: ['menuitem, Repeat…', 'dialog, Repeat “Reserve list”', 'button, Create 4 entries'],
  },
  repeatRule: {
    name: 'Change how an entry repeats',
    ...controls('Unit', 'month'),
    hears: ['combobox, Unit', 'option, month'],
  },
  removeDate: {
    name: 'Skip a date when repeating an entry',
    ...controls('Remove Monday, November 30, 2026'),
    hears: ['button, Remove Monday, November 30, 2026', 'polite: 3 new entries'],
  },
} as const satisfies Record<string, Action>;

const list = {
  search: {
    name: 'Search a list',
    mouse: 'Click the search field and type',
    keyboard: `${key('/')} and type`,
    taps: 'Tap the search field and type',
    hears: ['searchbox, Search blog logs', 'polite: 1 of 5'],
  },
  clearSearch: {
    name: 'Clear the search',
    ...controls('Clear search'),
    keyboard: key('Escape'),
    hears: ['button, Clear search'],
  },
  open: {
    name: 'Open the details of a row',
    mouse: 'Click the row',
    keyboard: `${ENTER} on the title`,
    taps: 'Tap the row',
    hears: ['button, Cheese for a crowd', 'dialog, Cheese for a crowd', 'button, Edit'],
  },
  edit: {
    name: 'Edit a row',
    ...controls('Edit'),
    taps: "Tap 'Actions', then 'Edit'",
    hears: ['button, Edit Cheese for a crowd'],
  },
  delete: {
    name: 'Delete a row',
    ...controls('Delete'),
    taps: "Tap 'Actions', then 'Delete'",
    hears: ['button, Delete Cheese for a crowd'],
  },
  duplicate: {
    name: 'Duplicate a row',
    ...controls('Actions', 'Duplicate'),
    hears: ['button, Actions Cheese for a crowd, not expanded, has popup menu', 'menuitem, Duplicate'],
  },
  move: {
    name: 'Move a row to another date',
    ...controls('Actions', 'Move…', '+7 days'),
    keyboard: `${key('M')} on the row, then ${ENTER} on '+7 days'`,
    hears: [
      'button, Actions Cheese for a crowd, not expanded, has popup menu',
      'menuitem, Move…',
      'button, +7 days',
    ],
  },
  select: {
    name: 'Select a row',
    mouse: 'Click its checkbox',
    keyboard: `${key('X')} on the row`,
    taps: 'Tap its checkbox',
    hears: ['checkbox, Select Cheese for a crowd, not checked'],
  },
  selectRange: {
    name: 'Select several rows',
    mouse: `Click a checkbox, then hold ${key('Shift')} and click another one`,
    keyboard: `${key('Space')} on a checkbox, then ${key('Shift')} ${key('↓')}`,
    taps: 'Tap each checkbox',
    hears: ['checkbox, Select How we price, not checked', 'checkbox, Select Cheese for a crowd'],
  },
  selectAll: {
    name: 'Select all rows',
    ...controls('Select all'),
    keyboard: `${key('Ctrl')} ${key('A')}`,
    hears: ['checkbox, Select all, not checked', 'polite: 5 item(s) selected'],
  },
  clearSelection: {
    name: 'Clear the selection',
    ...controls('Clear selection'),
    keyboard: key('Escape'),
    hears: ['button, Clear selection'],
  },
  bulkEdit: {
    name: 'Change several entries',
    ...controls('Bulk Edit', 'Update Show on Calendar', 'Update'),
    hears: [
      'button, Bulk Edit',
      'dialog, Bulk Edit 2 Items',
      'checkbox, Update Show on Calendar, not checked',
      'button, Update',
    ],
  },
  bulkDelete: {
    name: 'Delete several entries',
    ...controls('Bulk Delete', 'Delete'),
    hears: ['button, Bulk Delete', 'alertdialog, Delete 2 Items?', 'button, Delete'],
  },
  bulkExport: {
    name: 'Export several entries as CSV',
    ...controls('Export CSV'),
    hears: ['button, Export CSV'],
  },
  exportCsv: {
    name: 'Export a list as CSV',
    ...controls('More actions', 'Export CSV'),
    hears: ['button, More actions, not expanded, has popup menu', 'menuitem, Export CSV'],
  },
  hideColumn: {
    name: 'Hide a column',
    ...controls('Columns', 'Category'),
    keyboard: `${ENTER} on 'Columns', then ${key('Space')} on 'Category'`,
    hears: ['checkbox, Category, checked'],
  },
  moveColumn: {
    name: 'Move a column',
    ...controls('Columns', 'Move down'),
    hears: ['button, Move down Category', 'polite: Category is now column'],
  },
  resetColumns: {
    name: 'Restore the columns',
    ...controls('Columns', 'Reset'),
    hears: ['button, Reset', 'polite: Columns were reset'],
  },
} as const satisfies Record<string, Action>;

const app = {
  palette: {
    name: 'Open the command palette',
    ...controls('Search and commands'),
    keyboard: `${key('Ctrl')} ${key('K')}`,
    hears: ['button, Search and commands', 'combobox, Search and commands'],
  },
  goToDate: {
    name: 'Go to a date',
    mouse: "Type 'next tue' in the palette, and click the date",
    keyboard: `Type 'next tue' in the palette, and press ${ENTER}`,
    taps: "Type 'next tue' in the palette, and tap the date",
    hears: ['option, Tuesday, November 17, 2026'],
  },
  findEntry: {
    name: 'Find an entry',
    mouse: 'Type in the palette, and click the entry',
    keyboard: `Type in the palette, and press ${ENTER}`,
    taps: 'Type in the palette, and tap the entry',
    hears: ['option, Gift guide', 'dialog, Gift guide'],
  },
  runCommand: {
    name: 'Run a command',
    mouse: 'Type in the palette, and click the command',
    keyboard: `Type in the palette, and press ${ENTER}`,
    taps: 'Type in the palette, and tap the command',
    hears: ['option, Week view'],
  },
  shortcuts: {
    name: 'List the keyboard shortcuts',
    ...controls('Account', 'Keyboard shortcuts'),
    keyboard: key('?'),
    hears: ['button, Account', 'menuitem, Keyboard shortcuts', 'dialog, Keyboard shortcuts'],
  },
  singleKeys: {
    name: 'Turn off single-key shortcuts',
    ...controls('Single-key shortcuts'),
    keyboard: `${key('Space')} on 'Single-key shortcuts'`,
    hears: ['checkbox, Single-key shortcuts, Other shortcuts always work., checked'],
  },
  sidebar: {
    name: 'Open or close the sidebar',
    ...controls('Toggle Sidebar'),
    keyboard: `${key('Ctrl')} ${key('B')}`,
    hears: ['button, Toggle Sidebar, expanded'],
  },
  page: {
    name: 'Open a page',
    mouse: 'Click its link in the sidebar',
    keyboard: `${ENTER} on its link in the sidebar`,
    taps: "Tap 'Toggle Sidebar', then the link",
    hears: ['link, Blog Logs'],
  },
  theme: {
    name: 'Switch the theme',
    ...controls('Switch to dark theme'),
    hears: ['button, Switch to dark theme'],
  },
  logOut: {
    name: 'Log out',
    ...controls('Log Out'),
    taps: "Tap 'Toggle Sidebar', then 'Log Out'",
    hears: ['button, Log Out'],
  },
} as const satisfies Record<string, Action>;

/** All actions, grouped by product area, in the same order as in the guide. */
export const ACTIONS = {
  calendar,
  filters,
  views,
  appearance,
  entries,
  moving,
  selecting,
  creating,
  list,
  app,
};

export type Group = keyof typeof ACTIONS;

export type ActionId<G extends Group> = keyof (typeof ACTIONS)[G] & string;

/** Returns the actions in a group, including their ids. */
export const actions = (group: Group): (Action & { id: string })[] =>
  Object.entries<Action>(ACTIONS[group]).map(([id, action]) => ({ id, ...action }));
