import type { CalendarDate } from '../dates/calendar-date.js';
import type { Filter } from '../filters/filter.js';
import type { LogKind } from '../kinds/log-kinds.js';

/** What determines the color of entries: their brand, their kind, or their option in a dropdown field. */
export type ColorBy = 'brand' | 'kind' | { fieldId: string };

/** What entries show in the calendar besides their title. */
export interface EntryShows {
  /** The icon of the kind. */
  icon: boolean;
  /** The initials of the brand. */
  initials: boolean;
  /** The id of the custom field whose value is displayed after the title. Null to display no field. */
  fieldId: string | null;
}

/** How a calendar displays its entries. The appearance does not filter entries. */
export interface CalendarAppearance {
  /** With `brand`, an entry's custom color takes precedence over the brand's color. */
  colorBy: ColorBy;
  shows: EntryShows;
  /**
   * The number of entries per day in month grids before '+N more': the default, which is three in the month view, or as
   * many as fit into the height of the calendar.
   */
  maxPerDay: 'three' | 'fit';
  /** Whether month grids and the week view have five columns. The agenda always lists all days. */
  hideWeekends: boolean;
  density: 'comfortable' | 'compact';
  /** The first day of the week in all grids; 0 is Sunday. Null keeps each grid's default. */
  weekStart: null | 0 | 1 | 6;
}

/** How the calendar displays entries. Omitted settings default to the user's own settings. */
export type AppearanceSettings = Partial<CalendarAppearance>;

/**
 * What a screen displays, for links and saved views. Omitted parts default to the user's own settings, except for the
 * filter: omitted filters allow all entries.
 */
export interface PlanState {
  /** The name of the calendar's view, such as `month`. */
  view?: string;
  /** The displayed date. */
  date?: CalendarDate;
  /** The number of months that the view displays, from 1 to 12. */
  months?: number;
  filter: Filter;
  /** The column by which a list is sorted. */
  sort?: { column: string; direction: 'ascending' | 'descending' };
  /** The entry whose details are open. */
  entry?: { kind: LogKind; id: string };
  appearance: AppearanceSettings;
}
