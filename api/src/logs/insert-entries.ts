import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { kindFieldOf } from '../field-types/field-types.js';
import { columnOf } from '../sql/column-of.js';
import { prepared } from '../sql/prepared.js';
import type { EntryDraft } from './entry-input.js';
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.js';
import { kindFields, type LogKind } from './kinds/index.js';
import type { KindField } from './kinds/kind.js';

/** An entry that is not stored yet. */
export interface NewEntry extends EntryDraft {
  id: string;
  kind: LogKind;
  createdAt: Date;
  /** Whether the entry is sample content, false by default. */
  isSample?: boolean;
}

/** The columns of a new entry, and their types. */
const COLUMNS: Record<string, string> = {
  id: 'uuid',
  kind: 'text',
  title: 'text',
  startDate: 'date',
  endDate: 'date',
  brandId: 'uuid',
  color: 'text',
  showOnCalendar: 'boolean',
  dynamicFields: 'jsonb',
  isSample: 'boolean',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  ...Object.fromEntries(
    Object.entries(kindFields).map(([name, { type }]) => [name, kindFieldOf(type).sqlType]),
  ),
};

const names = Object.keys(COLUMNS);
const fields: Readonly<Record<string, KindField>> = kindFields;

function withDefault(name: string): string {
  const field = fields[name];
  const value = field && kindFieldOf(field.type).sqlDefault;
  return value ? `coalesce("${name}", ${value})` : `"${name}"`;
}

// Uses one parameter for any number of rows, so that the statement never changes and can be prepared.
const INSERT = prepared(`
  insert into entries (${names.map(columnOf).join(', ')})
  select ${names.map(withDefault).join(', ')} from jsonb_to_recordset(?::jsonb) as new (
    ${Object.entries(COLUMNS)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', ')}
  )
  returning ${ENTRY_COLUMNS}`);

/**
 * Inserts entries of any kind with one statement, in the given order.
 *
 * @throws ForeignKeyConstraintViolationException if a brand no longer exists, in which case nothing is inserted
 */
export function insertEntries(em: SqlEntityManager, entries: readonly NewEntry[]): Promise<EntryRow[]> {
  const rows = entries.map(({ fields: values, createdAt, isSample = false, ...entry }) => ({
    ...entry,
    ...values,
    isSample,
    createdAt,
    updatedAt: createdAt,
  }));
  // New entries have no hidden values to remove.
  return em.execute<EntryRow[]>(INSERT, [JSON.stringify(rows)]);
}
