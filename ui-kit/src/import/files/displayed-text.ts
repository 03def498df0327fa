import { formatValue } from 'hucre';
import { readNumber } from '../number-texts.js';

/** A value in a workbook. Dates have no time zone, so they are midnight in UTC. */
type StoredValue = string | number | boolean | Date | null;

/** What a date format displays. */
interface DateParts {
  year: boolean;
  month: boolean;
  day: boolean;
  time: boolean;
}

/** Finds out what a date format such as `ddd, d mmm yy` or `h:mm` displays. An `m` beside hours or seconds is minutes. */
function partsOf(format: string): DateParts {
  const letters = format
    .toLowerCase()
    .replaceAll(/\[\$[^\]]*\]|"[^"]*"|\\.|[_*]./g, '')
    .replaceAll(/am\/pm|a\/p/g, '');
  const withoutMinutes = letters.replaceAll(/(h\]?)[^a-z]*m+/g, '$1').replaceAll(/m+([^a-z]*s)/g, '$1');
  return {
    year: /[yeb]/.test(withoutMinutes),
    month: withoutMinutes.includes('m'),
    // Three or four letters are the name of the weekday.
    day: /(?<!d)d{1,2}(?!d)/.test(withoutMinutes),
    time: /[hs]/.test(withoutMinutes),
  };
}

/** Returns whether a date format displays a day without its year, such as `d-mmm`. */
export function hidesYear(format: string): boolean {
  const { year, month, day } = partsOf(format);
  return day && month && !year;
}

function dateText(value: Date, format: string): string {
  const iso = value.toISOString();
  const [date, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  const parts = partsOf(format);
  if (parts.day && parts.month) return parts.time && time !== '00:00' ? `${date} ${time}` : date;
  // A month such as 'Mar 27' must not become March 27.
  if (parts.month && parts.year && !parts.day) return formatValue(value, 'mmmm yyyy');
  if (parts.time && !format.includes('[')) return time;
  return formatValue(value, format);
}

/** Writes a number with a decimal point. `1.250` could also mean 1250, so three decimal places become four. */
const plainNumber = (value: number): string =>
  String(Number(value.toPrecision(15))).replace(/\.\d{3}$/, (decimals) => `${decimals}0`);

function numberText(value: number, format: string): string {
  if (format === 'General' || format === '@') return plainNumber(value);
  const displayed = formatValue(value, format).trim();
  // '007', '25%' and '12 posts' say more than the number, and '1,251' for 1250.5 says less.
  const isNumber = readNumber(displayed, 'point') !== null && !/^[+-]?0\d/.test(displayed);
  return isNumber || (displayed !== '' && !/\d/.test(displayed)) ? plainNumber(value) : displayed;
}

/**
 * Returns the text of a cell in a workbook.
 *
 * @param format The cell's number format. @default 'General'
 * @example displayedText(0.25, '0%') // '25%'
 * @example displayedText(new Date('2027-03-08'), 'd mmm') // '2027-03-08'
 */
export function displayedText(value: StoredValue, format = 'General'): string {
  if (value === null) return '';
  if (typeof value === 'string') return value.replaceAll(/\r\n?/g, '\n');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? numberText(value, format) : dateText(value, format);
}
