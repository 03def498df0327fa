import { afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { createLiveUpdates } from '../src/client/live-updates.js';
import {
  createPlannerClient,
  type LiveChange,
  useBrands,
  useCalendar,
  useCreateBrand,
  useDeleteBrand,
  useEntries,
  useEntryHistory,
  useLiveChanges,
  useLiveStatus,
  useLogout,
  useRecentlyChanged,
  useUsers,
  useViewer,
} from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { enter } from './enter.js';
import { behind, inside, queryOf } from './helpers.js';
import { liveClient } from './live-client.js';

const url = inject('otherUrl');
const MARCH = { from: '2051-03-01', to: '2051-03-31' };

const created: string[] = [];

/** Creates an entry without this page's client, as the same user would in another tab. */
async function plan(title: string): Promise<string> {
  const response = await behind(url, 'POST', '/logs/other', { title, date: '2051-03-08' });
  const { id } = (await response.json()) as { id: string };
  created.push(id);
  return id;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeAll(async () => {
  await enter();
  await makeColleague();
});
// The client fetches changes after a random pause.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const id of created.splice(0)) await behind(url, 'DELETE', `/logs/other/${id}`);
});

const useScreen = () => ({
  month: useCalendar(MARCH),
  list: useEntries('other'),
  blog: useEntries('blog'),
  brands: useBrands(),
  status: useLiveStatus(),
});

test("a colleague's change appears without a reload, and only affected queries are refetched", async () => {
  const { client, network } = liveClient();
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await vi.waitFor(() => expect(result.current.blog.loading || result.current.month.loading).toBe(false));
  await settle();
  network.calls.length = 0;

  await asColleague('POST', '/logs/other', { title: 'From a colleague', date: '2051-03-09' });
  await vi.waitFor(
    () => expect(result.current.month.entries.map(({ title }) => title)).toEqual(['From a colleague']),
    { timeout: 1_000 },
  );
  await vi.waitFor(() => expect(result.current.list.entries.at(0)?.title).toBe('From a colleague'));
  await settle();
  expect(network.calls.sort()).toEqual(['ChangedEntries', 'Entries']);
  expect(result.current.month.loading).toBe(false);

  const [entry] = result.current.month.entries;
  await asColleague('PATCH', `/logs/other/${entry?.id}`, { title: 'Renamed' });
  await vi.waitFor(() => expect(result.current.month.entries[0]?.title).toBe('Renamed'), { timeout: 1_000 });
  await asColleague('DELETE', `/logs/other/${entry?.id}`);
  await vi.waitFor(() => expect(result.current.month.entries).toEqual([]), { timeout: 1_000 });
});

test("a colleague's change counts as recent for two seconds once the changed entry is displayed", async () => {
  const { client } = liveClient();
  const { result } = await renderHook(() => {
    const { entries } = useEntries('other');
    const changed = useRecentlyChanged(entries);
    const [id] = changed.keys();
    const title = entries.find((entry) => entry.id === id)?.title;
    return { entries, changed, title, status: useLiveStatus() };
  }, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await asColleague('POST', '/logs/other', { title: 'New', date: '2051-03-09' });
  await vi.waitFor(() => expect(result.current.changed.size).toBe(1));
  // The entry counts as changed only after it has been fetched.
  expect(result.current.title).toBe('New');
  const [[id, actor] = []] = result.current.changed;
  expect(actor).toMatchObject({ firstName: 'Jonas', lastName: 'Weber' });
  await vi.waitFor(() => expect(result.current.changed.size).toBe(0), { timeout: 5_000 });

  // A deleted entry can't be highlighted.
  await asColleague('DELETE', `/logs/other/${id}`);
  await vi.waitFor(() => expect(result.current.entries.some((entry) => entry.id === id)).toBe(false));
  expect(result.current.changed.size).toBe(0);
});

test('the connection is opened later if its code could not be loaded at first', async () => {
  const client = createPlannerClient({ url });
  const load = vi
    .fn<() => Promise<typeof import('../src/live/connection.js')>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockImplementation(() => import('../src/live/connection.js'));
  const live = createLiveUpdates(client, {
    endpoint: {
      url: `${url}/graphql`,
      fetch: (input, init) => fetch(input, { ...init, credentials: 'include' }),
    },
    onSessionEnded: () => undefined,
    load,
  });
  const { result } = await renderHook(useLiveStatus, inside(client));
  const stop = live.start();
  onTestFinished(stop);
  await vi.waitFor(() => expect(result.current).toBe('offline'));
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
  // The third attempt follows after a pause.
  await vi.waitFor(() => expect(result.current).toBe('live'), { timeout: 5_000 });
  expect(load).toHaveBeenCalledTimes(3);
});

test('a stopped client does not try again to load the code for the connection', async () => {
  const client = createPlannerClient({ url });
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const live = createLiveUpdates(client, {
    endpoint: { url: `${url}/graphql`, fetch },
    onSessionEnded: () => undefined,
    load,
  });
  const { result } = await renderHook(useLiveStatus, inside(client));
  const stop = live.start();
  await vi.waitFor(() => expect(result.current).toBe('offline'));
  stop();
  await vi.waitFor(() => expect(result.current).toBe('off'));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(load).toHaveBeenCalledTimes(1);
});

test('changed data that is not displayed is refetched when it is displayed again', async () => {
  const { client, network } = liveClient();
  const live = await renderHook(useLiveStatus, inside(client));
  // When live updates connect, data that was fetched earlier is refetched, so connect first.
  await vi.waitFor(() => expect(live.result.current).toBe('live'));
  const first = await renderHook(() => useEntries('other'), inside(client));
  await vi.waitFor(() => expect(first.result.current.loading).toBe(false));
  await first.unmount();
  await plan('While hidden');
  await settle();
  const before = network.calls.length;
  const again = await renderHook(() => useEntries('other'), inside(client));
  await vi.waitFor(() => expect(again.result.current.entries[0]?.title).toBe('While hidden'));
  expect(network.calls.slice(before)).toEqual(['Entries']);
});

test("the client's own changes are not refetched twice", async () => {
  const { client, network } = liveClient();
  const changes: LiveChange[] = [];
  const { result } = await renderHook(() => {
    useLiveChanges((change) => changes.push(change));
    return { ...useScreen(), create: useCreateBrand()[0], remove: useDeleteBrand()[0] };
  }, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await settle();
  network.calls.length = 0;
  const brand = await result.current.create({ name: 'Own', color: 'teal' });
  await vi.waitFor(() => expect(result.current.brands.brands.map(({ id }) => id)).toContain(brand.id));
  await settle();
  expect(network.calls).toEqual(['mutation', 'Brands']);
  await result.current.remove(brand.id);
  await settle();
  expect(changes).toEqual([]);

  await plan('From another tab');
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject({ action: 'create', subjectType: 'entry', subjects: [{ kind: 'other' }] });
});

test('if another client makes a change during a mutation, both changes cause only one refetch', async () => {
  // Use different names each time, because brands from a failed attempt might still exist.
  const mineName = `Mine ${crypto.randomUUID()}`;
  const hersName = `Hers ${crypto.randomUUID()}`;
  let respond = () => {};
  let received = '';
  const decoder = new TextDecoder();
  const recorded = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, stream) {
        received += decoder.decode(part, { stream: true });
        stream.enqueue(part);
      },
    });
  const calls: string[] = [];
  let unfinished = 0;
  /** Waits until the page has sent all requests and received all responses. */
  const quiet = async () => {
    let before = -1;
    while (unfinished > 0 || calls.length !== before) {
      before = calls.length;
      await settle();
    }
  };
  const changes: LiveChange[] = [];
  const { client } = liveClient({
    fetch: async (input, init) => {
      const query = queryOf(init);
      unfinished += 1;
      const response = await fetch(input, init).finally(() => {
        unfinished -= 1;
      });
      if (query.includes('subscription')) {
        return new Response(response.body?.pipeThrough(recorded()), response);
      }
      if (query.includes('query Brands')) calls.push('Brands');
      if (query.includes('mutation')) {
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
      }
      return response;
    },
  });
  const { result } = await renderHook(() => {
    useLiveChanges((change) => changes.push(change));
    return { ...useScreen(), create: useCreateBrand()[0] };
  }, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await quiet();
  calls.length = 0;
  const creating = result.current.create({ name: mineName, color: 'teal' });
  const response = await behind(url, 'POST', '/brands', { name: hersName, color: 'teal' });
  const { id: hers } = (await response.json()) as { id: string };
  await vi.waitFor(() => expect(received).toContain(hers));
  await settle();
  expect(changes).toEqual([]);
  respond();
  const mine = await creating;
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  const names = () => result.current.brands.brands.map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toEqual(expect.arrayContaining([mineName, hersName])));
  await quiet();
  expect(calls).toEqual(['Brands']);
  for (const id of [mine.id, hers]) await behind(url, 'DELETE', `/brands/${id}`);
});

test('a change that happens while a query is in progress is not lost', async () => {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const { client } = liveClient({
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (isHeld && queryOf(init).includes('query Entries')) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return response;
    },
  });
  const live = await renderHook(useLiveStatus, inside(client));
  await vi.waitFor(() => expect(live.result.current).toBe('live'));
  isHeld = true;
  const { result } = await renderHook(() => useEntries('other'), inside(client));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await plan('In the meantime');
  await settle();
  isHeld = false;
  waiting[0]?.();
  await vi.waitFor(() => expect(result.current.entries[0]?.title).toBe('In the meantime'));
});

test('a failed refetch of changed data is retried later', async () => {
  let failures = 0;
  const { client } = liveClient({
    fetch: async (input, init) => {
      if (failures === 0 || !queryOf(init).includes('query Entries')) return fetch(input, init);
      failures -= 1;
      return new Response('', { status: 503 });
    },
  });
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await vi.waitFor(() => expect(result.current.list.loading).toBe(false));
  failures = 2;
  await plan('After two failures');
  await vi.waitFor(() => expect(result.current.list.entries[0]?.title).toBe('After two failures'), {
    timeout: 10_000,
  });
  expect([failures, result.current.list.error]).toEqual([0, null]);
});

test('a change between the first request and the first connection is not lost', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { client } = liveClient({
    fetch: async (input, init) => {
      if (queryOf(init).includes('subscription')) await opened;
      return fetch(input, init);
    },
  });
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.list.loading).toBe(false));
  await plan('Early');
  await settle();
  expect(result.current.list.entries).toEqual([]);
  open();
  await vi.waitFor(() => expect(result.current.list.entries[0]?.title).toBe('Early'));
});

test('a lost connection is reopened, and changes that were made in the meantime appear', async () => {
  const { client, network } = liveClient();
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await settle();
  network.isDown = true;
  network.cut();
  await vi.waitFor(() => expect(result.current.status).toBe('connecting'));
  await plan('Offline');
  await vi.waitFor(() => expect(result.current.status).toBe('offline'), { timeout: 3_000 });
  expect(result.current.list.entries).toEqual([]);
  network.isDown = false;
  await vi.waitFor(() => expect(result.current.status).toBe('live'), { timeout: 5_000 });
  await vi.waitFor(() => expect(result.current.list.entries[0]?.title).toBe('Offline'));
  expect(network.streams).toBe(2);
});

test('a silent connection is reopened after 90 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { client, network } = liveClient();
    const { result } = await renderHook(useScreen, inside(client));
    await vi.waitFor(() => expect(result.current.status).toBe('live'));
    vi.advanceTimersByTime(89_000);
    expect(result.current.status).toBe('live');
    vi.advanceTimersByTime(2_000);
    await vi.waitFor(() => expect(network.streams).toBe(2), { timeout: 3_000 });
    await vi.waitFor(() => expect(result.current.status).toBe('live'));
  } finally {
    vi.useRealTimers();
  }
});

test('a hidden page closes its connection after a while, and refetches everything when it is visible again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { client, network } = liveClient();
    const { result } = await renderHook(useScreen, inside(client));
    await vi.waitFor(() => expect(result.current.status).toBe('live'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(31_000);
    await vi.waitFor(() => expect(result.current.status).toBe('connecting'));
    await plan('While hidden');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(result.current.list.entries[0]?.title).toBe('While hidden'));
    expect(network.streams).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('no stream is opened by default, for visitors, after a logout, or after all components are unmounted', async () => {
  const off = liveClient({ live: false });
  const { result: offResult } = await renderHook(useScreen, inside(off.client));
  await vi.waitFor(() => expect(offResult.current.list.loading).toBe(false));
  expect(offResult.current.status).toBe('off');

  const { client, network } = liveClient();
  const { result, unmount } = await renderHook(
    () => ({ status: useLiveStatus(), viewer: useViewer(), logout: useLogout()[0] }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await result.current.logout();
  await vi.waitFor(() => expect(result.current.status).toBe('off'));
  await settle();
  expect(network.streams).toBe(1);
  await unmount();
  await enter();

  const another = liveClient();
  const page = await renderHook(useLiveStatus, inside(another.client));
  await vi.waitFor(() => expect(page.result.current).toBe('live'));
  await page.unmount();
  await settle();
  expect(off.network.streams).toBe(0);
  expect(another.network.streams).toBe(1);
});

test('when the session ends elsewhere, the viewer becomes null and the live updates stop', async () => {
  const { client } = liveClient();
  const { result } = await renderHook(
    () => ({ status: useLiveStatus(), viewer: useViewer().viewer }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await behind(url, 'POST', '/auth/logout');
  await vi.waitFor(() => expect(result.current.viewer).toBeNull(), { timeout: 3_000 });
  await vi.waitFor(() => expect(result.current.status).toBe('off'));
  expect(client.sessionEnded).toBe(true);
  await enter();
});

test('live updates also refetch users and entry histories', async () => {
  const id = await plan('Watched');
  const { client } = liveClient();
  const { result } = await renderHook(
    () => ({ users: useUsers(), history: useEntryHistory(id), status: useLiveStatus() }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await vi.waitFor(() => expect(result.current.history.changes).toHaveLength(1));
  await asColleague('PATCH', `/logs/other/${id}`, { title: 'Watched closely' });
  await vi.waitFor(() => expect(result.current.history.changes).toHaveLength(2), { timeout: 1_000 });
  const email = `live-${Date.now()}@planner.example`;
  const response = await behind(url, 'POST', '/users', { email, password: 'a quiet harbor' });
  await vi.waitFor(() => expect(result.current.users.users.map((user) => user.email)).toContain(email));
  await behind(url, 'DELETE', `/users/${((await response.json()) as { id: string }).id}`);
});

test('live updates continue after the planner restarts', { timeout: 60_000 }, async () => {
  const own = await commands.startOwnPlanner();
  onTestFinished(() => commands.stopOwnPlanner());
  await behind(own, 'POST', '/auth/login', inject('account'));
  const { client } = liveClient({ url: own });
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await commands.restartOwnPlanner(100);
  await behind(own, 'POST', '/logs/other', { title: 'After the restart', date: '2051-03-08' });
  await vi.waitFor(() => expect(result.current.list.entries[0]?.title).toBe('After the restart'), {
    timeout: 15_000,
  });
  expect(result.current.status).toBe('live');
});
