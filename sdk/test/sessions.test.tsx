import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  type PlannerClientOptions,
  useBrands,
  useCalendar,
  useCreateAccessToken,
  useCreateBrand,
  useDeleteBrand,
  useLogin,
  useLogout,
  useViewer,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside, queryOf } from './helpers.js';

const account = inject('account');
const url = inject('otherUrl');

const useSession = () => ({
  viewer: useViewer(),
  brands: useBrands(),
  month: useCalendar({ from: '2039-03-01', to: '2039-03-31' }),
  login: useLogin()[0],
  loginAgain: useLogin({ keepCache: true })[0],
  logout: useLogout()[0],
  createBrand: useCreateBrand()[0],
  deleteBrand: useDeleteBrand()[0],
});

/** Renders a component with a client's session. Responses to queries can be delayed. */
async function sessionOf(options: PlannerClientOptions) {
  let held: string | null = null;
  const waiting: (() => void)[] = [];
  const client = createPlannerClient({
    ...options,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (held !== null && queryOf(init).includes(`query ${held}`)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return response;
    },
  });
  const { result } = await renderHook(useSession, inside(client));
  return {
    client,
    shown: () => result.current,
    /** Starts delaying the responses to queries whose names start with the given text. */
    hold: (name: string) => {
      held = name;
    },
    heldCount: () => waiting.length,
    /** Releases all delayed responses. */
    release: () => {
      held = null;
      for (const resume of waiting.splice(0)) resume();
    },
  };
}

beforeEach(async () => {
  await enter();
});

test('two planners on one page have separate sessions and caches', async () => {
  const here = await sessionOf({ url });
  const there = await sessionOf({ url: inject('plannerUrl') });
  await there.shown().login(account);
  await vi.waitFor(() => expect(here.shown().viewer.viewer?.email).toBe(account.email));
  await vi.waitFor(() => expect(there.shown().viewer.viewer?.email).toBe(account.email));
  expect(here.shown().viewer.viewer?.id).not.toBe(there.shown().viewer.viewer?.id);

  const brand = await here.shown().createBrand({ name: 'Only here', color: 'teal' });
  await vi.waitFor(() => expect(here.shown().brands.brands.map(({ id }) => id)).toContain(brand.id));
  there.shown().brands.refetch();
  await vi.waitFor(() => expect(there.shown().brands.loading).toBe(false));
  expect(there.shown().brands.brands.map(({ id }) => id)).not.toContain(brand.id);
  await here.shown().deleteBrand(brand.id);

  const connection = here.client.urql;
  await there.shown().logout();
  await vi.waitFor(() => expect(there.shown().viewer).toMatchObject({ viewer: null, loading: false }));
  expect(here.client.urql).toBe(connection);
  here.shown().viewer.refetch();
  here.shown().brands.refetch();
  await vi.waitFor(() => expect(here.shown().brands).toMatchObject({ loading: false, error: null }));
  expect(here.shown().viewer.viewer?.email).toBe(account.email);
});

test('responses that arrive after a logout are dropped', async () => {
  const brand = (await (
    await behind(url, 'POST', '/brands', { name: 'Of the session', color: 'teal' })
  ).json()) as { id: string };
  await behind(url, 'POST', '/logs/blog', { blogName: 'Of the session', date: '2039-03-08' });
  const session = await sessionOf({ url });
  await vi.waitFor(() => expect(session.shown().month.entries).toHaveLength(1));

  session.hold('');
  session.shown().brands.refetch();
  session.shown().month.refetch();
  await vi.waitFor(() => expect(session.heldCount()).toBe(2));
  await session.shown().logout();
  await vi.waitFor(() => expect(session.heldCount()).toBe(2 + 3));
  expect(session.shown().month.entries).toEqual([]);
  session.release();

  await vi.waitFor(() => expect(session.shown().brands.error).toMatchObject({ type: 'unauthorized' }));
  await vi.waitFor(() => expect(session.shown().month.error).toMatchObject({ type: 'unauthorized' }));
  expect(session.shown()).toMatchObject({
    viewer: { viewer: null },
    brands: { brands: [] },
    month: { entries: [] },
  });
  await enter();
  await behind(url, 'DELETE', `/brands/${brand.id}`);
});

test('a late 401 response from the previous session does not end the new one', async () => {
  const onSessionEnded = vi.fn();
  const session = await sessionOf({ url, onSessionEnded });
  await vi.waitFor(() => expect(session.shown().month.loading).toBe(false));

  await behind(url, 'POST', '/auth/logout');
  session.hold('Calendar');
  session.shown().month.refetch();
  await vi.waitFor(() => expect(session.heldCount()).toBe(1));
  await session.shown().login(account);
  await vi.waitFor(() => expect(session.heldCount()).toBe(2));
  session.release();
  await vi.waitFor(() => expect(session.shown().month).toMatchObject({ loading: false, error: null }));
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('onSessionEnded is called only once if it clears the cache, and the viewer is then null', async () => {
  const onSessionEnded = vi.fn(() => session.client.discardCache({ loggedOut: true }));
  const session = await sessionOf({ url, onSessionEnded });
  await vi.waitFor(() => expect(session.shown().viewer.viewer?.email).toBe(account.email));
  await vi.waitFor(() => expect(session.shown().month.loading || session.shown().brands.loading).toBe(false));

  await behind(url, 'POST', '/auth/logout');
  session.shown().brands.refetch();
  session.shown().month.refetch();
  await vi.waitFor(() => expect(session.shown().viewer).toMatchObject({ viewer: null, loading: false }));
  await vi.waitFor(() => expect(session.shown().month.error).toMatchObject({ isSessionEnded: true }));
  expect(onSessionEnded).toHaveBeenCalledOnce();

  await session.shown().login(account);
  await vi.waitFor(() => expect(session.shown().viewer.viewer?.email).toBe(account.email));
  await vi.waitFor(() => expect(session.shown().brands).toMatchObject({ loading: false, error: null }));
});

test('without onSessionEnded, the viewer is null after the session ends', async () => {
  const session = await sessionOf({ url });
  await vi.waitFor(() => expect(session.shown().viewer.viewer?.email).toBe(account.email));
  await behind(url, 'POST', '/auth/logout');
  session.shown().brands.refetch();
  await vi.waitFor(() => expect(session.shown().viewer).toMatchObject({ viewer: null, loading: false }));
});

test('onSessionEnded is called when the session ends, but not after a logout or a wrong password', async () => {
  const onSessionEnded = vi.fn();
  const session = await sessionOf({ url, onSessionEnded });
  await vi.waitFor(() => expect(session.shown().brands.loading).toBe(false));
  await expect(session.shown().login({ ...account, password: 'another one' })).rejects.toMatchObject({
    type: 'unauthorized',
    isSessionEnded: false,
  });
  await session.shown().logout();
  await vi.waitFor(() => expect(session.shown().brands.error).toMatchObject({ isSessionEnded: true }));
  expect(onSessionEnded).not.toHaveBeenCalled();

  await session.shown().login(account);
  await behind(url, 'POST', '/auth/logout');
  session.shown().brands.refetch();
  await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalled());
  expect(onSessionEnded).toHaveBeenCalledWith({
    error: expect.objectContaining({
      type: 'unauthorized',
      status: 401,
      message: '401: {"message":"Unauthorized","code":"unauthorized"}',
    }),
  });
});

test('requests that fail while the user logs out do not call onSessionEnded', async () => {
  const onSessionEnded = vi.fn();
  let respond = () => {};
  const isResponding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const responses: string[] = [];
  const client = createPlannerClient({
    url,
    onSessionEnded,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      responses.push(queryOf(init));
      if (queryOf(init).includes('mutation Logout')) await isResponding;
      return response;
    },
  });
  const arrived = (name: string) =>
    vi.waitFor(() => expect(responses.some((query) => query.includes(name))).toBe(true));
  const { result } = await renderHook(useSession, inside(client));
  await vi.waitFor(() => expect(result.current.brands.loading).toBe(false));

  responses.length = 0;
  const logout = result.current.logout();
  await arrived('mutation Logout');
  const write = result.current.createBrand({ name: 'Too late', color: 'teal' });
  result.current.brands.refetch();
  await arrived('mutation CreateBrand');
  await arrived('query Brands');
  respond();
  await logout;
  await expect(write).rejects.toMatchObject({ isSessionEnded: true });
  await vi.waitFor(() => expect(result.current.viewer).toMatchObject({ viewer: null, loading: false }));
  expect(onSessionEnded).not.toHaveBeenCalled();
  expect(client.sessionEnded).toBe(false);
});

test('failed requests are sent again after each login without a reload, and the cache is kept', async () => {
  let renew: (loggedIn: boolean) => void = () => {};
  const onSessionEnded = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        renew = resolve;
      }),
  );
  const session = await sessionOf({ url, onSessionEnded });
  await vi.waitFor(() => expect(session.shown().brands.loading).toBe(false));
  const connection = session.client.urql;
  for (const time of [1, 2, 3]) {
    await behind(url, 'POST', '/auth/logout');
    const name = `Renewed ${time}`;
    const write = session.shown().createBrand({ name, color: 'teal' });
    await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalledTimes(time));
    await session.shown().loginAgain(account);
    renew(true);
    const { id } = await write;
    await vi.waitFor(() => expect(session.shown().brands.brands.map((brand) => brand.id)).toContain(id));
    await session.shown().deleteBrand(id);
  }
  expect(session.client.urql).toBe(connection);
  expect(session.shown().viewer.viewer?.email).toBe(account.email);

  await behind(url, 'POST', '/auth/logout');
  const write = session.shown().createBrand({ name: 'Nobody came', color: 'teal' });
  await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalledTimes(4));
  renew(false);
  await expect(write).rejects.toMatchObject({ isSessionEnded: true });
});

test('a change that requires a recent login is sent again after a login, and fails if the user cancels', {
  timeout: 60_000,
}, async () => {
  const own = await commands.startOwnPlanner();
  onTestFinished(() => commands.stopOwnPlanner());
  await behind(own, 'POST', '/auth/login', account);
  await commands.setOwnClockAhead();
  const onRecentLoginRequired = vi.fn<() => Promise<boolean>>();
  const client = createPlannerClient({ url: own, onRecentLoginRequired });
  const { result } = await renderHook(
    () => ({ ...useSession(), createKey: useCreateAccessToken()[0] }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.viewer.viewer?.email).toBe(account.email));
  const connection = client.urql;
  const key = { kind: 'key', name: 'Script' } as const;

  onRecentLoginRequired.mockResolvedValue(false);
  await expect(result.current.createKey(key)).rejects.toMatchObject({
    type: 'recentLoginRequired',
    status: 403,
  });

  onRecentLoginRequired.mockImplementation(async () => {
    await result.current.loginAgain(account);
    return true;
  });
  const { token } = await result.current.createKey(key);
  expect(token.name).toBe('Script');
  expect(onRecentLoginRequired).toHaveBeenCalledTimes(2);
  expect(client.urql).toBe(connection);
});

test('a list that was fetched before a change is refetched if both requests were sent again after a login', async () => {
  let isRenewed = false;
  let readList = () => {};
  let changed = () => {};
  const listWasRead = new Promise<void>((resolve) => {
    readList = resolve;
  });
  const listWasChanged = new Promise<void>((resolve) => {
    changed = resolve;
  });
  const client = createPlannerClient({
    url,
    onSessionEnded: async () => {
      await enter();
      isRenewed = true;
      return true;
    },
    fetch: async (input, init) => {
      const query = queryOf(init);
      if (isRenewed && query.includes('mutation CreateBrand')) await listWasRead;
      const response = await fetch(input, init);
      if (isRenewed && query.includes('query Brands')) {
        readList();
        await listWasChanged;
      }
      return response;
    },
  });
  const { result } = await renderHook(useSession, inside(client));
  await vi.waitFor(() => expect(result.current.brands.loading).toBe(false));

  await behind(url, 'POST', '/auth/logout');
  const write = result.current.createBrand({ name: 'In the meantime', color: 'teal' });
  result.current.brands.refetch();
  const { id } = await write;
  changed();
  await vi.waitFor(() => expect(result.current.brands.brands.map((brand) => brand.id)).toContain(id));
  await result.current.deleteBrand(id);
});

test("logging in as another user without a reload clears the previous user's cache", async () => {
  const colleague = { email: 'renewed@planner.example', password: 'a quiet harbor' };
  const { id } = (await (await behind(url, 'POST', '/users', colleague)).json()) as { id: string };
  const session = await sessionOf({ url, onSessionEnded: () => {} });
  await vi.waitFor(() => expect(session.shown().viewer.viewer?.email).toBe(account.email));
  const connection = session.client.urql;
  await session.shown().loginAgain(colleague);
  expect(session.client.urql).not.toBe(connection);
  await vi.waitFor(() => expect(session.shown().viewer.viewer?.email).toBe(colleague.email));
  await enter();
  await behind(url, 'DELETE', `/users/${id}`);
});

test('clients for the same planner share logins and logouts, but a client for another planner does not', async () => {
  await behind(url, 'POST', '/auth/logout');
  const first = await sessionOf({ url });
  const second = await sessionOf({ url: `${url}/` });
  const elsewhere = createPlannerClient({ url: inject('plannerUrl') });
  await renderHook(useViewer, inside(elsewhere));
  const discarded = vi.fn();
  elsewhere.subscribe(discarded);
  const ids = () => [first, second].map(({ shown }) => shown().viewer.viewer?.email);
  await vi.waitFor(() => {
    for (const { shown } of [first, second])
      expect(shown().viewer).toMatchObject({ loading: false, viewer: null });
  });

  await first.shown().login(account);
  await vi.waitFor(() => expect(ids()).toEqual([account.email, account.email]));
  await vi.waitFor(() => expect(second.shown().brands).toMatchObject({ loading: false, error: null }));

  // The same user logs in again, so the other client's cache is kept.
  const { urql } = second.client;
  await first.shown().login(account);
  expect(second.client.urql).toBe(urql);

  await second.shown().logout();
  await vi.waitFor(() => expect(ids()).toEqual([undefined, undefined]));
  expect(first.shown().viewer.loading).toBe(false);
  expect(first.client.sessionEnded).toBe(false);
  expect(discarded).not.toHaveBeenCalled();
});

test('a background refetch of the viewer detects that the session has ended, and the page stays until the login', async () => {
  let renew: (loggedIn: boolean) => void = () => {};
  const onSessionEnded = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        renew = resolve;
      }),
  );
  const client = createPlannerClient({ url, onSessionEnded });
  const shown: (string | undefined)[] = [];
  const { result } = await renderHook(() => {
    const { viewer, loading } = useViewer({ refreshOnFocus: true });
    if (!loading) shown.push(viewer?.email);
    return { viewer, loginAgain: useLogin({ keepCache: true })[0] };
  }, inside(client));
  await vi.waitFor(() => expect(result.current.viewer?.email).toBe(account.email));
  await behind(url, 'POST', '/auth/logout');
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalledOnce());
  expect(onSessionEnded).toHaveBeenCalledWith({ error: expect.objectContaining({ isSessionEnded: true }) });
  await result.current.loginAgain(account);
  renew(true);
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onSessionEnded).toHaveBeenCalledOnce();
  expect(new Set(shown)).toEqual(new Set([account.email]));
});
