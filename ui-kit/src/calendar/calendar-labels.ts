import { type FilterLabels, filterLabels } from '../filters/filter-labels.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import { type AppearanceLabels, appearanceLabels } from './appearance/appearance-labels.js';
import { type QuickCreateLabels, quickCreateLabels } from './creation/quick-create-labels.js';
import { type MoveLabels, moveLabels } from './move/move-labels.js';
import type { SelectionLabels } from './selection/selection-labels.js';
import { type OverviewLabels, overviewLabels } from './views/overview/overview-labels.js';

/**
 * All text in the calendar, including text for screen readers. Functions receive formatted dates. The default
 * `SelectionLabels` load with the code that selects entries.
 */
export interface CalendarLabels
  extends ValueLabels,
    FilterLabels,
    AppearanceLabels,
    OverviewLabels,
    MoveLabels,
    Partial<SelectionLabels>,
    QuickCreateLabels {
  previous: string;
  today: string;
  next: string;
  /** Accessible names of the group with Previous, Today and Next, and of the view switch. */
  navigation: string;
  views: string;
  /** A view's name on the switch. Defaults to the view's own label. */
  view: (view: { name: string; label: string }) => string;
  /** Accessible name of a day; `count` is undefined while loading. */
  day: (input: { date: string; count: number | undefined }) => string;
  /**
   * Accessible name of an entry. `dates` is set for multi-day entries, `brand` if entries display initials, and `field`
   * if they display a field's value. Speech input requires the name to begin with the visible text: `title` and
   * `field`.
   */
  entry: (input: { title: string; kind: string; dates?: string; brand?: string; field?: string }) => string;
  /** An entry's last day, displayed in an earlier day's list. */
  until: (input: { to: string }) => string;
  more: (input: { count: number }) => string;
  /** Short form of `more`, used if there is only room for the number. */
  moreShort: (input: { count: number }) => string;
  /** Accessible name of the '+2 more' button. */
  moreOn: (input: { count: number; date: string }) => string;
  /** The button at the end of the toolbar, and its shortcut. */
  newEntry: string;
  addOn: (input: { date: string }) => string;
  add: string;
  noEvents: string;
  /** Badges for the days of a multi-day entry. */
  multiDayRole: Record<'start' | 'middle' | 'end', string>;
  /** Displayed if earlier or later entries in the agenda could not be loaded. */
  earlierError: string;
  laterError: string;
  /** An option in the dropdown for the number of months, and the dropdown's accessible name. */
  months: (input: { count: number }) => string;
  monthsShown: string;
  /** Title and text of the notice that appears if the filter hides all entries. */
  typesShown: (input: { shown: number; total: number }) => string;
  allHidden: string;
  print: string;
  pdf: string;
  csv: string;
  /** Accessible name of the menu beside the Print button, and the menu's options. */
  printOptions: string;
  printThisMonth: string;
  printQuarter: string;
  printAgenda: string;
  /** A checkbox for including the days of other months in printed months. */
  printOutsideDays: string;
  /** Accessible name of the menu beside the PDF button. */
  downloadOptions: string;
  /** Accessible name of the menu that contains the appearance, Print and PDF if they don't fit in the toolbar. */
  moreActions: string;
  close: string;
  /** Announced after other users have changed entries, at most once every ten seconds. */
  changedByOthers: (changed: { count: number }) => string;
  errorTitle: string;
  errorText: string;
  /** Displayed if the code for the details, the filter or the kind chooser could not be fetched. */
  partError: string;
  retry: string;
  /** Labels for kind-specific fields in the details, by field name. They override the kind's labels. */
  fields: Readonly<Record<string, string>>;
  detailsTitle: string;
  multiDay: string;
  additional: string;
  detailsError: string;
  edit: string;
  /** The accessible name of the menu in the details, which contains other commands. */
  entryActions: (input: { title: string }) => string;
  /** Commands in the command palette. `hideWeekends` is the counterpart of `showWeekends`. */
  openView: (view: { label: string }) => string;
  showWeekends: string;
  /** A command for an entry in the command palette. `label` is the command's name in menus, such as 'Move…'. */
  entryCommand: (command: { label: string; title: string }) => string;
  delete: string;
  /** Descriptions of the keys that work in an entry's details, for the list of keyboard shortcuts. */
  detailsShortcuts: Record<'edit' | 'delete' | 'step', string>;
  /** Descriptions of the calendar's keys, for the list of keyboard shortcuts. */
  shortcuts: Record<'day' | 'week' | 'weekEnds' | 'month' | 'open' | 'move', string>;
}

/** The default {@link CalendarLabels}. */
export const calendarLabels: CalendarLabels = {
  ...valueLabels,
  ...filterLabels,
  ...appearanceLabels,
  ...overviewLabels,
  ...moveLabels,
  ...quickCreateLabels,
  previous: 'Previous',
  today: 'Today',
  next: 'Next',
  navigation: 'Period',
  views: 'View',
  view: ({ label }) => label,
  day: ({ date, count }) =>
    count === undefined
      ? date
      : `${date}, ${count === 0 ? 'no items' : count === 1 ? '1 item' : `${count} items`}`,
  entry: ({ title, kind, dates, brand, field }) =>
    [title, field, kind, dates, brand].filter((part) => part !== undefined).join(', '),
  until: ({ to }) => `to ${to}`,
  more: ({ count }) => `+${count} more`,
  moreShort: ({ count }) => `+${count}`,
  moreOn: ({ count, date }) => `+${count} more on ${date}`,
  newEntry: 'New entry',
  addOn: ({ date }) => `Add entry on ${date}`,
  add: 'Add entry',
  noEvents: 'No events',
  multiDayRole: { start: 'Multi-day (start)', middle: 'Multi-day (middle)', end: 'Multi-day (end)' },
  earlierError: 'Earlier entries could not be loaded',
  laterError: 'Later entries could not be loaded',
  months: ({ count }) => `${count} months`,
  monthsShown: 'Months shown',
  typesShown: ({ shown, total }) => `${shown} of ${total} types shown`,
  allHidden: 'The filter hides all entries here.',
  print: 'Print',
  pdf: 'Download PDF',
  csv: 'Download CSV',
  printOptions: 'Print options',
  printThisMonth: 'This month',
  printQuarter: 'Quarter on one sheet',
  printAgenda: 'Agenda as a list',
  printOutsideDays: 'Days of other months',
  downloadOptions: 'Download options',
  moreActions: 'More actions',
  close: 'Close',
  changedByOthers: ({ count }) => (count === 1 ? '1 item changed' : `${count} items changed`),
  errorTitle: 'The calendar could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  partError: 'This could not be opened',
  retry: 'Try again',
  fields: {},
  detailsTitle: 'Event Details',
  multiDay: 'Multi-day Event',
  additional: 'Additional Information',
  detailsError: 'Failed to load event details. Please try again.',
  edit: 'Edit',
  entryActions: ({ title }) => `More actions for ${title}`,
  openView: ({ label }) => `${label} view`,
  showWeekends: 'Show weekends',
  entryCommand: ({ label, title }) =>
    label.endsWith('…') ? `${label.slice(0, -1)} “${title}”…` : `${label} “${title}”`,
  delete: 'Delete',
  detailsShortcuts: {
    edit: 'Edit the open entry',
    delete: 'Delete the open entry',
    step: 'Previous or next entry',
  },
  shortcuts: {
    day: 'Previous or next day',
    week: 'Previous or next week',
    weekEnds: 'First or last day of the week',
    month: 'Previous or next page',
    open: 'Open the day or entry',
    move: 'Move the entry, or all selected entries',
  },
};
