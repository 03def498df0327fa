import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  PlannerProvider,
  useBrands,
  useCalendar,
  useCalendarCounts,
  useCreateBrand,
  useDeleteBrand,
  useEntries,
  useEntry,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside } from './helpers.js';

const url = inject('otherUrl');

/** Creates a client that counts its requests. */
function counting(at = url) {
  const counted = { calls: 0 };
  const client = createPlannerClient({
    url: at,
    fetch: (input, init) => {
      counted.calls += 1;
      return fetch(input, init);
    },
  });
  return { client, counted };
}

/** Simulates events on which other libraries refetch: the user returns, the network is restored, and an hour passes. */
function comeBackLater() {
  for (const [target, type] of [
    [window, 'blur'],
    [window, 'focus'],
    [document, 'visibilitychange'],
    [window, 'offline'],
    [window, 'online'],
  ] as const) {
    target.dispatchEvent(new Event(type));
  }
  vi.advanceTimersByTime(3_600_000);
}

const useScreen = () => ({
  brands: useBrands(),
  log: useEntries('podcast'),
  month: useCalendar({ from: '2037-03-01', to: '2037-03-31' }),
  again: useBrands(),
});

beforeAll(() => enter());
// Install fake timers before the first request, so that all timers are fake.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('data is fetched only once, even if the user returns much later', async () => {
  const { client, counted } = counting();
  const { result } = await renderHook(useScreen, {
    wrapper: ({ children }) => (
      <StrictMode>
        <PlannerProvider client={client}>{children}</PlannerProvider>
      </StrictMode>
    ),
  });
  await vi.waitFor(() => {
    for (const { loading } of Object.values(result.current)) expect(loading).toBe(false);
  });
  // The list also fetches the fields that name the values of its entries.
  expect(counted.calls).toBe(4);

  comeBackLater();
  await renderHook(useScreen, inside(client));
  expect(counted.calls).toBe(4);

  result.current.brands.refetch();
  await vi.waitFor(() => expect(counted.calls).toBe(5));
});

test('years in which no entry starts require only one request, and entries that extend into such years are found', async () => {
  const long = { name: 'Long run', startDate: '3041-01-10', endDate: '3043-05-05' };
  const responses = [
    await behind(url, 'POST', '/logs/events', long),
    await behind(url, 'POST', '/logs/events', {
      ...long,
      name: 'Slip',
      startDate: '9999-12-31',
      endDate: '9999-12-31',
    }),
  ];
  const { client, counted } = counting();
  const quiet = [{ from: '3041-01-11', to: '9999-12-30' }];
  const { result } = await renderHook(
    () => useCalendar({ from: '3041-01-01', to: '9999-12-31', quiet }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.entries.map(({ title }) => title).sort()).toEqual(['Long run', 'Slip']);
  expect(counted.calls).toBe(3);

  for (const response of responses) {
    const { id } = (await response.json()) as { id: string };
    await behind(url, 'DELETE', `/logs/events/${id}`);
  }
});

const MISSING = { id: '01a1fc5d-c3c9-72d9-a24c-05549d057638', kind: 'blog' } as const;

test('a query that the planner rejects is not sent again until refetch is called', async () => {
  const { client, counted } = counting(url);
  const { result } = await renderHook(() => useEntry(MISSING), inside(client));
  await vi.waitFor(() => expect(result.current.error).not.toBeNull());
  comeBackLater();
  // One request is for the entry, and one for the fields.
  expect(counted.calls).toBe(2);

  result.current.refetch();
  await vi.waitFor(() => expect(counted.calls).toBe(4));
});

test('a query that received no response is sent again when the browser is back online, and on refetch', async () => {
  const { client, counted } = counting('http://localhost:1');
  const { result } = await renderHook(() => useEntry(MISSING), inside(client));
  await vi.waitFor(() => expect(result.current.error?.type).toBe('network'));
  comeBackLater();
  await vi.waitFor(() => expect(counted.calls).toBe(4));
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ loading: false, error: { type: 'network' } }),
  );

  result.current.refetch();
  await vi.waitFor(() => expect(counted.calls).toBe(6));
});

const NO_DATES = { from: 'x', to: 'x', today: 'x', by: 'kind' } as const;

function InvalidCounts({ onRender }: { onRender: (counts: ReturnType<typeof useCalendarCounts>) => void }) {
  onRender(useCalendarCounts(NO_DATES));
  return null;
}

test.each([
  ['the planner rejects it', url, 'invalid'],
  ['nothing responds', 'http://localhost:1', 'network'],
])(
  'a query that failed because %s can be refetched after another component starts to use it',
  async (_, at, type) => {
    const { client, counted } = counting(at);
    const entries: ReturnType<typeof useCalendarCounts>[] = [];
    const failed = async () => {
      for (const { error, loading } of entries) expect([error?.type, loading]).toEqual([type, false]);
    };
    const page = (count: number) => (
      <PlannerProvider client={client}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the identity.
          <InvalidCounts key={index} onRender={(entry) => entries.splice(index, 1, entry)} />
        ))}
      </PlannerProvider>
    );
    const { rerender } = await render(page(1));
    await vi.waitFor(failed);
    await rerender(page(2));
    await vi.waitFor(failed);
    expect(counted.calls).toBe(1);
    for (const [n, index] of [0, 1, 0].entries()) {
      const before = entries[index]?.error;
      entries[index]?.refetch();
      // The previous error remains until the response arrives. Until then, another refetch would share the pending
      // request.
      await vi.waitFor(() => expect(entries[index]?.error).not.toBe(before));
      await vi.waitFor(failed);
      expect(counted.calls).toBe(n + 2);
    }
  },
);

test('a failed mutation is not retried', async () => {
  const { client, counted } = counting('http://localhost:1');
  const { result } = await renderHook(() => useCreateBrand(), inside(client));
  const [createBrand] = result.current;
  await expect(createBrand({ name: 'Lumen Cycles', color: 'teal' })).rejects.toMatchObject({
    type: 'network',
  });
  comeBackLater();
  expect(counted.calls).toBe(1);
});

test('after a mutation, displayed lists are refetched immediately, and other lists when they are next displayed', async () => {
  const { client, counted } = counting();
  const { result } = await renderHook(
    () => ({ ...useScreen(), create: useCreateBrand()[0], remove: useDeleteBrand()[0] }),
    inside(client),
  );
  const { result: list, unmount } = await renderHook(() => useEntries('blog'), inside(client));
  await vi.waitFor(() => expect(list.current.loading || result.current.month.loading).toBe(false));
  await unmount();
  const before = counted.calls;

  const brand = await result.current.create({ name: 'Read once', color: 'teal' });
  await vi.waitFor(() => expect(result.current.brands.brands.map(({ id }) => id)).toContain(brand.id));
  // One request for the mutation and one for the brands.
  expect(counted.calls).toBe(before + 2);

  await result.current.remove(brand.id);
  await vi.waitFor(() => expect(result.current.brands.brands.map(({ id }) => id)).not.toContain(brand.id));
  await vi.waitFor(() => expect(counted.calls).toBe(before + 2 + 4));
  const { result: again } = await renderHook(() => useEntries('blog'), inside(client));
  await vi.waitFor(() => expect(again.current.loading).toBe(false));
  expect(counted.calls).toBe(before + 2 + 4 + 1);
});

test("another user's change is not displayed until the next refetch", async () => {
  const { client } = counting();
  const { result } = await renderHook(() => useBrands(), inside(client));
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  const { id } = (await (
    await behind(url, 'POST', '/brands', { name: 'Of others', color: 'teal' })
  ).json()) as { id: string };
  comeBackLater();
  expect(result.current.brands.map((brand) => brand.id)).not.toContain(id);
  result.current.refetch();
  await vi.waitFor(() => expect(result.current.brands.map((brand) => brand.id)).toContain(id));
  await behind(url, 'DELETE', `/brands/${id}`);
});
