import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';
import { recordQueries } from './recorded-queries.js';

/** The number of entries that are read at a time. */
const BATCH = 1_000;

const COUNT = 2 * BATCH + 1;

const LISTS = ['/api/entries?from=2026-01-01&to=2026-12-31', '/api/logs/blog'];

const readerOf = (response: Response) => (response.body as ReadableStream<Uint8Array>).getReader();

/** Reads the remaining parts of a response. */
async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += new TextDecoder().decode(part.value);
  }
  return text;
}

describe.each(databases)('a long list on %s', (database) => {
  const team = useTeam(database);

  beforeEach(() =>
    team.planner.sql(
      `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at)
       select gen_random_uuid(), 'blog', 'Post ' || n % 7, date '2026-03-08' + n % 5, date '2026-03-12' + n % 3,
         now(), now() from generate_series(1, ?::int) as n`,
      [COUNT],
    ),
  );

  const idsOf = async (order: string) => {
    const rows = await team.planner.sql<{ id: string }>(`select id from entries order by ${order}`);
    return rows.map(({ id }) => id);
  };

  test('contains all entries in order, and has the same headers as a short list', async () => {
    const orders = ['start_date, end_date desc, title, id', 'start_date desc, id desc'];
    for (const [n, path] of LISTS.entries()) {
      const response = await team.member.raw(path);
      const list = (await response.json()) as Entity[];
      expect(list.map(({ id }) => id)).toEqual(await idsOf(orders[n] as string));
      const head = await team.member.raw(path, { method: 'HEAD' });
      await team.planner.sql('delete from entries where title <> ?', ['Post 1']);
      const short = await team.member.raw(path);
      const [first] = (await short.json()) as Entity[];
      expect(list).toContainEqual(first);
      for (const { status, headers } of [response, head]) {
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe(short.headers.get('content-type'));
        expect(headers.get('cache-control')).toBe(short.headers.get('cache-control'));
      }
      await team.planner.sql('update entries set title = ?', ['Post 1']);
    }
  });

  const clients: Record<string, () => Promise<Client>> = {
    link: () => linkClient(team.planner, team.admin),
    user: async () => team.member,
  };

  test.each(Object.entries(clients))(
    'of a %s lets other requests run between its parts',
    async (_, start) => {
      const client = await start();
      for (const path of LISTS) {
        const queries = await recordQueries(team.planner.orm, async () => {
          const reader = readerOf(await client.raw(path));
          await team.member.rest('GET', '/brands');
          await reader.read();
          await team.member.rest('GET', '/brands');
          await readOn(reader);
        });
        const order = queries.flatMap(({ sql }) => /^select .* from (entries|brands) /s.exec(sql)?.[1] ?? []);
        expect(order).toEqual(['entries', 'brands', 'brands', 'entries', 'entries', 'entries']);
        // Only the ids are read without a limit.
        const unlimited = queries.filter(({ sql }) =>
          /select .*title.* from entries (?!.* (limit|id in) )/s.test(sql),
        );
        expect(unlimited).toEqual([]);
      }
    },
  );

  test('contains each entry once, even if entries are moved or deleted in the meantime', async () => {
    for (const path of LISTS) {
      const ids = await idsOf('id');
      const reader = readerOf(await team.member.raw(path));
      const first = new TextDecoder().decode((await reader.read()).value);
      const later = ids.filter((id) => !first.includes(id));
      const [moved, deleted] = later;
      const earlier = ids.find((id) => first.includes(id));
      await team.planner.sql(`update entries set start_date = date '2026-03-01' where id = ?`, [moved]);
      await team.planner.sql(
        `update entries set start_date = date '2026-03-20', end_date = date '2026-03-20' where id = ?`,
        [earlier],
      );
      await team.planner.sql('delete from entries where id = ?', [deleted]);
      const list = JSON.parse(first + (await readOn(reader))) as Entity[];
      expect(list.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== deleted).sort());
      expect(list.find(({ id }) => id === moved)).toMatchObject({ version: 1 });
    }
  });

  test('ends when the access ends', async () => {
    const { token, secret } = await createToken(team.member, { kind: 'key' });
    const reader = readerOf(await tokenClient(team.planner, secret).raw('/api/logs/blog'));
    await reader.read();
    await team.planner.sql('update access_tokens set revoked_at = now() where id = ?', [token.id]);
    await expect(readOn(reader)).rejects.toThrow('The response was cut off.');
  });
});
