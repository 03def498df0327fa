import { kinds, type LogKind } from '../src/logs/kinds/index.js';
import type { KindDescription } from '../src/logs/kinds/kind.js';

const datesOf = ({ dates }: KindDescription, from: string, to = from) =>
  dates === 'span' ? { startDate: from, endDate: to } : { date: from };

/** Returns the shortest valid body for a kind. */
export function smallest(kind: LogKind, date = '2026-03-08', title = 'Spring launch') {
  const description: KindDescription = kinds[kind];
  return { ...datesOf(description, date), [description.rest.title]: title };
}

/** Returns a body with a non-default value for every field of a kind. */
export function full(kind: LogKind) {
  const description: KindDescription = kinds[kind];
  return {
    ...smallest(kind, '2026-10-25', 'A “full” entry — ünïcode 🎉'),
    ...datesOf(description, '2026-10-25', '2026-10-27'),
    ...Object.fromEntries(
      Object.entries(description.fields).map(([name, { type }]) => [
        name,
        type === 'boolean' ? true : `${name}\nof two lines`,
      ]),
    ),
    color: '#123456',
    showOnCalendar: false,
  };
}

/** Returns the default values of a kind's own and shared fields. */
export function defaults(kind: LogKind) {
  const { fields }: KindDescription = kinds[kind];
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, { type }]) => [name, type === 'boolean' ? false : null]),
    ),
    brandId: null,
    color: null,
    showOnCalendar: true,
    dynamicFields: {},
  };
}
