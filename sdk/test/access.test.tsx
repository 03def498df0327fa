import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  type PlannerClientOptions,
  type TokenAuth,
  useAccess,
  useBrands,
  useCalendarProps,
  useCreateEntry,
  useLiveStatus,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, failureOf, inside } from './helpers.js';

const url = inject('otherUrl');
const EXCHANGE = '/api/access-tokens/exchange';

interface Created {
  secret: string;
  token: { id: string };
}

async function graphql<Data>(query: string, variables: object): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

async function createToken(input: object): Promise<Created> {
  const { created } = await graphql<{ created: Created }>(
    'mutation ($input: AccessTokenInput!) { created: createAccessToken(input: $input) { secret token { id } } }',
    { input: { name: 'Test', ...input } },
  );
  return created;
}

const revoke = ({ token: { id } }: Created) =>
  graphql('mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }', { id });

/** Creates a client that records its requests. `change` can modify them. */
function tokenClient(
  auth: TokenAuth,
  options: Partial<PlannerClientOptions> = {},
  change: (path: string, init: RequestInit) => RequestInit = (_, init) => init,
) {
  const requests: { path: string; init: RequestInit }[] = [];
  const client = createPlannerClient({
    url,
    auth,
    fetch: (input, init = {}) => {
      const path = new URL(String(input)).pathname;
      requests.push({ path, init });
      return fetch(input, change(path, init));
    },
    ...options,
  });
  const count = (path: string) => requests.filter((request) => request.path === path).length;
  return { client, requests, count };
}

const useScreen = () => ({ access: useAccess(), brands: useBrands(), live: useLiveStatus() });

let brandId: string;
let otherId: string;
const entryIds: string[] = [];

async function addEntry(brandId: string): Promise<void> {
  const body = { title: 'Shared', date: '2050-06-01', brandId };
  entryIds.push(((await (await behind(url, 'POST', '/logs/other', body)).json()) as { id: string }).id);
}

beforeAll(async () => {
  await enter();
  const make = async (name: string) =>
    ((await (await behind(url, 'POST', '/brands', { name, color: '#123456' })).json()) as { id: string }).id;
  brandId = await make('Access One');
  otherId = await make('Access Two');
  await addEntry(brandId);
});
afterAll(async () => {
  for (const id of entryIds) await behind(url, 'DELETE', `/logs/other/${id}`);
  for (const id of [brandId, otherId]) await behind(url, 'DELETE', `/brands/${id}`);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("a link's client fetches the content in its scope with a short-lived token and without cookies", async () => {
  const { secret, token } = await createToken({ kind: 'link', brandIds: [brandId], from: '2050-01-01' });
  const { client, requests, count } = tokenClient({ token: secret, id: token.id });
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.access.status).toBe('active'));
  await vi.waitFor(() => expect(result.current.brands.loading).toBe(false));
  expect(result.current.brands.brands.map(({ id }) => id)).toEqual([brandId]);
  expect(result.current.access).toMatchObject({ kind: 'link', canWrite: false, from: '2050-01-01' });
  expect(count(EXCHANGE)).toBe(1);
  for (const { path, init } of requests) {
    expect(init.credentials).toBe('omit');
    if (path === EXCHANGE) continue;
    expect(new Headers(init.headers).get('authorization')).toMatch(/^Bearer ey/);
  }
});

test("a link's calendar is read-only, and changes fail", async () => {
  const { secret } = await createToken({ kind: 'link' });
  const { client } = tokenClient({ token: secret });
  const { result } = await renderHook(
    () => ({ calendar: useCalendarProps(), create: useCreateEntry('other')[0], access: useAccess() }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.access.status).toBe('active'));
  expect(result.current.calendar.readOnly).toBe(true);
  const error = await failureOf(result.current.create({ title: 'No', startDate: '2050-01-01' } as never));
  expect(error.type).toBe('forbidden');
  // Only this operation is forbidden, so the client keeps its access.
  expect(result.current.access.status).toBe('active');
});

test('a short-lived token is renewed before it expires', async () => {
  const { secret } = await createToken({ kind: 'link' });
  let exchanges = 0;
  const client = createPlannerClient({
    url,
    auth: { token: secret },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith(EXCHANGE)) return response;
      exchanges += 1;
      // The first token expires so soon that it has to be renewed.
      const body = (await response.json()) as object;
      return Response.json({ ...body, expiresIn: exchanges === 1 ? 20 : 600 });
    },
  });
  const { result } = await renderHook(useBrands, inside(client));
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  expect(exchanges).toBe(1);
  result.current.refetch();
  await vi.waitFor(() => expect(exchanges).toBe(2));
  result.current.refetch();
  await vi.waitFor(() => expect(result.current.error).toBeNull());
  expect(exchanges).toBe(2);
});

test('a rejected short-lived token is renewed once, and the request is sent again', async () => {
  const { secret } = await createToken({ kind: 'link' });
  let broken = 1;
  const { client, count } = tokenClient({ token: secret }, {}, (path, init) => {
    if (path !== '/graphql' || broken === 0) return init;
    broken -= 1;
    return { ...init, headers: { 'content-type': 'application/json', authorization: 'Bearer broken' } };
  });
  const { result } = await renderHook(useBrands, inside(client));
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.error).toBeNull();
  expect([count(EXCHANGE), count('/graphql')]).toEqual([2, 2]);
});

test('revoking a link ends the live updates and clears the data', async () => {
  const created = await createToken({ kind: 'link' });
  const { client } = tokenClient({ token: created.secret }, { live: true });
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.live).toBe('live'));
  await vi.waitFor(() => expect(result.current.brands.brands.length).toBeGreaterThan(0));
  await revoke(created);
  await vi.waitFor(() => expect(result.current.access.status).toBe('revoked'), { timeout: 5_000 });
  await vi.waitFor(() => expect(result.current.brands.brands).toEqual([]));
  expect(result.current.live).toBe('off');
});

test("a link's client receives new content through live updates", async () => {
  const { secret } = await createToken({ kind: 'link', brandIds: [brandId] });
  const { client } = tokenClient({ token: secret }, { live: true });
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.live).toBe('live'));
  await vi.waitFor(() => expect(result.current.brands.brands.length).toBe(1));
  await behind(url, 'PUT', `/brands/${brandId}`, { name: 'Access New', color: '#123456' });
  await vi.waitFor(() => expect(result.current.brands.brands[0]?.name).toBe('Access New'));
});

test("a link's client receives a brand through live updates when the link shows the brand's first entry", async () => {
  const { secret } = await createToken({ kind: 'link' });
  const { client } = tokenClient({ token: secret }, { live: true });
  const { result } = await renderHook(useScreen, inside(client));
  const brands = () => result.current.brands.brands.map(({ id }) => id);
  await vi.waitFor(() => expect(result.current.live).toBe('live'));
  await vi.waitFor(() => expect(brands()).toContain(brandId));
  expect(brands()).not.toContain(otherId);
  await addEntry(otherId);
  await vi.waitFor(() => expect(brands()).toContain(otherId));
});

test("an expired link has the status 'expired'", async () => {
  const expiresAt = new Date(Date.now() + 500).toISOString();
  const { secret } = await createToken({ kind: 'link', expiresAt });
  await new Promise((resolve) => setTimeout(resolve, 600));
  const { client } = tokenClient({ token: secret });
  const { result } = await renderHook(useAccess, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('expired'));
  expect(result.current.error).toMatchObject({ type: 'unauthorized', code: 'tokenExpired' });
});

test('an embed is rejected on pages from other origins', async () => {
  const { secret } = await createToken({ kind: 'embed', origins: ['https://intranet.example'] });
  const { client } = tokenClient({ token: secret });
  const { result } = await renderHook(useAccess, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('originNotAllowed'));
  const allowed = await createToken({ kind: 'embed', origins: [location.origin] });
  const other = tokenClient({ token: allowed.secret });
  const { result: ok } = await renderHook(useAccess, inside(other.client));
  await vi.waitFor(() => expect(ok.current).toMatchObject({ status: 'active', kind: 'embed' }));
});

test('unknown secrets, and secrets that belong to a different id, are invalid', async () => {
  const [one, two] = [await createToken({ kind: 'link' }), await createToken({ kind: 'link' })];
  for (const auth of [
    { token: `cp_link_${'x'.repeat(43)}` },
    { token: 'nonsense' },
    { token: one.secret, id: two.token.id },
  ]) {
    const { client } = tokenClient(auth);
    const { result } = await renderHook(useAccess, inside(client));
    await vi.waitFor(() => expect(result.current.status).toBe('invalid'));
  }
});

test('a key is not exchanged for a short-lived token, and allows changes if `canWrite` is true', async () => {
  for (const canWrite of [false, true]) {
    const { secret } = await createToken({ kind: 'key', canWrite });
    const { client, count } = tokenClient({ token: secret });
    const { result } = await renderHook(
      () => ({ access: useAccess(), calendar: useCalendarProps() }),
      inside(client),
    );
    await vi.waitFor(() => expect(result.current.access).toMatchObject({ status: 'active', kind: 'key' }));
    expect(result.current.access.canWrite).toBe(canWrite);
    expect(result.current.calendar.readOnly).toBe(!canWrite);
    expect(count(EXCHANGE)).toBe(0);
  }
});

test('a link can require a password', async () => {
  const { secret } = await createToken({ kind: 'link', password: 'a quiet lighthouse' });
  for (const [password, status] of [
    [undefined, 'passwordRequired'],
    ['a loud lighthouse', 'passwordWrong'],
    ['a quiet lighthouse', 'active'],
  ] as const) {
    const { client } = tokenClient({ token: secret, ...(password && { password }) });
    const { result } = await renderHook(useAccess, inside(client));
    await vi.waitFor(() => expect(result.current.status).toBe(status));
  }
});

test("the planner's CORS preflight allows headers that the application's fetch adds", async () => {
  const { secret } = await createToken({ kind: 'link' });
  const { client } = tokenClient({ token: secret }, {}, (_, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-trace-id', '1');
    return { ...init, headers };
  });
  const { result } = await renderHook(useAccess, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('active'));
});

test("useAccess returns the status 'active' for a session", async () => {
  const { result } = await renderHook(useAccess, inside(createPlannerClient({ url })));
  await vi.waitFor(() => expect(result.current).toMatchObject({ status: 'active', canWrite: true }));
  expect(result.current.kind).toBeNull();
});
