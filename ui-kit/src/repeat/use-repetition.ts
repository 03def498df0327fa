import { addMonths, type CalendarDate, isCalendarDate, weekdayOf } from '@content-planner/model';
import { useMemo, useState } from 'react';
import { typedDateFormat } from '../dates/typed-date-format.js';
import type { Translate } from '../messages/translate.js';
import { dateInputMessages } from '../primitives/date-input-messages.js';
import { MAX_DATES, type RepeatRule, type Repetition, repeatDates } from './repeat-dates.js';
import { repeatDialogMessages } from './repeat-messages.js';

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
export function useRepetition(start: CalendarDate, translate: Translate, locale: string) {
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
    const text = translate(repeatDialogMessages);
    const { endsWith, until, unit, weekdays } = values;
    const every = numberOf(values.every, 1, MAX_EVERY);
    const times = numberOf(values.times, MIN_TIMES, MAX_DATES);
    const errors: Errors = {};
    if (every === null) errors.every = text.invalidNumber({ min: 1, max: MAX_EVERY });
    if (unit === 'week' && weekdays.length === 0) errors.weekdays = text.noWeekday;
    if (endsWith === 'times') {
      if (times === null) errors.times = text.invalidNumber({ min: MIN_TIMES, max: MAX_DATES });
    } else if (!isCalendarDate(until)) {
      errors.until = text.impossibleDate({
        format: translate(dateInputMessages).format(typedDateFormat(locale)),
      });
    } else if (until <= start) {
      errors.until = text.earlyDate;
    }
    const isValid = Object.keys(errors).length === 0;
    const ends = endsWith === 'times' ? { times: times ?? MIN_TIMES } : { until };
    const repetition = isValid ? repeatDates(start, { ...values, every: every ?? 1, ends }) : NOTHING;
    return { errors, every: every ?? 1, ...repetition };
  }, [start, values, translate, locale]);
  return {
    ...repeated,
    values,
    isChanged: values !== initial,
    change: (part: Partial<RepeatValues>) => setValues((last) => ({ ...last, ...part })),
  };
}
