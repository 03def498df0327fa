import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfSecret } from '../src/access-tokens/secrets.js';
import { exchange, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { contractKinds } from './contract-kinds.js';
import { type Insert, type MigratedPlanner, openMigrated } from './migrated-planner.js';
import { NAMED, withNames } from './named-values.js';
import type { TestPlanner } from './planner.js';

// The content before the migration, as the previous release stored it.

const AT = '2026-01-02T09:00:00.000Z';
const SECRET = `cp_link_${'x'.repeat(43)}`;
const DAY = '2026-03-08';
const PLATFORMS = ['facebook', 'instagram', 'tiktok', 'threads', 'xTwitter', 'youtube', 'snapchat'];

const user = uuid();
const link = uuid();
const gone = uuid();

const field = (kind: string, name: string, type: string, shareable = false) => ({
  ...{ id: uuid(), log_type: kind, field_name: name, field_label: name, field_type: type, shareable },
  ...{ is_required: false, display_order: 0, created_at: AT },
});
const fields = {
  status: field('blog', 'status', 'text', true),
  words: field('blog', 'words', 'number'),
  sponsored: field('blog', 'sponsored', 'boolean'),
  mood: field('blog', 'mood', 'boolean'),
  // A custom field can have the same name as a field of its kind.
  category: field('blog', 'category', 'text'),
  statusOfPosts: field('social', 'status', 'text'),
};

/** The values of the columns that an entry's kind doesn't have. */
const NONE = {
  ...{ category: null, campaign_name: null, media_type: null, location: null, notes: null },
  ...{ guest_notes: null, description: null, facebook: false, instagram: false, tiktok: false },
  ...{ threads: false, x_twitter: false, youtube: false, snapchat: false },
};

const entry = (kind: string, title: string, more: object = {}) => ({
  ...{ id: uuid(), kind, title, start_date: DAY, end_date: DAY, brand_id: null, color: null },
  ...{ show_on_calendar: true, dynamic_fields: {}, version: 3, content_age: 1, is_sample: false },
  ...{ created_at: AT, updated_at: AT, created_by: user, updated_by: user },
  ...NONE,
  ...more,
});

const deleted = `deleted ${gone}`;
const entries = {
  blog: entry('blog', 'Launch', {
    category: 'News',
    dynamic_fields: {
      ...{ status: 'Draft', words: 900, sponsored: false, mood: 'bright', category: 'Mine' },
      ...{ [deleted]: 'SECRET', 'deleted margin': 'older' },
    },
  }),
  blank: entry('blog', 'Blank', { dynamic_fields: { status: '', words: null, sponsored: true } }),
  email: entry('email', 'Offer', { campaign_name: 'Spring' }),
  social: entry('social', 'Teaser', {
    ...{ media_type: 'Video', instagram: true, tiktok: true, x_twitter: true },
    ...{ dynamic_fields: { status: 'Done' }, version: 4, content_age: 0 },
  }),
  event: entry('event', 'Fair', { location: 'Hall 3', notes: 'Bring flyers', end_date: '2026-03-10' }),
  podcast: entry('podcast', 'Ep. 1', { guest_notes: 'Ines' }),
  other: entry('other', 'Print', { description: 'Two\nlines' }),
};

const sets = Array.from({ length: 8 }, () => uuid());
const change = (set: number, entryId: string, kind: string, sides: object) => ({
  ...{ change_set_id: sets[set], subject_id: entryId, subject_type: 'entry', kind, title: 'Changed' },
  ...{ from_content: null, to_content: null, before: null, after: null },
  ...sides,
});
const flags = (...chosen: string[]) =>
  Object.fromEntries(PLATFORMS.map((name) => [name, chosen.includes(name)]));

const imported = { id: uuid(), title: 'Imported' };
const removed = { id: uuid(), title: 'Removed' };
const changes = [
  // The post was created, and its platforms were changed twice.
  change(0, entries.social.id, 'social', {
    after: {
      ...{ title: 'Teaser', startDate: DAY, endDate: DAY, showOnCalendar: true, mediaType: 'Reel' },
      ...{ dynamicFields: { status: 'Draft' }, ...flags('facebook', 'xTwitter') },
    },
    to_content: 1,
  }),
  change(1, entries.social.id, 'social', {
    before: { tiktok: false, mediaType: 'Reel', dynamicFields: { status: 'Draft' } },
    after: { tiktok: true, mediaType: 'Video', dynamicFields: { status: 'Done' } },
    ...{ from_content: 1, to_content: 2 },
  }),
  change(2, entries.social.id, 'social', {
    before: { facebook: true, instagram: false },
    after: { facebook: false, instagram: true },
    ...{ from_content: 2, to_content: 4 },
  }),
  change(3, entries.blog.id, 'blog', {
    before: { category: null, dynamicFields: { [deleted]: null, words: 800 } },
    after: { category: 'News', dynamicFields: { [deleted]: 'SECRET', words: 900 } },
    ...{ from_content: 1, to_content: 2 },
  }),
  // An import was undone. An undo records all values, including null.
  change(4, imported.id, 'social', {
    before: {
      ...{ title: imported.title, startDate: DAY, endDate: DAY, brandId: null, color: null },
      ...{ showOnCalendar: true, dynamicFields: { status: 'New' }, category: null, mediaType: 'Story' },
      ...{ ...flags('youtube'), version: 1, createdAt: AT, createdBy: user },
    },
    from_content: 1,
  }),
  change(5, removed.id, 'other', {
    before: {
      ...{ title: removed.title, startDate: DAY, endDate: DAY, showOnCalendar: true, dynamicFields: {} },
      ...{ ...flags(), description: 'Old', version: 2, createdAt: AT, createdBy: user },
    },
    from_content: 1,
  }),
  change(6, entries.event.id, 'event', {
    before: { startDate: '2026-03-07' },
    after: { startDate: DAY },
    ...{ from_content: 1, to_content: 2 },
  }),
];
const ACTIONS = ['create', 'edit', 'edit', 'edit', 'undo', 'delete', 'move'];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const retried = (key: string, operation: unknown[], result: unknown) => ({
  ...{ id: uuid(), user_id: user, key: sha256(key), fingerprint: sha256(JSON.stringify(operation)) },
  ...{ result, created_at: new Date() },
});

/** The content of the frozen link. It includes notes, but no descriptions. */
const frozen = [
  ...Object.values(entries).map((row) => {
    const { created_by: _, updated_by: __, is_sample: ___, content_age: ____, ...shown } = row;
    const { description: _____, ...content } = shown as typeof shown & { description: unknown };
    const status = (row.dynamic_fields as Record<string, unknown>).status;
    const isBlog = row.kind === 'blog' && status !== undefined;
    return {
      ...{ subject_type: 'entry', subject_id: row.id },
      content: { ...content, dynamic_fields: isBlog ? { status } : {} },
    };
  }),
  { subject_type: 'field', subject_id: fields.status.id, content: fields.status },
].map((row) => ({ access_token_id: link, ...row }));

async function store(insert: Insert): Promise<void> {
  await insert('field_configurations', Object.values(fields));
  await insert('entries', Object.values(entries));
  await insert(
    'change_sets',
    ACTIONS.map((action, index) => ({
      ...{ id: sets[index], at: AT, actor_id: user, channel: 'app', action, subject_type: 'entry' },
      subject_count: 1,
    })),
  );
  await insert('changes', changes);
  await insert('access_tokens', [
    {
      ...{ id: link, kind: 'link', name: 'Client', token_hash: hashOfSecret(SECRET), created_by: user },
      ...{ without_brand: true, includes_description: false, includes_notes: true, can_write: false },
      ...{ origins: [], created_at: AT, frozen_at: AT },
    },
  ]);
  await insert('frozen_content', frozen);
  const { blog } = entries;
  await insert('idempotency_keys', [
    retried('one', ['createEntry'], { id: blog.id, kind: 'blog', dynamicFields: {} }),
    retried('two duplicated', ['duplicateEntries', [blog.id]], [{ id: blog.id, dynamicFields: {} }]),
  ]);
}

const HISTORY = `query ($id: ID!) {
  entryHistory(id: $id) { edges { node { values { name before after } } } }
}`;
const UNDO = `mutation ($id: ID!) {
  undo: undoChange(id: $id) {
    entries { title version ${NAMED} values(ids: ["mediaType", "platforms"]) }
  }
}`;

describe.each(['postgresql', 'pglite'] as const)('the migration of values on %s', (database) => {
  let planner: TestPlanner;
  let maya: Client;
  let migrated: MigratedPlanner;

  beforeAll(async () => {
    migrated = await openMigrated(database, 'Migration20261201100000_retired_values', user, store);
    ({ planner, maya } = migrated);
    return migrated.close;
  });

  /** Returns an entry as REST returns it, with its own values and custom values. */
  function shown(row: (typeof entries)[keyof typeof entries], own: object, dynamicFields: object) {
    const kind = contractKinds.find((contract) => contract.kind === row.kind);
    return {
      id: row.id,
      [kind?.title ?? '']: row.title,
      ...(kind?.dates === 'span' ? { startDate: DAY, endDate: row.end_date } : { date: DAY }),
      ...{ brandId: null, color: null, showOnCalendar: true, createdAt: AT, updatedAt: AT },
      ...{ version: row.version, ...own, dynamicFields },
    };
  }

  const expected = () => ({
    blog: [
      shown(entries.blank, { category: null }, { status: '', words: null, sponsored: true }),
      shown(
        entries.blog,
        { category: 'News' },
        { status: 'Draft', words: 900, sponsored: false, category: 'Mine' },
      ),
    ],
    email: [shown(entries.email, { campaignName: 'Spring' }, {})],
    social: [
      shown(
        entries.social,
        { mediaType: 'Video', ...flags('instagram', 'tiktok', 'xTwitter') },
        { status: 'Done' },
      ),
    ],
    events: [shown(entries.event, { location: 'Hall 3', notes: 'Bring flyers' }, {})],
    podcast: [shown(entries.podcast, { guestNotes: 'Ines' }, {})],
    other: [shown(entries.other, { description: 'Two\nlines' }, {})],
  });

  test('keeps all responses, versions and times', async () => {
    expect(await migrated.versions()).toEqual(migrated.before);
    for (const [path, list] of Object.entries(expected())) {
      expect((await maya.rest<Entity[]>('GET', `/logs/${path}`)).body, path).toEqual(list);
    }
  });

  test('keeps what frozen links show', async () => {
    const client = tokenClient(planner, (await exchange(planner, SECRET)).body.token);
    for (const [path, list] of Object.entries(expected())) {
      const public_ = (list as { dynamicFields: { status?: unknown }; description?: string }[]).map(
        (row) => ({
          ...row,
          ...('description' in row && { description: null }),
          dynamicFields: path === 'blog' ? { status: row.dynamicFields.status } : {},
        }),
      );
      expect((await client.rest<Entity[]>('GET', `/logs/${path}`)).body, path).toEqual(public_);
    }
  });

  test('stores the values of deleted fields under their ids', async () => {
    const { id } = entries.blog;
    const [row] = await planner.sql<{ values: object }>('select values from entries where id = ?', [id]);
    expect(row?.values).toEqual({
      ...{ category: 'News', [gone]: 'SECRET', 'deleted margin': 'older' },
      ...{ [fields.status.id]: 'Draft', [fields.words.id]: 900, [fields.sponsored.id]: false },
      ...{ [fields.mood.id]: 'bright', [fields.category.id]: 'Mine' },
    });
  });

  test('keeps the history', async () => {
    const history = async (id: string) => {
      const { data } = await maya.graphql<{
        entryHistory: { edges: { node: { values: { name: string; before: unknown; after: unknown }[] } }[] };
      }>(HISTORY, { id });
      return data?.entryHistory.edges.map(({ node }) =>
        Object.fromEntries(node.values.map((value) => [value.name, [value.before, value.after]])),
      );
    };
    const all = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [null, value]]));
    expect(await history(entries.social.id)).toEqual([
      { facebook: [true, false], instagram: [false, true] },
      { tiktok: [false, true], mediaType: ['Reel', 'Video'], 'field:status': ['Draft', 'Done'] },
      all({
        ...{ title: 'Teaser', startDate: DAY, endDate: DAY, showOnCalendar: true, mediaType: 'Reel' },
        ...{ 'field:status': 'Draft', ...flags('facebook', 'xTwitter') },
      }),
    ]);
    expect(await history(entries.blog.id)).toEqual([{ category: [null, 'News'], 'field:words': [800, 900] }]);
    expect(await history(removed.id)).toMatchObject([
      { description: ['Old', null], facebook: [false, null], title: ['Removed', null] },
    ]);
    expect(await history(entries.event.id)).toEqual([{ startDate: ['2026-03-07', DAY] }]);
  });

  test('keeps what an undo restores', async () => {
    const undo = async (set: number) => {
      const { data } = await maya.graphql<{ undo: { entries: object[] } }>(UNDO, { id: sets[set] });
      return withNames(maya, data?.undo.entries ?? []);
    };
    expect(await undo(2)).toEqual([
      {
        ...{ title: 'Teaser', version: 5, dynamicFields: { status: 'Done' } },
        values: { mediaType: 'Video', platforms: ['facebook', 'tiktok', 'xTwitter'] },
      },
    ]);
    expect(await undo(1)).toEqual([
      {
        ...{ title: 'Teaser', version: 6, dynamicFields: { status: 'Draft' } },
        values: { mediaType: 'Reel', platforms: ['facebook', 'xTwitter'] },
      },
    ]);
    expect(await undo(4)).toEqual([
      {
        ...{ title: 'Imported', version: 2, dynamicFields: { status: 'New' } },
        values: { mediaType: 'Story', platforms: ['youtube'] },
      },
    ]);
    expect(await undo(3)).toMatchObject([{ title: 'Launch', dynamicFields: { words: 800 } }]);
    const [row] = await planner.sql<{ values: object }>('select values from entries where id = ?', [
      entries.blog.id,
    ]);
    expect(row?.values).not.toHaveProperty(gone);
    expect(row?.values).not.toHaveProperty('category');
  });

  test('rejects a retry of a request whose result was stored before', async () => {
    const count = async () => (await planner.sql('select id from entries')).length;
    const stored = await count();
    const creation = await maya.request('/api/logs/blog', {
      ...{ method: 'POST', json: { date: DAY, blogName: 'Launch' } },
      headers: { 'idempotency-key': 'one' },
    });
    expect(creation.status).toBe(422);
    const query = 'mutation ($ids: [ID!]!) { duplicated: duplicateEntries(ids: $ids) { id } }';
    const { body } = await maya.request<{ errors: { extensions: { status: number } }[] }>('/graphql', {
      ...{ method: 'POST', json: { query, variables: { ids: [entries.blog.id] } } },
      headers: { 'idempotency-key': 'two' },
    });
    expect(body.errors[0]?.extensions.status).toBe(422);
    expect(await count()).toBe(stored);
  });
});
