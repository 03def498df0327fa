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

  /** Checks that opening the folder fails with this message and leaves all files unchanged. */
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

  test('gets a new database and a marker if it is empty', async () => {
    const { isNew, close } = await open();
    await close();
    expect(isNew).toBe(true);
    expect(marker()).toEqual({ format: 1, postgresql: 18, createdAt: expect.any(String), state: 'ready' });
  });

  test('gets a new database if an earlier attempt to create one was interrupted', async () => {
    writeMarker({ state: 'creating' });
    mkdirSync(database('base'), { recursive: true });
    writeFileSync(database('PG_VERSION'), '18\n');
    const { isNew, close } = await open();
    await close();
    expect(isNew).toBe(true);
  });

  test('gets a marker if an earlier version created it', async () => {
    copyDatabase();
    const { isNew, close } = await open();
    await close();
    expect(isNew).toBe(false);
    expect(marker()).toMatchObject({ state: 'ready', postgresql: 18 });
  });

  test('is not overwritten if it has files but no PG_VERSION', async () => {
    copyDatabase();
    rmSync(database('PG_VERSION'));
    await expectFailure(/is incomplete: the file PG_VERSION is missing/);
    writeMarker({});
    await expectFailure(/is incomplete: the file PG_VERSION is missing/);
  });

  test('is not overwritten if it has a marker but no database', async () => {
    writeMarker({});
    await expectFailure(
      /is missing or empty, although this folder had a database\. Check that the disk is mounted/,
    );
    mkdirSync(database());
    await expectFailure(/is missing or empty/);
  });

  test.each([
    [
      'another PostgreSQL version',
      () => writeFileSync(database('PG_VERSION'), '17\n'),
      /PostgreSQL 17, but .+ PostgreSQL 18/,
    ],
    ['a damaged marker', () => writeFileSync(join(dataDir, 'planner.json'), '{'), /planner\.json is damaged/],
    ['a newer format', () => writeMarker({ format: 2 }), /A newer version of the planner/],
    ['an unfinished restore', () => writeMarker({ state: 'restoring' }), /not completely restored/],
    [
      'a damaged database',
      () => truncateSync(database('global/pg_control'), 100),
      /can't be opened \(.+\)\. Its files may be damaged/,
    ],
    [
      'missing parts',
      () => rmSync(database('pg_wal'), { recursive: true }),
      /can't be opened \(.+\)\. Its files may be damaged/,
    ],
  ])('is not opened if it has %s', async (_, damage, message) => {
    copyDatabase();
    damage();
    await expectFailure(message);
  });
});
