import { describe, expect, test } from 'vitest';
import { createToken, tokenClient } from './access-tokens.js';
import { activity } from './activity.js';
import type { Client } from './client.js';
import { NAMED, valuesNamed, withNames } from './named-values.js';
import { databases, useTeam } from './planner.js';

const CREATE = `mutation ($entries: [EntryInput!]!) {
  createEntries(entries: $entries) {
    id kind title startDate endDate brandId ${NAMED} version createdAt createdBy { id }
    values(ids: ["platforms", "mediaType"])
  }
}`;
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { changeId removedIds entries { id } } }';
const UNKNOWN = '01a1fc84-0000-7000-8000-000000000999';

interface Created {
  createEntries: { id: string; kind: string; title: string; version: number }[];
}
interface Undone {
  undoChange: { changeId: string; removedIds: string[]; entries: { id: string }[] };
}

const post = (title: string, startDate: string, more: object = {}) => ({
  ...{ kind: 'blog', title, startDate },
  ...more,
});
const fair = (startDate: string, endDate: string, more: object = {}) => ({
  ...{ kind: 'event', title: 'Fair', startDate, endDate },
  ...more,
});

describe.each(databases)('createEntries on %s', (database) => {
  const team = useTeam(database);

  const create = (entries: unknown, client: Client = team.member, headers: Record<string, string> = {}) =>
    client
      .request<{
        data: Created | null;
        errors?: { message: string; extensions: { status: number; errors?: object[] } }[];
        extensions?: { changes?: string[] };
      }>('/graphql', { method: 'POST', json: { query: CREATE, variables: { entries } }, headers })
      .then(({ body }) => body);
  const stored = () =>
    team.planner.sql<{ id: string }>('select to_jsonb(e) as row from entries e order by id');
  const undo = async (id: string, client: Client = team.member) =>
    (await client.graphql<Undone>(UNDO, { id })).data?.undoChange;

  /** Checks that a call fails and stores nothing. Returns the field errors. */
  async function rejected(entries: unknown, message: string, { status = 400, client = team.member } = {}) {
    const before = await stored();
    const { errors, data } = await create(entries, client);
    expect([data, errors?.[0]?.message, errors?.[0]?.extensions.status]).toEqual([null, message, status]);
    expect(await stored()).toEqual(before);
    return errors?.[0]?.extensions.errors;
  }

  test('creates entries of any kind in the given order, in one change set', async () => {
    const { body: brand } = await team.admin.rest('POST', '/brands', { name: 'Northwind', color: '#123456' });
    const values = { platforms: ['instagram'], mediaType: 'video' };
    const { data, errors } = await create([
      post('Last', '2026-05-31'),
      fair('2026-03-07', '2026-03-09', { brandId: brand.id.toUpperCase() }),
      { kind: 'social', title: 'Reel', startDate: '2026-03-10', values },
      post('First', '2026-01-31'),
    ]);
    expect(errors).toBeUndefined();
    expect(data?.createEntries).toMatchObject([
      { kind: 'blog', title: 'Last', startDate: '2026-05-31', endDate: '2026-05-31', version: 1 },
      { kind: 'event', endDate: '2026-03-09', brandId: brand.id },
      { kind: 'social', values },
      { kind: 'blog', title: 'First' },
    ]);
    const [set] = await activity(team.admin);
    expect(set).toMatchObject({ action: 'create', subjectType: 'entry', subjectCount: 4, canUndo: true });
  });

  test('accepts 1 to 100 entries', async () => {
    const days = Array.from({ length: 101 }, (_, day) => post(`Post ${day}`, '2026-03-08'));
    await rejected(days, 'At most 100 entries can be created at once');
    await rejected([], 'Add at least one entry');
    const { data } = await create(days.slice(1));
    expect(data?.createEntries.map(({ title }) => title)).toEqual(days.slice(1).map(({ title }) => title));
  });

  test('lists the invalid entries by number, and creates no entries', async () => {
    const errors = await rejected(
      [post('Fine', '2026-03-08'), post('', '2026-03-08'), fair('2026-03-09', '2026-03-08')],
      'Entry 2: title is required; Entry 3: End date must be on or after the start date',
    );
    expect(errors).toEqual([
      { field: 'entries.1.title', message: 'Entry 2: title is required' },
      { field: 'entries.2.endDate', message: 'Entry 3: End date must be on or after the start date' },
    ]);
  });

  test('omits the number from the error if there is only one entry', async () => {
    const errors = await rejected([post('', '2026-03-08')], 'title is required');
    expect(errors).toEqual([{ field: 'entries.0.title', message: 'title is required' }]);
  });

  test("validates each entry's brand and custom fields", async () => {
    const field = { logType: 'blog', fieldLabel: 'Author', fieldType: 'text', isRequired: true };
    await team.admin.rest('POST', '/field-configs', field);
    const values = await valuesNamed(team.member, 'blog', { author: 'Maya' });
    const errors = await rejected(
      [
        post('A', '2026-03-08', { values }),
        post('B', '2026-03-09'),
        post('C', '2026-03-10', { values, brandId: UNKNOWN }),
      ],
      'Entry 2: Please fill in required fields: Author; Entry 3: This brand no longer exists. Choose another.',
    );
    expect(errors).toMatchObject([{ field: 'entries.1.values' }, { field: 'entries.2.brandId' }]);
    const { data } = await create([post('A', '2026-03-08', { values }), fair('2026-03-08', '2026-03-09')]);
    expect(await withNames(team.member, data?.createEntries ?? [])).toMatchObject([
      { dynamicFields: { author: 'Maya' } },
      { dynamicFields: {} },
    ]);
  });

  test('names the entry whose field is unknown', async () => {
    const values = { [UNKNOWN]: 'x' };
    const errors = await rejected(
      [post('A', '2026-03-08'), post('B', '2026-03-09', { values })],
      expect.stringMatching(/^Entry 2: /) as unknown as string,
    );
    expect(errors).toMatchObject([{ field: `entries.1.values.${UNKNOWN}` }]);
  });

  test.each([1, 3])(
    'undo removes all created entries (%i), and redo creates them again with the same ids',
    async (n) => {
      const days = ['2026-03-08', '2026-04-08', '2026-05-08'].slice(0, n);
      const { data, extensions } = await create(days.map((day) => post('Post', day)));
      const ids = data?.createEntries.map(({ id }) => id).toSorted();
      const [change] = extensions?.changes ?? [];
      const undone = await undo(change ?? '');
      expect(undone?.removedIds.toSorted()).toEqual(ids);
      expect(await stored()).toEqual([]);
      const redone = await undo(undone?.changeId ?? '');
      expect(redone?.entries.map(({ id }) => id).toSorted()).toEqual(ids);
      const again = await undo(redone?.changeId ?? '');
      expect(again?.removedIds.toSorted()).toEqual(ids);
    },
  );

  test('undo keeps entries that someone has changed in the meantime', async () => {
    const { data, extensions } = await create([post('A', '2026-03-08'), post('B', '2026-03-09')]);
    const [a, b] = data?.createEntries.map(({ id }) => id) ?? [];
    await team.admin.rest('PATCH', `/logs/blog/${a}`, { blogName: 'Changed' });
    expect((await undo(extensions?.changes?.[0] ?? ''))?.removedIds).toEqual([b]);
    expect(await stored()).toMatchObject([{ row: { id: a, title: 'Changed' } }]);
  });

  test('creates entries only once per Idempotency-Key', async () => {
    const entries = [post('A', '2026-03-08'), post('B', '2026-03-09')];
    const headers = { 'idempotency-key': 'repeat-1' };
    const [first, second] = await Promise.all([
      create(entries, team.member, headers),
      create(entries, team.member, headers),
    ]);
    expect(second.data).toEqual(first.data);
    expect(await stored()).toHaveLength(2);
    const other = await create(entries.slice(1), team.member, headers);
    expect(other.errors).toMatchObject([{ extensions: { status: 422 } }]);
  });

  test('creates no entries if one of the given entries is outside the scope of the token', async () => {
    const brand = async (name: string) =>
      (await team.admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
    const [inside, outside] = [await brand('Northwind'), await brand('Tailspin')];
    const input = { kind: 'key', canWrite: true, brandIds: [inside], kinds: ['blog'], from: '2026-03-01' };
    const { secret } = await createToken(team.member, input);
    const client = tokenClient(team.planner, secret);
    const valid = post('A', '2026-03-08', { brandId: inside });
    const scope = 'This key can only write entries in its scope. Check the brand, the kind and the dates.';
    await rejected([valid, fair('2026-03-08', '2026-03-09', { brandId: inside })], scope, {
      status: 403,
      client,
    });
    await rejected([valid, post('B', '2026-02-28', { brandId: inside })], scope, { status: 403, client });
    await rejected(
      [valid, post('B', '2026-03-08', { brandId: outside }), post('C', '2026-03-08')],
      'Entry 2: This brand no longer exists. Choose another.; Entry 3: This key only includes entries with a brand. Choose one.',
      { client },
    );
    const { data } = await create([valid, valid], client);
    expect(data?.createEntries).toHaveLength(2);
    expect((await activity(team.admin))[0]).toMatchObject({ subjectCount: 2, canUndo: true });
  });
});
