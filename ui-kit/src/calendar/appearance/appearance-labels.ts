import { kindOf } from '../../logs/kinds/kind-of.js';
import type { LogKind } from '../../logs/types.js';

/** All text in a legend. */
export interface LegendLabels {
  /** Accessible name of the list. */
  legend: string;
  /** A kind's name. */
  kind: (kind: LogKind) => string;
  /** The legend item for entries that have a custom color. */
  customColor: string;
  /** The legend item for entries that have none of the field's options. */
  withoutValue: string;
}

/** The default {@link LegendLabels}. */
export const legendLabels: LegendLabels = {
  legend: 'Colors',
  kind: (kind) => kindOf(kind).badge,
  customColor: 'Custom Color',
  withoutValue: 'No value',
};

/** All text in the calendar's appearance menu. */
export interface AppearanceLabels extends LegendLabels {
  /** Name of the button, and title of its popover. */
  appearance: string;
  colorBy: string;
  colorByBrand: string;
  colorByKind: string;
  /** The option for a custom field, including the name of the field's kind. */
  fieldOfKind: (field: { label: string; kind: string }) => string;
  /** Heading of the checkboxes for the icon and the initials. */
  entriesShow: string;
  showIcon: string;
  showInitials: string;
  showField: string;
  showNoField: string;
  entriesPerDay: string;
  /** The option for the default number of entries per day, which is three in the month view. */
  usualPerDay: string;
  asManyAsFit: string;
  density: string;
  comfortable: string;
  compact: string;
  weekStart: string;
  /** The option that keeps each grid's default first day of the week. */
  usualWeekStart: string;
  hideWeekends: string;
}

/** The default {@link AppearanceLabels}. */
export const appearanceLabels: AppearanceLabels = {
  ...legendLabels,
  appearance: 'Appearance',
  colorBy: 'Color by',
  colorByBrand: 'Brand',
  colorByKind: 'Type',
  fieldOfKind: ({ label, kind }) => `${label} (${kind})`,
  entriesShow: 'Entries show',
  showIcon: 'Type icon',
  showInitials: 'Brand initials',
  showField: 'Also show a field',
  showNoField: 'None',
  entriesPerDay: 'Entries per day',
  usualPerDay: 'Up to three',
  asManyAsFit: 'As many as fit',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  weekStart: 'Week starts on',
  usualWeekStart: 'Default',
  hideWeekends: 'Hide weekends',
};
