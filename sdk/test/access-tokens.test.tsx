import { beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { testFilter } from '../../.ci/test-filter.js';
import {
  type CalendarFilter,
  createPlannerClient,
  embedUrl,
  feedUrl,
  linkUrl,
  NO_FILTER,
  useAccessTokens,
  useActivity,
  useCreateAccessToken,
  useEntry,
  useFrozenEntries,
  useRevokeAccessToken,
  useUpdateAccessToken,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, failureOf, inside } from './helpers.js';

const url = inject('otherUrl');

const useSharing = () => ({
  list: useAccessTokens(),
  activity: useActivity({ subjectTypes: ['accessToken'] }),
  create: useCreateAccessToken()[0],
  update: useUpdateAccessToken()[0],
  revoke: useRevokeAccessToken()[0],
});

const render = async () => {
  const { result } = await renderHook(useSharing, inside(createPlannerClient({ url })));
  await vi.waitFor(() => expect(result.current.list.loading).toBe(false));
  return result;
};

/** Sends a request with a key and without the session. Returns the status of the response. */
const statusOf = async (secret: string) => {
  const headers = { authorization: `Bearer ${secret}` };
  const path = '/api/entries?from=2036-01-01&to=2036-01-31';
  return (await fetch(`${url}${path}`, { headers, credentials: 'omit' })).status;
};

beforeAll(() => enter());

test("a new key's secret is returned only once, and the key stops working when it is revoked", async () => {
  const result = await render();
  const { token, secret, changeId } = await result.current.create({ kind: 'key', name: 'Website' });
  expect(secret).toMatch(/^cp_key_/);
  expect(changeId).not.toBeNull();
  expect(token).toMatchObject({
    kind: 'key',
    name: 'Website',
    canWrite: false,
    brandIds: null,
    withoutBrand: true,
    kinds: null,
    from: null,
    revokedAt: null,
  });
  expect(token.owner).toEqual(token.createdBy);
  const ids = () => result.current.list.accessTokens.map(({ id }) => id);
  await vi.waitFor(() => expect(ids()[0]).toBe(token.id));
  expect(JSON.stringify(result.current.list.accessTokens)).not.toContain(secret);
  expect(await statusOf(secret)).toBe(200);

  await result.current.revoke(token.id);
  await vi.waitFor(() => expect(result.current.list.accessTokens[0]?.revokedAt).not.toBeNull());
  expect(await statusOf(secret)).toBe(401);
  await vi.waitFor(() => expect(result.current.activity.changeSets[0]?.action).toBe('delete'));
  const failure = await failureOf(result.current.update({ id: token.id, input: { name: 'Other' } }));
  expect(failure).toMatchObject({ type: 'conflict' });
});

test('a link is created with a scope, and the list shows the new scope after an update', async () => {
  const response = await behind(url, 'POST', '/brands', { name: 'Shared brand', color: 'teal' });
  const brand = (await response.json()) as { id: string };
  const result = await render();
  const brandIds: readonly string[] = [brand.id];
  const { token, secret } = await result.current.create({
    kind: 'link',
    name: 'Client page',
    brandIds,
    withoutBrand: false,
    kinds: ['blog', 'event'],
    from: '2036-01-01',
    expiresAt: null,
  });
  expect(token).toMatchObject({
    brandIds,
    withoutBrand: false,
    kinds: ['blog', 'event'],
    from: '2036-01-01',
  });
  expect(linkUrl(url, token, secret)).toBe(`${url}/shared/${token.id}#${secret}`);
  await vi.waitFor(() => expect(result.current.list.accessTokens[0]?.id).toBe(token.id));
  await result.current.update({
    id: token.id,
    input: { brandIds: null, kinds: ['blog'], fields: ['notes'] },
  });
  await vi.waitFor(() =>
    expect(result.current.list.accessTokens[0]).toMatchObject({
      name: 'Client page',
      brandIds: null,
      kinds: ['blog'],
      fields: ['notes'],
      from: '2036-01-01',
    }),
  );
});

test('a link can be frozen and have a password, and an update can unfreeze it and remove the password', async () => {
  const result = await render();
  const { token } = await result.current.create({
    ...{ kind: 'link', name: 'Signed off', isFrozen: true, password: 'a quiet lighthouse' },
  });
  expect(token).toMatchObject({ hasPassword: true, frozenAt: expect.stringMatching(/^20\d\d-.*Z$/) });
  const update = (input: Parameters<typeof result.current.update>[0]['input']) =>
    result.current.update({ id: token.id, input });
  expect(await update({ name: 'Renamed' })).toMatchObject({
    ...{ name: 'Renamed', hasPassword: true, frozenAt: token.frozenAt },
  });
  expect(await update({ isFrozen: false, password: null })).toMatchObject({
    ...{ hasPassword: false, frozenAt: null },
  });
  const failure = await failureOf(result.current.create({ kind: 'key', name: 'Key', isFrozen: true }));
  expect(failure).toMatchObject({ type: 'invalid', fieldErrors: [{ field: 'isFrozen' }] });
});

test('useFrozenEntries returns entries as they were when the link was frozen, and useEntry returns the current entry', async () => {
  const client = createPlannerClient({ url });
  const day = '2036-07-08';
  const created = await behind(url, 'POST', '/logs/other', { title: 'Lantern walk', date: day });
  const entry = (await created.json()) as { id: string };
  const { result: link } = await renderHook(() => useCreateAccessToken()[0], inside(client));
  const { token } = await link.current({ kind: 'link', name: 'Frozen', isFrozen: true });
  await behind(url, 'PATCH', `/logs/other/${entry.id}`, { title: 'Lantern run' });
  const { result } = await renderHook(
    () => ({
      current: useEntry({ id: entry.id, kind: 'other' }),
      frozen: useFrozenEntries({ linkId: token.id, from: day, to: day }),
    }),
    inside(client),
  );
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({
      current: { entry: { title: 'Lantern run' } },
      frozen: {
        entries: [{ id: entry.id, kind: 'other', title: 'Lantern walk', startDate: day, endDate: day }],
      },
    }),
  );
});

test('an embed requires origins', async () => {
  const result = await render();
  const failure = await failureOf(result.current.create({ kind: 'embed', name: 'Intranet' }));
  expect(failure).toMatchObject({ type: 'invalid', fieldErrors: [{ field: 'origins' }] });
  const origins = ['https://intranet.example'];
  const { token, secret } = await result.current.create({ kind: 'embed', name: 'Intranet', origins });
  expect(token.origins).toEqual(origins);
  expect(embedUrl(url, token, secret)).toBe(`${url}/embed/${token.id}#${secret}`);
});

test('a feed is created with a filter and kinds, and an update changes what the feed includes', async () => {
  const result = await render();
  const { token, secret } = await result.current.create({
    kind: 'feed',
    name: 'Launch',
    feed: { filter: testFilter({ kinds: ['other'], text: 'launch', brandIds: [null] }) },
    fields: ['notes'],
  });
  expect(token).toMatchObject({
    ...{ kind: 'feed', kinds: ['other'], brandIds: [], withoutBrand: true, expiresAt: null },
    fields: ['notes'],
    feed: { isFiltered: true, brandAndKind: true },
  });
  expect(token.owner).toEqual(token.createdBy);
  expect(feedUrl(url, secret)).toBe(`${url}/feeds/${secret}.ics`);
  await vi.waitFor(() =>
    expect(result.current.activity.changeSets[0]?.changes[0]?.values).toContainEqual({
      ...{ name: 'filter', before: null },
      after: { conditions: [{ field: '@title', operator: 'contains', value: 'launch' }] },
    }),
  );
  await result.current.update({ id: token.id, input: { fields: [], feed: { brandAndKind: false } } });
  const listed = () => result.current.list.accessTokens.find(({ id }) => id === token.id);
  await vi.waitFor(() =>
    expect(listed()).toMatchObject({
      fields: [],
      feed: { brandAndKind: false },
    }),
  );
});

test('a feed without a brand leaves out the entries of the brand', async () => {
  const result = await render();
  const condition = {
    field: '@brand',
    operator: 'isNoneOf',
    value: ['0199c0de-0000-7000-8000-000000000001'],
  };
  const { token } = await result.current.create({
    ...{ kind: 'feed', name: 'All others' },
    feed: { filter: { ...NO_FILTER, conditions: [condition] } as CalendarFilter },
  });
  expect(token).toMatchObject({ brandIds: null, withoutBrand: true, feed: { isFiltered: true } });
  await vi.waitFor(() =>
    expect(result.current.activity.changeSets[0]?.changes[0]?.values).toContainEqual({
      ...{ name: 'filter', before: null },
      after: { conditions: [condition] },
    }),
  );
});
