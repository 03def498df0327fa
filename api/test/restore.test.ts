import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, linkClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const RESTORE =
  'mutation ($id: ID!) { restoreChange(id: $id) { changeId entries { id } left { id reason } } }';
const PREVIEW = `query ($id: ID!) { restorePreview(id: $id) {
  kinds { kind count } lostBrands withoutBrandCount formerChoices withFormerChoiceCount valueCount leftCount links visibleCount hasNewLinks feedCount
} }`;
const ACTIVITY =
  '{ activity(first: 1) { edges { node { id at keptUntil action subjectType canUndo canRestore } } } }';
const FORBIDDEN = [403, 'You must be an administrator to access this page.'];

describe.each(databases)('restoring deletions on %s', (database) => {
  const team = useTeam(database);
  beforeEach(async () => {
    await team.planner.clearContent();
    await team.planner.sql('delete from kinds where not is_built_in');
    await team.planner.sql('delete from saved_views');
    await team.planner.sql('delete from access_tokens');
  });

  async function send<Result>(query: string, variables: object = {}, client: Client = team.admin) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  async function rest(method: string, path: string, json?: object) {
    const { status, body } = await team.admin.rest(method, path, json);
    expect(status).toBeLessThan(300);
    return body;
  }
  const lastChange = async () => {
    const { edges } = await send<{ edges: { node: Entity }[] }>(ACTIVITY);
    return edges[0]?.node as Entity;
  };
  const restore = (id: string, client = team.admin) =>
    send<{ changeId: string; entries: Entity[]; left: object[] }>(RESTORE, { id }, client);
  const restoreLast = async () => restore((await lastChange()).id);
  const createBrand = (name: string) => rest('POST', '/brands', { name, color: 'teal' });
  /** Returns an entry without what a restoration changes. */
  const content = async (path: string, id: string) => {
    const { version: _, updatedAt: __, ...values } = await rest('GET', `/logs/${path}/${id}`);
    return values;
  };

  test('brings a bulk deletion back exactly, with the same ids and history', async () => {
    const field = { fieldLabel: 'Tags', fieldType: 'multipleChoice', dropdownOptions: ['Launch', 'Press'] };
    await rest('POST', '/field-configs', { logType: 'blog', ...field });
    const brand = await createBrand('Aurora');
    const all = [
      {
        ...{ blogName: 'A', date: DAY, category: 'News', brandId: brand.id, color: '#123456' },
        ...{ showOnCalendar: false, dynamicFields: { tags: ['Launch', 'Press'] } },
      },
      { blogName: 'B', date: DAY, dynamicFields: { tags: null } },
      { blogName: 'C', date: '2126-03-09', brandId: brand.id },
    ];
    const entries: Entity[] = [];
    for (const one of all) entries.push(await rest('POST', '/logs/blog', one));
    const [first] = entries as [Entity];
    await rest('PATCH', `/logs/blog/${first.id}`, { blogName: 'A, edited' });
    const edit = await lastChange();
    const ids = entries.map(({ id }) => id);
    const before = await Promise.all(ids.map((id) => content('blog', id)));
    const texts = 'select id, search_text, created_by, created_at from entries order by id';
    const stored = await team.planner.sql(texts);
    const link = { kind: 'link', name: 'Client page', kinds: ['blog'], fields: [] };
    await createToken(team.admin, link);
    await rest('DELETE', '/logs/blog/bulk', { ids });
    const deletion = await lastChange();
    const kept = Date.parse(String(deletion.keptUntil)) - Date.parse(String(deletion.at));
    expect(kept).toBe(730 * 24 * 60 * 60 * 1000);
    expect(await send(PREVIEW, { id: deletion.id })).toMatchObject({ hasNewLinks: false, feedCount: 0 });
    expect(deletion).toMatchObject({ action: 'delete', canUndo: false, canRestore: true });
    await createToken(team.admin, { ...link, name: 'Newer page' });
    await createToken(team.member, { kind: 'feed', name: 'Phone' });
    expect(await send(PREVIEW, { id: deletion.id })).toEqual({
      ...{ kinds: [{ kind: 'blog', count: 3 }], lostBrands: [], withoutBrandCount: 0, leftCount: 0 },
      ...{ formerChoices: [], withFormerChoiceCount: 0 },
      ...{
        valueCount: 0,
        links: ['Newer page', 'Client page'],
        visibleCount: 3,
        hasNewLinks: true,
        feedCount: 1,
      },
    });
    expect(await restore(deletion.id, team.member)).toEqual(FORBIDDEN);
    expect(await send(PREVIEW, { id: deletion.id }, team.member)).toEqual(FORBIDDEN);
    const restoredAt = new Date().toISOString();
    const { entries: restored, changeId } = await restore(deletion.id);
    expect(restored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await Promise.all(ids.map((id) => content('blog', id)))).toEqual(before);
    expect(await team.planner.sql(texts)).toEqual(stored);
    const back = await rest('GET', `/logs/blog/${first.id}`);
    expect(back).toMatchObject({ version: 3 });
    expect(String(back.updatedAt) >= restoredAt).toBe(true);
    expect(await lastChange()).toMatchObject({ id: changeId, action: 'restore', canUndo: false });
    expect(await restore(deletion.id)).toMatchObject([409, expect.any(String)]);
    await send('mutation ($id: ID!) { undoChange(id: $id) { changeId } }', { id: edit.id });
    expect(await rest('GET', `/logs/blog/${first.id}`)).toMatchObject({ blogName: 'A' });
  });

  test('names what cannot come back as it was', async () => {
    const [brand, kept] = [await createBrand('Citrus'), await createBrand('Kept')];
    const kind = {
      name: 'Case study',
      pluralName: 'Case studies',
      icon: 'book',
      color: 'teal',
      dates: 'day',
    };
    await send('mutation ($input: KindInput!) { createKind(input: $input) { id } }', { input: kind });
    const tags = { fieldLabel: 'Tags', fieldType: 'multipleChoice', dropdownOptions: ['Launch', 'Press'] };
    const field = await rest('POST', '/field-configs', { logType: 'blog', ...tags });
    await rest('POST', '/field-configs', { logType: 'blog', fieldLabel: 'Owner', fieldType: 'person' });
    const person = { email: 'gone@planner.example', password: 'a quiet harbor', firstName: 'Gone' };
    const gone = await rest('POST', '/users', person);
    const lost = await rest('POST', '/logs/blog', {
      ...{ blogName: 'A', date: DAY, brandId: brand.id },
      dynamicFields: { tags: ['Launch', 'Press'], owner: gone.id },
    });
    const whole = await rest('POST', '/logs/blog', { blogName: 'B', date: DAY, brandId: kept.id });
    const study = await rest('POST', '/logs/case-study', { title: 'C', startDate: DAY });
    const ids = [lost.id, whole.id, study.id];
    await send('mutation ($ids: [ID!]!) { deleteEntries(ids: $ids) }', { ids });
    const { id } = await lastChange();
    await rest('DELETE', `/brands/${brand.id}`);
    await send('mutation { deleteKind(id: "case-study") }');
    const shorter = { ...tags, fieldName: 'tags', logType: 'blog', dropdownOptions: ['Press'] };
    await rest('PUT', `/field-configs/${field.id}`, shorter);
    await team.admin.rest('DELETE', `/users/${gone.id}`);
    expect(await send(PREVIEW, { id })).toEqual({
      ...{ kinds: [{ kind: 'blog', count: 2 }], lostBrands: ['Citrus'], withoutBrandCount: 1 },
      ...{ formerChoices: ['Deleted user', 'Launch'], withFormerChoiceCount: 1 },
      ...{ valueCount: 0, leftCount: 1, links: [], visibleCount: 0, hasNewLinks: false, feedCount: 0 },
    });
    expect(await restore(id)).toMatchObject({ left: [{ id: study.id, reason: 'deleted' }] });
    expect(await rest('GET', `/logs/blog/${lost.id}`)).toMatchObject({ brandId: null });
    expect(await rest('GET', `/logs/blog/${whole.id}`)).toMatchObject({ brandId: kept.id });
  });

  test('brings back a brand with its entries, unless they have another one or its name is taken', async () => {
    const [brand, other] = [await createBrand('Aurora'), await createBrand('Other')];
    const entries: Entity[] = [];
    for (const blogName of ['A', 'B']) {
      entries.push(await rest('POST', '/logs/blog', { blogName, date: DAY, brandId: brand.id }));
    }
    const [kept, changed] = entries as [Entity, Entity];
    await rest('DELETE', `/brands/${brand.id}`);
    const { id } = await lastChange();
    await rest('PATCH', `/logs/blog/${changed.id}`, { brandId: other.id });
    expect(await send(PREVIEW, { id })).toMatchObject({
      ...{ kinds: [{ kind: 'blog', count: 1 }], lostBrands: [], withoutBrandCount: 0, leftCount: 1 },
    });
    const history = () =>
      send<{ edges: { node: Entity }[] }>(
        'query ($id: ID!) { entryHistory(id: $id, first: 3) { edges { node { formerBrands { id name color } } } } }',
        { id: kept.id },
      );
    const aurora = { formerBrands: [{ id: brand.id, name: 'Aurora', color: 'teal' }] };
    expect((await history()).edges).toEqual([{ node: aurora }, { node: aurora }]);
    const taken = await createBrand('aurora');
    expect(await restore(id)).toMatchObject([409, 'A brand with this name already exists.']);
    await rest('DELETE', `/brands/${taken.id}`);
    expect(await restore(id)).toMatchObject({ left: [{ id: changed.id, reason: 'changed' }] });
    expect(await rest('GET', '/brands')).toContainEqual(
      expect.objectContaining({ id: brand.id, name: 'Aurora', color: 'teal' }),
    );
    expect(await rest('GET', `/logs/blog/${kept.id}`)).toMatchObject({ brandId: brand.id });
    expect((await history()).edges[0]).toEqual({ node: { formerBrands: [] } });
    expect(await rest('GET', `/logs/blog/${changed.id}`)).toMatchObject({ brandId: other.id });
  });

  test('brings back a kind with the entries that changed to another kind when it was deleted', async () => {
    const kind = { name: 'Fair', pluralName: 'Fairs', icon: 'tent', color: 'teal', dates: 'span' };
    await send('mutation ($input: KindInput!) { createKind(input: $input) { id } }', { input: kind });
    const entries: Entity[] = [];
    for (const title of ['Spring', 'Autumn', 'Winter']) {
      entries.push(await rest('POST', '/logs/fair', { title, startDate: DAY, endDate: '2126-03-10' }));
    }
    const [first, second, edited] = entries as [Entity, Entity, Entity];
    const whole = await Promise.all([first, second].map(({ id }) => content('fair', id)));
    const link = { kind: 'link', fields: [] };
    await createToken(team.admin, { ...link, name: 'Fairs', kinds: ['fair'] });
    await createToken(team.admin, { ...link, name: 'Both', kinds: ['fair', 'blog'] });
    const remove = (to: string | null) =>
      send('mutation ($to: LogKind) { deleteKind(id: "fair", to: $to) }', { to });
    expect(await remove(null)).toMatchObject([409, expect.any(String)]);
    expect(await remove('fair')).toMatchObject([409, expect.any(String)]);
    expect(await remove('gone')).toEqual([404, 'This type of entry no longer exists']);
    expect(await remove('blog')).toBe('fair');
    const deletion = await lastChange();
    expect(deletion).toMatchObject({ action: 'delete', subjectType: 'kind', canRestore: true });
    expect(await rest('GET', `/logs/blog/${first.id}`)).toMatchObject({ blogName: 'Spring', date: DAY });
    await rest('PATCH', `/logs/blog/${edited.id}`, { blogName: 'Edited' });
    expect(await send(PREVIEW, { id: deletion.id })).toMatchObject({
      ...{ kinds: [{ kind: 'fair', count: 2 }], leftCount: 1, links: ['Fairs'], visibleCount: 2 },
    });
    expect(await restore(deletion.id)).toMatchObject({ left: [{ id: edited.id, reason: 'changed' }] });
    expect(await Promise.all([first, second].map(({ id }) => content('fair', id)))).toEqual(whole);
    expect(await rest('GET', `/logs/blog/${edited.id}`)).toMatchObject({ blogName: 'Edited' });

    const undo = (id: string) => send('mutation ($id: ID!) { undoChange(id: $id) { changeId } }', { id });
    await remove('blog');
    await undo((await lastChange()).id);
    expect(await Promise.all([first, second].map(({ id }) => content('fair', id)))).toEqual(whole);
    await undo((await lastChange()).id);
    expect(await send('{ kinds { id } }')).not.toContainEqual({ id: 'fair' });
    expect(await rest('GET', `/logs/blog/${first.id}`)).toMatchObject({ blogName: 'Spring', date: DAY });
  });

  test('brings back fields, kinds and team views', async () => {
    const kind = { name: 'Webinar', pluralName: 'Webinars', icon: 'video', color: 'teal', dates: 'day' };
    await send('mutation ($input: KindInput!) { createKind(input: $input) { id } }', { input: kind });
    const author = { logType: 'blog', fieldName: 'author', fieldLabel: 'Author', fieldType: 'text' };
    const field = await rest('POST', '/field-configs', author);
    await rest('PUT', `/field-configs/${field.id}`, { ...author, fieldLabel: 'Writer' });
    await rest('PUT', `/field-configs/${field.id}`, { ...author, fieldLabel: 'Author' });
    const versionOf = async (label: string) =>
      (await send<{ label: string; version: number }[]>('{ fields { label version } }')).find(
        (one) => one.label === label,
      )?.version;
    expect(await versionOf('Author')).toBe(3);
    await rest('POST', '/logs/blog', { blogName: 'A', date: DAY, dynamicFields: { author: 'Ana' } });
    await rest('DELETE', `/field-configs/${field.id}`);
    expect(await send(PREVIEW, { id: (await lastChange()).id })).toMatchObject({ kinds: [], valueCount: 1 });
    expect(await restoreLast()).toMatchObject({ changeId: expect.any(String) });
    expect(await versionOf('Author')).toBe(4);
    expect(await rest('GET', '/field-configs/blog')).toMatchObject([{ id: field.id, fieldLabel: 'Author' }]);
    expect(await lastChange()).toMatchObject({ action: 'restore', canUndo: false, canRestore: false });
    await send('mutation { updateKind(id: "webinar", input: { isHidden: true }) { id } }');
    await send('mutation { deleteKind(id: "webinar") }');
    await restoreLast();
    const kinds = '{ kinds { id isHidden version createdBy { id } } }';
    const createdBy = { id: expect.any(String) };
    expect(await send(kinds)).toContainEqual({ id: 'webinar', isHidden: true, version: 3, createdBy });
    const client = await linkClient(team.planner, team.admin, { kinds: ['webinar'], fields: [] });
    expect(await send(kinds, {}, client)).toMatchObject([{ id: 'webinar', createdBy: null }]);

    const create = 'mutation ($input: SavedViewInput!) { createSavedView(input: $input) { id } }';
    const list = '{ savedViews { id name state isShared createdAt } }';
    const input = { name: 'Launch', state: 'view=week', isShared: true };
    const { id } = await send<Entity>(create, { input }, team.member);
    const before = await send(list);
    await send('mutation ($id: ID!) { deleteSavedView(id: $id) }', { id });
    await restoreLast();
    expect(await send(list)).toEqual(before);
    expect(await send('{ savedViews { version } }')).toEqual([{ version: 2 }]);
    expect(await send('{ savedViews { canEdit } }', {}, team.member)).toEqual([{ canEdit: true }]);
    await send('mutation ($id: ID!) { deleteSavedView(id: $id) }', { id });
    const deletion = await lastChange();
    await send(create, { input });
    expect(await restore(deletion.id)).toMatchObject([409, expect.any(String)]);
  });

  test('is not possible for anything else', async () => {
    const entry = await rest('POST', '/logs/blog', { blogName: 'A', date: DAY });
    await rest('PATCH', `/logs/blog/${entry.id}`, { blogName: 'B' });
    expect(await restoreLast()).toEqual([409, 'This change cannot be undone.']);
    expect(await restore(entry.id)).toMatchObject([404, expect.any(String)]);
  });
});
