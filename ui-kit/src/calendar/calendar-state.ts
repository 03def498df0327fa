import { type CalendarDate, type Filter, isCalendarDate, today } from '@content-planner/model';
import type { LogKind } from '../logs/types.js';

/** The user's calendar settings. */
export interface CalendarState {
  /** The name of a built-in view, or of a view in `views`. */
  view: 'month' | 'multi' | 'week' | 'agenda' | 'overview' | (string & Record<never, never>);
  /** The number of months in the multi-month view, from 2 to 6. */
  months: number;
  /** The number of months in the overview. @default 12 */
  overviewMonths?: OverviewMonthCount | undefined;
  /** The visible kinds. Null if all kinds are visible, including those that are created later. */
  kinds: readonly LogKind[] | null;
  /** The displayed date. */
  date: CalendarDate;
  /** The settings of your own views, such as the field of a board, as JSON. */
  settings?: Readonly<Record<string, unknown>> | undefined;
  /**
   * All filters except the one for kinds. Used only if the `filters` prop of `Calendar` is set. Not stored in the browser.
   */
  filter?: Filter;
}

/** The numbers of months that users can select. */
export const MONTH_CHOICES = [2, 3, 4, 5, 6] as const;

/** The numbers of months that users can select in the overview. */
export const OVERVIEW_MONTHS = [3, 6, 12] as const;

/** How many months the overview shows: one of {@link OVERVIEW_MONTHS}. */
export type OverviewMonthCount = (typeof OVERVIEW_MONTHS)[number];

/** Returns the number of months in the overview. */
export const overviewMonthsOf = ({ overviewMonths = 12 }: Pick<CalendarState, 'overviewMonths'>) =>
  overviewMonths;

/** The storage key for the state. Increase its version when older values can no longer be parsed. */
export const CALENDAR_STATE_KEY = 'content-planner:calendar:v1';

/** Stored for `kinds: null`. */
const ALL_KINDS = 'all';

/** The maximum length of a stored view name. Longer values are ignored. */
const MAX_NAME = 100;

/**
 * Returns the initial state.
 *
 * @param date Defaults to today.
 */
export function defaultCalendarState(date: CalendarDate = today()): CalendarState {
  return { view: 'month', months: 3, kinds: null, date };
}

/**
 * Returns the stored state. Missing, damaged or outdated parts fall back to their defaults. If the storage cannot be
 * read, all parts have their default values.
 *
 * @param storage `localStorage`, or null
 * @param date The default date. Defaults to today.
 * @param key The storage key. Defaults to `content-planner:calendar:v1`.
 * @example const [state, setState] = useState(() => loadCalendarState(localStorage));
 */
export function loadCalendarState(
  storage: Pick<Storage, 'getItem'> | null,
  date: CalendarDate = today(),
  key: string = CALENDAR_STATE_KEY,
): CalendarState {
  return { ...defaultCalendarState(date), ...storedCalendarState(storage, key) };
}

/** Returns the valid parts of the stored state. */
export function storedCalendarState(
  storage: Pick<Storage, 'getItem'> | null,
  key: string,
): Partial<CalendarState> {
  const stored = read(storage, key);
  const months = MONTH_CHOICES.find((choice) => choice === stored.months);
  const overviewMonths = OVERVIEW_MONTHS.find((choice) => choice === stored.overviewMonths);
  const kinds = kindsOf(stored.kinds);
  return {
    ...(isViewName(stored.view) && { view: stored.view }),
    ...(months && { months }),
    ...(overviewMonths && { overviewMonths }),
    ...(kinds !== undefined && { kinds }),
    ...(isDate(stored.date) && { date: stored.date }),
    ...(isSettings(stored.settings) && { settings: stored.settings }),
  };
}

/**
 * Stores the state for {@link loadCalendarState}, except its `filter`. Does nothing if the storage is full or access is
 * denied.
 *
 * @param key The storage key. Defaults to `content-planner:calendar:v1`.
 * @example <Calendar state={state} onStateChange={({ state }) => { setState(state);
 * saveCalendarState(localStorage, state); }} … />
 */
export function saveCalendarState(
  storage: Pick<Storage, 'setItem'> | null,
  state: CalendarState,
  key: string = CALENDAR_STATE_KEY,
): void {
  try {
    const { filter: _, ...stored } = state;
    storage?.setItem(key, JSON.stringify({ ...stored, kinds: state.kinds ?? ALL_KINDS }));
  } catch {
    // The calendar works without a stored state.
  }
}

function read(
  storage: Pick<Storage, 'getItem'> | null,
  key: string,
): Partial<Record<keyof CalendarState, unknown>> {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isViewName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME;
}

const isSettings = (value: unknown): value is NonNullable<CalendarState['settings']> =>
  typeof value === 'object' && value !== null;

function isDate(value: unknown): value is CalendarDate {
  return isCalendarDate(value);
}

/** Returns the stored kinds, or undefined if they are invalid. */
function kindsOf(value: unknown): CalendarState['kinds'] | undefined {
  if (value === ALL_KINDS) return null;
  return Array.isArray(value) && value.every((kind) => typeof kind === 'string') ? value : undefined;
}
