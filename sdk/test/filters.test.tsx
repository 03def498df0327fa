import { NO_FILTER } from '@content-planner/model';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { testFilter } from '../../.ci/test-filter.js';
import {
  type CalendarCountRow,
  type CalendarEntry,
  type CalendarFilter,
  createPlannerClient,
  type FilterCounts,
  type FilterCountsRequest,
  useCalendar,
  useCalendarCounts,
  useCalendarProps,
  useCreateEntry,
  useDeleteField,
  useEntries,
  useEntryPage,
  useFieldConfigurations,
  useFilterCounts,
  useUpdateBrand,
  useUpdateEntry,
  useUpdateField,
} from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { enter } from './enter.js';
import { behind, inside, queryOf } from './helpers.js';

const url = inject('otherUrl');
const JUNE = { from: '2052-06-01', to: '2052-06-30' };

const calls: string[] = [];
const recordingFetch: typeof fetch = (input, init) => {
  const query = queryOf(init);
  if (!query.includes('subscription')) calls.push(/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '');
  return fetch(input, init);
};
const client = createPlannerClient({ url, live: true, fetch: recordingFetch });

async function post<Created = { id: string }>(path: string, body: unknown): Promise<Created> {
  const response = await behind(url, 'POST', path, body);
  expect(response.status).toBe(201);
  return (await response.json()) as Created;
}

const ids = { brand: '', status: '', due: '' };
const created: string[] = [];

async function plan(title: string, more: object): Promise<void> {
  const { id } = await post('/logs/other', { title, date: '2052-06-10', ...more });
  created.push(id);
}

beforeAll(async () => {
  await enter();
  await makeColleague();
  ids.brand = (await post('/brands', { name: 'Filtered brand', color: 'teal' })).id;
  const field = { logType: 'other', isRequired: false };
  const dropdown = { fieldLabel: 'Status', fieldName: 'status', fieldType: 'dropdown' };
  ids.status = (
    await post('/field-configs', { ...field, ...dropdown, dropdownOptions: ['Draft', 'Ready'] })
  ).id;
  const day = { fieldLabel: 'Due', fieldName: 'due', fieldType: 'date' };
  ids.due = (await post('/field-configs', { ...field, ...day })).id;
  await plan('Launch draft', { brandId: ids.brand, dynamicFields: { status: 'Draft', due: '2052-06-01' } });
  await plan('Launch ready', { dynamicFields: { status: 'Ready', due: '2052-06-05' } });
  await plan('Hidden', { showOnCalendar: false, dynamicFields: { status: 'Ready' } });
});

afterAll(async () => {
  for (const id of created) await behind(url, 'DELETE', `/logs/other/${id}`);
  for (const id of [ids.status, ids.due]) await behind(url, 'DELETE', `/field-configs/${id}`);
  await behind(url, 'DELETE', `/brands/${ids.brand}`);
});

const useLists = (filter: CalendarFilter = NO_FILTER) => ({
  month: useCalendar({ ...JUNE, filter }),
  list: useEntries('other', { filter }),
  page: useEntryPage({ kinds: ['other'], filter, sort: { field: '@title' } }),
  agenda: useEntryPage({ startsFrom: JUNE.from, sort: { field: '@date' }, first: 10, filter }),
});

type Lists = ReturnType<typeof useLists>;

/** Returns the sorted titles of the entries that these tests have created. */
const titlesIn = (entries: readonly CalendarEntry[]) =>
  entries
    .filter(({ id }) => created.includes(id))
    .map(({ title }) => title)
    .sort();

const titlesOf = ({ month, list, page, agenda }: Lists) =>
  Object.entries({ month, list, page, agenda }).map(([name, { entries }]) => [name, ...titlesIn(entries)]);

/**
 * Expects the same titles in all lists. `ofCalendar` contains the titles on the calendar, which excludes hidden
 * entries.
 */
const expectTitles = (lists: { current: Lists }, titles: string[], ofCalendar = titles) =>
  vi.waitFor(() =>
    expect(titlesOf(lists.current)).toEqual([
      ['month', ...ofCalendar],
      ['list', ...titles],
      ['page', ...titles],
      ['agenda', ...titles],
    ]),
  );

const ALL = ['Hidden', 'Launch draft', 'Launch ready'];

test('all hooks that fetch entries apply the same filter', async () => {
  const { result, rerender } = await renderHook(useLists, inside(client));
  const shows = async (parts: Parameters<typeof testFilter>[0], titles: string[], ofCalendar = titles) => {
    await rerender(testFilter(parts));
    await expectTitles(result, titles, ofCalendar);
  };
  await shows({}, ALL, ['Launch draft', 'Launch ready']);
  await shows({ brandIds: [ids.brand] }, ['Launch draft']);
  await shows({ brandIds: [null] }, ['Hidden', 'Launch ready'], ['Launch ready']);
  await shows({ brandIds: [ids.brand, null] }, ALL, ['Launch draft', 'Launch ready']);
  await shows({ brandIds: ['00000000-0000-7000-8000-000000000000'] }, []);
  await shows({ brandIds: [] }, []);
  await shows({ brandIds: ['deleted', null], text: ' READY ' }, ['Launch ready']);
  await shows({ kinds: ['other'] }, ALL, ['Launch draft', 'Launch ready']);
  await shows({ kinds: ['blog'] }, []);
  await shows({ kinds: [] }, []);
  await shows({ isVisible: false }, ['Hidden']);
  await shows({ isVisible: true }, ['Launch draft', 'Launch ready']);
  await shows({ fields: [{ fieldId: ids.status, values: ['Draft'] }] }, ['Launch draft']);
  await shows({ isVisible: false, fields: [{ fieldId: ids.status, values: ['Ready'] }] }, ['Hidden']);
  const late = { fieldId: ids.due, after: '2052-06-01' };
  await shows({ text: 'launch', fields: [{ fieldId: ids.status, has: 'r' }, late] }, ['Launch ready']);
  await shows({ fields: [{ fieldId: 'deleted', checked: false }] }, []);
});

test('the total count ignores all filters, and the counts by brand ignore the brand filter', async () => {
  const range = { from: JUNE.from, to: JUNE.to };
  const { result, rerender } = await renderHook(
    (request: Partial<FilterCountsRequest> = {}) => useFilterCounts({ ...range, ...request }),
    inside(client),
  );
  const both = [
    { brandId: ids.brand, count: 1 },
    { brandId: null, count: 1 },
  ];
  const byBrand = (brands: FilterCounts['brands'] = []) =>
    expect.arrayContaining(brands.map((count) => expect.objectContaining(count)));
  const counts = (total: number, matching: number, brands: FilterCounts['brands']) =>
    vi.waitFor(() => {
      expect(result.current).toMatchObject({ loading: false, error: null, isPrevious: false });
      expect(result.current.counts).toMatchObject({ total, matching, brands: byBrand(brands) });
      expect(result.current.counts?.brands).toHaveLength(brands.length);
    });
  await counts(2, 2, both);
  await rerender({ filter: testFilter({ brandIds: [ids.brand] }) });
  // The previous counts are kept while the next ones load.
  expect(result.current).toMatchObject({ loading: false, isPrevious: true, counts: { matching: 2 } });
  await counts(2, 1, both);
  await rerender({ filter: testFilter({ brandIds: [ids.brand], text: 'ready' }) });
  await counts(2, 0, [{ brandId: null, count: 1 }]);
  await rerender({ filter: testFilter({ kinds: ['blog'] }) });
  await counts(2, 0, []);
  await rerender({ includeHidden: true });
  await counts(3, 3, [
    { brandId: ids.brand, count: 1 },
    { brandId: null, count: 2 },
  ]);
  await rerender({ includeHidden: true, filter: testFilter({ isVisible: true }) });
  await counts(2, 2, both);
});

test('useCalendarCounts counts the filtered entries by month, and by kind or brand', async () => {
  const { result } = await renderHook(() => {
    const request = { from: '2052-05-01', to: '2052-07-31', today: '2052-06-20' } as const;
    const filter = testFilter({ fields: [{ fieldId: ids.status, values: ['Draft'] }] });
    return {
      kinds: useCalendarCounts({ ...request, by: 'kind', filter: testFilter({ kinds: ['blog', 'other'] }) }),
      brands: useCalendarCounts({ ...request, by: 'brand', filter }),
      rename: useUpdateBrand()[0],
      plan: useCreateEntry('blog')[0],
    };
  }, inside(client));
  const monthsOf = ({ months }: CalendarCountRow) => months.map(({ count }) => count);
  await vi.waitFor(() =>
    expect(
      result.current.kinds.rows.map((row) => [row.kind, row.brandId, row.total, ...monthsOf(row)]),
    ).toEqual([
      ['blog', null, 0, 0, 0, 0],
      ['other', null, 2, 0, 2, 0],
    ]),
  );
  await vi.waitFor(() =>
    expect(result.current.brands.rows.find(({ brandId }) => brandId === ids.brand)).toMatchObject({
      kind: null,
      total: 1,
      months: [
        { month: '2052-05-01' },
        { month: '2052-06-01', count: 1, isGap: false },
        { month: '2052-07-01' },
      ],
    }),
  );
  const { id } = await result.current.plan({ title: 'Counted', startDate: '2052-07-01' });
  await vi.waitFor(() => expect(result.current.kinds.rows.map(monthsOf)[0]).toEqual([0, 0, 1]));
  await asColleague('DELETE', `/logs/blog/${id}`);
  await vi.waitFor(() => expect(result.current.kinds.rows.map(monthsOf)[0]).toEqual([0, 0, 0]));
  const last = result.current.brands.rows.length - 2;
  await result.current.rename({ id: ids.brand, input: { name: 'zzz', color: 'teal' } });
  // Entries without a brand come after the brands, which are sorted by name.
  await vi.waitFor(() => expect(result.current.brands.rows[last]?.brandId).toBe(ids.brand));
});

test('dropdown options have colors and keep them when the options are reordered', async () => {
  const { result } = await renderHook(
    () => ({
      fields: useFieldConfigurations('other').fieldConfigurations,
      update: useUpdateField()[0],
    }),
    inside(client),
  );
  const update = (options: { name: string; color?: string | null }[]) =>
    result.current.update({ id: ids.status, input: { options } });
  const colors = (id: string) => result.current.fields.find((field) => field.id === id)?.optionColors;
  await vi.waitFor(() => expect([colors(ids.status), colors(ids.due)]).toEqual([[null, null], null]));
  const options = [
    { name: 'Draft', color: null },
    { name: 'Ready', color: 'teal' },
  ];
  expect(await update(options)).toMatchObject({ options });
  await vi.waitFor(() => expect(colors(ids.status)).toEqual([null, 'teal']));
  // Options keep their colors.
  await update([{ name: 'Ready' }, { name: 'Draft' }]);
  await vi.waitFor(() => expect(colors(ids.status)).toEqual(['teal', null]));
  await update([{ name: 'Draft' }, { name: 'Ready', color: null }]);
  await vi.waitFor(() => expect(colors(ids.status)).toEqual([null, null]));
});

test('fields can have several options, and kinds can use fields of others', async () => {
  const channels = await post('/field-configs', {
    ...{ logType: 'blog', fieldLabel: 'Channels', fieldType: 'multipleChoice' },
    dropdownOptions: ['Radio', 'Print'],
  });
  const campaign = await post('/field-configs', { logType: 'blog', fieldId: 'campaignName' });
  const { result } = await renderHook(
    () => ({
      fields: useFieldConfigurations('blog').fieldConfigurations,
      create: useCreateEntry('blog')[0],
      entries: useEntries('blog').entries,
    }),
    inside(client),
  );
  await vi.waitFor(() =>
    expect(result.current.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: channels.id, dropdownOptions: ['Radio', 'Print'] }),
        expect.objectContaining({ id: campaign.id, fieldName: 'campaignName', dropdownOptions: null }),
      ]),
    ),
  );
  const dynamicFields = { channels: ['Radio', 'Print'], campaignName: 'Spring' };
  const created = await result.current.create({ title: 'Both', startDate: '2052-07-01', dynamicFields });
  expect(created).toMatchObject({ dynamicFields, fields: { category: null } });
  await vi.waitFor(() =>
    expect(result.current.entries.find(({ id }) => id === created.id)).toMatchObject({ dynamicFields }),
  );
  await behind(url, 'DELETE', `/logs/blog/${created.id}`);
  for (const { id } of [channels, campaign]) await behind(url, 'DELETE', `/field-configs/${id}`);
});

test('changing the search text displays the matching entries immediately and sends no request', async () => {
  const { result, rerender } = await renderHook(
    (text: string = '') => ({
      month: useCalendar({ ...JUNE, filter: testFilter({ text }) }),
      list: useEntries('other', { filter: testFilter({ text }) }),
    }),
    inside(client),
  );
  const titles = () => {
    const { month, list } = result.current;
    return [month, list].map(({ entries }) => titlesIn(entries));
  };
  await vi.waitFor(() => expect(titles()).toEqual([['Launch draft', 'Launch ready'], ALL]));
  calls.length = 0;
  await rerender('launch re');
  expect(titles()).toEqual([['Launch ready'], ['Launch ready']]);
  await rerender('launch');
  expect(titles()).toEqual([
    ['Launch draft', 'Launch ready'],
    ['Launch draft', 'Launch ready'],
  ]);
  expect(calls).toEqual([]);
});

test('the agenda finds the next matching entry in distant months, and remains loaded while the user types', async () => {
  const { result, rerender } = await renderHook(
    (text: string = 'launch') => useCalendarProps({ filter: testFilter({ text }) }),
    inside(client),
  );
  result.current.onRangeChange({ from: '2044-01-01', to: '2044-01-31', isEndless: true });
  await vi.waitFor(() => expect(result.current.loaded?.to).toBe('2044-01-31'));
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  result.current.onNeedMore({ direction: 'after' });
  const titles = () => titlesIn(result.current.entries);
  await vi.waitFor(() => expect(titles()).toEqual(['Launch draft', 'Launch ready']));
  await rerender('launch re');
  expect(titles()).toEqual(['Launch ready']);
  expect(result.current.loading).toBe(false);
});

test('an entry that no longer matches disappears from the list, no matter who changed it', async () => {
  const filter = testFilter({
    brandIds: [ids.brand],
    fields: [{ fieldId: ids.status, values: ['Draft'] }],
  });
  const { result } = await renderHook(
    () => ({ ...useLists(filter), update: useUpdateEntry('other')[0] }),
    inside(client),
  );
  await expectTitles(result, ['Launch draft']);
  const entry = result.current.list.entries.find(({ id }) => created.includes(id));
  if (!entry) throw new Error('There is no entry.');
  const { id, title, startDate, brandId, dynamicFields } = entry;
  const edit = (changes: object) => asColleague('PATCH', `/logs/other/${id}`, changes);

  const input = { title, startDate, brandId, dynamicFields: { ...dynamicFields, status: 'Ready' } };
  await result.current.update({ id, version: entry.version, input });
  await expectTitles(result, []);
  await edit({ dynamicFields });
  await expectTitles(result, ['Launch draft']);
  await edit({ brandId: null });
  await expectTitles(result, []);
  await edit({ brandId });
  await expectTitles(result, ['Launch draft']);
});

test('lists that are filtered by a field are refetched after a field changes, and after it is deleted', async () => {
  const { result } = await renderHook(
    () => ({
      ...useLists(testFilter({ fields: [{ fieldId: ids.due, before: '2052-06-03' }] })),
      unfiltered: useEntries('other').entries,
      update: useUpdateField()[0],
      remove: useDeleteField()[0],
    }),
    // Don't enable live updates, because they could also refetch lists, for example after they connect.
    inside(createPlannerClient({ url, fetch: recordingFetch })),
  );
  await expectTitles(result, ['Launch draft']);
  await vi.waitFor(() => expect(titlesIn(result.current.unfiltered)).toEqual(ALL));
  calls.length = 0;
  await result.current.update({ id: ids.due, input: { type: 'text' } });
  await expectTitles(result, []);
  // A list and two pages. The list without a filter is not refetched.
  expect(calls.filter((name) => name === 'Entries')).toHaveLength(3);
  calls.length = 0;
  await result.current.remove({ id: ids.due });
  // Other lists keep the values by field id, so a new field with the same name does not show them.
  await vi.waitFor(() => expect(calls.filter((name) => name === 'Entries')).toHaveLength(3));
});
