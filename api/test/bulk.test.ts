import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { activity } from './activity.js';
import type { Entity } from './client.js';
import { NAMED, withNames } from './named-values.js';
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

  test('updates the specified fields in the selected entries and increments their versions', async () => {
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

  test('ignores duplicate and malformed ids, and ids of deleted entries or entries of other kinds', async () => {
    const [one = ''] = await make(1);
    const { body: event } = await team.member.rest('POST', '/logs/events', smallest('event'));
    const ids = [one, one, one.toUpperCase(), uuid(), event.id, 'nonsense', ''];
    expect((await change(ids, { showOnCalendar: false })).body).toEqual({ updated: 1 });
    expect((await remove(ids)).body).toEqual({ deleted: 1 });
    expect((await remove(ids)).body).toEqual({ deleted: 0 });
    expect((await team.member.rest('GET', `/logs/events/${event.id}`)).body).toMatchObject({ version: 1 });
  });

  test('requires at least one id and one change', async () => {
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

  test('accepts at most 10,000 ids', async () => {
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

  const asOne = async (mutation: string, variables: object) => {
    const { data, errors } = await team.member.graphql<Record<string, unknown>>(mutation, variables);
    expect(errors).toBeUndefined();
    const [set] = await activity(team.admin);
    return { result: Object.values(data ?? {})[0], set };
  };
  const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { removedIds entries { id showOnCalendar } } }';

  test('changes entries of several kinds if no kind is sent, in one change set that can be undone', async () => {
    const [post = ''] = await make(1);
    const { body: fair } = await team.member.rest('POST', '/logs/events', smallest('event'));
    const ids = [post, fair.id];
    const updated = await asOne(
      'mutation ($ids: [ID!]!) { updateEntries(ids: $ids, data: { showOnCalendar: false }) }',
      { ids },
    );
    expect(updated).toMatchObject({ result: 2, set: { action: 'bulkEdit', subjectCount: 2, canUndo: true } });
    const undone = await asOne(UNDO, { id: updated.set?.id });
    expect(undone.result).toMatchObject({ entries: [{ showOnCalendar: true }, { showOnCalendar: true }] });
    const deleted = await asOne('mutation ($ids: [ID!]!) { deleteEntries(ids: $ids) }', { ids });
    expect(deleted).toMatchObject({ result: 2, set: { action: 'delete', subjectCount: 2 } });
    expect(await team.planner.sql('select id from entries')).toEqual([]);
  });

  const field = async (values: object) => {
    const { body } = await team.admin.rest('POST', '/field-configs', {
      ...{ logType: 'blog', fieldType: 'dropdown', dropdownOptions: ['Draft', 'Final'], isRequired: false },
      ...values,
    });
    return body.id;
  };
  const setFields = (ids: unknown, values: object, kind: string | null = 'blog') =>
    team.member.graphql<{ updateEntries: number }>(
      `mutation ($kind: LogKind, $ids: [ID!]!, $data: EntriesUpdateInput!) {
        updateEntries(kind: $kind, ids: $ids, data: $data)
      }`,
      { kind, ids, data: { values } },
    );

  test('sets custom values in entries of one kind, keeps their other values, and records one change set', async () => {
    const ids = await make(3);
    const { body: event } = await team.member.rest('POST', '/logs/events', smallest('event'));
    const status = await field({ fieldLabel: 'Status' });
    await field({ fieldLabel: 'Tone', fieldType: 'text' });
    // The entries were created before this required field, so its value is empty in all of them.
    await field({ fieldLabel: 'Editor', fieldType: 'text', isRequired: true });
    const [one = '', two = '', three = ''] = ids;
    const given = { tone: 'dry', status: 'Draft', editor: 'Maya' };
    await team.member.rest('PATCH', `/logs/blog/${two}`, { dynamicFields: given });
    await team.planner.sql('update entries set values = entries.values || ? where id = ?', [
      JSON.stringify({ deleted: 'kept' }),
      two,
    ]);
    const values = async () => (await blogs()).map(({ dynamicFields, version }) => [version, dynamicFields]);

    expect((await setFields([...ids, event.id], { [status]: 'Final' })).data).toEqual({ updateEntries: 3 });
    expect(await values()).toEqual([
      [2, { status: 'Final' }],
      [3, { ...given, status: 'Final' }],
      [2, { status: 'Final' }],
    ]);
    const [set] = await activity(team.admin);
    expect(set).toMatchObject({ action: 'bulkEdit', subjectCount: 3, canUndo: true });
    const history = await team.admin.graphql<{ entryHistory: { edges: unknown[] } }>(
      `query ($id: ID!) { entryHistory(id: $id, first: 1) { edges { node { values { name before after } } } } }`,
      { id: two },
    );
    expect(history.data?.entryHistory.edges).toEqual([
      { node: { values: [{ name: 'field:status', before: 'Draft', after: 'Final' }] } },
    ]);

    // Entries that already have the value are counted, but don't change.
    await team.member.rest('PATCH', `/logs/blog/${one}`, {
      dynamicFields: { status: null, editor: 'Jonas' },
    });
    expect((await change([one, three], { dynamicFields: { status: null } })).body).toEqual({ updated: 2 });
    expect((await activity(team.admin))[0]).toMatchObject({ action: 'bulkEdit', subjectCount: 1 });
    expect((await values())[0]).toEqual([3, { status: null }]);

    const undone = await team.member.graphql<{ undoChange: { left: unknown[] } }>(
      'mutation ($id: ID!) { undoChange(id: $id) { left { title } } }',
      { id: set?.id },
    );
    expect(undone.data?.undoChange.left).toHaveLength(2);
    expect((await values())[1]).toEqual([4, given]);
    expect(
      await team.planner.sql(`select entries.values ->> 'deleted' as value from entries where id = '${two}'`),
    ).toEqual([{ value: 'kept' }]);
  });

  test('sets a field that several kinds use in all of their entries as one change, and ignores other kinds', async () => {
    const fieldId = await field({ fieldLabel: 'Status' });
    const { data: found } = await team.admin.graphql<{
      fields: { id: string; options: { id: string; name: string }[] }[];
    }>('{ fields { id options { id name } } }');
    const options = found?.fields.find(({ id }) => id === fieldId)?.options;
    const final = options?.find(({ name }) => name === 'Final')?.id;
    await field({ fieldId, logType: 'email', fieldLabel: 'Status' });
    const [blog] = await make(1);
    const { body: email } = await team.member.rest('POST', '/logs/email', smallest('email'));
    const { body: event } = await team.member.rest('POST', '/logs/events', smallest('event'));
    const { data } = await setFields([blog, email.id, event.id], { [fieldId]: final }, null);
    expect(data).toEqual({ updateEntries: 2 });
    const statusOf = async (path: string) => {
      const { body } = await team.member.rest<{ dynamicFields: { status?: string } }>('GET', `/logs/${path}`);
      return body.dynamicFields.status;
    };
    expect(await statusOf(`blog/${blog}`)).toBe('Final');
    expect(await statusOf(`email/${email.id}`)).toBe('Final');
    expect(await statusOf(`events/${event.id}`)).toBeUndefined();
    expect((await activity(team.admin))[0]).toMatchObject({ action: 'bulkEdit', subjectCount: 2 });
  });

  const changeOptions = (ids: readonly unknown[], data: object) =>
    team.member.graphql<{ updateEntries: number }>(
      'mutation ($ids: [ID!]!, $data: EntriesUpdateInput!) { updateEntries(ids: $ids, data: $data) }',
      { ids, data },
    );
  const valuesOf = async (id: string) => {
    const { data } = await team.member.graphql<{ entry: { values: object; version: number } }>(
      'query ($id: ID!) { entry(id: $id) { values version } }',
      { id },
    );
    return data?.entry;
  };

  test('adds and removes options, and keeps those that the request does not name, as one change', async () => {
    const post = async (platforms: object) =>
      (await team.member.rest('POST', '/logs/social', { ...smallest('social'), ...platforms })).body.id;
    const [both, none, last] = [
      await post({ threads: true, facebook: true }),
      await post({}),
      await post({ instagram: true }),
    ];
    const { body: fair } = await team.member.rest('POST', '/logs/events', smallest('event'));
    const ids = [both, none, last, fair.id];
    const data = {
      addOptions: { platforms: ['instagram'] },
      removeOptions: { platforms: ['facebook', 'x'] },
    };
    expect((await changeOptions(ids, data)).data).toEqual({ updateEntries: 3 });
    expect(await valuesOf(both)).toEqual({ version: 2, values: { platforms: ['instagram', 'threads'] } });
    expect(await valuesOf(none)).toEqual({ version: 2, values: { platforms: ['instagram'] } });
    const [set] = await activity(team.admin);
    expect(set).toMatchObject({ action: 'bulkEdit', subjectCount: 2, canUndo: true });
    const find = (search: string) =>
      team.member.graphql(
        'query ($search: String!) { entries(first: 9, filter: { search: $search }) { totalCount } }',
        { search },
      );
    expect((await find('instagram')).data).toEqual({ entries: { totalCount: 3 } });
    expect((await find('facebook')).data).toEqual({ entries: { totalCount: 0 } });
    await team.member.graphql(UNDO, { id: set?.id });
    expect(await valuesOf(both)).toEqual({ version: 3, values: { platforms: ['facebook', 'threads'] } });
    expect(await valuesOf(none)).toEqual({ version: 3, values: {} });
    expect((await valuesOf(last))?.values).toEqual({ platforms: ['instagram'] });
  });

  test('adds no options that do not exist, and removes no last option of a required value', async () => {
    const id = await field({
      ...{ fieldLabel: 'Channels', fieldType: 'multipleChoice', isRequired: true },
      dropdownOptions: ['Web', 'Shop'],
    });
    const text = await field({ fieldLabel: 'Tone', fieldType: 'text' });
    const { body } = await team.member.rest('POST', '/logs/blog', {
      ...smallest('blog'),
      dynamicFields: { channels: ['Web'] },
    });
    const stored = (await valuesOf(body.id))?.values as Record<string, string[]>;
    const errorsOf = async (data: object) => {
      const { errors } = await changeOptions([body.id], data);
      return errors?.[0]?.extensions.errors;
    };
    expect(await errorsOf({ removeOptions: { [id]: stored[id] } })).toMatchObject([
      { field: 'values', code: 'fieldsRequired', params: { labels: ['Channels'] } },
    ]);
    expect(await errorsOf({ addOptions: { [id]: ['Radio'] } })).toMatchObject([{ code: 'notAnOption' }]);
    expect(await errorsOf({ addOptions: { [text]: ['Radio'] } })).toMatchObject([{ code: 'fieldGone' }]);
    expect(await errorsOf({ addOptions: { [id]: 'Web' } })).toMatchObject([
      { field: `data.addOptions.${id}` },
    ]);
    expect(await valuesOf(body.id)).toEqual({ version: 1, values: stored });
    expect((await changeOptions([body.id], { removeOptions: { [id]: ['x'] } })).data).toEqual({
      updateEntries: 1,
    });
    expect((await valuesOf(body.id))?.values).toEqual(stored);
  });

  test('rejects custom values that are invalid, missing or unknown, and changes nothing', async () => {
    const ids = await make(2);
    const { body: email } = await team.member.rest('POST', '/logs/email', smallest('email'));
    const status = await field({ fieldLabel: 'Status', isRequired: true });
    const notes = await field({ fieldLabel: 'Notes', fieldType: 'text' });
    const gone = 'This field no longer exists.';
    for (const [values, error, kind] of [
      [{ [status]: 'Other' }, { message: 'Status must be one of: Draft, Final' }],
      [{ [status]: null }, { message: 'Please fill in required fields: Status' }],
      [
        { [status]: 'Final', status: 'Final' },
        { field: 'values.status', message: gone },
      ],
      [{ [status]: 'Final' }, { field: `values.${status}`, message: gone }, 'event'],
      [{ [notes]: 'x'.repeat(2048) }, { field: 'data.values' }],
      [{}, { field: 'data', message: 'Set brandId, showOnCalendar or values' }],
    ] as const) {
      const { errors } = await setFields([...ids, email.id], values, kind);
      expect(errors?.[0]?.extensions).toMatchObject({ status: 400, errors: [error] });
    }
    expect((await change(ids, { dynamicFields: {} })).status).toBe(400);
    expect((await change(ids, { dynamicFields: { status: 'x' } })).status).toBe(400);
    expect(await blogs()).toMatchObject([{ version: 1 }, { version: 1 }]);
  });

  const DUPLICATE = `mutation ($ids: [ID!]!) {
    duplicateEntries(ids: $ids) {
      id kind title startDate endDate brandId color showOnCalendar version ${NAMED} createdBy { id }
      values(ids: ["platforms", "mediaType"])
    }
  }`;

  test('duplicates entries of several kinds with their dates and all other values', async () => {
    const { body: brand } = await team.admin.rest('POST', '/brands', { name: 'Northwind', color: '#123456' });
    await team.admin.rest('POST', '/field-configs', {
      ...{ logType: 'social', fieldLabel: 'Tone', fieldType: 'text', isRequired: false },
    });
    const { body: reel } = await team.admin.rest('POST', '/logs/social', {
      ...smallest('social', '2026-03-10', 'Reel'),
      ...{ brandId: brand.id, color: '#abcdef', showOnCalendar: false, instagram: true, mediaType: 'video' },
      dynamicFields: { tone: 'dry' },
    });
    const { body: fair } = await team.admin.rest('POST', '/logs/events', {
      ...smallest('event'),
      ...{ startDate: '2026-03-07', endDate: '2026-03-09' },
    });
    // Copies are not validated, because existing entries don't have to be valid either.
    await team.admin.rest('POST', '/field-configs', {
      ...{ logType: 'event', fieldLabel: 'Budget', fieldType: 'text', isRequired: true },
    });
    const { result, set } = await asOne(DUPLICATE, {
      ids: [fair.id.toUpperCase(), reel.id, fair.id],
    });
    const copies = await withNames(team.admin, result as { id: string }[]);
    expect(copies).toMatchObject([
      { kind: 'event', startDate: '2026-03-07', endDate: '2026-03-09', version: 1 },
      {
        ...{ kind: 'social', title: 'Reel', startDate: '2026-03-10', brandId: brand.id, color: '#abcdef' },
        ...{ showOnCalendar: false, version: 1, dynamicFields: { tone: 'dry' } },
        ...{
          values: { platforms: ['instagram'], mediaType: 'video' },
          createdBy: { id: expect.any(String) },
        },
      },
    ]);
    expect(copies.map(({ id }) => id)).not.toContain(reel.id);
    expect(set).toMatchObject({ action: 'create', subjectCount: 2, canUndo: true });
    const undone = await asOne(UNDO, { id: set?.id });
    expect((undone.result as { removedIds: string[] }).removedIds.toSorted()).toEqual(
      copies.map(({ id }) => id).toSorted(),
    );
  });

  test('duplicates nothing and records nothing if an id is unknown or there are too many ids', async () => {
    const { body: entry } = await team.member.rest('POST', '/logs/blog', smallest('blog'));
    const before = await activity(team.admin);
    const cases: [ids: string[], message: string, paths: string[]][] = [
      [[uuid()], 'One entry no longer exists. Nothing was duplicated.', ['ids.0']],
      [[entry.id, uuid(), 'x'], '2 entries no longer exist. Nothing was duplicated.', ['ids.1', 'ids.2']],
    ];
    for (const [ids, message, paths] of cases) {
      const { errors } = await team.member.graphql(DUPLICATE, { ids });
      expect(errors).toMatchObject([
        { message, extensions: { status: 404, errors: paths.map((field) => ({ field })) } },
      ]);
    }
    expect(await blogs()).toHaveLength(1);
    const many = Array.from({ length: 1001 }, () => uuid());
    for (const ids of [[], many]) {
      const { errors } = await team.member.graphql(DUPLICATE, { ids });
      expect(errors?.[0]?.extensions.status).toBe(400);
    }
    expect(await activity(team.admin)).toEqual(before);
  });

  test('can run concurrently with other bulk changes to the same entries, with the ids in any order', async () => {
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
