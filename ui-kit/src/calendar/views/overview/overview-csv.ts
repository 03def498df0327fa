import { formatMonth } from '../../../dates/format-date.js';
import { guardedText } from '../../../internal/guarded-text.js';
import type { KindOf } from '../../../logs/kinds/kinds-in.js';
import type { Brand } from '../../../logs/types.js';
import type { Translate } from '../../../messages/translate.js';
import type { CalendarCounts, CountRow } from './calendar-counts.js';
import { overviewMessages } from './overview-messages.js';
import { rowName, sumRow } from './overview-rows.js';

interface OverviewCsvInput {
  counts: CalendarCounts;
  brands: readonly Pick<Brand, 'id' | 'name'>[];
  locale: string;
  kindOf: KindOf;
  translate: Translate;
}

/** Returns a cell of a CSV file. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = guardedText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns an overview as CSV, with a line for each kind, a line for the totals, and a line for each brand. The columns
 * are the months, the total, and the longest silence's length in days, first date and last date.
 */
export function overviewCsv({
  counts: { byKind, byBrand },
  brands,
  locale,
  kindOf,
  translate,
}: OverviewCsvInput): string {
  const text = translate(overviewMessages);
  const months = byKind[0]?.months ?? byBrand[0]?.months ?? [];
  const line = (name: string, { months: counted, total, longestSilence }: CountRow) => [
    name,
    ...counted.map(({ count }) => count),
    total,
    longestSilence?.days ?? '',
    longestSilence?.from ?? '',
    longestSilence?.to ?? '',
  ];
  const lines = [
    ['', ...months.map(({ month }) => formatMonth(month, locale)), text.total, text.longestSilence, '', ''],
    [text.byKind],
    ...byKind.map((row) => line(rowName(row, brands, { kindOf, translate }), row)),
    line(text.allKinds, sumRow(byKind)),
    [text.byBrand],
    ...byBrand.map((row) => line(rowName(row, brands, { kindOf, translate }), row)),
  ];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
