import { describe, expect, test } from 'vitest';
import type { Entity } from './client.js';
import { soakDatabases, useTeam } from './planner.js';
import { type RecordedQuery, recordQueries } from './recorded-queries.js';
import { smallest } from './samples.js';
import { restTransport } from './transport.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const PAGE = '{ edges { cursor node { id title } } pageInfo { endCursor hasNextPage hasPreviousPage } }';

describe('a growing database', () => {
  const team = useTeam('postgresql');

  /**
   * Stores entries. The queries in this test return entries from 2026, so older entries, and entries of kinds that the
   * queries don't request, only make the table larger.
   */
  async function store(count: number, kinds: string[], firstDay: string, days: number): Promise<void> {
    await team.planner.sql(
      `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at)
       select gen_random_uuid(), (array[${kinds.map((kind) => `'${kind}'`).join(', ')}])[n % ${kinds.length} + 1],
         'Entry ' || n, date '${firstDay}' + n % ${days}, date '${firstDay}' + n % ${days} + case when n % 50 = 0 then 2 else 0 end,
         now(), now()
       from generate_series(1, ${count}) n`,
    );
    await team.planner.sql('vacuum analyze entries');
  }

  const measured: Record<string, () => Promise<unknown>> = {
    'a list': () => team.member.rest('GET', '/logs/podcast'),
    'a list through GraphQL': () =>
      team.member.graphql('{ entries(filter: { kinds: [podcast] }, first: 10000) { nodes { id title } } }'),
    'a month of the calendar': () =>
      team.member.graphql('{ calendar(from: "2026-03-01", to: "2026-03-31") { id title } }'),
    'a month of one kind': () =>
      team.member.graphql(
        '{ calendar(from: "2026-03-01", to: "2026-03-31", filter: { kinds: [podcast] }) { id title } }',
      ),
    'a log page by date': () =>
      team.member.graphql(`{ page: entries(filter: { kinds: [podcast] }, first: 20) ${PAGE} }`),
    'a log page by title': () =>
      team.member.graphql(
        `{ page: entries(filter: { kinds: [podcast] }, first: 20, sort: { field: "@title" }) ${PAGE} }`,
      ),
    'the agenda from a day': () =>
      team.member.graphql(
        `{ page: entries(filter: { startsFrom: "2026-06-01" }, sort: { field: "@date" }, first: 20) ${PAGE} }`,
      ),
    'the agenda before a day': () =>
      team.member.graphql(`{ page: entries(filter: { startsBefore: "2026-06-01" }, first: 20) ${PAGE} }`),
    'the agenda for a rare kind': () =>
      team.member.graphql(
        `{ page: entries(filter: { kinds: [podcast], startsFrom: "2026-06-01" }, sort: { field: "@date" }, first: 20) ${PAGE} }`,
      ),
    'one entry': async () => {
      const [entry] = await team.planner.sql<Entity>(
        `with own as (select id from entries where kind = 'podcast' limit 1) select id from own`,
      );
      return team.member.rest('GET', `/logs/podcast/${entry?.id}`);
    },
    'a bulk edit': async () => {
      const entries = await team.planner.sql<Entity>(
        `with own as (select id from entries where kind = 'podcast' order by id limit 100) select id from own`,
      );
      return team.member.rest('PATCH', '/logs/podcast/bulk', {
        ids: entries.map(({ id }) => id),
        data: { showOnCalendar: true },
      });
    },
    'deleting a brand': async () => {
      const brand = await restTransport(team.admin).createBrand({ name: 'Northwind', color: '#123456' });
      await restTransport(team.member).createEntry('podcast', { ...smallest('podcast'), brandId: brand.id });
      await restTransport(team.admin).deleteBrand(brand.id);
    },
    'searching for sample content': () => team.admin.graphql('{ hasSampleContent }'),
    'removing sample content': async () => {
      await team.admin.graphql('mutation { addSampleContent(today: "1999-03-08") }');
      await team.admin.graphql('mutation { removeSampleContent }');
    },
  };

  /** Counts the rows of `entries` that are read during `work`, and lists the plan nodes. */
  async function visited(work: () => Promise<unknown>): Promise<{ rows: number; nodes: string[] }> {
    const queries = (await recordQueries(team.planner.orm, work)).filter(
      // Skip the test's own statements, which begin with 'with own', and inserts, which can't be repeated.
      ({ sql }) =>
        /\bentries\b/.test(sql) &&
        /^(select|update|delete|with (?!own))/i.test(sql) &&
        !/into entries/.test(sql),
    );
    expect(queries.length).toBeGreaterThan(0);
    let rows = 0;
    const nodes: string[] = [];
    for (const { sql, values } of queries) {
      // Roll back, so that the next statement finds the same rows.
      const em = team.planner.orm.em.fork();
      await em.begin();
      // Delete the change sets, because the next statement stores them again.
      await em.execute('delete from change_sets');
      await em.execute('delete from changes');
      const [explained] = await em
        .execute<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(`explain (analyze, format json) ${sql}`, values)
        .finally(() => em.rollback());
      for (const node of nodesOf(explained?.['QUERY PLAN'][0]?.Plan as Plan)) {
        if (node['Relation Name'] !== 'entries') continue;
        const looked =
          (node['Actual Rows'] +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)) *
          node['Actual Loops'];
        nodes.push(`${node['Node Type']} of ${looked} rows`);
        rows += looked;
      }
    }
    return { rows, nodes };
  }

  test('returns the same results without reading more rows', async () => {
    await store(2_000, ['blog', 'email', 'podcast'], '2026-01-01', 365);
    const before: Record<string, number> = {};
    for (const [name, work] of Object.entries(measured)) before[name] = (await visited(work)).rows;

    await store(60_000, ['blog', 'email', 'social', 'event', 'other'], '2005-01-01', 7_000);
    for (const [name, work] of Object.entries(measured)) {
      const { rows, nodes } = await visited(work);
      const plan = `${name}: ${nodes.join(', ')}`;
      expect(plan).not.toContain('Seq Scan');
      // Allow some additional rows, because PostgreSQL might sort a few hundred rows instead of using the index.
      expect(rows, plan).toBeLessThanOrEqual((before[name] ?? 0) + 1_000);
    }
  });

  test('reads more rows to search all titles, which shows that the previous test can fail', async () => {
    await store(20_000, ['blog'], '2005-01-01', 7_000);
    const search = () =>
      team.member.graphql(`{ page: entries(filter: { kinds: [blog], search: "nothing" }) ${PAGE} }`);
    expect((await visited(search)).rows).toBeGreaterThan(19_000);
  });
});

describe.each(soakDatabases)('requests on %s', (database) => {
  const team = useTeam(database);
  let brandId: string;

  async function fill(count: number): Promise<string[]> {
    await team.planner.clearContent();
    brandId = (await restTransport(team.admin).createBrand({ name: 'Northwind', color: '#123456' })).id;
    const rows = await team.planner.sql<{ id: string }>(
      `insert into entries (id, kind, title, start_date, end_date, brand_id, created_at, updated_at)
       select gen_random_uuid(), 'blog', 'Entry ' || n, date '2026-03-01' + n % 30, date '2026-03-01' + n % 30, ?, now(), now()
       from generate_series(1, ${count}) n returning id`,
      [brandId],
    );
    return rows.map(({ id }) => id);
  }

  const calls: Record<string, (ids: string[]) => Promise<unknown>> = {
    'a list': () => team.member.rest('GET', '/logs/blog'),
    'a list through GraphQL': () =>
      team.member.graphql('{ entries(first: 10000) { nodes { id title brandId values } } }'),
    'a list with brands': () => team.member.graphql('{ entries(first: 10000) { nodes { brand { name } } } }'),
    'the calendar': () =>
      team.member.graphql('{ calendar(from: "2026-03-01", to: "2026-03-31") { id title brandId } }'),
    'a page': () => team.member.graphql(`{ entries(first: 500) ${PAGE} }`),
    'a bulk edit': (ids) =>
      team.member.rest('PATCH', '/logs/blog/bulk', { ids, data: { showOnCalendar: false, brandId } }),
    'deleting a brand': () => restTransport(team.admin).deleteBrand(brandId),
    'a bulk deletion': (ids) => team.member.rest('DELETE', '/logs/blog/bulk', { ids }),
  };

  test.each(Object.entries(calls))(
    'run the same number of statements for few and many rows: %s',
    async (_, call) => {
      const few = await fill(3);
      const forFew = await recordQueries(team.planner.orm, () => call(few));
      const many = await fill(300);
      const forMany = await recordQueries(team.planner.orm, () => call(many));
      expect(forFew.length).toBeGreaterThan(0);
      expect(forMany).toHaveLength(forFew.length);
    },
  );

  test('do not compare the entries in a bulk edit with each other', async () => {
    const ids = await fill(300);
    const queries = await recordQueries(
      team.planner.orm,
      () => calls['a bulk edit']?.(ids) as Promise<unknown>,
    );
    const { sql, values } = queries.find((query) => query.sql.includes('update entries')) as RecordedQuery;
    // Restore the old values and delete the change set, because the statement runs again. Update the statistics, because
    // PostgreSQL might have gathered them when the table was almost empty.
    await team.planner.sql('update entries set show_on_calendar = true');
    await team.planner.sql('delete from changes');
    await team.planner.sql('delete from change_sets');
    await team.planner.sql('analyze entries');
    const [explained] = await team.planner.sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) ${sql}`,
      values,
    );
    const nodes = nodesOf(explained?.['QUERY PLAN'][0]?.Plan as Plan);
    const changes = nodes.filter((node) => node['Relation Name'] === 'changes');
    expect(changes).toHaveLength(1);
    const skipped = nodes.map((node) => (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops']);
    expect(Math.max(...skipped)).toBeLessThan(1_000);
  });
});
