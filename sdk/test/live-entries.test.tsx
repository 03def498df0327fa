import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { testFilter } from '../../.ci/test-filter.js';
import {
  createPlannerClient,
  type PlannerClientOptions,
  useCalendar,
  useDeleteEntry,
  useFilterCounts,
  useLiveChanges,
  useLiveStatus,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside, queryOf } from './helpers.js';
import { liveClient } from './live-client.js';

const url = inject('otherUrl');
const MARCH = { from: '2052-03-01', to: '2052-03-31' };
const APRIL = { from: '2052-04-01', to: '2052-04-30' };

/** Sends a request as another tab would. Returns the body of the response. */
async function send(method: string, path: string, body?: object): Promise<{ id: string }> {
  const response = await behind(url, method, path, body);
  expect(response.status).toBeLessThan(300);
  return response.status === 204 ? { id: '' } : ((await response.json()) as { id: string });
}

const created: string[] = [];

/** Creates an event without the client. Returns its id. */
async function plan(name: string, startDate: string, more: object = {}): Promise<string> {
  const { id } = await send('POST', '/logs/events', { name, startDate, endDate: startDate, ...more });
  created.push(id);
  return id;
}

const edit = (id: string, values: object) => send('PATCH', `/logs/events/${id}`, values);

async function remove(id: string): Promise<void> {
  created.splice(created.indexOf(id), 1);
  await behind(url, 'DELETE', `/logs/events/${id}`);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeAll(() => enter());
// The client fetches changes after a random pause.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const id of [...created]) await remove(id);
});

/** Renders a hook with live updates. Resolves when the hook has loaded. */
async function open<Result extends object>(hook: () => Result, options?: Partial<PlannerClientOptions>) {
  const { client, network } = liveClient(options);
  const { result } = await renderHook(() => ({ ...hook(), status: useLiveStatus() }), inside(client));
  await vi.waitFor(() => {
    expect(result.current.status).toBe('live');
    for (const read of Object.values(result.current)) expect(read).not.toMatchObject({ loading: true });
  });
  await settle();
  network.calls.length = 0;
  return { network, result };
}

function useChangeCount(): number {
  const [count, setCount] = useState(0);
  useLiveChanges(() => setCount((before) => before + 1));
  return count;
}

const titles = (read: { entries: readonly { title: string }[] }) => read.entries.map(({ title }) => title);

test('a change to entries on other days causes no request', async () => {
  const { network, result } = await open(() => ({
    ...{ month: useCalendar(MARCH), counts: useFilterCounts(MARCH) },
    changes: useChangeCount(),
  }));
  const id = await plan('In May', '2052-05-08');
  await edit(id, { name: 'Still in May' });
  await remove(id);
  await vi.waitFor(() => expect(result.current.changes).toBe(3));
  await settle();
  expect(network.calls).toEqual([]);
});

test('a change to displayed entries fetches only these entries, and nothing if they are deleted', async () => {
  const { network, result } = await open(() => ({ month: useCalendar({ ...MARCH, monthsAround: 1 }) }));
  const id = await plan('Launch', '2052-03-08');
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['Launch']));
  await edit(id, { name: 'Grand launch' });
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['Grand launch']));
  expect(network.calls).toEqual(['ChangedEntries', 'ChangedEntries']);
  network.calls.length = 0;
  await remove(id);
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual([]));
  await settle();
  expect(network.calls).toEqual([]);
});

const useCalendars = (brandId: string) => ({
  march: useCalendar(MARCH),
  april: useCalendar(APRIL),
  blog: useCalendar({ ...MARCH, kinds: ['blog'] }),
  branded: useCalendar({ ...MARCH, brandIds: [brandId] }),
  hidden: useCalendar({ ...MARCH, filter: testFilter({ isVisible: false }) }),
  custom: useCalendar({ ...APRIL, includeCustomFields: true }),
});

test('calendars contain the same entries in the same order as after a refetch', async () => {
  const brand = await send('POST', '/brands', { name: `Brand ${crypto.randomUUID()}`, color: 'teal' });
  const first = await plan('First', '2052-03-08');
  const { network, result } = await open(() => useCalendars(brand.id));
  const steps: (() => Promise<unknown>)[] = [
    () => plan('Before', '2052-03-07'),
    () => plan('Alphabetically earlier', '2052-03-08'),
    () => plan('Long', '2052-03-08', { endDate: '2052-04-02' }),
    () => plan('Branded', '2052-03-30', { brandId: brand.id }),
    () => plan('Invisible', '2052-03-09', { showOnCalendar: false }),
    () => edit(first, { startDate: '2052-04-09', endDate: '2052-04-09' }),
    () => edit(first, { startDate: '2052-03-09', endDate: '2052-03-10', brandId: brand.id }),
    () => edit(first, { showOnCalendar: false }),
    () => edit(first, { showOnCalendar: true, brandId: null }),
    () => remove(first),
  ];
  for (const step of steps) {
    await step();
    const fresh = await renderHook(() => useCalendars(brand.id), inside(createPlannerClient({ url })));
    await vi.waitFor(() => {
      for (const { loading } of Object.values(fresh.result.current)) expect(loading).toBe(false);
    });
    const entriesOf = (calendars: ReturnType<typeof useCalendars>) =>
      Object.entries(calendars).flatMap(([name, read]) => (name === 'status' ? [] : [[name, read.entries]]));
    const expected = entriesOf(fresh.result.current);
    await vi.waitFor(() => expect(entriesOf(result.current)).toEqual(expected));
    await fresh.unmount();
  }
  expect(new Set(network.calls)).toEqual(new Set(['ChangedEntries']));
  await behind(url, 'DELETE', `/brands/${brand.id}`);
});

test('calendars that only the planner can filter are refetched, and so are all calendars if too much has changed', async () => {
  const { network, result } = await open(() => ({
    month: useCalendar(MARCH),
    found: useCalendar({ ...MARCH, search: 'LAUNCH' }),
  }));
  await plan('Launch', '2052-03-08');
  await plan('Recap', '2052-03-09');
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['Launch', 'Recap']));
  await vi.waitFor(() => expect(titles(result.current.found)).toEqual(['Launch']));
  expect(new Set(network.calls)).toEqual(new Set(['Calendar', 'ChangedEntries']));

  const ids: string[] = [];
  for (const count of [100, 1]) {
    const entries = Array.from({ length: count }, (_, n) => ({
      ...{ kind: 'event', title: `Entry ${n}`, startDate: '2052-03-10', endDate: '2052-03-10' },
    }));
    const query = 'mutation ($entries: [EntryInput!]!) { created: createEntries(entries: $entries) { id } }';
    const response = await fetch(`${url}/graphql`, {
      ...{ method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ query, variables: { entries } }),
    });
    const { data } = (await response.json()) as { data: { created: { id: string }[] } };
    ids.push(...data.created.map(({ id }) => id));
  }
  await vi.waitFor(() => expect(result.current.month.entries).toHaveLength(103));
  await settle();
  network.calls.length = 0;
  await send('PATCH', '/logs/events/bulk', { ids, data: { showOnCalendar: false } });
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['Launch', 'Recap']));
  await settle();
  expect(network.calls).toEqual(['Calendar', 'Calendar']);
  await behind(url, 'DELETE', '/logs/events/bulk', { ids });
});

test('a failed request for changed entries is sent again, and changes in the meantime are not lost', async () => {
  const held: (() => void)[] = [];
  let failures = 0;
  let isHeld = false;
  const { result } = await open(() => ({ month: useCalendar(MARCH) }), {
    fetch: async (input, init) => {
      if (!queryOf(init).includes('query ChangedEntries')) return fetch(input, init);
      if (failures > 0) {
        failures -= 1;
        return new Response('', { status: 503 });
      }
      const response = await fetch(input, init);
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return response;
    },
  });
  failures = 2;
  const id = await plan('After two failures', '2052-03-08');
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['After two failures']), {
    timeout: 10_000,
  });
  expect(failures).toBe(0);

  isHeld = true;
  await edit(id, { name: 'Edited' });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await remove(id);
  await settle();
  isHeld = false;
  held[0]?.();
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual([]));
  await settle();
  expect(titles(result.current.month)).toEqual([]);
});

test('an entry returns if its deletion fails after a calendar has been updated', async () => {
  const held: (() => void)[] = [];
  let fail = () => {};
  const id = await plan('First', '2052-03-08');
  const kept = await plan('Second', '2052-03-09');
  const { result } = await open(() => ({ month: useCalendar(MARCH), remove: useDeleteEntry()[0] }), {
    fetch: async (input, init) => {
      const query = queryOf(init);
      if (query.includes('mutation')) {
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        return new Response('', { status: 503 });
      }
      const response = await fetch(input, init);
      if (query.includes('query ChangedEntries')) await new Promise<void>((resolve) => held.push(resolve));
      return response;
    },
  });
  await edit(id, { startDate: '2052-03-10', endDate: '2052-03-10' });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const removing = result.current.remove(kept).catch(() => 'failed');
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['First']));
  held[0]?.();
  await vi.waitFor(() => expect(result.current.month.entries[0]?.startDate).toBe('2052-03-10'));
  fail();
  expect(await removing).toBe('failed');
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['Second', 'First']));
});

test('a change while a calendar is being fetched is not lost', async () => {
  const held: (() => void)[] = [];
  let isHeld = false;
  const { result } = await open(() => ({ month: useCalendar(MARCH) }), {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (isHeld && queryOf(init).includes('query Calendar'))
        await new Promise<void>((resolve) => held.push(resolve));
      return response;
    },
  });
  isHeld = true;
  result.current.month.refetch();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await plan('In the meantime', '2052-03-08');
  await settle();
  isHeld = false;
  held[0]?.();
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['In the meantime']));
});

test('pages fetch what others have changed after a random pause', async () => {
  const { network, result } = await open(() => ({ month: useCalendar(MARCH), changes: useChangeCount() }));
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await plan('Later', '2052-03-08');
    while (result.current.changes === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    await vi.advanceTimersByTimeAsync(1_300);
    expect(network.calls).toEqual([]);
    vi.advanceTimersByTime(200);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(() => expect(network.calls).toEqual(['ChangedEntries']));
  await vi.waitFor(() => expect(titles(result.current.month)).toEqual(['Later']));
});
