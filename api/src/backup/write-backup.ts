import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CommandError } from '../command-error.js';
import { findTwoStepKeys, IS_SECRET } from '../settings/session-secret.js';
import { type Column, readSequences, readTables } from './catalog.js';
import { createFile } from './create-file.js';
import { type Header, MIGRATIONS, quoted, SESSION_SETTINGS, type Trailer, VERSION } from './format.js';
import { LAST_BACKUP } from './last-backup.js';

/** How many rows to read at a time. */
const BATCH = 2000;

/** Returns the SQL condition for the rows of a table that backups contain. */
const conditionOf = (table: string): string =>
  table === 'settings' ? `not (${IS_SECRET}) and key <> '${LAST_BACKUP}'` : 'true';

/** Reads the rows of a table with a cursor. Each row is a line of JSON. */
async function* linesOf(em: SqlEntityManager, table: string, columns: Column[]): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await em.execute(
    `declare backup no scroll cursor for
     select json_build_array(${values})::text as line from ${quoted(table)} where ${conditionOf(table)}`,
  );
  const fetch = () => {
    const rows = em.execute<{ line: string }[]>(`fetch ${BATCH} from backup`);
    // If the backup fails in the meantime, nothing awaits this promise, so its rejection must be handled here.
    rows.catch(() => {});
    return rows;
  };
  // Fetch the next rows while the current ones are being compressed and written, so that an embedded database is
  // available to other requests sooner.
  for (let next = fetch(); ; ) {
    const rows = await next;
    if (rows.length === 0) break;
    next = fetch();
    yield rows.map(({ line }) => line);
  }
  await em.execute('close backup');
}

/**
 * Generates the text of a backup in chunks.
 *
 * @param rows receives the number of rows, keyed by table
 */
async function* textOf(em: SqlEntityManager, rows: Trailer['rows']): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const text = (lines: string[]): string => {
    const piece = `${lines.join('\n')}\n`;
    hash.update(piece);
    return piece;
  };
  const tables = await readTables(em);
  if (!tables.has(MIGRATIONS)) {
    throw new CommandError('The database contains no planner, so there is nothing to back up.');
  }
  const migrations = await em.execute<{ name: string }[]>(`select name from ${MIGRATIONS} order by id`);
  const header: Header = {
    format: 'content-planner-backup',
    version: VERSION,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    twoStepKeys: await findTwoStepKeys(em),
  };
  yield text([JSON.stringify(header)]);
  for (const [table, columns] of tables) {
    yield text([JSON.stringify({ table, columns: columns.map(({ name }) => name) })]);
    rows[table] = 0;
    for await (const lines of linesOf(em, table, columns)) {
      rows[table] += lines.length;
      yield text(lines);
    }
  }
  const trailer: Trailer = { rows, sequences: await readSequences(em), sha256: hash.digest('hex') };
  yield `${JSON.stringify(trailer)}\n`;
}

/**
 * Writes a consistent snapshot of all rows in the database to a file, as lines of JSON, compressed with gzip. Omits the
 * session secret, so that readers of the backup can't sign tokens. Only the file's owner can read the backup, because
 * it contains password hashes.
 *
 * @param file the path of a new file; a partial file is removed if the backup fails
 * @returns the number of rows
 * @throws CommandError if the file exists or can't be written
 */
export async function writeBackup(em: SqlEntityManager, file: string): Promise<number> {
  const rows: Trailer['rows'] = {};
  await createFile(file, (target) =>
    em.transactional(
      async (tx) => {
        for (const setting of SESSION_SETTINGS) await tx.execute(setting);
        await pipeline(
          Readable.from(textOf(tx, rows), { highWaterMark: 1 }),
          // Use fast compression, because requests to an embedded database have to wait for the backup.
          createGzip({ level: 1 }),
          target,
        );
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    ),
  );
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
