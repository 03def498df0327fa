import type { CalendarAppearance } from '@content-planner/model';

export type { CalendarAppearance, ColorBy, EntryShows } from '@content-planner/model';

/** The default appearance of a calendar. */
export const defaultCalendarAppearance: CalendarAppearance = {
  colorBy: 'brand',
  shows: { icon: true, initials: false, fieldId: null },
  maxPerDay: 'three',
  hideWeekends: false,
  density: 'comfortable',
  weekStart: null,
};
