import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.js';
import { addDays } from '../dates/days.js';
import { addMonths } from '../dates/months.js';
import { isTime } from '../dates/time.js';
import { includesWords, plainText, searchWords } from '../text/search-text.js';
import type { ConditionValue, FilterDate, RelativeDays } from './condition-value.js';

/**
 * A value that a condition tests. Null if the field is empty, and undefined if the entry's kind doesn't have the field.
 * The dates of an entry are a list of its first and last day.
 */
export type FilterValue = string | number | boolean | readonly string[] | null | undefined;

/** Who looks at the entries, and when. */
export interface Viewer {
  /** The current day in the viewer's time zone. */
  today: CalendarDate;
  /** The id of the viewer. Null for public links, on which conditions with `me` match nothing. */
  me: string | null;
}

/** What an operator needs to know besides the values. */
interface OperatorContext extends Viewer {
  /** The options of the field that count as finished. */
  doneOptions: readonly string[];
}

/** An operator of a condition. */
export interface Operator {
  /** Returns whether the operator can compare with a value. */
  accepts: (wanted: unknown) => boolean;
  /** Returns a function that tests values. Is only called with accepted values. */
  test: (wanted: never, context: OperatorContext) => (value: FilterValue) => boolean;
  /** Whether users can choose the operator. @default true */
  isOffered?: boolean;
  /** For dates: returns the first and the last day that match, which can be outside the supported dates. */
  daysOf?: (wanted: never, today: CalendarDate) => readonly [from: CalendarDate, to: CalendarDate];
}

const operator = <Wanted extends ConditionValue | undefined>(
  accepts: (wanted: unknown) => boolean,
  test: (wanted: Wanted, context: OperatorContext) => (value: FilterValue) => boolean,
): Operator => ({ accepts, test });

const not = ({ accepts, test }: Operator): Operator => ({
  accepts,
  test: (wanted, context) => {
    const isMatch = test(wanted, context);
    return (value) => !isMatch(value);
  },
});

const notOffered = (operator: Operator): Operator => ({ ...operator, isOffered: false });

const isNothing = (wanted: unknown) => wanted === undefined;
const isText = (wanted: unknown) => typeof wanted === 'string';
const isNumber = (wanted: unknown) => Number.isFinite(wanted);
const isList = (wanted: unknown) =>
  Array.isArray(wanted) && wanted.every((one) => one === null || typeof one === 'string');
const isDate = (wanted: unknown) => wanted === 'today' || isCalendarDate(wanted);
const isPairOf = (isOne: (wanted: unknown) => boolean) => (wanted: unknown) =>
  Array.isArray(wanted) && wanted.length === 2 && wanted.every(isOne);
const isPeriod = (wanted: unknown) => {
  const { count, unit } = (wanted ?? {}) as Partial<RelativeDays>;
  return Number.isInteger(count) && Number(count) > 0 && ['day', 'week', 'month'].includes(String(unit));
};

const isEmpty = operator(isNothing, () => (value) => value == null || (Array.isArray(value) && !value[0]));
/** The operators of all types, which find missing values. */
export const any = { isEmpty, isNotEmpty: not(isEmpty) };

/** Returns the values of a list, or a single value. Null stands for an empty field. */
const valuesOf = (value: FilterValue): readonly unknown[] => {
  const values = Array.isArray(value) ? value : [value ?? null];
  return values.length > 0 ? values : [null];
};

/** One of the values. A dropdown can become a list, which matches if it has one of them. */
const isAnyOf = operator<readonly (string | null)[]>(isList, (wanted) => {
  const values = new Set<unknown>(wanted);
  return (value) => valuesOf(value).some((one) => values.has(one));
});

const contains = operator<string>(isText, (wanted) => {
  const words = searchWords(wanted);
  return (value) => typeof value === 'string' && includesWords(plainText(value), words);
});
/** Text: all of the words, in any order, without case and accents. */
export const text = { ...any, contains, doesNotContain: not(contains), isAnyOf: notOffered(isAnyOf) };

const compareNumbers = (isMatch: (value: number, wanted: number) => boolean) =>
  operator<number>(isNumber, (wanted) => (value) => typeof value === 'number' && isMatch(value, wanted));

const is = operator<number | boolean>(isNumber, (wanted) => (value) => value === wanted);

/** Compares the days of a value, which can be one date, or a first and a last day. */
const compareDays = <Wanted extends ConditionValue>(
  accepts: (wanted: unknown) => boolean,
  daysOf: (wanted: Wanted, today: CalendarDate) => readonly [from: CalendarDate, to: CalendarDate],
): Operator => ({
  daysOf,
  ...operator<Wanted>(accepts, (wanted, { today }) => {
    const [from, to] = daysOf(wanted, today);
    return (value) => {
      const [first, last] = typeof value === 'string' ? [value, value] : Array.isArray(value) ? value : [];
      return isCalendarDate(first) && isCalendarDate(last) && first <= to && last >= from;
    };
  }),
});

const dateOf = (wanted: FilterDate, today: CalendarDate) => (wanted === 'today' ? today : wanted);
/** Before all dates, and after all dates. */
const [START, END] = ['0000-12-31', '9999-12-32'];
const dayBefore = (date: CalendarDate) => (date === '0001-01-01' ? START : addDays(date, -1));
const dayAfter = (date: CalendarDate) => (date === '9999-12-31' ? END : addDays(date, 1));
const later = (date: CalendarDate, { count, unit }: RelativeDays, direction: 1 | -1) =>
  unit === 'month'
    ? addMonths(date, direction * count)
    : addDays(date, direction * count * (unit === 'week' ? 7 : 1));

/** A list of values. Null stands for an empty field. */
export const choice = { ...any, isAnyOf, isNoneOf: not(isAnyOf) };
const isFinished = operator(
  isNothing,
  (_, { doneOptions }) =>
    (value) =>
      valuesOf(value).some((one) => doneOptions.includes(one as string)),
);
const finished = { isFinished, isNotFinished: not(isFinished) };

/** Replaces `me` with the viewer's id. */
const forViewer = ({ accepts, test }: Operator): Operator =>
  operator<readonly (string | null)[]>(accepts, (wanted, context) =>
    wanted.includes('me') && context.me === null
      ? () => false
      : test(wanted.map((id) => (id === 'me' ? context.me : id)) as never, context),
  );

const compareLists = (isMatch: (values: readonly unknown[], wanted: readonly unknown[]) => boolean) =>
  operator<readonly (string | null)[]>(
    isList,
    (wanted) => (value) => isMatch(Array.isArray(value) ? value : [], wanted),
  );
const hasAnyOf = compareLists((values, wanted) => wanted.some((one) => values.includes(one)));

export const number = {
  ...any,
  is,
  atLeast: compareNumbers((value, wanted) => value >= wanted),
  atMost: compareNumbers((value, wanted) => value <= wanted),
  /** Two numbers, inclusive. */
  between: operator<readonly [number, number]>(
    isPairOf(isNumber),
    ([from, to]) =>
      (value) =>
        typeof value === 'number' && value >= from && value <= to,
  ),
};

/** A date, `today`, or two of them, inclusive. */
export const date = {
  ...any,
  is: compareDays<FilterDate>(isDate, (date, today) => [dateOf(date, today), dateOf(date, today)]),
  before: compareDays<FilterDate>(isDate, (date, today) => [START, dayBefore(dateOf(date, today))]),
  after: compareDays<FilterDate>(isDate, (date, today) => [dayAfter(dateOf(date, today)), END]),
  between: compareDays<readonly [FilterDate, FilterDate]>(isPairOf(isDate), ([from, to], today) => [
    dateOf(from, today),
    dateOf(to, today),
  ]),
  /** A period, as {@link RelativeDays}. It includes today and the day that many days, weeks or months away. */
  inNext: compareDays<RelativeDays>(isPeriod, (period, today) => [today, later(today, period, 1)]),
  inLast: compareDays<RelativeDays>(isPeriod, (period, today) => [later(today, period, -1), today]),
};

/** `HH:MM`. */
export const time = {
  ...any,
  before: operator<string>(isTime, (wanted) => (value) => isTime(value) && String(value) < wanted),
  after: operator<string>(isTime, (wanted) => (value) => isTime(value) && String(value) > wanted),
};

/** False matches fields that are not set, but no entries whose kind doesn't have the field. */
export const boolean = {
  isEmpty: notOffered(any.isEmpty),
  isNotEmpty: notOffered(any.isNotEmpty),
  is: operator<boolean>(
    (wanted) => typeof wanted === 'boolean',
    (wanted) => (value) => value !== undefined && (value === true) === wanted,
  ),
};

export const dropdown = { ...choice, ...finished, contains: notOffered(contains) };

/** A list of users. `me` stands for the viewer. */
export const person = {
  ...any,
  isAnyOf: forViewer(choice.isAnyOf),
  isNoneOf: forViewer(choice.isNoneOf),
};

export const multipleChoice = {
  ...any,
  ...finished,
  isAnyOf: notOffered(choice.isAnyOf),
  isNoneOf: notOffered(choice.isNoneOf),
  hasAnyOf,
  hasAllOf: compareLists((values, wanted) => wanted.every((one) => values.includes(one))),
  hasNoneOf: not(hasAnyOf),
};
