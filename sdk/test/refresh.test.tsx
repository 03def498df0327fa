import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  type PlannerClientOptions,
  type RefreshOptions,
  useBrands,
  useCalendar,
  useCalendarProps,
  useColumnPreference,
  useEntries,
  useEntry,
  useEntryPage,
  useFieldConfigurations,
  useSampleContent,
  useUsers,
  useViewer,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside, queryOf } from './helpers.js';

const url = inject('otherUrl');
const MARCH = { from: '2044-03-01', to: '2044-03-31' };

/** Creates a client that records the names of its requests. Requests fail while `isDown` is true. */
function watched(options: Partial<PlannerClientOptions> = {}) {
  const network = { calls: [] as string[], isDown: false };
  const client = createPlannerClient({
    url,
    fetch: (input, init) => {
      network.calls.push(/query (\w+)/.exec(queryOf(init))?.[1] ?? 'mutation');
      return network.isDown ? Promise.reject(new TypeError('down')) : fetch(input, init);
    },
    ...options,
  });
  return { client, network };
}

const planned: string[] = [];

/** Creates an entry in March 2044 without the sdk, as another user would. Returns its id. */
async function plan(title: string): Promise<string> {
  const response = await behind(url, 'POST', '/logs/other', { title, date: '2044-03-08' });
  const { id } = (await response.json()) as { id: string };
  planned.push(id);
  return id;
}

const useEverything = (options: RefreshOptions) => [
  useViewer(options),
  useBrands(options),
  useUsers(options),
  useCalendar(MARCH, options),
  useEntries('other', options),
  useEntryPage({ first: 1 }, options),
  useFieldConfigurations('other', options),
  useColumnPreference('other', options),
  useSampleContent(options),
];

const EVERYTHING = [
  'Brands',
  'Calendar',
  'ColumnPreference',
  'Entries', // The list of a kind,
  'Entries', // and a page.
  'Fields',
  'HasSampleContent',
  'Users',
  'Viewer',
];

const useScreen = () => ({ list: useEntries('other'), month: useCalendar(MARCH), viewer: useViewer() });

/** Returns the names without duplicates, sorted. */
const namesOf = (calls: readonly string[]) => [...new Set(calls)].sort();

beforeAll(() => enter());
afterEach(async () => {
  for (const id of planned.splice(0)) await behind(url, 'DELETE', `/logs/other/${id}`);
});

test('with refreshOnFocus, all queries are refetched once when the user returns', async () => {
  const { client, network } = watched();
  const { result } = await renderHook(
    () => [...useEverything({ refreshOnFocus: true }), ...useEverything({})],
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.some(({ loading }) => loading)).toBe(false));
  const before = network.calls.length;
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() =>
    expect(network.calls.slice(before).length).toBeGreaterThanOrEqual(EVERYTHING.length),
  );
  // Each query is sent only once, although several hooks use it and the browser fires two events.
  expect(network.calls.slice(before).sort()).toEqual(EVERYTHING);
  expect(result.current.some(({ loading }) => loading)).toBe(false);
});

test('with refreshEvery, all queries are refetched until the option is removed', async () => {
  const { client, network } = watched();
  const { result, rerender, unmount } = await renderHook(
    (options: RefreshOptions = { refreshEvery: 300 }) => useEverything(options),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.some(({ loading }) => loading)).toBe(false));
  network.calls.length = 0;
  await vi.waitFor(() => expect(namesOf(network.calls)).toEqual(namesOf(EVERYTHING)));
  await rerender({ refreshEvery: Number.NaN });
  await unmount();
  const last = network.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(network.calls).toHaveLength(last);
});

test("the calendar displays another user's change after a refetch, on focus, or at an interval", async () => {
  const { client } = watched();
  const { result } = await renderHook(
    () => ({
      plain: useCalendarProps(),
      focused: useCalendarProps({}, { refreshOnFocus: true }),
      timed: useCalendarProps({ kinds: ['other'] }, { refreshEvery: 200 }),
    }),
    inside(client),
  );
  const idsOf = (which: keyof typeof result.current) => result.current[which].entries.map(({ id }) => id);
  for (const props of Object.values(result.current)) props.onRangeChange(MARCH);
  await vi.waitFor(() => {
    for (const { loading } of Object.values(result.current)) expect(loading).toBe(false);
  });

  const first = await plan('Timed');
  await vi.waitFor(() => expect(idsOf('timed')).toContain(first));
  expect(idsOf('plain')).not.toContain(first);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(idsOf('focused')).toContain(first));
  const second = await plan('Refetched');
  result.current.plain.refetch();
  await vi.waitFor(() => expect(idsOf('plain')).toContain(second));
});

test('with refreshAfter, older data is displayed immediately and refetched in the background', async () => {
  const { client, network } = watched({ refreshAfter: 300 });
  const first = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => {
    for (const { loading } of Object.values(first.result.current)) expect(loading).toBe(false);
  });
  await first.unmount();
  const id = await plan('Later');

  // The data is not old enough yet.
  network.calls.length = 0;
  const soon = await renderHook(useScreen, inside(client));
  expect(soon.result.current.list.loading).toBe(false);
  await soon.unmount();

  await new Promise((resolve) => setTimeout(resolve, 400));
  network.calls.length = 0;
  const later = await renderHook(useScreen, inside(client));
  expect(later.result.current.list.loading).toBe(false);
  expect(later.result.current.month.loading).toBe(false);
  await vi.waitFor(() => expect(later.result.current.list.entries.map((entry) => entry.id)).toContain(id));
  await vi.waitFor(() => expect(later.result.current.month.entries.map((entry) => entry.id)).toContain(id));
  expect(network.calls.filter((name) => name === 'Viewer')).toEqual([]);
});

test('without refreshAfter, data of any age is not refetched', async () => {
  const { client, network } = watched();
  const first = await renderHook(() => useEntries('other'), inside(client));
  await vi.waitFor(() => expect(first.result.current.loading).toBe(false));
  await first.unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = network.calls.length;
  await renderHook(() => useEntries('other'), inside(client));
  expect(network.calls).toHaveLength(before);
});

test('a failed background refetch keeps the data, and the next one updates it', async () => {
  const first = await plan('Before');
  const { client, network } = watched();
  const { result } = await renderHook(
    () => ({
      list: useEntries('other', { refreshOnFocus: true }),
      month: useCalendar(MARCH, { refreshOnFocus: true }),
    }),
    inside(client),
  );
  // Queries that are still loading are not refetched.
  for (const name of ['list', 'month'] as const)
    await vi.waitFor(() => expect(result.current[name].entries.map(({ id }) => id)).toContain(first));
  network.isDown = true;
  const before = network.calls.length;
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(network.calls.length).toBe(before + 3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const read of Object.values(result.current)) {
    expect(read).toMatchObject({ loading: false, error: null });
    expect(read.entries.map(({ id }) => id)).toContain(first);
  }

  network.isDown = false;
  const second = await plan('After');
  window.dispatchEvent(new Event('focus'));
  for (const name of ['list', 'month'] as const)
    await vi.waitFor(() => expect(result.current[name].entries.map(({ id }) => id)).toContain(second));

  // The hook returns the error if an explicit refetch fails.
  network.isDown = true;
  result.current.list.refetch();
  await vi.waitFor(() => expect(result.current.list.error).toMatchObject({ type: 'network' }));
});

test('a hook that is called with null does not refetch', async () => {
  const { client, network } = watched();
  const { result } = await renderHook(
    () => useEntry(null as { id: string; kind: 'blog' } | null, { refreshOnFocus: true }),
    inside(client),
  );
  window.dispatchEvent(new Event('focus'));
  result.current.refetch();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(network.calls).toEqual([]);
});

test('only queries with a network error are refetched when the browser is online again', async () => {
  const { client, network } = watched();
  const { result } = await renderHook(
    () => [useBrands(), useBrands(), useCalendar(MARCH), useUsers(), useEntry(null)],
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.some(({ loading }) => loading)).toBe(false));
  network.calls.length = 0;
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(network.calls).toEqual([]);

  network.isDown = true;
  const [brands, , month] = result.current;
  brands?.refetch();
  month?.refetch();
  await vi.waitFor(() => {
    const [brands, sameBrands, month, users] = result.current.map(({ error }) => error?.type);
    expect([brands, sameBrands, month, users]).toEqual(['network', 'network', 'network', undefined]);
  });
  network.calls.length = 0;
  network.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(result.current.every(({ error }) => error === null)).toBe(true));
  expect(network.calls.sort()).toEqual(['Brands', 'Calendar']);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(network.calls).toHaveLength(2);
});

test('a first request that failed offline is sent again when the browser is back online', async () => {
  const { client, network } = watched();
  network.isDown = true;
  const { result } = await renderHook(() => [useViewer(), useCalendar(MARCH)], inside(client));
  await vi.waitFor(() =>
    expect(result.current.map(({ error }) => error?.type)).toEqual(['network', 'network']),
  );
  network.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => {
    expect(result.current.map(({ error, loading }) => ({ error, loading }))).toEqual(
      Array(2).fill({ error: null, loading: false }),
    );
  });
});

test('refetching after an error counts as loading, even if the browser is already fetching in the background', async () => {
  let respond = () => {};
  const responding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  let calls = 0;
  const client = createPlannerClient({
    url,
    async fetch(input, init) {
      calls += 1;
      if (calls <= 2) throw new TypeError('down');
      await responding;
      return fetch(input, init);
    },
  });
  const { result } = await renderHook(() => [useCalendar(MARCH), useBrands()], inside(client));
  const states = () => result.current.map(({ error, loading }) => ({ error: error?.type, loading }));
  const both = (error: 'network' | undefined, loading: boolean) =>
    vi.waitFor(() =>
      expect(states()).toEqual([
        { error, loading },
        { error, loading },
      ]),
    );
  await both('network', false);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(calls).toBe(4));
  for (const { refetch } of result.current) refetch();
  await both(undefined, true);
  respond();
  await both(undefined, false);
});
