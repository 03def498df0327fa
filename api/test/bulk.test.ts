import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Entity } from './client.js';
import { soakDatabases, useTeam } from './planner.js';
import { smallest } from './samples.js';

describe.each(soakDatabases)('a bulk change on %s', (database) => {
  const team = useTeam(database);
  const change = (ids: unknown, data: unknown, segment = 'blog') =>
    team.member.rest<{ updated: number }>('PATCH', `/logs/${segment}/bulk`, { ids, data });
  const remove = (ids: unknown, segment = 'blog') =>
    team.member.rest<{ deleted: number }>('DELETE', `/logs/${segment}/bulk`, { ids });
  const blogs = async () => (await team.member.rest<Entity[]>('GET', '/logs/blog')).body;
  const make = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      ids.push(
        (await team.member.rest('POST', '/logs/blog', smallest('blog', '2026-03-08', `${n}`))).body.id,
      );
    }
    return ids;
  };

  test('updates the given fields of the selected entries and increments their versions', async () => {
    const { body: brand } = await team.admin.rest('POST', '/brands', { name: 'Northwind', color: '#123456' });
    const [one = '', two = '', three = ''] = await make(3);
    expect(await change([one, two], { brandId: brand.id })).toMatchObject({
      status: 200,
      body: { updated: 2 },
    });
    expect(await change([two, three], { showOnCalendar: false })).toMatchObject({ body: { updated: 2 } });
    expect(await blogs()).toMatchObject([
      { id: three, brandId: null, showOnCalendar: false, version: 2 },
      { id: two, brandId: brand.id, showOnCalendar: false, version: 3 },
      { id: one, brandId: brand.id, showOnCalendar: true, version: 2 },
    ]);
    expect(await change([one], { brandId: null, showOnCalendar: true })).toMatchObject({
      body: { updated: 1 },
    });
    expect((await blogs())[2]).toMatchObject({ id: one, brandId: null, version: 3 });
  });

  test('deletes the selected entries', async () => {
    const [one = '', two = '', three = ''] = await make(3);
    expect(await remove([one, three])).toMatchObject({ status: 200, body: { deleted: 2 } });
    expect(await blogs()).toMatchObject([{ id: two }]);
  });

  test('ignores duplicate and malformed ids, ids of deleted entries, and ids of other kinds', async () => {
    const [one = ''] = await make(1);
    const { body: event } = await team.member.rest('POST', '/logs/events', smallest('event'));
    const ids = [one, one, one.toUpperCase(), uuid(), event.id, 'nonsense', ''];
    expect((await change(ids, { showOnCalendar: false })).body).toEqual({ updated: 1 });
    expect((await remove(ids)).body).toEqual({ deleted: 1 });
    expect((await remove(ids)).body).toEqual({ deleted: 0 });
    expect((await team.member.rest('GET', `/logs/events/${event.id}`)).body).toMatchObject({ version: 1 });
  });

  test('requires ids and at least one change', async () => {
    const [one = ''] = await make(1);
    for (const ids of [[], undefined, null, 'x', [1]]) {
      expect([ids, (await change(ids, { showOnCalendar: false })).status]).toEqual([ids, 400]);
      expect([ids, (await remove(ids)).status]).toEqual([ids, 400]);
    }
    for (const data of [
      {},
      undefined,
      null,
      [],
      { color: 'red' },
      { showOnCalendar: 'yes' },
      { brandId: 'x' },
    ]) {
      expect([data, (await change([one], data)).status]).toEqual([data, 400]);
    }
    expect(await blogs()).toMatchObject([{ version: 1 }]);
  });

  test('changes nothing if the brand does not exist', async () => {
    const ids = await make(2);
    expect((await change(ids, { brandId: uuid(), showOnCalendar: false })).status).toBe(400);
    expect(await blogs()).toMatchObject([{ version: 1 }, { version: 1 }]);
  });

  test('accepts 10,000 ids but not more', async () => {
    const ids = await make(1);
    while (ids.length < 10_000) ids.push(uuid());
    expect((await change(ids, { showOnCalendar: false })).body).toEqual({ updated: 1 });
    ids.push(uuid());
    expect((await change(ids, { showOnCalendar: false })).status).toBe(400);
    expect((await remove(ids)).status).toBe(400);
    expect(await blogs()).toMatchObject([{ version: 2 }]);
  });

  test('returns the same results through GraphQL', async () => {
    const ids = await make(2);
    const { data } = await team.member.graphql(
      `mutation ($ids: [ID!]!) {
        updateEntries(kind: blog, ids: $ids, data: { showOnCalendar: false })
        deleteEntries(kind: blog, ids: $ids)
      }`,
      { ids },
    );
    expect(data).toEqual({ updateEntries: 2, deleteEntries: 2 });
  });

  test('can run concurrently for the same entries, with the ids in any order', async () => {
    await team.planner.sql(
      `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at)
       select gen_random_uuid(), 'blog', n::text, '2026-03-08', '2026-03-08', now(), now() from generate_series(1, 2000) n`,
    );
    const ids = (await blogs()).map(({ id }) => id);
    const calls = [ids, ids.toReversed(), ids.toSorted(), ids.toSorted().toReversed()];
    const results = await Promise.all(
      calls.map((chosen, n) => change(chosen, { showOnCalendar: n % 2 === 0 })),
    );
    for (const { body } of results) expect(body).toEqual({ updated: 2000 });
    const versions = await team.planner.sql('select distinct version from entries');
    expect(versions).toEqual([{ version: 5 }]);
  });
});
