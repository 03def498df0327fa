import type { EntryRow } from './entry-row.js';
import { kinds } from './kinds/index.js';
import type { KindDescription } from './kinds/kind.js';

/** An entry as the documented calls give it: the fields of its kind under the spec's names (section 3). */
export function entryBody(row: EntryRow): Record<string, unknown> {
  const { title, dates, fields }: KindDescription = kinds[row.kind];
  return {
    id: row.id,
    ...(dates === 'span' ? { startDate: row.startDate, endDate: row.endDate } : { date: row.startDate }),
    [title.name]: row.title,
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, row[name as keyof EntryRow]])),
    brandId: row.brandId,
    color: row.color,
    showOnCalendar: row.showOnCalendar,
    dynamicFields: row.dynamicFields,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/**
 * An entry as a refused update tells what stands there now (decision L13): under the spec's names, and
 * with what GraphQL's types call it, since both doors send the same.
 */
export const currentEntry = (row: EntryRow): Record<string, unknown> => ({
  __typename: kinds[row.kind].typeName,
  kind: row.kind,
  title: row.title,
  startDate: row.startDate,
  endDate: row.endDate,
  ...entryBody(row),
});
