import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { DataFolderError } from '../src/db/data-folder.js';
import { openDatabase } from '../src/db/database.js';

describe('a data folder', { timeout: 60_000 }, () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'planner-incomplete-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const database = (...names: string[]) => join(dataDir, 'database', ...names);
  const marker = () =>
    JSON.parse(readFileSync(join(dataDir, 'planner.json'), 'utf8')) as Record<string, unknown>;
  const writeMarker = (fields: object) =>
    writeFileSync(
      join(dataDir, 'planner.json'),
      JSON.stringify({
        format: 1,
        postgresql: 18,
        createdAt: '2026-03-08T10:00:00Z',
        state: 'ready',
        ...fields,
      }),
    );
  const copyDatabase = () => cpSync(inject('pglite'), database(), { recursive: true });
  const open = () => openDatabase({ databaseUrl: undefined, dataDir });

  /** Opening fails with this message and leaves all files as they were. */
  async function expectFailure(message: RegExp): Promise<void> {
    const files = () =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
        (name) => !/(planner\.(lock|pid)|postmaster\.pid)$/.test(name),
      );
    const before = files();
    const error = await open().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataFolderError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).toMatch(/restore FILE|Install that version/);
    expect(files()).toEqual(before);
  }

  test('that is empty gets a new database and a marker', async () => {
    const { isNew, close } = await open();
    await close();
    expect(isNew).toBe(true);
    expect(marker()).toEqual({ format: 1, postgresql: 18, createdAt: expect.any(String), state: 'ready' });
  });

  test('whose creation was interrupted gets a new database', async () => {
    writeMarker({ state: 'creating' });
    mkdirSync(database('base'), { recursive: true });
    writeFileSync(database('PG_VERSION'), '18\n');
    const { isNew, close } = await open();
    await close();
    expect(isNew).toBe(true);
  });

  test('of an earlier version of the planner gets a marker', async () => {
    copyDatabase();
    const { isNew, close } = await open();
    await close();
    expect(isNew).toBe(false);
    expect(marker()).toMatchObject({ state: 'ready', postgresql: 18 });
  });

  test('with files but without PG_VERSION is not overwritten', async () => {
    copyDatabase();
    rmSync(database('PG_VERSION'));
    await expectFailure(/is incomplete: the file PG_VERSION is missing/);
    writeMarker({});
    await expectFailure(/is incomplete: the file PG_VERSION is missing/);
  });

  test('with a marker but without a database is not overwritten', async () => {
    writeMarker({});
    await expectFailure(
      /is missing or empty, although this folder had a database\. Check that the disk is mounted/,
    );
    mkdirSync(database());
    await expectFailure(/is missing or empty/);
  });

  test.each([
    [
      'of another PostgreSQL',
      () => writeFileSync(database('PG_VERSION'), '17\n'),
      /PostgreSQL 17, and .+ PostgreSQL 18/,
    ],
    [
      'with a damaged marker',
      () => writeFileSync(join(dataDir, 'planner.json'), '{'),
      /planner\.json is damaged/,
    ],
    ['of a newer format', () => writeMarker({ format: 2 }), /A newer version of the planner/],
    ['with an unfinished restore', () => writeMarker({ state: 'restoring' }), /not completely restored/],
    [
      'with a damaged database',
      () => truncateSync(database('global/pg_control'), 100),
      /can't be opened \(.+\)\. Its files may be damaged/,
    ],
    [
      'with missing parts',
      () => rmSync(database('pg_wal'), { recursive: true }),
      /can't be opened \(.+\)\. Its files may be damaged/,
    ],
  ])('%s is not opened', async (_, damage, message) => {
    copyDatabase();
    damage();
    await expectFailure(message);
  });
});
