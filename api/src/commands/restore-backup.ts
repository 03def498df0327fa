import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Column, readForeignKeys, readTables } from '../backup/catalog.js';
import {
  type Header,
  MIGRATIONS,
  quoted,
  SESSION_SETTINGS,
  type Table,
  type Trailer,
} from '../backup/format.js';
import { readBackup } from '../backup/read-backup.js';
import { CommandError } from '../command-error.js';
import { migrate } from '../db/migrate.js';
import { migrations } from '../db/migrations/index.js';
import { isShared, type Orm } from '../db/orm.js';
import { withoutLimits } from '../db/time-limits.js';
import { markUnfinished } from '../db/unfinished-restore.js';
import { discardSessionSecrets } from '../settings/session-secret.js';

/** The size of each batch when inserting rows, in characters. */
const BATCH = 1024 * 1024;

/** Tables into which migrations insert rows. These tables have rows even in an empty database. */
const FILLED_BY_MIGRATIONS = [MIGRATIONS, 'settings', 'kinds', 'fields', 'options', 'kind_fields'];

/**
 * Reads the entire backup, to detect damage before anything is changed.
 *
 * @returns the header
 * @throws CommandError if the file is damaged or too new
 */
export async function checkBackup(file: string): Promise<Header> {
  let header: Header | undefined;
  for await (const part of readBackup(file)) if ('header' in part) header = part.header;
  if (!header) throw new Error('The backup is incomplete: its header is missing.');
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = header.migrations.find((name) => !known.has(name));
  if (unknown) {
    throw new CommandError(
      `${file} was created by a newer version of the planner (with the migration ${unknown}). Install that version.`,
    );
  }
  return header;
}

async function checkIsEmpty(em: SqlEntityManager, { migrations: expected }: Header): Promise<void> {
  const tables = [...(await readTables(em)).keys()];
  for (const table of tables.filter((name) => !FILLED_BY_MIGRATIONS.includes(name))) {
    const rows = await em.execute(`select 1 from ${quoted(table)} limit 1`);
    if (rows.length > 0) {
      throw new CommandError(
        `The database is not empty (${table} has rows), so nothing was restored. Restore into a new database.`,
      );
    }
  }
  if (!tables.includes(MIGRATIONS)) return;
  const done = await em.execute<{ name: string }[]>(`select name from ${MIGRATIONS}`);
  if (done.some(({ name }) => !expected.includes(name))) {
    throw new CommandError(
      'The database has a newer schema than the backup, so nothing was restored. Restore into a new database.',
    );
  }
}

/** Tables whose rows are not restored. Otherwise, links and sessions that were used or ended later would work again. */
const NOT_RESTORED = ['account_links', 'sessions'];

/** Inserts the rows of a table in batches. */
function createInserter(em: SqlEntityManager, { table, columns }: Table, known: Column[]) {
  const typeOf = new Map(known.map(({ name, type }) => [name, type]));
  const values = columns.map((name, index) => {
    const type = typeOf.get(name);
    if (!type) throw new CommandError(`The backup has an unknown column: ${table}.${name}.`);
    return `(r->>${index})::${type}`;
  });
  const sql = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements(?::json) r`;
  let rows: string[] = [];
  let size = 0;
  async function flush(): Promise<void> {
    if (rows.length > 0) await em.execute(sql, [`[${rows.join(',')}]`]);
    rows = [];
    size = 0;
  }
  return {
    flush,
    async add(row: string): Promise<void> {
      rows.push(row);
      size += row.length;
      if (size > BATCH) await flush();
    },
  };
}

/** Replaces all rows. The tables must have the backup's schema. */
async function insertAll(em: SqlEntityManager, file: string): Promise<Trailer> {
  for (const setting of SESSION_SETTINGS) await em.execute(setting);
  const tables = await readTables(em);
  // Drop foreign keys, so that the order of tables and rows doesn't matter. Recreating them checks all rows.
  const foreignKeys = await readForeignKeys(em);
  for (const { drop } of foreignKeys) await em.execute(drop);
  for (const table of tables.keys()) await em.execute(`delete from ${quoted(table)}`);
  let inserter: ReturnType<typeof createInserter> | undefined;
  let trailer: Trailer | undefined;
  for await (const part of readBackup(file)) {
    if ('row' in part) await inserter?.add(part.row);
    else await inserter?.flush();
    if ('table' in part) {
      const columns = tables.get(part.table.table);
      if (!columns) throw new CommandError(`The backup has an unknown table: ${part.table.table}.`);
      inserter = NOT_RESTORED.includes(part.table.table)
        ? undefined
        : createInserter(em, part.table, columns);
    } else if ('trailer' in part) trailer = part.trailer;
  }
  if (!trailer) throw new Error('The backup is incomplete: its end is missing.');
  for (const [name, { value, used }] of Object.entries(trailer.sequences)) {
    await em.execute('select setval(?::regclass, ?::bigint, ?)', [quoted(name), value, used]);
  }
  for (const { create } of foreignKeys) await em.execute(create);
  return trailer;
}

/**
 * Migrates an empty database to the backup's version. Marks a PostgreSQL database in the same transaction, so that no
 * server starts on it until all rows are restored. The marker of a data folder already does that.
 */
async function prepareSchema(orm: Orm, { migrations }: Header): Promise<void> {
  const to = migrations.at(-1) ?? '';
  if (!isShared(orm)) {
    await orm.migrator.up({ to });
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    const transaction = em.getTransactionContext();
    if (!transaction) throw new Error('The transaction has no context.');
    await orm.migrator.up({ to, transaction });
    await markUnfinished(em);
  });
}

/**
 * Restores a backup into an empty database. Migrates the database to the backup's version, inserts all rows in one
 * transaction, and migrates to the current version. Sessions, and invitation and password reset links are not restored.
 * The next start creates a new session secret, unless the environment sets it.
 *
 * @param header the result of `checkBackup`
 * @returns the number of rows in the backup
 * @throws CommandError if the database is not empty
 */
export async function restoreBackup(orm: Orm, file: string, header: Header): Promise<number> {
  const em = orm.em.fork();
  await checkIsEmpty(em, header);
  const { rows } = await withoutLimits(async () => {
    await prepareSchema(orm, header);
    return em.transactional(async (tx) => {
      const trailer = await insertAll(tx, file);
      // Backups of early versions contain the session secrets. Everybody who can read such a backup knows them.
      await discardSessionSecrets(tx, header.twoStepKeys);
      return trailer;
    });
  });
  await migrate(orm, { withoutBackup: true });
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
