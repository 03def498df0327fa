import { randomInt } from 'node:crypto';

/** The expected state of an entry. */
export interface Expected {
  id: string;
  date: string;
  blogName: string;
  category: string;
  showOnCalendar: boolean;
  version: number;
}

/** The path of the log that all entries belong to. */
export const PATH = '/api/logs/blog';

const FIELDS = ['id', 'date', 'blogName', 'category', 'showOnCalendar', 'version'] as const;

/** Returns the fields of a row that are compared with the expected values. */
export function expectedOf(row: Record<string, unknown>): Expected {
  return Object.fromEntries(FIELDS.map((name) => [name, row[name]])) as unknown as Expected;
}

export const isSame = (one: Expected | undefined, other: Expected | undefined): boolean =>
  one === other || (!!one && !!other && FIELDS.every((name) => one[name] === other[name]));

/** Returns the first 28 days of a month in 2026. */
export function monthOf(month: number): { from: string; to: string } {
  const prefix = `2026-${String(month).padStart(2, '0')}`;
  return { from: `${prefix}-01`, to: `${prefix}-28` };
}

/** Returns about 600 bytes of random text, which compresses poorly, so that changes take up disk space. */
export const filler = () => Array.from({ length: 100 }, () => randomInt(36 ** 6).toString(36)).join('');

export function newEntry(title: string): Omit<Expected, 'id' | 'version'> {
  const [month, day] = [randomInt(1, 13), randomInt(1, 29)].map((n) => String(n).padStart(2, '0'));
  return { date: `2026-${month}-${day}`, blogName: title, category: filler(), showOnCalendar: true };
}
