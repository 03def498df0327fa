import { describe, expect, test } from 'vitest';
import { activity } from './activity.js';
import type { Client } from './client.js';
import { soakDatabases, useTeam } from './planner.js';
import { full, smallest } from './samples.js';

const MOVE = `mutation ($moves: [EntryMove!]!) {
  moveEntries(moves: $moves) { id startDate endDate version updatedBy { id } }
}`;
const UNDO = `mutation ($id: ID!) { undoChange(id: $id) {
  changeId entries { id title startDate version brandId } removedIds left { id title reason changedBy { id } }
} }`;

interface Undone {
  undoChange: {
    changeId: string;
    entries: { id: string; title: string; startDate: string; version: number }[];
    removedIds: string[];
    left: { id: string; title: string; reason: string; changedBy: { id: string } | null }[];
  };
}

const undo = (client: Client, id: string) => client.graphql<Undone>(UNDO, { id });

describe.each(soakDatabases)('changes to entries on %s', (database) => {
  const team = useTeam(database);

  const create = async (title = 'Launch', client = team.member) =>
    (await client.rest('POST', '/logs/blog', { ...smallest('blog', '2026-03-08'), blogName: title })).body;
  const read = async (id: string) => (await team.member.rest('GET', `/logs/blog/${id}`)).body;
  const edit = async (id: string, changes: object, client = team.member) => {
    const {
      createdAt: _,
      updatedAt: __,
      id: ___,
      version: ____,
      ...current
    } = (await read(id)) as never as Record<string, unknown>;
    return client.request(`/api/logs/blog/${id}`, { method: 'PUT', json: { ...current, ...changes } });
  };
  const changeId = ({ headers }: { headers: Headers }) => headers.get('change-id') ?? '';
  const idOf = async (client: Client) =>
    (await client.graphql<{ viewer: { id: string } }>('{ viewer { id } }')).data?.viewer.id;

  describe('change records', () => {
    test('contain all values of a new entry, the author and the channel', async () => {
      const response = await team.member.request('/api/logs/blog', { method: 'POST', json: full('blog') });
      const [set] = await activity(team.admin);
      expect(set).toMatchObject({
        id: changeId(response),
        action: 'create',
        channel: 'rest',
        subjectType: 'entry',
        subjectCount: 1,
        canUndo: false,
        actor: { id: await idOf(team.member) },
      });
      expect(set?.changes[0]?.values).toContainEqual({
        name: 'title',
        before: null,
        after: response.body.blogName,
      });
      const { data } = await team.member.graphql<{ entry: { createdBy: object; updatedBy: object } }>(
        `query ($id: ID!) { entry(id: $id) { createdBy { id } updatedBy { id } } }`,
        { id: response.body.id },
      );
      const person = { id: await idOf(team.member) };
      expect(data?.entry).toEqual({ createdBy: person, updatedBy: person });
    });

    test('contain only the values that an edit changed', async () => {
      const { id } = await create();
      const response = await edit(id, { blogName: 'Relaunch', category: 'Guides' }, team.admin);
      const [set] = await activity(team.admin);
      expect(set).toMatchObject({
        id: changeId(response),
        action: 'edit',
        actor: { id: await idOf(team.admin) },
      });
      expect(set?.changes).toMatchObject([
        { subjectId: id, kind: 'blog', title: 'Relaunch', state: 'current' },
      ]);
      expect(set?.changes[0]?.values.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
        { name: 'category', before: null, after: 'Guides' },
        { name: 'title', before: 'Launch', after: 'Relaunch' },
      ]);
    });

    test('are not created if an edit changes nothing', async () => {
      const { id } = await create();
      const response = await edit(id, {});
      expect(changeId(response)).toBe('');
      expect(response.body).toMatchObject({ version: 2 });
      expect(await activity(team.admin, { actions: ['edit'] })).toEqual([]);
    });

    test('combine a bulk edit into one change set that contains only the entries that changed', async () => {
      const [one, two] = [await create('One'), await create('Two')];
      await edit(two.id, { showOnCalendar: false });
      const response = await team.member.request('/api/logs/blog/bulk', {
        method: 'PATCH',
        json: { ids: [one.id, two.id], data: { showOnCalendar: false } },
      });
      expect(response.body).toEqual({ updated: 2 });
      const [set] = await activity(team.admin);
      expect(set).toMatchObject({ id: changeId(response), action: 'bulkEdit', subjectCount: 1 });
      expect(set?.changes).toMatchObject([
        { subjectId: one.id, values: [{ name: 'showOnCalendar', before: true, after: false }] },
      ]);
    });

    test('contain the values of deleted entries, which keep their history', async () => {
      const { id } = await create();
      await team.member.rest('DELETE', `/logs/blog/${id}`);
      const [set] = await activity(team.admin);
      expect(set).toMatchObject({ action: 'delete', canUndo: false });
      expect(set?.changes[0]?.values).toContainEqual({ name: 'title', before: 'Launch', after: null });
      const { data } = await team.member.graphql<{ entryHistory: { edges: { node: object }[] } }>(
        'query ($id: ID!) { entryHistory(id: $id) { edges { node { title changeSet { action actor { id } } } } } }',
        { id },
      );
      const actor = { id: await idOf(team.member) };
      expect(data?.entryHistory.edges.map(({ node }) => node)).toEqual([
        { title: 'Launch', changeSet: { action: 'delete', actor } },
        { title: 'Launch', changeSet: { action: 'create', actor } },
      ]);
    });

    test('mark an entry as changed after a later edit', async () => {
      const { id } = await create();
      await edit(id, { blogName: 'Mine' });
      await edit(id, { blogName: 'Theirs' }, team.admin);
      const [, mine] = await activity(team.admin);
      expect(mine).toMatchObject({ undoableCount: 0, changes: [{ state: 'changed' }] });
    });

    test('provide the author for conflict errors', async () => {
      const { id } = await create();
      await edit(id, { blogName: 'Theirs' }, team.admin);
      const response = await edit(id, { blogName: 'Mine', version: 1 });
      expect(response).toMatchObject({ status: 409, body: { changedBy: { id: await idOf(team.admin) } } });
    });

    test('can be filtered and paged through by administrators', async () => {
      const entries = [await create('One'), await create('Two', team.admin), await create('Three')];
      expect((await activity(team.admin, { search: 'tw' })).map(({ changes }) => changes[0]?.title)).toEqual([
        'Two',
      ]);
      expect(await activity(team.admin, { actorId: await idOf(team.member) })).toHaveLength(2);
      expect(await activity(team.admin, { actions: ['delete'] })).toEqual([]);
      const page =
        'query ($after: String) { activity(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { node { changes { subjectId } } } } }';
      type Page = {
        activity: {
          pageInfo: { hasNextPage: boolean; endCursor: string };
          edges: { node: { changes: { subjectId: string }[] } }[];
        };
      };
      const first = (await team.admin.graphql<Page>(page)).data?.activity;
      const second = (await team.admin.graphql<Page>(page, { after: first?.pageInfo.endCursor })).data
        ?.activity;
      const listed = [...(first?.edges ?? []), ...(second?.edges ?? [])].flatMap(
        ({ node }) => node.changes[0]?.subjectId,
      );
      expect(listed.slice(0, 3)).toEqual(entries.map(({ id }) => id).reverse());
    });

    test('can be fetched only by administrators', async () => {
      const { errors } = await team.member.graphql('{ activity(first: 1) { edges { node { id } } } }');
      expect(errors).toMatchObject([{ extensions: { status: 403 } }]);
    });
  });

  describe('moves', () => {
    const move = (moves: object[], client = team.member) =>
      client.graphql<{ moveEntries: { id: string; startDate: string; version: number }[] }>(MOVE, { moves });
    const to = (date: string, { id, version = 1 }: { id: string; version?: unknown }) => ({
      id,
      version,
      startDate: date,
      endDate: date,
    });

    test('change only the dates', async () => {
      const { body: before } = await team.member.rest('POST', '/logs/blog', full('blog'));
      const { data } = await move([to('2026-04-01', before)], team.admin);
      expect(data?.moveEntries).toMatchObject([{ id: before.id, startDate: '2026-04-01', version: 2 }]);
      const { date, version, updatedAt, ...rest } = await read(before.id);
      expect({ date, version }).toEqual({ date: '2026-04-01', version: 2 });
      const { date: _, version: __, updatedAt: earlier, ...same } = before;
      expect(rest).toEqual(same);
      expect(updatedAt).not.toBe(earlier);
      const [set] = await activity(team.admin);
      expect(set).toMatchObject({ action: 'move', channel: 'graphql', subjectCount: 1 });
    });

    test('change values, too, for entries of several types as one change that can be undone', async () => {
      const { body: brand } = await team.admin.rest('POST', '/brands', {
        name: 'Northwind',
        color: '#123456',
      });
      const { body: status } = await team.admin.rest('POST', '/field-configs', {
        ...{ logType: 'blog', fieldLabel: 'Status', fieldType: 'text', isRequired: false },
      });
      const { body: reel } = await team.member.rest('POST', '/logs/social', full('social'));
      const post = await create();
      const { data } = await move([
        { ...to('2026-04-01', reel), brandId: brand.id, values: { platforms: ['threads'] } },
        { ...to('2026-03-08', post), values: { [status.id]: 'Draft' } },
      ]);
      expect(data?.moveEntries).toMatchObject([{ version: 2 }, { startDate: '2026-03-08', version: 2 }]);
      const { body: moved } = await team.member.rest('GET', `/logs/social/${reel.id}`);
      expect(moved).toMatchObject({
        ...{ date: '2026-04-01', brandId: brand.id, threads: true, facebook: false },
        mediaType: reel.mediaType,
      });
      expect(await read(post.id)).toMatchObject({ dynamicFields: { status: 'Draft' } });
      const [set] = await activity(team.admin);
      expect(set).toMatchObject({ action: 'move', subjectCount: 2, canUndo: true });
      await undo(team.member, set?.id ?? '');
      const { body: undone } = await team.member.rest('GET', `/logs/social/${reel.id}`);
      expect(undone).toMatchObject({ ...reel, version: 3, updatedAt: expect.any(String) });
      expect(await read(post.id)).toMatchObject({ dynamicFields: {}, version: 3 });
    });

    test('that keep the dates are edits, and change nothing if a value is invalid', async () => {
      const post = await create();
      const [stays, brandId] = [to('2026-03-08', post), '0198c000-0000-7000-8000-000000000000'];
      for (const [patch, errors] of [
        [{ values: { gone: 'x' } }, [{ field: 'moves.0.values.gone', code: 'fieldGone' }]],
        [{ brandId }, [{ field: 'moves.0.brandId', code: 'brandGone' }]],
        [{ brandId: 'x' }, [{ field: 'moves.0.brandId', code: 'idInvalid' }]],
      ] as const) {
        const { errors: [error] = [] } = await move([{ ...stays, ...patch }]);
        expect(error?.extensions.errors).toMatchObject(errors);
      }
      expect(await read(post.id)).toMatchObject({ version: 1 });
      expect((await move([{ ...stays, color: '#abcdef' }])).errors).toBeUndefined();
      expect((await activity(team.admin))[0]).toMatchObject({ action: 'edit', subjectCount: 1 });
    });

    test('return entries in the requested order, and do not change entries that already have the new date', async () => {
      const [one, two, three] = [await create('1'), await create('2'), await create('3')];
      const { data } = await move([to('2026-04-03', three), to('2026-03-08', one), to('2026-04-02', two)]);
      expect(data?.moveEntries).toMatchObject([
        { id: three.id, version: 2 },
        { id: one.id, version: 1 },
        { id: two.id, version: 2 },
      ]);
      expect((await activity(team.admin))[0]).toMatchObject({ subjectCount: 2 });
    });

    test('change nothing and list all conflicts if some entries have changed in the meantime', async () => {
      const [one, two] = [await create('1'), await create('2')];
      await edit(two.id, { blogName: 'Changed' }, team.admin);
      const { errors } = await move([to('2026-04-01', one), to('2026-04-01', two)]);
      expect(errors).toMatchObject([
        {
          message: 'Someone else changed this entry in the meantime. Nothing was moved.',
          extensions: {
            status: 409,
            conflicts: [
              {
                id: two.id,
                changedBy: { id: await idOf(team.admin) },
                current: { title: 'Changed', version: 2 },
              },
            ],
          },
        },
      ]);
      expect(await read(one.id)).toMatchObject({ version: 1 });
    });

    test.each<[string, (id: string) => object[], string, number]>([
      ['no moves', () => [], 'Select at least one entry', 400],
      [
        'a reversed range',
        (id) => [{ id, version: 1, startDate: '2026-04-02', endDate: '2026-04-01' }],
        'endDate',
        400,
      ],
      [
        'an impossible date',
        (id) => [{ id, version: 1, startDate: '2026-02-30', endDate: '2026-03-01' }],
        'date',
        400,
      ],
      [
        'several days for a blog post',
        (id) => [{ id, version: 1, startDate: '2026-04-01', endDate: '2026-04-02' }],
        'one day',
        400,
      ],
      [
        'an unknown id',
        () => [to('2026-04-01', { id: '01890000-0000-7000-8000-000000000000' })],
        'no longer exists',
        404,
      ],
      ['an entry twice', (id) => [to('2026-04-01', { id }), to('2026-04-02', { id })], 'once', 400],
    ])('are rejected with a message: %s', async (_, moves, message, status) => {
      const { id } = await create();
      const { errors } = await move(moves(id));
      expect(errors).toMatchObject([{ extensions: { status } }]);
      expect(errors?.[0]?.message.toLowerCase()).toContain(message.toLowerCase());
      expect(await read(id)).toMatchObject({ version: 1 });
    });

    test('are limited to 1,000 entries', async () => {
      const { id } = await create();
      const { errors } = await move(Array.from({ length: 1001 }, () => to('2026-04-01', { id })));
      expect(errors?.[0]?.message).toContain('At most 1,000');
    });
  });

  describe('undoing', () => {
    test('reverts changes one after another, and undoing the undo restores them', async () => {
      const { id } = await create('A');
      const toB = changeId(await edit(id, { blogName: 'B' }));
      const toC = changeId(await edit(id, { blogName: 'C' }));
      const back = async (change: string) => {
        const { data, errors } = await undo(team.member, change);
        expect(errors).toBeUndefined();
        return { title: data?.undoChange.entries[0]?.title, changeId: data?.undoChange.changeId ?? '' };
      };
      const undoC = await back(toC);
      const undoB = await back(toB);
      const redoB = await back(undoB.changeId);
      const redoC = await back(undoC.changeId);
      expect([undoC, undoB, redoB, redoC].map(({ title }) => title)).toEqual(['B', 'A', 'B', 'C']);
      const again = await back(redoC.changeId);
      expect(again.title).toBe('B');
      const sets = await activity(team.admin, { actions: ['edit', 'undo'] });
      const undoneBy = new Map(sets.map((set) => [set.id, set.undoneBy?.id]));
      expect(undoneBy.get(toC)).toBe(again.changeId);
      expect(undoneBy.get(toB)).toBeUndefined();
    });

    test('skips and returns entries that someone has changed in the meantime', async () => {
      const [one, two, three] = [await create('One'), await create('Two'), await create('Three')];
      const change = changeId(
        await team.member.request('/api/logs/blog/bulk', {
          method: 'PATCH',
          json: { ids: [one.id, two.id, three.id], data: { showOnCalendar: false } },
        }),
      );
      await edit(two.id, { category: 'News' }, team.admin);
      await team.member.rest('DELETE', `/logs/blog/${three.id}`);
      expect((await activity(team.admin)).find(({ id }) => id === change)).toMatchObject({
        undoableCount: 1,
      });
      const { data } = await undo(team.member, change);
      expect(data?.undoChange.entries.map(({ id }) => id)).toEqual([one.id]);
      expect(data?.undoChange.left.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
        { id: three.id, title: 'Three', reason: 'deleted', changedBy: null },
        { id: two.id, title: 'Two', reason: 'changed', changedBy: { id: await idOf(team.admin) } },
      ]);
      expect(await read(one.id)).toMatchObject({ showOnCalendar: true, version: 3 });
      expect(await read(two.id)).toMatchObject({ showOnCalendar: false, category: 'News' });
    });

    test('restores exactly the previous content', async () => {
      const { body: before } = await team.member.rest('POST', '/logs/blog', full('blog'));
      const change = changeId(
        await edit(before.id, { ...smallest('blog', '2027-01-01'), blogName: 'Other' }),
      );
      await undo(team.member, change);
      const { version, updatedAt, ...after } = await read(before.id);
      const { version: _, updatedAt: __, ...original } = before;
      expect(after).toEqual(original);
      expect(version).toBe(3);
    });

    test('fails if it is repeated, or if all entries have changed in the meantime', async () => {
      const { id } = await create();
      const first = changeId(await edit(id, { blogName: 'B' }));
      const second = changeId(await edit(id, { blogName: 'C' }));
      expect((await undo(team.member, first)).errors).toMatchObject([
        {
          message: 'Nothing was undone because the entry has since been changed or deleted.',
          extensions: { status: 409, left: [{ id, title: 'C' }] },
        },
      ]);
      await undo(team.member, second);
      expect((await undo(team.member, second)).errors).toMatchObject([
        { message: 'This change has already been undone.', extensions: { status: 409 } },
      ]);
    });

    test('is allowed only for the author of the change and for administrators', async () => {
      const { id } = await create();
      const change = changeId(await edit(id, { blogName: 'B' }, team.admin));
      expect((await undo(team.member, change)).errors).toMatchObject([{ extensions: { status: 403 } }]);
      const own = changeId(await edit(id, { blogName: 'C' }));
      expect((await undo(team.admin, own)).errors).toBeUndefined();
      expect(await read(id)).toMatchObject({ blogName: 'B' });
    });

    test('is not possible for deletions or for the creation of a single entry', async () => {
      const { id } = await create();
      const response = await team.member.request(`/api/logs/blog/${id}`, { method: 'DELETE' });
      expect((await undo(team.member, changeId(response))).errors).toMatchObject([
        { message: 'Deletions are final. They cannot be undone.', extensions: { status: 409 } },
      ]);
      const created = (await activity(team.admin, { actions: ['create'] }))[0]?.id ?? '';
      expect((await undo(team.member, created)).errors).toMatchObject([
        { message: 'Creating an entry cannot be undone. Delete the entry instead.' },
      ]);
      for (const unknown of ['nonsense', '01890000-0000-7000-8000-000000000000']) {
        expect((await undo(team.member, unknown)).errors).toMatchObject([
          {
            message: 'This change was not found. Changes are kept for 730 days.',
            extensions: { status: 404 },
          },
        ]);
      }
    });

    test('does not restore a brand that was deleted in the meantime', async () => {
      const { body: brand } = await team.admin.rest('POST', '/brands', {
        name: 'Northwind',
        color: '#123456',
      });
      const { id } = await create();
      await edit(id, { brandId: brand.id });
      const change = changeId(await edit(id, { brandId: null, blogName: 'B' }));
      await team.admin.rest('DELETE', `/brands/${brand.id}`);
      await undo(team.member, change);
      expect(await read(id)).toMatchObject({ blogName: 'Launch', brandId: null });
    });

    test('removes several created entries, and redoing creates them again with the same ids', async () => {
      const added = await team.admin.graphql('mutation { addSampleContent(today: "2026-03-08") }');
      const [change = ''] = (added as { extensions?: { changes: string[] } }).extensions?.changes ?? [];
      const list = async () => (await team.admin.rest<object[]>('GET', '/logs/blog')).body;
      const before = await list();
      const { data } = await undo(team.admin, change);
      expect(await list()).toEqual([]);
      expect(data?.undoChange.removedIds.length).toBeGreaterThan(before.length);
      await undo(team.admin, data?.undoChange.changeId ?? '');
      const strip = (entries: object[]) =>
        entries.map((entry) => ({ ...entry, version: undefined, updatedAt: undefined }));
      expect(strip(await list())).toEqual(strip(before));
    });
  });
});
