import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { columnOf } from '../db/column-of.js';
import { prepared } from '../db/prepared.js';
import type { EntryDraft } from './entry-input.js';
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.js';
import { type LogKind, ownFields } from './kinds/index.js';

/** An entry that is not stored yet. */
export interface NewEntry extends EntryDraft {
  id: string;
  kind: LogKind;
  createdAt: Date;
  /** Part of the sample content; false when not given. */
  isSample?: boolean;
}

/** The columns that a new entry fills, and their types. */
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
    Object.entries(ownFields).map(([name, { type }]) => [name, type === 'flag' ? 'boolean' : 'text']),
  ),
};

const names = Object.keys(COLUMNS);
const flags = new Set(
  Object.entries(ownFields).flatMap(([name, { type }]) => (type === 'flag' ? [name] : [])),
);

/** What a row that does not name a column gets: a flag is true or false. */
const filled = (name: string) => (flags.has(name) ? `coalesce("${name}", false)` : `"${name}"`);

// One parameter for any number of rows, and one text of the statement, which the server prepares once.
const INSERT = prepared(`
  insert into entries (${names.map(columnOf).join(', ')})
  select ${names.map(filled).join(', ')} from jsonb_to_recordset(?::jsonb) as new (
    ${Object.entries(COLUMNS)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', ')}
  )
  returning ${ENTRY_COLUMNS}`);

/**
 * Stores entries of any kinds in one statement, in the order given.
 *
 * @throws ForeignKeyConstraintViolationException when a brand is gone: nothing is stored then
 */
export function insertEntries(em: SqlEntityManager, entries: readonly NewEntry[]): Promise<EntryRow[]> {
  const rows = entries.map(({ own, createdAt, isSample = false, ...entry }) => ({
    ...entry,
    ...own,
    isSample,
    createdAt,
    updatedAt: createdAt,
  }));
  // Nothing of it is hidden: a new entry has the values of the fields that there are.
  return em.execute<EntryRow[]>(INSERT, [JSON.stringify(rows)]);
}
