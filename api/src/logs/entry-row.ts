import type { RequestContext } from '../context.js';
import type { DynamicFields } from '../field-types/field-types.js';
import { hideValues } from '../fields/shown-values.js';
import { columnOf } from '../sql/column-of.js';
import { isoInstant } from '../sql/iso-instant.js';
import { type KindColumns, kindFields, kinds, type LogKind } from './kinds/index.js';

/** An entry as a plain table row, with the columns of all kinds. */
export type EntryRow = KindColumns & {
  id: string;
  kind: LogKind;
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. */
  endDate: string;
  brandId: string | null;
  color: string | null;
  showOnCalendar: boolean;
  dynamicFields: DynamicFields;
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  /** The id of the account that created the entry. */
  createdBy: string | null;
  /** The id of the account that last changed the entry. */
  updatedBy: string | null;
};

const COMMON = [
  'id',
  'kind',
  'title',
  'startDate',
  'endDate',
  'brandId',
  'color',
  'showOnCalendar',
  'dynamicFields',
  'version',
  'createdBy',
  'updatedBy',
];

const SELECTED = new Map([
  ...[...COMMON, ...Object.keys(kindFields)].map((name) => [name, columnOf(name)] as const),
  ['createdAt', isoInstant('created_at')],
  ['updatedAt', isoInstant('updated_at')],
]);

/**
 * Returns the select list for an `EntryRow`.
 *
 * @param wanted the columns to select besides `id` and `kind`; all by default
 */
export function entryColumns(wanted?: ReadonlySet<string>): string {
  return [...SELECTED]
    .filter(([name]) => !wanted || name === 'id' || name === 'kind' || wanted.has(name))
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');
}

/** Returns an entry in the form that GraphQL clients see. */
export function entryObject(row: EntryRow): Record<string, unknown> {
  const { typeName, fields } = kinds[row.kind];
  // Omit these ids, because the GraphQL API returns people instead.
  const { createdBy: _, updatedBy: __, ...rest } = row;
  const shared = Object.entries(rest).filter(([name]) => !(name in kindFields));
  const ofKind = Object.keys(fields).map((name) => [name, row[name as keyof EntryRow]]);
  return { __typename: typeName, ...Object.fromEntries(shared), fields: Object.fromEntries(ofKind) };
}

/** All columns. */
export const ENTRY_COLUMNS = entryColumns();

/** Runs a query that selects `entryColumns` of entries in the scope, and removes hidden values. */
export async function readEntries(
  source: Pick<RequestContext, 'em' | 'scope'>,
  sql: string,
  values: readonly unknown[],
): Promise<EntryRow[]> {
  const rows = await source.em.execute<EntryRow[]>(sql, [...values] as never[]);
  await hideValues(source, rows);
  return rows;
}
