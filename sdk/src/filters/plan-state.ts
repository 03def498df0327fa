import type { LogKind } from '../logs/kinds/index.js';
import type { CalendarFilter } from './calendar-filter.js';

/** What determines the color of entries: their brand, their kind, or the option of a dropdown field. */
export type ColorBy = 'brand' | 'kind' | { fieldId: string };

/**
 * How the calendar displays entries. Omitted settings default to the user's own settings. `CalendarAppearance` in
 * `@content-planner/ui-kit` contains the same settings.
 */
export interface AppearanceSettings {
  colorBy?: ColorBy;
  /** What an entry displays besides its title: the kind's icon, the brand's initials, the value of a custom field. */
  shows?: { icon: boolean; initials: boolean; fieldId: string | null };
  /** How many entries a day displays: three, or as many as fit. */
  maxPerDay?: 'three' | 'fit';
  hideWeekends?: boolean;
  density?: 'comfortable' | 'compact';
  /** The first day of the week: 0 is Sunday, 1 is Monday, 6 is Saturday. Null for the default of each view. */
  weekStart?: 0 | 1 | 6 | null;
}

/**
 * What a screen displays, for links and saved views. Omitted parts default to the user's own settings, except for the
 * filter: omitted filters allow all entries.
 */
export interface PlanState {
  /** The name of the calendar's view, such as `month`. */
  view?: string;
  /** `YYYY-MM-DD`. The displayed date. */
  date?: string;
  /** The number of months that the view displays, from 1 to 12. */
  months?: number;
  filter: CalendarFilter;
  /** The column by which a list is sorted. */
  sort?: { column: string; direction: 'ascending' | 'descending' };
  /** The entry whose details are open. */
  entry?: { kind: LogKind; id: string };
  appearance: AppearanceSettings;
}
