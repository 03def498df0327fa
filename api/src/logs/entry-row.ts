import type { RequestContext } from '../context.js';
import type { EntryValues } from '../field-types/field-types.js';
import { type Named, showValues } from '../fields/shown-values.js';
import { columnOf } from '../sql/column-of.js';
import { isoInstant } from '../sql/iso-instant.js';
import type { LogKind } from './kinds/index.js';
import { allOwnProperties, ownFieldIds, shownOwnValues } from './kinds/own-properties.js';

/** An entry as a plain table row. */
export interface StoredEntry {
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
  values: EntryValues;
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  /** The id of the account that created the entry. */
  createdBy: string | null;
  /** The id of the account that last changed the entry. */
  updatedBy: string | null;
}

/** An entry as a client can see it. `values` contains no hidden values. */
export interface EntryRow extends StoredEntry, Named {}

const COLUMNS = [
  'id',
  'kind',
  'title',
  'startDate',
  'endDate',
  'brandId',
  'color',
  'showOnCalendar',
  'version',
  'createdBy',
  'updatedBy',
];

const SELECTED = new Map([
  ...COLUMNS.map((name) => [name, columnOf(name)] as const),
  ['createdAt', isoInstant('created_at')],
  ['updatedAt', isoInstant('updated_at')],
]);

/** Returns SQL for the wanted part of the values, which can contain long texts. Returns null if no values are wanted. */
function valuesIn(wanted?: ReadonlySet<string>): string | null {
  if (!wanted) return 'entries.values';
  const chosen = new Set(
    allOwnProperties
      .filter(({ name, field }) => wanted.has(name) || wanted.has(field))
      .map(({ field }) => field),
  );
  const others = ownFieldIds.filter((id) => !chosen.has(id));
  if (wanted.has('dynamicFields')) {
    return others.length === 0 ? 'entries.values' : `entries.values - '{${others.join(',')}}'::text[]`;
  }
  if (chosen.size === 0) return null;
  return `jsonb_build_object(${[...chosen].map((id) => `'${id}', entries.values -> '${id}'`).join(', ')})`;
}

/**
 * Returns the select list for a `StoredEntry`. The table or CTE must be named `entries`.
 *
 * @param wanted what to select besides `id` and `kind`: properties of an `EntryRow`, and ids or property names of the
 *   fields that only some kinds have; all by default
 */
export function entryColumns(wanted?: ReadonlySet<string>): string {
  const columns = [...SELECTED]
    .filter(([name]) => !wanted || name === 'id' || name === 'kind' || wanted.has(name))
    .map(([name, sql]) => `${sql} as "${name}"`);
  const values = valuesIn(wanted);
  return [...columns, ...(values === null ? [] : [`${values} as "values"`])].join(', ');
}

/** Returns an entry with its values by name, as in REST and in conflicts. Omits the ids of people. */
export function entryObject(row: EntryRow): Record<string, unknown> {
  const { createdBy: _, updatedBy: __, people: ___, otherOptions: ____, values: _____, ...shared } = row;
  return { ...shared, fields: shownOwnValues(row) };
}

/** All columns. */
export const ENTRY_COLUMNS = entryColumns();

/** Runs a query that selects `entryColumns` of entries in the scope. Returns the entries as the client can see them. */
export async function readEntries(
  source: Pick<RequestContext, 'em' | 'scope'>,
  sql: string,
  values: readonly unknown[],
): Promise<EntryRow[]> {
  return showValues(source, await source.em.execute<StoredEntry[]>(sql, [...values]));
}
