import type { CalendarDate } from '@content-planner/model';
import { formatLongDate, formatMonthName } from '../dates/format-date.js';
import { typedDateFormat } from '../dates/typed-date-format.js';
import { findDates } from './date-order.js';
import { type DateOrder, type DateProblem, type DateRead, NO_EVIDENCE, readDate } from './date-texts.js';
import { findYears } from './find-years.js';
import { FIRST_DAY } from './import-targets.js';
import type { RowReading, SheetRow } from './read-rows.js';
import type { CellValue } from './read-value.js';
import type { RowCells } from './row-cells.js';

/** Returns the error message for a date. */
function dateError(problem: DateProblem, { messages, locale }: RowReading): string {
  switch (problem.type) {
    case 'unreadable':
      return messages.unreadableDate;
    case 'noDay':
      return messages.noDay;
    case 'order':
      return messages.ambiguousDate;
    case 'month':
      return messages.unclearMonth;
    case 'year':
      return messages.noYear;
    case 'week':
      return messages.noWeekday;
    case 'weekday':
      return messages.otherWeekday({ date: formatLongDate(problem.date, locale) });
    case 'otherWeek':
      return messages.otherWeek({ date: formatLongDate(problem.date, locale), week: problem.week });
    case 'impossible': {
      const { year, month, days } = problem;
      const date = `2023-${String(month).padStart(2, '0')}-01`;
      return messages.impossibleDate({ month: formatMonthName(date, locale), days, year });
    }
    default:
      return problem satisfies never;
  }
}

/** Where a date is. `near` is another date in the same row. */
export interface DatePlace {
  row: number;
  target: string;
  near?: CalendarDate | undefined;
}

function datesIn(text: string, { row, target, near }: DatePlace, reading: RowReading): CellValue<DateRead> {
  const { dates, years, moved, datesAbove, locale } = reading;
  const year = years.get(row) ?? years.get(datesAbove.get(row)?.row ?? row) ?? dates.year;
  const zone = moved.has(target) ? dates.zone : null;
  const read = readDate(text, { ...dates, year, zone, near }, locale);
  return 'date' in read ? { value: read } : { error: dateError(read.problem, reading) };
}

/** Reads a cell that contains one date. */
export function dateIn(text: string, place: DatePlace, reading: RowReading): CellValue<CalendarDate> {
  const read = datesIn(text, place, reading);
  return 'value' in read ? { value: read.value.date } : read;
}

/** Reads the days of a row. Only kinds with an end can have several. `hasEnd` is null if the kind is unknown. */
export function readDays(cells: RowCells, row: number, hasEnd: boolean | null, reading: RowReading) {
  const { textOf, valueIn, errors, ignored } = cells;
  const { messages } = reading;
  const place = (target: string, near?: CalendarDate): DatePlace => ({ row, target, near });
  const endOf = (near?: CalendarDate) =>
    valueIn('endDate', (text) => dateIn(text, place('endDate', near), reading));
  if (textOf('startDate') === '') errors.startDate = messages.noDate;
  // In sheets with the day on which entries are due, it is the last one of those that also have a first day.
  const isDue = hasEnd === true && textOf(FIRST_DAY) !== '' && textOf('endDate') === '';
  if (isDue) {
    const { startDate = '', [FIRST_DAY]: first = '' } = cells.texts;
    cells.texts = { ...cells.texts, startDate: first, endDate: startDate, [FIRST_DAY]: '' };
  }
  const due = isDue ? endOf() : undefined;
  const days = valueIn('startDate', (text) => datesIn(text, place('startDate', due), reading));
  const startDate = days?.date;
  const { doubts, datesAbove } = reading;
  const problem = cells.typed.has('startDate')
    ? undefined
    : (doubts.get(row) ?? doubts.get(datesAbove.get(row)?.row ?? row));
  if (problem) errors.startDate ??= dateError(problem, reading);
  if (hasEnd) {
    const endDate = due ?? endOf(startDate) ?? days?.end ?? startDate;
    if (startDate !== undefined && endDate !== undefined && endDate < startDate) {
      errors.endDate = messages.earlyEnd;
    }
    return { startDate, endDate };
  }
  if (hasEnd === null) return { startDate, endDate: startDate };
  if (textOf(FIRST_DAY) !== '') ignored.push(FIRST_DAY);
  const end = textOf('endDate');
  const read =
    end === '' ? { value: days?.end ?? startDate } : dateIn(end, place('endDate', startDate), reading);
  if ('error' in read || read.value !== startDate) ignored.push('endDate');
  return { startDate, endDate: startDate };
}

/**
 * Returns what a user typed for the date of a row, as an ISO date or range. Day and month are in the order in which
 * dates are displayed, unless only the other one fits, and a date without a year follows the rows around it. Returns
 * other texts as they are.
 */
export function typedDate(
  text: string,
  { row, target, near }: DatePlace,
  rows: readonly SheetRow[],
  { dates, moved, today, locale }: RowReading,
): string {
  const isDayFirst = typedDateFormat(locale).order.find((part) => part !== 'year') === 'day';
  const displayed: DateOrder = isDayFirst ? 'dayFirst' : 'monthFirst';
  const { order: found, orders } = findDates([{ text, row }], { locale, today });
  const order = found ?? [displayed, dates.order].find((each) => each && orders.includes(each)) ?? displayed;
  const placed = rows.flatMap((each) => {
    if (each.row === row) return { text, row };
    return each.startDate === null ? [] : { text: each.startDate, row: each.row };
  });
  const { years } = findYears(placed, { order, first: null, today, locale, evidence: NO_EVIDENCE });
  const year = years.get(row) ?? dates.year;
  const read = readDate(
    text,
    { ...dates, order, year, near, months: null, zone: moved.has(target) ? dates.zone : null },
    locale,
  );
  if ('problem' in read) return text;
  return read.end === null ? read.date : `${read.date} – ${read.end}`;
}
