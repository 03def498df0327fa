import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { type Database, openDatabase } from '../src/db/database.js';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.js';
import { createTestPlanner, emptyDatabase, type TestPlanner } from './planner.js';
import { transports } from './transport.js';

describe.runIf(hasPgBouncer)('PostgreSQL behind PgBouncer in transaction mode', () => {
  let empty: Awaited<ReturnType<typeof emptyDatabase>>;
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let database: Database;
  let planner: TestPlanner;

  beforeAll(async () => {
    empty = await emptyDatabase();
    bouncer = await startPgBouncer(empty.url);
    database = await openDatabase(readConfig({ DATABASE_URL: bouncer.url }));
    planner = await createTestPlanner('postgresql', { orm: database.orm });
  });
  afterAll(async () => {
    await planner?.close();
    await database?.close();
    await bouncer?.stop();
    await empty?.drop();
  });

  test('supports migrations, health checks and requests', async () => {
    await database.check();
    const admin = await planner.register('admin@planner.example');
    const member = await planner.join(admin, 'member@planner.example');
    for (const { open } of transports) {
      const [asAdmin, asMember] = [open(admin), open(member)];
      const brand = await asAdmin.createBrand({ name: 'Northwind', color: 'red' });
      const post = { date: '2026-03-08', blogName: 'Launch', brandId: brand.id };
      // Send more concurrent requests than PgBouncer has connections, with transactions and prepared statements.
      const created = await Promise.all(Array.from({ length: 30 }, () => asMember.createEntry('blog', post)));
      const edited = await Promise.all(
        created.map(({ id, version }) =>
          asMember.updateEntry('blog', id, { ...post, blogName: 'Edited' }, version),
        ),
      );
      expect(edited.map(({ version }) => version)).toEqual(Array(30).fill(2));
      await asAdmin.deleteBrand(brand.id);
      const entries = await asMember.entries('blog');
      expect(entries.map(({ brandId, version }) => [brandId, version])).toEqual(Array(30).fill([null, 3]));
      await Promise.all(entries.map(({ id }) => asMember.deleteEntry('blog', id)));
    }
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        member.request('/api/logs/blog', {
          method: 'POST',
          json: { date: '2026-03-08', blogName: 'Launch' },
          headers: { 'idempotency-key': 'key' },
        }),
      ),
    );
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await planner.sql('select 1 from entries')).toHaveLength(1);
  });
});
