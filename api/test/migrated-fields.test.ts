import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfSecret } from '../src/access-tokens/secrets.js';
import { exchange, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { fetchFeed, parseFeed } from './feeds.js';
import { filterInput } from './filter-input.js';
import { type Insert, type MigratedPlanner, openMigrated } from './migrated-planner.js';
import { NAMED, withNames } from './named-values.js';
import type { TestPlanner } from './planner.js';

// The content before the migration, as the previous release stored it.

const AT = '2026-01-02T09:00:00.000Z';
const SECRET = `cp_link_${'x'.repeat(43)}`;
const FEED = `cp_feed_${'x'.repeat(43)}`;
// Feeds only contain the past 12 months and later days.
const DAY = '2126-03-08';

const user = uuid();
const link = uuid();

const field = (kind: string, name: string, type: string, more: object = {}) => ({
  ...{ id: uuid(), log_type: kind, field_name: name, field_label: name, field_type: type, shareable: true },
  ...{ is_required: false, display_order: 0, created_at: AT, dropdown_options: null, option_colors: null },
  ...more,
});
const status = (kind: string, ...options: string[]) =>
  field(kind, 'status', 'dropdown', { dropdown_options: options });
const fields = {
  // The order of the kinds determines which field comes first, not the order of the ids.
  emailStatus: {
    ...status('email', 'Done', 'Draft'),
    ...{ is_required: true, display_order: 4, option_colors: [{ option: 'Draft', color: 'red' }] },
  },
  blogStatus: { ...status('blog', 'Draft', 'Done'), option_colors: [{ option: 'Done', color: 'green' }] },
  socialStatus: status('social', 'Draft'),
  blogAuthor: field('blog', 'author', 'text'),
  eventAuthor: field('event', 'author', 'text'),
  otherAuthor: { ...field('other', 'author', 'text'), shareable: false },
};
const { emailStatus, blogStatus, socialStatus, blogAuthor, eventAuthor, otherAuthor } = fields;

const entry = (kind: string, title: string, values: object) => ({
  ...{ id: uuid(), kind, title, start_date: DAY, end_date: DAY, show_on_calendar: true, values },
  ...{ version: 3, content_age: 0, is_sample: false, created_at: AT, updated_at: AT },
});
const entries = {
  blog: entry('blog', 'Launch', { category: 'News', [blogStatus.id]: 'Draft', [blogAuthor.id]: 'Draft' }),
  // An option that was removed, and one whose letter case was changed.
  removed: entry('blog', 'Removed', { [blogStatus.id]: 'Old' }),
  email: entry('email', 'Offer', { [emailStatus.id]: 'done' }),
  social: entry('social', 'Teaser', { [socialStatus.id]: 'Draft' }),
  event: entry('event', 'Fair', { [eventAuthor.id]: 'Ola' }),
  other: entry('other', 'Print', { [otherAuthor.id]: 'Ines' }),
};

const set = uuid();
const change = {
  ...{ change_set_id: set, subject_id: entries.email.id, subject_type: 'entry', kind: 'email' },
  ...{ title: 'Offer', from_content: 1, to_content: 3 },
  before: { values: { [emailStatus.id]: 'Old' } },
  after: { values: { [emailStatus.id]: 'done' } },
};

const frozenStatus = { ...emailStatus, dropdown_options: ['Done', 'Older'], option_colors: null };
const frozen = [
  {
    ...{ subject_type: 'entry', subject_id: entries.email.id },
    content: { ...entries.email, values: { [emailStatus.id]: 'Older' } },
  },
  { subject_type: 'field', subject_id: emailStatus.id, content: frozenStatus },
].map((row) => ({ access_token_id: link, ...row }));

const token = (kind: string, secret: string, more: object) => ({
  ...{ id: uuid(), kind, name: 'Client', token_hash: hashOfSecret(secret), created_by: user },
  ...{ without_brand: true, includes_description: false, includes_notes: true, can_write: false },
  ...{ origins: [], created_at: AT },
  ...more,
});
const tokens = [
  token('link', SECRET, { id: link, frozen_at: AT }),
  token('feed', FEED, {
    owner_id: user,
    feed: {
      filter: {
        ...{ brandIds: [], withoutBrand: true, visibility: 'all' },
        fields: [
          { fieldId: blogStatus.id, values: ['Draft', 'Old'] },
          { fieldId: emailStatus.id, values: ['done'] },
        ],
      },
      ...{ brandAndKind: true, details: false, fieldIds: [blogStatus.id, emailStatus.id, blogAuthor.id] },
    },
  }),
];

const view = {
  ...{ id: uuid(), name: 'Drafts', created_by: user, version: 2, created_at: AT, updated_at: AT },
  state: `view=month&f.${emailStatus.id}=Draft&color=f.${blogStatus.id}`,
};

const columns = ['field:status', 'subject', 'date', 'campaignName', 'brand', 'onCalendar'];
const preference = {
  ...{ id: uuid(), user_id: user, log_type: 'email' },
  ...{ visible_columns: ['subject', 'field:status'], column_order: columns },
};

async function store(insert: Insert): Promise<void> {
  await insert('field_configurations', Object.values(fields));
  await insert('entries', Object.values(entries));
  await insert('change_sets', [
    {
      ...{ id: set, at: AT, actor_id: user, channel: 'app', action: 'edit', subject_type: 'entry' },
      subject_count: 1,
    },
  ]);
  await insert('changes', [change]);
  for (const row of tokens) await insert('access_tokens', [row]);
  await insert('saved_views', [view]);
  await insert('column_preferences', [preference]);
  await insert('frozen_content', frozen);
}

const HISTORY = `query ($id: ID!) {
  entryHistory(id: $id) { edges { node { values { name before after } } } }
}`;
const UNDO = `mutation ($id: ID!) { undo: undoChange(id: $id) { entries { ${NAMED} } } }`;
const FILTERED = `query ($filter: EntryFilter) { entries(filter: $filter) { nodes { title } } }`;

describe.each(['postgresql', 'pglite'] as const)('the migration of fields on %s', (database) => {
  let planner: TestPlanner;
  let maya: Client;
  let migrated: MigratedPlanner;

  beforeAll(async () => {
    migrated = await openMigrated(database, 'Migration20261202100000_values', user, store);
    ({ planner, maya } = migrated);
    return migrated.close;
  });

  const valuesOf = async (path: string, client = maya) =>
    (await client.rest<Entity[]>('GET', `/logs/${path}`)).body.map(({ dynamicFields }) => dynamicFields);
  const fieldsOf = async (kind: string, client = maya) =>
    (await client.rest<Entity[]>('GET', `/field-configs/${kind}`)).body;

  test('keeps values, versions and times', async () => {
    expect(await migrated.versions()).toEqual(migrated.before);
    expect(await valuesOf('blog')).toEqual([{ status: 'Old' }, { status: 'Draft', author: 'Draft' }]);
    expect(await valuesOf('email')).toEqual([{ status: 'Done' }]);
    expect(await valuesOf('social')).toEqual([{ status: 'Draft' }]);
    expect(await valuesOf('events')).toEqual([{ author: 'Ola' }]);
    expect(await valuesOf('other')).toEqual([{ author: 'Ines' }]);
  });

  test('merges equal fields, which keep what belongs to their kind', async () => {
    expect(
      await planner.sql(`select kind_fields.id::text, field_id from kind_fields join fields on fields.id = field_id
        where not fields.is_built_in order by 1`),
    ).toEqual(
      [
        [emailStatus, blogStatus],
        [blogStatus, blogStatus],
        [socialStatus, socialStatus],
        [blogAuthor, blogAuthor],
        [eventAuthor, blogAuthor],
        [otherAuthor, otherAuthor],
      ]
        .map(([own, merged]) => ({ id: own?.id, field_id: merged?.id }))
        .toSorted((first, second) => (String(first.id) < String(second.id) ? -1 : 1)),
    );
    const shared = {
      ...{ dropdownOptions: ['Draft', 'Done'], optionColors: [{ option: 'Done', color: 'green' }] },
      ...{ fieldName: 'status', fieldLabel: 'status', fieldType: 'dropdown', isShareable: true },
    };
    expect(await fieldsOf('email')).toEqual([
      { ...shared, id: emailStatus.id, logType: 'email', isRequired: true, displayOrder: 4 },
    ]);
    expect((await fieldsOf('blog')).find(({ fieldName }) => fieldName === 'status')).toEqual({
      ...{ ...shared, id: blogStatus.id, logType: 'blog', isRequired: false, displayOrder: 0 },
    });
  });

  test('keeps filters', async () => {
    const titles = async (kind: string, fieldId: string, condition: object) =>
      (
        await maya.graphql<{ entries: { nodes: { title: string }[] } }>(FILTERED, {
          filter: filterInput({
            kinds: [kind],
            fields: [{ fieldId: `configuration.${fieldId}`, ...condition }],
          }),
        })
      ).data?.entries.nodes.map(({ title }) => title);
    expect(await titles('email', emailStatus.id, { values: ['Done'] })).toEqual(['Offer']);
    expect(await titles('email', emailStatus.id, { values: ['Draft'] })).toEqual([]);
    expect(await titles('blog', emailStatus.id, { values: ['Draft'] })).toEqual([]);
    expect(await titles('blog', blogStatus.id, { values: ['Old'] })).toEqual(['Removed']);
    expect(await titles('blog', blogStatus.id, { has: 'raf' })).toEqual(['Launch']);
    expect(await titles('event', eventAuthor.id, { has: 'ola' })).toEqual(['Fair']);
  });

  test('keeps feeds', async () => {
    const { events } = parseFeed((await fetchFeed(planner, FEED)).body);
    const event = (row: (typeof entries)[keyof typeof entries], description: string) => ({
      ...{ uid: row.id, title: row.title, sequence: row.version, start: DAY, description },
      lastModified: AT.replace('.000Z', 'Z'),
    });
    expect(events).toMatchObject([
      event(entries.blog, 'Type: Blog Post\nstatus: Draft\nauthor: Draft'),
      event(entries.email, 'Type: Email Campaign\nstatus: Done'),
      event(entries.removed, 'Type: Blog Post\nstatus: Old'),
    ]);
  });

  test('keeps saved views and columns', async () => {
    const { data } = await maya.graphql('{ savedViews { id state version } }');
    expect(data).toEqual({ savedViews: [{ id: view.id, state: view.state, version: 2 }] });
    expect((await maya.rest('GET', '/column-preferences/email')).body).toEqual({
      ...{ visibleColumns: ['subject', 'field:status'], columnOrder: columns },
    });
    expect((await maya.rest('GET', '/column-preferences/blog')).body.columnOrder).toEqual([
      ...['date', 'blogName', 'category', 'brand', 'onCalendar', 'field:status', 'field:author'],
    ]);
  });

  test('keeps what frozen links show', async () => {
    const client = tokenClient(planner, (await exchange(planner, SECRET)).body.token);
    expect(await valuesOf('email', client)).toEqual([{ status: 'Older' }]);
    expect(await fieldsOf('email', client)).toMatchObject([
      { id: emailStatus.id, dropdownOptions: ['Done', 'Older'], optionColors: [] },
    ]);
  });

  test('keeps the history and what an undo restores', async () => {
    const { id } = entries.email;
    const { data } = await maya.graphql<{ entryHistory: unknown }>(HISTORY, { id });
    expect(data?.entryHistory).toEqual({
      edges: [{ node: { values: [{ name: 'field:status', before: 'Old', after: 'Done' }] } }],
    });
    const undone = await maya.graphql<{ undo: { entries: object[] } }>(UNDO, { id: set });
    expect(await withNames(maya, undone.data?.undo.entries ?? [])).toEqual([
      { dynamicFields: { status: 'Old' } },
    ]);
  });

  test('changes a field for all kinds, except for what belongs to one', async () => {
    const body = { fieldLabel: 'State', fieldType: 'dropdown', dropdownOptions: ['New', 'DONE'] };
    const path = `/field-configs/${emailStatus.id}`;
    expect((await maya.rest('PUT', path, { ...body, displayOrder: 2 })).status).toBe(200);
    const shared = { fieldLabel: 'State', dropdownOptions: ['New', 'DONE'] };
    expect(await fieldsOf('email')).toMatchObject([{ ...shared, isRequired: false, displayOrder: 2 }]);
    expect(await fieldsOf('blog')).toContainEqual(expect.objectContaining({ ...shared, displayOrder: 0 }));
    // Entries keep options that were removed, but new ones can't have them.
    expect(await valuesOf('blog')).toEqual([{ status: 'Old' }, { status: 'Draft', author: 'Draft' }]);
    const creation = { date: DAY, subject: 'New', dynamicFields: { status: 'Draft' } };
    expect((await maya.rest('POST', '/logs/email', creation)).status).toBe(400);
    await maya.rest('PUT', path, { ...body, dropdownOptions: ['Draft'] });
    expect((await maya.rest<Entity>('POST', '/logs/email', creation)).body.dynamicFields).toEqual({
      status: 'Draft',
    });
    const stored = await planner.sql(
      `select distinct entries.values ->> ? as id from entries where title in ('Launch', 'New')`,
      [blogStatus.id],
    );
    expect(stored).toHaveLength(1);
  });

  test('deletes a field with its last kind', async () => {
    await maya.rest('DELETE', `/field-configs/${blogAuthor.id}`);
    expect(await valuesOf('events')).toEqual([{ author: 'Ola' }]);
    expect(await valuesOf('blog')).toEqual([{ status: 'Old' }, { status: 'Draft' }]);
    await maya.rest('DELETE', `/field-configs/${eventAuthor.id}`);
    expect(await planner.sql('select 1 from fields where id = ?', [blogAuthor.id])).toEqual([]);
  });
});
