import { statfs } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { recordBackup } from '../src/backup/last-backup.js';
import { migrations } from '../src/db/migrations/index.js';
import { folderOf } from '../src/db/orm.js';
import { COMMIT, VERSION } from '../src/version.js';
import { createToken, tokenClient } from './access-tokens.js';
import type { Client } from './client.js';
import { eventually, openStream } from './live-stream.js';
import { databases, useTeam } from './planner.js';
import { recordQueries } from './recorded-queries.js';

const QUERY = `{
  system {
    version commit startedAt isEmbedded
    database { version size migrations lastMigration migratedAt }
    disk { free size }
    pool { inUse waiting max }
    lastBackup { at isComplete completedAt size }
    liveUpdates { state streams maxStreams }
    warnings { code message }
  }
}`;

interface System {
  database: { size: number; migratedAt: string };
  disk: { free: number; size: number } | null;
  [fact: string]: unknown;
}

const METRICS_TOKEN = 'a-token-for-prometheus-with-32-characters';

describe.each(databases)('the state of a server on %s', (database) => {
  const team = useTeam(database);

  const read = async (client: Client) =>
    (await client.graphql<{ system: System }>(QUERY)).data?.system as System;

  /** Creates an app that has read no facts yet, and logs the administrator in. The name must be unique. */
  function newApp(name: string): Client {
    const client = team.planner.visitor({ DATA_DIR: name, METRICS_TOKEN });
    for (const [name, value] of team.admin.cookies) client.cookies.set(name, value);
    return client;
  }

  async function metricsOf(client: Client): Promise<Record<string, number>> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { body } = await client.request<string>('/metrics', { headers });
    const lines = [...body.matchAll(/^(content_planner_\S+) (\S+)$/gm)];
    return Object.fromEntries(lines.map(([, name, value]) => [name, Number(value)]));
  }

  test('is visible to administrators with a session, but not to their keys', async () => {
    const failure = async (client: Client) => (await client.graphql(QUERY)).errors?.[0]?.extensions.status;
    expect(await failure(team.admin)).toBeUndefined();
    expect(await failure(team.member)).toBe(403);
    expect(await failure(team.visitor)).toBe(401);
    const { secret } = await createToken(team.admin, { kind: 'key', canWrite: true });
    expect(await failure(tokenClient(team.planner, secret))).toBe(403);
  });

  test('contains the facts that the database, the disk and the process report', async () => {
    const before = Date.now();
    const system = await read(newApp('facts'));
    const [row] = await team.planner.sql<{ size: number; version: string }>(
      `select pg_database_size(current_database())::float8 as size,
         current_setting('server_version') as version`,
    );
    expect(system).toEqual({
      version: VERSION,
      commit: COMMIT || null,
      startedAt: expect.any(String),
      isEmbedded: database === 'pglite',
      database: {
        version: row?.version.split(' ')[0],
        size: expect.any(Number),
        migrations: migrations.length,
        lastMigration: migrations.at(-1)?.name,
        migratedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
      disk: database === 'pglite' ? { free: expect.any(Number), size: expect.any(Number) } : null,
      pool: database === 'pglite' ? null : { inUse: expect.any(Number), waiting: 0, max: expect.any(Number) },
      lastBackup: null,
      liveUpdates: { state: 'idle', streams: 0, maxStreams: 2000 },
      warnings: [],
    });
    // Other tests write at the same time, so the sizes can differ a little.
    expect(system.database.size / (row?.size ?? 0)).toBeCloseTo(1, 0);
    expect(Date.parse(String(system.startedAt))).toBeLessThan(before);
    const folder = folderOf(team.planner.orm);
    if (folder !== null && system.disk) {
      const { blocks, bsize } = await statfs(folder);
      expect(system.disk.size).toBe(blocks * bsize);
      expect(system.disk.free).toBeLessThanOrEqual(system.disk.size);
    }
  });

  test('is the same in the metrics', async () => {
    const client = newApp('metrics');
    const { database, disk, pool } = (await read(client)) as System & { pool: { max: number } | null };
    const metrics = await metricsOf(client);
    expect(metrics).toMatchObject({
      content_planner_database_up: 1,
      content_planner_database_size_bytes: database.size,
      content_planner_migrations: migrations.length,
      content_planner_live_streams_max: 2000,
      content_planner_warnings: 0,
    });
    expect(metrics.content_planner_disk_size_bytes).toBe(disk?.size);
    expect(metrics.content_planner_pool_max_connections).toBe(pool?.max);
    expect(
      Object.keys(metrics).filter((name) => name.startsWith('content_planner_pool_connections')),
    ).toEqual(
      pool
        ? [
            'content_planner_pool_connections{state="in_use"}',
            'content_planner_pool_connections{state="idle"}',
          ]
        : [],
    );
    expect(metrics).not.toHaveProperty('content_planner_last_backup_timestamp_seconds');
    expect(metrics).not.toHaveProperty('content_planner_last_backup_success');
  });

  test('contains the last backup', async () => {
    const em = team.planner.orm.em.fork();
    const complete = { at: '2026-11-10T03:00:00.000Z', isComplete: true, size: 34_200_000 };
    await recordBackup(em, { ...complete, file: '/backups/1', error: null });
    const expected = { ...complete, completedAt: complete.at };
    expect(await read(newApp('complete backup'))).toMatchObject({ lastBackup: expected });

    const failed = { at: '2026-11-11T03:00:00.000Z', isComplete: false, size: null };
    await recordBackup(em, { ...failed, file: '/backups/2', error: 'No space left on device' });
    const client = newApp('failed backup');
    expect((await read(client)).lastBackup).toEqual({ ...failed, completedAt: complete.at });
    expect(await metricsOf(client)).toMatchObject({
      content_planner_last_backup_success: 0,
      content_planner_last_backup_timestamp_seconds: Date.parse(complete.at) / 1000,
    });
    await team.planner.sql(`delete from settings where key = 'last-backup'`);
  });

  test('counts open streams and shows that live updates work', async () => {
    const client = newApp('streams');
    const stream = await openStream(client);
    expect(await read(client)).toMatchObject({ liveUpdates: { state: 'connected', streams: 1 } });
    expect(await metricsOf(client)).toMatchObject({
      content_planner_listen_up: 1,
      content_planner_live_streams: 1,
    });
    await stream.close();
    await eventually(async () => expect(await read(client)).toMatchObject({ liveUpdates: { streams: 0 } }));
  });

  test('is read from the database only once for frequent requests', async () => {
    const client = newApp('frequent');
    const queries = await recordQueries(team.planner.orm, async () => {
      await Promise.all([read(client), metricsOf(client), metricsOf(client), metricsOf(client)]);
      await metricsOf(client);
    });
    expect(queries.filter(({ sql }) => sql.includes('pg_database_size'))).toHaveLength(1);
  });
});
