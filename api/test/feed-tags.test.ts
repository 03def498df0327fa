import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedEntries } from '../src/seed/generated-entries.js';
import { createToken, DEFAULT_FIELDS } from './access-tokens.js';
import { daysAfter, fetchFeed } from './feeds.js';
import { filterInput } from './filter-input.js';
import { MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';

const TODAY = new Date().toISOString().slice(0, 10);
const DAY = 24 * 60 * 60 * 1000;

/** The first day that the feed contains. */
const FIRST_DAY = `${Number(TODAY.slice(0, 4)) - 1}${TODAY.slice(4)}`.replace('-02-29', '-02-28');

describe.each(soakDatabases)('the ETag of a feed on %s', (database) => {
  const team = useTeam(database);
  /** The ids of the content. */
  let ids: Record<
    'lumen' | 'other' | 'status' | 'plan' | 'inside' | 'hidden' | 'elsewhere' | 'post' | 'old' | 'feed',
    string
  >;
  let secret: string;

  const post = async (path: string, values: object) => (await team.admin.rest('POST', path, values)).body.id;
  const event = (name: string, more: object) =>
    post('/logs/events', { name, startDate: TODAY, endDate: TODAY, ...more });
  const patch = (id: string, values: object) => team.admin.rest('PATCH', `/logs/events/${id}`, values);
  const brand = (id: string, values: object) =>
    team.admin.rest('PUT', `/brands/${id}`, { name: 'Lumen', color: '#f00', ...values });
  const field = (id: string, values: object) =>
    team.admin.rest('PUT', `/field-configs/${id}`, {
      ...{
        fieldLabel: 'Status',
        fieldType: 'dropdown',
        dropdownOptions: ['Draft', 'Done'],
        isShareable: true,
      },
      ...values,
    });
  const undo = async (id: string) => {
    const query = 'mutation ($id: ID!) { undoChange(id: $id) { changeId } }';
    const { data } = await team.admin.graphql<{ undoChange: { changeId: string } }>(query, { id });
    return data?.undoChange.changeId ?? '';
  };
  const updateFeed = (input: object) =>
    team.member.graphql(
      'mutation ($id: ID!, $input: AccessTokenUpdateInput!) { updateAccessToken(id: $id, input: $input) { id } }',
      { id: ids.feed, input },
    );
  const bulk = (data: object) =>
    team.admin.graphql(
      'mutation ($ids: [ID!]!, $data: EntriesUpdateInput!) { updateEntries(ids: $ids, data: $data) }',
      { ids: [ids.inside], data },
    );
  const oneDayLater = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY });
  };

  beforeEach(async () => {
    await team.planner.sql('delete from access_tokens');
    await team.planner.sql('delete from rate_limits');
    const lumen = await post('/brands', { name: 'Lumen', color: '#f00' });
    const other = await post('/brands', { name: 'Other', color: '#00f' });
    const dropdown = { fieldType: 'dropdown', dropdownOptions: ['Draft', 'Done'], isShareable: true };
    const status = await post('/field-configs', { logType: 'event', fieldLabel: 'Status', ...dropdown });
    const plan = await post('/field-configs', { logType: 'event', fieldLabel: 'Plan', fieldType: 'text' });
    const dynamicFields = { status: 'Draft', plan: 'A' };
    const inside = await event('Night ride', {
      brandId: lumen,
      location: 'Bern',
      notes: 'Lamps',
      dynamicFields,
    });
    const input = { kinds: ['event'], brandIds: [lumen], fields: [...DEFAULT_FIELDS, status] };
    const created = await createToken(team.member, { kind: 'feed', name: 'Plan', ...input });
    secret = created.secret;
    ids = {
      ...{ lumen, other, status, plan, inside, feed: created.token.id },
      hidden: await event('Hidden', { brandId: lumen, showOnCalendar: false, dynamicFields }),
      elsewhere: await event('Elsewhere', { brandId: other }),
      post: await post('/logs/blog', { blogName: 'Post', date: TODAY, brandId: lumen }),
      old: await event('Old', {
        brandId: lumen,
        startDate: '2020-01-01',
        endDate: '2020-01-01',
        dynamicFields,
      }),
    };
  });
  afterEach(() => vi.useRealTimers());

  /** Makes a change. Returns whether the feed and its tag have changed. */
  async function effectOf(change: () => unknown) {
    const before = await fetchFeed(team.planner, secret);
    expect(before.body).toContain('BEGIN:VEVENT');
    await change();
    const tag = before.headers.get('etag') ?? '';
    const { status } = await fetchFeed(team.planner, secret, { 'if-none-match': tag });
    const after = await fetchFeed(team.planner, secret);
    expect(status).toBe(after.headers.get('etag') === tag ? 304 : 200);
    return { feed: after.body !== before.body, tag: after.headers.get('etag') !== tag };
  }

  const causes: Record<string, () => unknown> = {
    'an entry is edited': () => patch(ids.inside, { name: 'Day ride' }),
    'a custom value is edited': () => patch(ids.inside, { dynamicFields: { status: 'Done' } }),
    'an entry is edited in bulk': () => bulk({ values: null, showOnCalendar: false }),
    'an entry is moved to another day': () => patch(ids.inside, { startDate: FIRST_DAY }),
    'an entry is moved to another brand': () => bulk({ brandId: ids.other }),
    'an entry is moved to the brand of the feed': () => patch(ids.elsewhere, { brandId: ids.lumen }),
    'an entry is moved into the past year': () => patch(ids.old, { endDate: TODAY }),
    'an entry is hidden from the calendar': () => patch(ids.inside, { showOnCalendar: false }),
    'an entry is shown on the calendar': () => patch(ids.hidden, { showOnCalendar: true }),
    'an entry is created': () => event('New', { brandId: ids.lumen }),
    'an entry is deleted': () => team.admin.rest('DELETE', `/logs/events/${ids.inside}`),
    'entries are added without a change set': async () => {
      await updateFeed({ brandIds: null, kinds: null });
      await fetchFeed(team.planner, secret);
      return seedEntries(team.planner.orm.em.fork(), 1, TODAY);
    },
    'its brand is renamed': () => brand(ids.lumen, { name: 'Lux' }),
    'its brand has another color': () => brand(ids.lumen, { color: '#080' }),
    'its brand is deleted': () => team.admin.rest('DELETE', `/brands/${ids.lumen}`),
    'its field has another label': () => field(ids.status, { fieldLabel: 'Phase' }),
    'its field is no longer shareable': () => field(ids.status, { isShareable: false }),
    'its field has another type': () => field(ids.status, { fieldType: 'date', dropdownOptions: null }),
    'its field is deleted': () => team.admin.rest('DELETE', `/field-configs/${ids.status}`),
    'it is renamed': () => updateFeed({ name: 'Rides' }),
    'it includes notes': () => updateFeed({ fields: [...DEFAULT_FIELDS, 'notes', ids.status] }),
    'it omits details': () => updateFeed({ fields: [ids.status] }),
    'it omits brands and kinds': () => updateFeed({ feed: { brandAndKind: false } }),
    'it has another filter': () => updateFeed({ feed: { filter: { search: 'Day' } } }),
    'it has no fields': () => updateFeed({ fields: [] }),
    'it omits a custom field': () => updateFeed({ fields: DEFAULT_FIELDS }),
    'it contains another kind': () => updateFeed({ kinds: ['blog', 'event'] }),
    'it contains another brand': () => updateFeed({ brandIds: [ids.lumen, ids.other] }),
    'it begins later': () => updateFeed({ from: daysAfter(TODAY, 1) }),
  };

  test.each(Object.entries(causes))('changes if %s', async (_, change) => {
    expect(await effectOf(change)).toEqual({ feed: true, tag: true });
  });

  test('changes if an entry is removed by an undo, and restored by another one', async () => {
    const query = 'mutation ($entries: [EntryInput!]!) { createEntries(entries: $entries) { id } }';
    const entry = { kind: 'event', title: 'New', startDate: TODAY, endDate: TODAY, brandId: ids.lumen };
    await team.admin.graphql(query, { entries: [entry] });
    let change = team.admin.changeIds.at(-1) ?? '';
    const undoLast = async () => {
      change = await undo(change);
    };
    expect(await effectOf(undoLast)).toEqual({ feed: true, tag: true });
    expect(await effectOf(undoLast)).toEqual({ feed: true, tag: true });
  });

  test('changes if the field of its filter is deleted', async () => {
    await updateFeed({ feed: { filter: filterInput({ fields: [{ fieldId: ids.plan, values: ['A'] }] }) } });
    const change = () => team.admin.rest('DELETE', `/field-configs/${ids.plan}`);
    expect(await effectOf(change)).toEqual({ feed: true, tag: true });
  });

  test('changes on a new day only if an entry is no longer in the past year', async () => {
    expect(await effectOf(oneDayLater)).toEqual({ feed: false, tag: false });
    vi.useRealTimers();
    await event('A year ago', { brandId: ids.lumen, startDate: FIRST_DAY, endDate: FIRST_DAY });
    expect(await effectOf(oneDayLater)).toEqual({ feed: true, tag: true });
  });

  const others: Record<string, () => unknown> = {
    'a user logs in': () =>
      team.planner.visitor().rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: PASSWORD }),
    'a login fails': () =>
      team.planner
        .visitor()
        .rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: 'a wrong password' }),
    'an entry of another brand changes': () => patch(ids.elsewhere, { name: 'Nowhere' }),
    'an entry of another brand is created': () => event('New', { brandId: ids.other }),
    'an entry of another kind changes': () =>
      team.admin.rest('PATCH', `/logs/blog/${ids.post}`, { blogName: 'P' }),
    'a hidden entry changes': () => patch(ids.hidden, { name: 'Still hidden' }),
    'an old entry changes': () => patch(ids.old, { name: 'Still old' }),
    'an old entry is deleted': () => team.admin.rest('DELETE', `/logs/events/${ids.old}`),
    'another brand changes': () => brand(ids.other, { name: 'Another', color: '#fff' }),
    'another brand is deleted': () => team.admin.rest('DELETE', `/brands/${ids.other}`),
    'a brand is created': () => post('/brands', { name: 'New', color: '#fff' }),
    'a field that it omits changes': () =>
      field(ids.plan, { fieldLabel: 'Draft', fieldType: 'text', dropdownOptions: null }),
    'its field has more options': () => field(ids.status, { dropdownOptions: ['Draft', 'Done', 'Late'] }),
    'another feed is created': () => createToken(team.member, { kind: 'feed' }),
  };

  test.each(Object.entries(others))('stays the same if %s', async (_, change) => {
    expect(await effectOf(change)).toEqual({ feed: false, tag: false });
  });

  test('does not depend on the names of brands if the feed omits them', async () => {
    await updateFeed({ feed: { brandAndKind: false } });
    expect(await effectOf(() => brand(ids.lumen, { name: 'Lux' }))).toEqual({ feed: false, tag: false });
  });
});
