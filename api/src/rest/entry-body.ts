import type { EntryRow } from '../logs/entry-row.js';
import { kinds } from '../logs/kinds/index.js';
import type { KindDescription } from '../logs/kinds/kind.js';

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
