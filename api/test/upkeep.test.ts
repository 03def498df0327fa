import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startPGlite } from '../src/db/pglite-thread.js';

const MIB = 1024 * 1024;

describe('an embedded database with many updates', { timeout: 60_000 }, () => {
  let folder: string;
  let database: ReturnType<typeof startPGlite>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planner-upkeep-'));
    cpSync(inject('pglite'), folder, { recursive: true });
    database = startPGlite(folder);
    await database.waitReady;
    await database.query('create table counters (id int primary key, value int, filler text)');
    await database.query(
      `insert into counters select id, 0, repeat('x', 700) from generate_series(1, 5000) id`,
    );
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const walSize = () =>
    readdirSync(join(folder, 'pg_wal'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { name }) => sum + statSync(join(folder, 'pg_wal', name)).size, 0);
  const written = async () => {
    const { rows } = await database.query<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
    );
    return rows[0]?.bytes ?? 0;
  };
  const UPDATE = 'update counters set value = value + 1';

  test('keeps at most 128 MB of WAL and reuses the space from old rows', async () => {
    const before = await written();
    let largest = 0;
    for (let n = 0; n < 60; n += 1) {
      await database.query(UPDATE);
      largest = Math.max(largest, walSize());
    }
    // Check that enough WAL was written. With less WAL, the test would also pass without checkpoints.
    expect((await written()) - before).toBeGreaterThan(160 * MIB);
    expect(largest).toBeLessThanOrEqual(128 * MIB);
    const { rows } = await database.query<{ size: number }>(`select pg_table_size('counters')::int as size`);
    // The limit allows 4 MiB of rows, plus the old rows that about 10 updates leave until the next vacuum. Without
    // vacuuming, the table would grow to 230 MiB.
    expect(rows[0]?.size).toBeLessThan(100 * MIB);
  });

  test('keeps at most 128 MB of WAL within a transaction', async () => {
    const before = await written();
    let largest = 0;
    await database.transaction(async (tx) => {
      for (let n = 1; n <= 45; n += 1) {
        await tx.query(
          `insert into counters select ${n} * 10000 + id, 0, filler from counters where id < 10000`,
          [],
        );
        largest = Math.max(largest, walSize());
      }
    });
    expect((await written()) - before).toBeGreaterThan(160 * MIB);
    expect(largest).toBeLessThanOrEqual(128 * MIB);
  });
});
