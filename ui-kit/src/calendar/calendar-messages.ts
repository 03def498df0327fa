import { defineMessages } from '../messages/define-messages.js';

/** The texts of the calendar. Functions receive formatted dates. */
export const calendarMessages = defineMessages('calendar', {
  previous: 'Previous',
  today: 'Today',
  next: 'Next',
  /** Accessible names of the group with Previous, Today and Next, and of the view switch. */
  navigation: 'Period',
  views: 'View',
  /** A view's name on the switch. Defaults to the view's own label. */
  view: ({ label }: { name: string; label: string }) => label,
  /** Accessible name of a day; `count` is undefined while loading. */
  day: ({ date, count }: { date: string; count: number | undefined }) =>
    count === undefined
      ? date
      : `${date}, ${count === 0 ? 'no items' : count === 1 ? '1 item' : `${count} items`}`,
  /**
   * Accessible name of an entry. `dates` is set for multi-day entries, `brand` if entries display initials, and `field`
   * if they display a field's value. `marks` are the texts of features. Speech input requires the name to begin with the
   * visible text: `title` and `field`.
   */
  entry: ({
    title,
    kind,
    dates,
    brand,
    field,
    marks = [],
  }: {
    title: string;
    kind: string;
    dates?: string;
    brand?: string;
    field?: string;
    marks?: readonly string[];
  }) => [title, field, kind, dates, brand, ...marks].filter((part) => part !== undefined).join(', '),
  /** An entry's last day, displayed in an earlier day's list. */
  until: ({ to }: { to: string }) => `to ${to}`,
  more: ({ count }: { count: number }) => `+${count} more`,
  /** Short form of `more`, used if there is only room for the number. */
  moreShort: ({ count }: { count: number }) => `+${count}`,
  /** Accessible name of the '+2 more' button. */
  moreOn: ({ count, date }: { count: number; date: string }) => `+${count} more on ${date}`,
  /** The button at the end of the toolbar, and its shortcut. */
  newEntry: 'New entry',
  addOn: ({ date }: { date: string }) => `Add entry on ${date}`,
  add: 'Add entry',
  loading: 'Loading',
  /** The first and last date of a period. */
  range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  noEvents: 'No events',
  /** Badges for the days of a multi-day entry. */
  multiDayRole: { start: 'Multi-day (start)', middle: 'Multi-day (middle)', end: 'Multi-day (end)' },
  /** Displayed if earlier or later entries in the agenda could not be loaded. */
  earlierError: 'Earlier entries could not be loaded',
  laterError: 'Later entries could not be loaded',
  /** An option in the dropdown for the number of months, and the dropdown's accessible name. */
  months: ({ count }: { count: number }) => `${count} months`,
  monthsShown: 'Months shown',
  /** Title and text of the notice that appears if the filter hides all entries. */
  typesShown: ({ shown, total }: { shown: number; total: number }) => `${shown} of ${total} types shown`,
  allHidden: 'The filter hides all entries here.',
  print: 'Print',
  pdf: 'Download PDF',
  csv: 'Download CSV',
  xlsx: 'Download Excel',
  /** Accessible name of the menu beside the Print button. */
  printOptions: 'Print options',
  /** Accessible name of the menu beside the PDF button. */
  downloadOptions: 'Download options',
  /** Accessible name of the menu that contains the commands if they don't fit in the toolbar. */
  moreActions: 'More actions',
  errorTitle: 'The calendar could not be loaded',
  /** Displayed if the code for the details, the filter or the kind chooser could not be fetched. */
  partError: 'This could not be opened',
  /** Name of the button that opens the appearance popover, and title of the popover. */
  appearance: 'Appearance',
  /** Commands in the command palette. */
  openView: ({ label }: { label: string }) => `${label} view`,
  hideWeekends: 'Hide weekends',
  showWeekends: 'Show weekends',
  /** Descriptions of the calendar's keys, for the list of keyboard shortcuts. */
  shortcuts: {
    day: 'Previous or next day',
    week: 'Previous or next week',
    weekEnds: 'First or last day of the week',
    month: 'Previous or next page',
    open: 'Open the day or entry',
    move: 'Move the entry, or all selected entries',
  },
});
