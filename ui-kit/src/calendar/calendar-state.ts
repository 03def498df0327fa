import { isCalendarDate } from '../dates/is-calendar-date.js';
import { today } from '../dates/today.js';
import { type CalendarDate, LOG_KINDS, type LogKind } from '../logs/types.js';

/** What somebody has set on the calendar. */
export interface CalendarState {
  /** Name of the view. */
  view: string;
  /** How many months a view of several shows, 2 to 6. */
  months: number;
  /** The kinds that show, in their own order. */
  kinds: readonly LogKind[];
  /** The day that the calendar is about. */
  date: CalendarDate;
}

/** How many months may be chosen. */
export const MONTH_CHOICES = [2, 3, 4, 5, 6] as const;

/** The key of the stored state. Its number is raised when older values can no longer be read. */
export const CALENDAR_STATE_KEY = 'content-planner:calendar:v1';

/** A name that is longer is none of a view. */
const MAX_NAME = 100;

/**
 * What shows when nobody has set anything.
 *
 * @param date Default the day it is.
 */
export function defaultCalendarState(date: CalendarDate = today()): CalendarState {
  return { view: 'month', months: 3, kinds: LOG_KINDS, date };
}

/**
 * The stored state. What is missing, damaged or of an older version falls back to its default, part by part and
 * silently; so does a storage that may not be read.
 *
 * @param storage `localStorage`; null where there is none.
 * @param date The default of the date; default the day it is.
 * @example const [state, setState] = useState(() => loadCalendarState(localStorage));
 */
export function loadCalendarState(
  storage: Pick<Storage, 'getItem'> | null,
  date: CalendarDate = today(),
): CalendarState {
  const fallback = defaultCalendarState(date);
  const stored = read(storage);
  return {
    view: isViewName(stored.view) ? stored.view : fallback.view,
    months: MONTH_CHOICES.find((choice) => choice === stored.months) ?? fallback.months,
    kinds: kindsOf(stored.kinds) ?? fallback.kinds,
    date: isDate(stored.date) ? stored.date : fallback.date,
  };
}

/**
 * Keeps the state for {@link loadCalendarState}. A storage that is full or forbidden is passed over in silence: the
 * calendar works without it.
 *
 * @example <Calendar state={state} onStateChange={({ state }) => { setState(state);
 * saveCalendarState(localStorage, state); }} … />
 */
export function saveCalendarState(storage: Pick<Storage, 'setItem'> | null, state: CalendarState): void {
  try {
    storage?.setItem(CALENDAR_STATE_KEY, JSON.stringify(state));
  } catch {
    // Nothing that whoever looks at the calendar could do about it.
  }
}

function read(storage: Pick<Storage, 'getItem'> | null): Partial<Record<keyof CalendarState, unknown>> {
  try {
    const value: unknown = JSON.parse(storage?.getItem(CALENDAR_STATE_KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isViewName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME;
}

function isDate(value: unknown): value is CalendarDate {
  return isCalendarDate(value);
}

/** An empty list is a choice; a list of nothing but unknown kinds is none. */
function kindsOf(value: unknown): LogKind[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const kinds = LOG_KINDS.filter((kind) => value.includes(kind));
  return kinds.length === 0 && value.length > 0 ? undefined : kinds;
}
