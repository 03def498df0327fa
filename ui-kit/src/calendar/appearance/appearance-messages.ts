import { defineMessages } from '../../messages/define-messages.js';

/** All text in a legend. */
export const legendMessages = defineMessages('legend', {
  /** Accessible name of the list. */
  legend: 'Colors',
  /** The legend item for entries that have a custom color. */
  customColor: 'Custom Color',
  /** The legend item for entries that have none of the field's options. */
  withoutValue: 'No value',
  /** Accessible name of the bar below a calendar that is colored by a field. */
  coloredBy: ({ field }: { field: string }) => `Colored by ${field}`,
  /** Accessible name of a color and its number of entries. */
  counted: ({ label, count }: { label: string; count: number }) =>
    `${label}, ${count === 1 ? '1 entry' : `${count} entries`}`,
  late: 'Late',
});

/** All text in the calendar's appearance menu. */
export const appearanceMessages = defineMessages('appearance', {
  colorBy: 'Color by',
  colorByBrand: 'Brand',
  colorByKind: 'Type',
  /** The option for a custom field, including the name of the field's kind. */
  /** Heading of the checkboxes for the icon and the initials. */
  entriesShow: 'Entries show',
  showIcon: 'Type icon',
  showInitials: 'Brand initials',
  showField: 'Also show a field',
  showNoField: 'None',
  entriesPerDay: 'Entries per day',
  /** The option for the default number of entries per day, which is three in the month view. */
  usualPerDay: 'Up to three',
  asManyAsFit: 'As many as fit',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  weekStart: 'Week starts on',
  /** The option that keeps each grid's default first day of the week. */
  usualWeekStart: 'Default',
});
