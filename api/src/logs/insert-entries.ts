import type { SqlEntityManager } from '@mikro-orm/postgresql';
import {
  headerCte,
  insertChanges,
  type PreparedHeader,
  recordedCtes,
  recordHeader,
} from '../changes/record-change.js';
import type { CheckedDraft } from '../fields/dynamic-fields.js';
import { columnOf } from '../sql/column-of.js';
import { prepared } from '../sql/prepared.js';
import type { EntryDraft } from './entry-input.js';
import { ENTRY_COLUMNS, type StoredEntry } from './entry-row.js';
import type { LogKind } from './kinds/index.js';
import { RECORDED_COLUMNS, recordedValues } from './recorded/recorded-entries.js';

/** An entry that has not been stored yet. */
export interface NewEntry extends CheckedDraft<EntryDraft> {
  id: string;
  kind: LogKind;
  createdAt: Date;
  /** When the entry was last written. Default: the time of the change set, otherwise `createdAt`. */
  updatedAt?: Date;
  /** Whether the entry is sample content, false by default. */
  isSample?: boolean;
  /** The id of the account that first created the entry. Default: the author. */
  createdBy?: string | null;
  /** The version. Default: 1. If an undo recreates an entry, its version is higher than all previous ones. */
  version?: number;
  /** How many versions ago the content was written. Default: 0. */
  contentAge?: number;
}

/** The columns of a new entry, and their types. */
const COLUMNS: Record<string, string> = {
  id: 'uuid',
  kind: 'text',
  ...RECORDED_COLUMNS,
  searchText: 'text',
  isSample: 'boolean',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  createdBy: 'uuid',
  updatedBy: 'uuid',
  version: 'int',
  contentAge: 'int',
};

const names = Object.keys(COLUMNS);

/** The defaults of columns that most new entries omit. */
const DEFAULTS: Readonly<Record<string, number>> = { version: 1, contentAge: 0 };

const withDefault = (name: string) =>
  name in DEFAULTS ? `coalesce("${name}", ${DEFAULTS[name]})` : `"${name}"`;

// Uses one parameter for any number of rows, so that the statement never changes and can be prepared.
const insert = (returning: string) => `
  insert into entries (${names.map(columnOf).join(', ')})
  select ${names.map(withDefault).join(', ')} from jsonb_to_recordset(?::jsonb) as new (
    ${Object.entries(COLUMNS)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', ')}
  )
  returning ${returning}`;

const INSERT = prepared(insert(ENTRY_COLUMNS));

/** The CTEs that insert entries. `changed` contains the changes to record. */
const INSERTED_CTES = `
  inserted as (${insert('*')}),
  changed as (
    select id, 'entry' as subject_type, kind, title, null::jsonb as before, ${recordedValues('inserted')} as after,
      null::int as from_content, version - content_age as to_content
    from inserted
  )`;

const RECORDED_INSERT = prepared(`
  with ${headerCte}, ${INSERTED_CTES},
  ${recordedCtes('changed', { counted: 'select ?::int as subject_count', announces: false })}
  select ${ENTRY_COLUMNS} from inserted as entries`);

const RECORDED_BATCH = prepared(`with ${INSERTED_CTES} ${insertChanges('changed', '?::uuid')}`);

/** The number of entries in a batch. */
const BATCH = 1_000;

/** Converts entries to rows of the table. */
const rowsOf = (
  entries: readonly NewEntry[],
  header: PreparedHeader | null,
  author: string | null,
): object[] =>
  entries.map(({ createdAt, createdBy = author, isSample = false, ...entry }) => ({
    updatedAt: header?.at ?? createdAt,
    ...entry,
    isSample,
    createdAt,
    createdBy,
    updatedBy: author,
  }));

/**
 * Inserts entries of any kind with one statement, in the given order.
 *
 * @param header the change set that the statement records. After the commit, the caller must announce it with
 *   {@link addChange}. Null if the caller records the change set separately, or if nothing is recorded, as in `seed`
 * @param author the id of the account that inserts the entries; defaults to the actor of `header`
 * @throws ForeignKeyConstraintViolationException if a brand no longer exists, in which case nothing is inserted
 */
export function insertEntries(
  em: SqlEntityManager,
  header: PreparedHeader | null,
  entries: readonly NewEntry[],
  author: string | null = header?.actorId ?? null,
): Promise<StoredEntry[]> {
  const rows = rowsOf(entries, header, author);
  return header
    ? em.execute<StoredEntry[]>(RECORDED_INSERT, [...header.values, JSON.stringify(rows), rows.length])
    : em.execute<StoredEntry[]>(INSERT, [JSON.stringify(rows)]);
}

/**
 * Inserts thousands of entries of any kind and records one change set. Inserts the entries in batches, so that no
 * statement has very large parameters.
 *
 * @param em a transaction
 * @param header the change set to record. After the commit, the caller must announce it with {@link addChange}
 * @throws ForeignKeyConstraintViolationException if a brand no longer exists
 */
export async function insertManyEntries(
  em: SqlEntityManager,
  header: PreparedHeader,
  entries: readonly NewEntry[],
): Promise<void> {
  await recordHeader(em, header, entries.length);
  for (let start = 0; start < entries.length; start += BATCH) {
    const rows = rowsOf(entries.slice(start, start + BATCH), header, header.actorId);
    await em.execute(RECORDED_BATCH, [JSON.stringify(rows), header.id]);
  }
}
