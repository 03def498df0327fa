import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createOrm, type Orm } from '../src/db/orm.js';
import type { Client } from './client.js';
import { runs } from './full.js';
import { createTestPlanner, emptyDatabase, soakDatabases, type TestPlanner, useTeam } from './planner.js';

const post = { date: '2026-03-08', blogName: 'Launch' };

/** Waits for concurrent requests and counts the responses by status. */
async function statuses(requests: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(requests)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const serverErrors = (counts: Record<number, number>) =>
  Object.keys(counts).filter((status) => Number(status) >= 500);

describe.each(soakDatabases)('concurrent changes to the same rows on %s', (database) => {
  const team = useTeam(database);
  const rounds = database === 'postgresql' ? runs(3, 24) : runs(1, 9);

  const graphql = (client: Client, query: string, variables: object = {}) =>
    client.request('/graphql', { method: 'POST', json: { query, variables } });

  test('never cause a server error', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await graphql(team.admin, 'mutation { addSampleContent(today: "2026-03-08") }');
      const { body: brands } = await team.admin.rest<{ id: string }[]>('GET', '/brands');
      const { body: blogs } = await team.admin.rest<{ id: string }[]>('GET', '/logs/blog');
      const ids = blogs.map(({ id }) => id);
      const brandId = brands[0]?.id ?? '';
      const counts = await statuses([
        graphql(team.admin, 'mutation { removeSampleContent }'),
        ...brands.map(({ id }) => team.admin.rest('DELETE', `/brands/${id}`)),
        ...brands.map(({ id }) =>
          team.admin.rest('PUT', `/brands/${id}`, { name: `Brand ${id}`, color: 'red' }),
        ),
        team.member.rest('PATCH', '/logs/blog/bulk', { ids, data: { brandId } }),
        team.member.rest('PATCH', '/logs/blog/bulk', {
          ids: ids.toReversed(),
          data: { showOnCalendar: false },
        }),
        team.member.rest('DELETE', '/logs/blog/bulk', { ids: ids.toReversed() }),
        ...ids.map((id) => team.member.rest('PUT', `/logs/blog/${id}`, { ...post, brandId })),
        ...ids.map((id) => team.admin.rest('DELETE', `/logs/blog/${id}`)),
        ...[1, 2, 3].map(() => team.member.rest('POST', '/logs/blog', { ...post, brandId })),
      ]);
      expect(serverErrors(counts)).toEqual([]);
      await team.planner.clearContent();
    }
  });
});

describe('a server with serializable transactions in PostgreSQL', () => {
  let planner: TestPlanner;
  let orm: Orm;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await emptyDatabase(inject('postgresql').template);
    drop = database.drop;
    const url = new URL(database.url);
    url.searchParams.set('options', '-c default_transaction_isolation=serializable');
    orm = await createOrm({ url: url.href });
    planner = await createTestPlanner('postgresql', { orm });
  });
  afterAll(async () => {
    await planner.close();
    await orm.close(true);
    await drop();
  });

  test('serves requests that contend for the same rows', async () => {
    const admin = await planner.register('admin@planner.example');
    const [level] = await planner.sql(`select current_setting('transaction_isolation') as level`);
    expect(level).toEqual({ level: 'serializable' });
    const entries = await Promise.all([1, 2, 3, 4].map(() => admin.rest('POST', '/logs/blog', post)));
    const edits = Array.from({ length: 32 }, (_, n) =>
      admin.rest('PUT', `/logs/blog/${entries[n % 4]?.body.id}`, { ...post, blogName: `Launch ${n}` }),
    );
    expect(await statuses(edits)).toEqual({ 200: 32 });
    const { body } = await admin.rest<{ version: number }[]>('GET', '/logs/blog');
    expect(body.map(({ version }) => version)).toEqual([9, 9, 9, 9]);
  });
});
