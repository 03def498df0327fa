import type { CalendarDate } from '@content-planner/model';
import { cellText } from './cell-text.js';
import { SAMPLE } from './column-content.js';
import type { Column, ColumnsInput } from './column-scores.js';
import { findDates } from './date-order.js';
import { readDate } from './date-texts.js';

/** Returns whether most dates of a column are before those of another one, as deadlines for drafts are. */
export function isEarlier(one: Column, other: Column, { rows, locale, today }: ColumnsInput): boolean {
  const texts = [...one.cells, ...other.cells].map((text, row) => ({ text, row }));
  const order = findDates(texts, { locale, today }).order ?? 'monthFirst';
  const dateIn = (row: readonly string[], { column }: Column, near?: CalendarDate) => {
    const style = { order, year: 2024, weekday: 1, zone: null, near } as const;
    const read = readDate(cellText(row[column] ?? ''), style, locale);
    return 'date' in read ? read.date : undefined;
  };
  const both = rows.slice(0, SAMPLE).flatMap((row) => {
    // If only one of them has a year, the other one is near it.
    const second = dateIn(row, other, dateIn(row, one));
    const first = dateIn(row, one, second);
    return first === undefined || second === undefined ? [] : [first < second];
  });
  return both.filter(Boolean).length > both.length / 2;
}

/** Returns whether the dates of a column are all in the past, or null if it has hardly any with a year. */
export function isPast(column: Column | undefined, { locale, today }: ColumnsInput): boolean | null {
  const cells = column?.cells ?? [];
  const { order } = findDates(
    cells.map((text, row) => ({ text, row })),
    { locale, today },
  );
  const dates = cells.flatMap((cell) => {
    const read = readDate(cell, { order, year: null, weekday: null, zone: null }, locale);
    return 'date' in read ? read.date : [];
  });
  return dates.length > cells.length / 2 ? dates.every((date) => date < today) : null;
}
