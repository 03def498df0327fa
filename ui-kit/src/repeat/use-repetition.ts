import { useMemo, useState } from 'react';
import { addMonths } from '../dates/add-months.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import { isCalendarDate } from '../dates/is-calendar-date.js';
import { typedDateFormat } from '../dates/typed-date-format.js';
import { weekdayOf } from '../dates/weekday-of.js';
import { MAX_DATES, type RepeatRule, type Repetition, repeatDates } from './repeat-dates.js';
import type { RepeatDialogLabels } from './repeat-labels.js';

/** The values of the form. Numbers and dates are stored as typed. */
export interface RepeatValues extends Omit<RepeatRule, 'every' | 'ends'> {
  every: string;
  endsWith: 'date' | 'times';
  until: string;
  times: string;
}

type Errors = Partial<Record<'every' | 'weekdays' | 'until' | 'times', string>>;

const MAX_EVERY = 99;
const MIN_TIMES = 2;
const NOTHING: Repetition = { dates: [], isCut: false };

/** Returns a typed whole number within the limits, or null. */
function numberOf(text: string, min: number, max: number): number | null {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** Returns the form's state: its values, their errors, and the resulting dates. */
export function useRepetition(start: CalendarDate, labels: RepeatDialogLabels, locale: string) {
  const [initial] = useState<RepeatValues>(() => ({
    every: '1',
    unit: 'week',
    weekdays: [weekdayOf(start)],
    monthDay: 'day',
    endsWith: 'times',
    until: addMonths(start, 3),
    times: '4',
    skipWeekends: false,
  }));
  const [values, setValues] = useState(initial);
  const repeated = useMemo(() => {
    const { endsWith, until, unit, weekdays } = values;
    const every = numberOf(values.every, 1, MAX_EVERY);
    const times = numberOf(values.times, MIN_TIMES, MAX_DATES);
    const errors: Errors = {};
    if (every === null) errors.every = labels.invalidNumber({ min: 1, max: MAX_EVERY });
    if (unit === 'week' && weekdays.length === 0) errors.weekdays = labels.noWeekday;
    if (endsWith === 'times') {
      if (times === null) errors.times = labels.invalidNumber({ min: MIN_TIMES, max: MAX_DATES });
    } else if (!isCalendarDate(until)) {
      errors.until = labels.impossibleDate({ format: typedDateFormat(locale).pattern });
    } else if (until <= start) {
      errors.until = labels.earlyDate;
    }
    const isValid = Object.keys(errors).length === 0;
    const ends = endsWith === 'times' ? { times: times ?? MIN_TIMES } : { until };
    const repetition = isValid ? repeatDates(start, { ...values, every: every ?? 1, ends }) : NOTHING;
    return { errors, every: every ?? 1, ...repetition };
  }, [start, values, labels, locale]);
  return {
    ...repeated,
    values,
    isChanged: values !== initial,
    change: (part: Partial<RepeatValues>) => setValues((last) => ({ ...last, ...part })),
  };
}
