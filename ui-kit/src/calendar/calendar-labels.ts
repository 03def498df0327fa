import { kindOf } from '../logs/kinds/kind-of.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';

/** Every word of the calendar that is seen or spoken. Functions get their dates formatted already. */
export interface CalendarLabels extends ValueLabels {
  previous: string;
  today: string;
  next: string;
  /** Names the three buttons together, and the switch between views. */
  navigation: string;
  views: string;
  /** A view's name on the switch; default the one it brings. */
  view: (view: { name: string; label: string }) => string;
  /** A kind's badge. */
  kind: (kind: LogKind) => string;
  /** A cell's name; `count` is undefined while loading. */
  day: (input: { date: string; count: number | undefined }) => string;
  /** An entry's name; `dates` is there for entries of several days. */
  entry: (input: { title: string; kind: string; dates?: string }) => string;
  /** Two dates of one entry. */
  range: (input: { from: string; to: string }) => string;
  /** The last day of an entry that goes on after the day that lists it. */
  until: (input: { to: string }) => string;
  more: (input: { count: number }) => string;
  /** The same where there is room for the number alone. */
  moreShort: (input: { count: number }) => string;
  /** Spoken instead of '+2 more'. */
  moreOn: (input: { count: number; date: string }) => string;
  addOn: (input: { date: string }) => string;
  add: string;
  noEvents: string;
  /** The agenda has nothing at all. */
  noEventsToDisplay: string;
  /** What the day is in an entry of several days. */
  multiDayRole: Record<'start' | 'middle' | 'end', string>;
  /** An end of the agenda could not be loaded. */
  earlierError: string;
  laterError: string;
  /** The choice of months, and what it is about. */
  months: (input: { count: number }) => string;
  monthsShown: string;
  filter: string;
  /** How many types show, where some do not. */
  filtered: (input: { shown: number; total: number }) => string;
  /** On the filter's button, in the same case; `filtered` is what it is called. */
  filterCount: (input: { shown: number; total: number }) => string;
  /** The notice where the filter hides everything: how many types show, and a sentence. */
  typesShown: (input: { shown: number; total: number }) => string;
  allHidden: string;
  showAllTypes: string;
  print: string;
  pdf: string;
  /** The menu of both on small screens. */
  moreActions: string;
  close: string;
  loading: string;
  errorTitle: string;
  errorText: string;
  /** Details, a filter or a question could not be fetched. */
  partError: string;
  retry: string;
  /** Labels of the kinds' own fields in the details by name, where they are not the kind's own words. */
  fields: Readonly<Record<string, string>>;
  detailsTitle: string;
  multiDay: string;
  customColor: string;
  additional: string;
  detailsError: string;
  edit: string;
}

/** The default texts. */
export const calendarLabels: CalendarLabels = {
  ...valueLabels,
  previous: 'Previous',
  today: 'Today',
  next: 'Next',
  navigation: 'Period',
  views: 'View',
  view: ({ label }) => label,
  kind: (kind) => kindOf(kind).badge,
  day: ({ date, count }) =>
    count === undefined
      ? date
      : `${date}, ${count === 0 ? 'no items' : count === 1 ? '1 item' : `${count} items`}`,
  entry: ({ title, kind, dates }) =>
    dates === undefined ? `${title}, ${kind}` : `${title}, ${kind}, ${dates}`,
  range: ({ from, to }) => `${from} to ${to}`,
  until: ({ to }) => `to ${to}`,
  more: ({ count }) => `+${count} more`,
  moreShort: ({ count }) => `+${count}`,
  moreOn: ({ count, date }) => `+${count} more on ${date}`,
  addOn: ({ date }) => `Add entry on ${date}`,
  add: 'Add entry',
  noEvents: 'No events',
  noEventsToDisplay: 'No events to display',
  multiDayRole: { start: 'Multi-day (start)', middle: 'Multi-day (middle)', end: 'Multi-day (end)' },
  earlierError: 'Earlier entries could not be loaded',
  laterError: 'Later entries could not be loaded',
  months: ({ count }) => `${count} months`,
  monthsShown: 'Months shown',
  filter: 'Filter by Type',
  filtered: ({ shown, total }) => `${shown} of ${total} shown`,
  filterCount: ({ shown, total }) => `${shown} of ${total}`,
  typesShown: ({ shown, total }) => `${shown} of ${total} types shown`,
  allHidden: 'The filter hides all entries here.',
  showAllTypes: 'Show all types',
  print: 'Print',
  pdf: 'Download PDF',
  moreActions: 'More actions',
  close: 'Close',
  loading: 'Loading',
  errorTitle: 'The calendar could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  partError: 'This could not be opened',
  retry: 'Try again',
  fields: {},
  detailsTitle: 'Event Details',
  multiDay: 'Multi-day Event',
  customColor: 'Custom Color',
  additional: 'Additional Information',
  detailsError: 'Failed to load event details. Please try again.',
  edit: 'Edit',
};
