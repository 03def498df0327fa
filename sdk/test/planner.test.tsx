import { beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  type CalendarRange,
  createPlannerClient,
  type LogKind,
  PlannerProvider,
  useAddSampleContent,
  useBrands,
  useCalendar,
  useCreateBrand,
  useCreateEntry,
  useDeleteBrand,
  useEntries,
  useEntry,
  useEntryPage,
  useLogin,
  useLogout,
  useRemoveSampleContent,
  useSampleContent,
  useUpdateEntry,
  useViewer,
} from '../src/index.js';
import { behind, failureOf, inside } from './helpers.js';

const account = inject('account');
const onSessionEnded = vi.fn();
const url = inject('plannerUrl');
const client = createPlannerClient({ url, onSessionEnded });
const { wrapper } = inside(client);

/** Calls hooks that a typical screen uses. */
function useScreen() {
  const [login] = useLogin();
  const [logout] = useLogout();
  const [createBrand] = useCreateBrand();
  const [deleteBrand] = useDeleteBrand();
  const [createEntry] = useCreateEntry('blog');
  const [updateEntry] = useUpdateEntry('blog');
  return { login, logout, createBrand, deleteBrand, createEntry, updateEntry, viewer: useViewer() };
}

const useLists = () => ({
  log: useEntries('blog'),
  month: useCalendar({ from: '2026-03-01', to: '2026-03-31' }),
  brands: useBrands(),
});

beforeAll(async () => {
  const { result } = await renderHook(useScreen, { wrapper });
  await result.current.login(account);
});

test('the viewer is the logged-in user until a logout clears the cache', async () => {
  const { result } = await renderHook(useScreen, { wrapper });
  await vi.waitFor(() => expect(result.current.viewer.viewer?.email).toBe(account.email));
  expect(result.current.viewer.viewer?.isAdmin).toBe(true);

  await result.current.logout();
  await vi.waitFor(() => expect(result.current.viewer).toMatchObject({ viewer: null, loading: false }));

  await result.current.login(account);
  await vi.waitFor(() => expect(result.current.viewer.viewer?.email).toBe(account.email));
});

test('a mutation updates all lists and calendars that display what it changed', async () => {
  const screen = await renderHook(useScreen, { wrapper });
  const lists = await renderHook(useLists, { wrapper });
  const shown = () => lists.result.current;
  await vi.waitFor(() => expect(shown().log.loading || shown().month.loading).toBe(false));
  const { createBrand, createEntry, updateEntry, deleteBrand } = screen.result.current;

  const brand = await createBrand({ name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' });
  await vi.waitFor(() => expect(shown().brands.brands).toEqual([expect.objectContaining({ id: brand.id })]));

  const entry = await createEntry({ title: 'Spring', startDate: '2026-03-08', brandId: brand.id });
  await vi.waitFor(() => expect(shown().log.entries.map(({ id }) => id)).toContain(entry.id));
  await vi.waitFor(() => expect(shown().month.entries.map(({ id }) => id)).toContain(entry.id));

  await updateEntry({
    id: entry.id,
    version: entry.version,
    input: { title: 'Summer', startDate: '2026-06-08', brandId: brand.id },
  });
  await vi.waitFor(() =>
    expect(shown().log.entries[0]).toMatchObject({ title: 'Summer', startDate: '2026-06-08' }),
  );
  await vi.waitFor(() => expect(shown().month.entries).toEqual([]));

  await deleteBrand(brand.id);
  await vi.waitFor(() => expect(shown().brands.brands).toEqual([]));
  await vi.waitFor(() => expect(shown().log.entries[0]?.brandId).toBeNull());
});

test('pages contain entries of one kind or of all kinds, and update after mutations', async () => {
  const screen = await renderHook(useScreen, { wrapper });
  const { createEntry } = screen.result.current;
  const created: { id: string }[] = [];
  for (const [title, startDate] of [
    ['Cherry', '2031-05-01'],
    ['apple', '2031-05-02'],
    ['Banana', '2031-05-03'],
  ] as const) {
    created.push(await createEntry({ title, startDate }));
  }
  const filter = {
    conditions: [{ field: '@date', operator: 'between', value: ['2031-05-01', '2031-05-31'] }],
  };
  const log = await renderHook(
    (request: { after: string | null } = { after: null }) =>
      useEntryPage({
        kinds: ['blog'],
        first: 2,
        filter,
        sort: { field: '@title' },
        ...request,
      }),
    { wrapper },
  );
  const titles = () => log.result.current.entries.map(({ title }) => title);
  await vi.waitFor(() => expect(titles()).toEqual(['apple', 'Banana']));
  expect(log.result.current.entries[0]).toMatchObject({ fields: { category: null } });
  expect(log.result.current.pageInfo).toMatchObject({ hasNextPage: true });
  await log.rerender({ after: log.result.current.pageInfo?.endCursor ?? null });
  await vi.waitFor(() => expect(titles()).toEqual(['Cherry']));
  expect(log.result.current.pageInfo).toMatchObject({ hasNextPage: false });

  const agenda = await renderHook(
    () => ({
      upcoming: useEntryPage({ startsFrom: '2031-05-02', sort: { field: '@date' }, first: 10 }),
      past: useEntryPage({ startsBefore: '2031-05-02', first: 1 }),
    }),
    { wrapper },
  );
  const ids = ({ entries }: { entries: readonly { id: string }[] }) => entries.map(({ id }) => id);
  const later = ids({ entries: created.slice(1) });
  await vi.waitFor(() => expect(ids(agenda.result.current.upcoming)).toEqual(later));
  await vi.waitFor(() => expect(ids(agenda.result.current.past)).toEqual([created[0]?.id]));

  const last = await createEntry({ title: 'Date', startDate: '2031-05-04' });
  await vi.waitFor(() => expect(ids(agenda.result.current.upcoming)).toContain(last.id));
  await vi.waitFor(() => expect(titles()).toEqual(['Cherry', 'Date']));
});

test('with keepPrevious, the previous page is kept while the user types a search', async () => {
  const screen = await renderHook(useScreen, { wrapper });
  for (const [title, startDate] of [
    ['Typed in May', '2032-05-01'],
    ['Tycoons', '2032-05-02'],
  ] as const) {
    await screen.result.current.createEntry({ title, startDate });
  }
  const filter = {
    conditions: [{ field: '@date', operator: 'between', value: ['2032-05-01', '2032-05-31'] }],
  };
  const seen = { kept: [] as string[], plain: [] as string[] };
  const { rerender, result } = await renderHook(
    ({ search, kind = 'blog' }: { search: string; kind?: LogKind } = { search: 't' }) => {
      const request = { kinds: [kind], first: 10, filter, search, sort: { field: '@title' } };
      const reads = {
        kept: useEntryPage(request, { keepPrevious: true }),
        plain: useEntryPage(request),
      };
      for (const name of ['kept', 'plain'] as const) {
        const { entries, loading, isPrevious } = reads[name];
        seen[name].push(
          `${search}: ${entries.length}${loading ? ' loading' : ''}${isPrevious ? ' previous' : ''}`,
        );
      }
      return reads;
    },
    { wrapper },
  );
  await vi.waitFor(() => expect(result.current.kept.entries).toHaveLength(2));
  await rerender({ search: 'typ' });
  await vi.waitFor(() => expect(result.current.kept.entries).toHaveLength(1));
  expect(new Set(seen.kept)).toEqual(new Set(['t: 0 loading', 't: 2', 'typ: 2 previous', 'typ: 1']));
  expect(new Set(seen.plain)).toContain('typ: 0 loading');

  // The previous page is not kept if its entries are of another kind.
  await rerender({ search: 'typ', kind: 'podcast' });
  await vi.waitFor(() => expect(result.current.kept.loading).toBe(false));
  expect(result.current.kept.entries).toEqual([]);
  expect(seen.kept.at(-1)).toBe('typ: 0');
  expect(seen.kept).toContain('typ: 0 loading');
});

test('the calendar prefetches months, updates after mutations, and can span years', async () => {
  const screen = await renderHook(useScreen, { wrapper });
  const { createEntry } = screen.result.current;
  const inMay = await createEntry({ title: 'In May', startDate: '2033-05-20' });
  const calendar = await renderHook(
    (range?: Partial<CalendarRange>) =>
      useCalendar({ from: '2033-04-01', to: '2033-04-30', monthsAround: 1, ...range }),
    { wrapper },
  );
  const titles = () => calendar.result.current.entries.map(({ title }) => title);
  await vi.waitFor(() => expect(titles()).toEqual(['In May']));

  const loadingStates: boolean[] = [];
  const next = await renderHook(
    (range?: Partial<CalendarRange>) => {
      const read = useCalendar({ from: '2033-04-01', to: '2033-04-30', monthsAround: 1, ...range });
      loadingStates.push(read.loading);
      return read;
    },
    { wrapper },
  );
  await vi.waitFor(() => expect(next.result.current.entries).toHaveLength(1));
  loadingStates.length = 0;
  await next.rerender({ from: '2033-05-01', to: '2033-05-31' });
  expect(loadingStates).not.toContain(true);
  expect(next.result.current.entries.map(({ id }) => id)).toEqual([inMay.id]);

  await createEntry({ title: 'In March', startDate: '2033-03-31' });
  await vi.waitFor(() => expect(titles().sort()).toEqual(['In March', 'In May']));

  await calendar.rerender({ from: '2031-01-01', to: '2033-05-20', monthsAround: 0 });
  await vi.waitFor(() => expect(calendar.result.current.loading).toBe(false), { timeout: 10_000 });
  expect(titles()).toEqual(expect.arrayContaining(['apple', 'In March', 'In May']));
  await calendar.rerender({ from: '2033-04-01', to: '2033-05-19', monthsAround: 0 });
  await vi.waitFor(() => expect(titles()).toEqual([]));

  // An entry that starts on a quiet day is found, and is refetched after a mutation.
  const quiet = [{ from: '2033-05-01', to: '2039-12-31' }];
  await calendar.rerender({ from: '2033-04-01', to: '2040-01-31', monthsAround: 0, quiet });
  await vi.waitFor(() => expect(titles()).toEqual(['In May']));
  await createEntry({ title: 'Much later', startDate: '2038-07-01' });
  await vi.waitFor(() => expect(titles().sort()).toEqual(['In May', 'Much later']));
});

test('adding and removing sample content updates brands and calendars', async () => {
  const { result } = await renderHook(
    () => ({
      add: useAddSampleContent()[0],
      remove: useRemoveSampleContent()[0],
      sample: useSampleContent(),
      paused: useSampleContent({ pause: true }),
      brands: useBrands(),
      month: useCalendar({ from: '2028-02-20', to: '2028-03-20' }),
      posts: useCalendar({ from: '2028-02-20', to: '2028-03-20', kinds: ['social'] }),
    }),
    { wrapper },
  );
  await vi.waitFor(() =>
    expect(result.current.sample).toMatchObject({ loading: false, hasSampleContent: false }),
  );
  const before = result.current.brands.brands.length;

  const { count } = await result.current.add('2028-03-05');
  await vi.waitFor(() => expect(result.current.month.entries.length).toBeGreaterThan(10));
  await vi.waitFor(() => expect(result.current.brands.brands).toHaveLength(before + 2));
  await vi.waitFor(() => expect(result.current.sample.hasSampleContent).toBe(true));
  await vi.waitFor(() => expect(result.current.posts.entries.length).toBeGreaterThan(0));
  expect(new Set(result.current.posts.entries.map(({ kind }) => kind))).toEqual(new Set(['social']));
  expect(result.current.paused.hasSampleContent).toBe(false);
  expect(await failureOf(result.current.add('2028-03-05'))).toMatchObject({
    type: 'conflict',
    current: null,
  });

  expect(await result.current.remove()).toMatchObject({ count });
  await vi.waitFor(() => expect(result.current.month.entries).toEqual([]));
  await vi.waitFor(() => expect(result.current.brands.brands).toHaveLength(before));
  await vi.waitFor(() => expect(result.current.sample.hasSampleContent).toBe(false));
});

test("errors have a code and contain the REST API's response body", async () => {
  const { result } = await renderHook(useScreen, { wrapper });
  const { createBrand, createEntry, updateEntry, login } = result.current;

  const invalid = await failureOf(createBrand({ name: ' ', color: 'red' }));
  expect(invalid).toMatchObject({ type: 'invalid', status: 400, serverMessage: 'name is required' });
  expect(invalid.fieldErrors).toEqual([
    { field: 'name', code: 'required', params: {}, message: 'name is required' },
  ]);
  expect(invalid.message).toBe(
    '400: {"message":"name is required","code":"required","errors":[{"field":"name","code":"required","message":"name is required"}]}',
  );

  const entry = await createEntry({ title: 'Mine', startDate: '2026-04-01' });
  const change = { id: entry.id, version: entry.version, input: { title: 'Yours', startDate: '2026-04-01' } };
  await updateEntry(change);
  const conflict = await failureOf(updateEntry(change));
  expect(conflict).toMatchObject({
    type: 'conflict',
    status: 409,
    current: { kind: 'blog', id: entry.id, title: 'Yours', version: 2 },
  });
  // The message contains the REST response body, but with the GraphQL field names.
  const outdated = { blogName: 'Yours', date: '2026-04-01', version: 1 };
  const asRest = await behind(url, 'PUT', `/logs/blog/${entry.id}`, outdated);
  const [status, ...body] = conflict.message.split(': ');
  expect(status).toBe('409');
  const { blogName, date, category, ...shared } = (await asRest.json()).current;
  expect(JSON.parse(body.join(': '))).toMatchObject({
    message: 'Someone else changed this entry in the meantime.',
    current: { ...shared, title: blogName, startDate: date, endDate: date, fields: { category } },
  });

  const wrong = await failureOf(login({ ...account, password: 'another one' }));
  expect(wrong).toMatchObject({
    type: 'unauthorized',
    serverMessage: 'Invalid email or password',
    isSessionEnded: false,
  });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('lists are refetched if an update fails because another user changed or deleted the entry', async () => {
  const { result } = await renderHook(() => ({ ...useScreen(), ...useLists() }), { wrapper });
  const titles = () => result.current.log.entries.map(({ title }) => title);
  const entry = await result.current.createEntry({ title: 'Seen', startDate: '2026-03-20' });
  const { id, version } = entry;
  await vi.waitFor(() => expect(titles()).toContain('Seen'));
  const path = `/logs/blog/${id}`;
  const input = { title: 'Typed', startDate: '2026-03-20' };

  await behind(url, 'PUT', path, { blogName: 'Changed', date: '2026-03-21' });
  const conflict = await failureOf(result.current.updateEntry({ id, version, input }));
  expect(conflict.current).toMatchObject({ title: 'Changed', version: 2 });
  await vi.waitFor(() => expect(titles()).toContain('Changed'));
  await vi.waitFor(() =>
    expect(result.current.month.entries.find((shown) => shown.id === id)?.startDate).toBe('2026-03-21'),
  );

  await behind(url, 'DELETE', path);
  const gone = await failureOf(result.current.updateEntry({ id, version: 2, input }));
  expect(gone.type).toBe('notFound');
  await vi.waitFor(() => expect(titles()).not.toContain('Changed'));
  await vi.waitFor(() => expect(result.current.month.entries.map((shown) => shown.id)).not.toContain(id));
});

test('fetching an entry that does not exist fails with the message that the details view displays', async () => {
  const missing = { id: '01a1fc5d-c3c9-72d9-a24c-05549d057638', kind: 'blog' } as const;
  const { result } = await renderHook(() => useEntry(missing), { wrapper });
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ type: 'notFound' }));
  expect(result.current.error?.message).toBe('Failed to fetch event details');
});

test('onSessionEnded is called when the session ends elsewhere, but not after a logout', async () => {
  const { result } = await renderHook(useScreen, { wrapper });
  await result.current.logout();
  const { result: list } = await renderHook(() => useBrands(), { wrapper });
  await vi.waitFor(() =>
    expect(list.current.error).toMatchObject({ type: 'unauthorized', isSessionEnded: true }),
  );
  expect(onSessionEnded).not.toHaveBeenCalled();

  await result.current.login(account);
  await vi.waitFor(() => expect(list.current.error).toBeNull());
  // The session ends elsewhere, as if an administrator or another tab had ended it.
  await behind(url, 'POST', '/auth/logout');
  list.current.refetch();
  await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalledOnce());
  await result.current.login(account);
});

test('a planner that does not respond results in a network error', async () => {
  const silent = createPlannerClient({ url: 'http://localhost:1' });
  const { result } = await renderHook(() => useBrands(), {
    wrapper: ({ children }) => <PlannerProvider client={silent}>{children}</PlannerProvider>,
  });
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ type: 'network', status: 0 }));
});
