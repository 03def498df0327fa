import type { EntryRow } from './entry-row.js';
import { kinds } from './kinds/index.js';
import type { KindDescription } from './kinds/kind.js';

/** Returns an entry as REST responses contain it, with the field names of its kind. */
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
 * Returns the current entry for the response to an update of an old version. It has the field names of both REST and
 * GraphQL, because both send the same response.
 */
export const currentEntry = (row: EntryRow): Record<string, unknown> => ({
  __typename: kinds[row.kind].typeName,
  kind: row.kind,
  title: row.title,
  startDate: row.startDate,
  endDate: row.endDate,
  ...entryBody(row),
});
