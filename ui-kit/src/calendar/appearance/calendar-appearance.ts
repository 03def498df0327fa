/** What determines the color of entries: their brand, their kind, or the option of a dropdown field. */
export type ColorBy = 'brand' | 'kind' | { fieldId: string };

/** What entries show in the calendar besides their title. */
export interface EntryShows {
  /** The icon of the kind. */
  icon: boolean;
  /** The initials of the brand. */
  initials: boolean;
  /** The id of the custom field whose value follows the title, or null. */
  fieldId: string | null;
}

/** How a calendar displays its entries. It never changes which entries are displayed. */
export interface CalendarAppearance {
  /** With `brand`, the custom color of an entry comes first. */
  colorBy: ColorBy;
  shows: EntryShows;
  /**
   * The entries per day in month grids before '+N more': the usual number, which is three in the month, or as many as fit
   * into the height of the calendar.
   */
  maxPerDay: 'three' | 'fit';
  /** Whether month grids and the week have five columns. The agenda always lists all days. */
  hideWeekends: boolean;
  density: 'comfortable' | 'compact';
  /** The first day of the week in all grids, 0 for Sunday. Null keeps the first day that each grid has by default. */
  weekStart: null | 0 | 1 | 6;
}

/** The appearance of a calendar that nobody has changed. */
export const defaultCalendarAppearance: CalendarAppearance = {
  colorBy: 'brand',
  shows: { icon: true, initials: false, fieldId: null },
  maxPerDay: 'three',
  hideWeekends: false,
  density: 'comfortable',
  weekStart: null,
};
