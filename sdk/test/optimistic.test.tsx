import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useCalendar,
  useColumnPreference,
  useCreateEntry,
  useDeleteEntry,
  useEntries,
  useEntry,
  useEntryPage,
  useSaveColumnPreference,
  useUpdateEntry,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, failureOf, held, inside, isWrite } from './helpers.js';

const url = inject('otherUrl');
const DAY = '2038-05-05';
const ON_DAY = { conditions: [{ field: '@date', operator: 'is', value: DAY }] };

const useLists = () => ({
  log: useEntries('other').entries,
  month: useCalendar({ from: '2038-05-01', to: '2038-05-31' }).entries,
  logPage: useEntryPage({ kinds: ['other'], filter: ON_DAY }).entries,
  agenda: useEntryPage({ startsFrom: DAY, sort: { field: '@date' }, first: 10 }).entries,
  deleteEntry: useDeleteEntry()[0],
});

let id: string;

beforeAll(() => enter());
beforeEach(async () => {
  const response = await behind(url, 'POST', '/logs/other', { title: 'Fleeting', date: DAY });
  ({ id } = (await response.json()) as { id: string });
});
afterEach(async () => {
  await behind(url, 'DELETE', `/logs/other/${id}`);
});

/** Returns the names of the lists that contain the entry. */
const showing = ({ deleteEntry: _, ...lists }: ReturnType<typeof useLists>) =>
  Object.entries(lists).flatMap(([name, entries]) =>
    entries.some((entry) => entry.id === id) ? [name] : [],
  );

const ALL = ['log', 'month', 'logPage', 'agenda'];

test('a deleted entry disappears immediately and stays deleted', async () => {
  const { client, release } = held(url);
  const { result } = await renderHook(useLists, inside(client));
  await vi.waitFor(() => expect(showing(result.current)).toEqual(ALL));

  let hasResponse = false;
  const deletion = result.current.deleteEntry(id).then(() => {
    hasResponse = true;
  });
  await vi.waitFor(() => expect(showing(result.current)).toEqual([]));
  expect(hasResponse).toBe(false);

  await release();
  await deletion;
  const { result: again } = await renderHook(useLists, inside(client));
  await vi.waitFor(() => expect(again.current.agenda).not.toBe(result.current.agenda));
  expect(showing(result.current)).toEqual([]);
});

test('a deleted entry reappears if the deletion fails', async () => {
  const { client, release } = held(url);
  const { result } = await renderHook(useLists, inside(client));
  await vi.waitFor(() => expect(showing(result.current)).toEqual(ALL));

  const deletion = failureOf(result.current.deleteEntry(id));
  await vi.waitFor(() => expect(showing(result.current)).toEqual([]));
  await behind(url, 'POST', '/auth/logout');
  await release();
  expect(await deletion).toMatchObject({ type: 'unauthorized', status: 401 });
  await vi.waitFor(() => expect(showing(result.current)).toEqual(ALL));
  await enter();
});

/** Creates a client that sends no queries after `holdReads` has been called. */
function readingOnce() {
  let isHeld = false;
  const client = createPlannerClient({
    url,
    fetch: (input, init) => (isHeld && !isWrite(init) ? new Promise(() => {}) : fetch(input, init)),
  });
  return {
    client,
    holdReads: () => {
      isHeld = true;
    },
  };
}

const useEdit = () => ({
  month: useCalendar({ from: '2038-05-01', to: '2038-05-31', includeCustomFields: true }).entries,
  log: useEntries('other').entries,
  update: useUpdateEntry('other')[0],
  create: useCreateEntry('other')[0],
});

test('a new entry appears in the month with the response, without a request for the month', async () => {
  const { client, holdReads } = readingOnce();
  const { result } = await renderHook(useEdit, inside(client));
  const titles = () =>
    result.current.month.filter(({ startDate }) => startDate === DAY).map(({ title }) => title);
  await vi.waitFor(() => expect(titles()).toEqual(['Fleeting']));
  holdReads();
  const created = await result.current.create({ title: 'Another', startDate: DAY });
  await vi.waitFor(() => expect(titles()).toEqual(['Another', 'Fleeting']));
  await behind(url, 'DELETE', `/logs/other/${created.id}`);
});

test('an edit appears in the month and in lists, with its values, without a request for them', async () => {
  const { client, holdReads } = readingOnce();
  const { result } = await renderHook(useEdit, inside(client));
  const shown = () => {
    const { month, log } = result.current;
    const listed = log.find((entry) => entry.id === id);
    return [month.find((entry) => entry.id === id)?.title, listed?.title, listed?.fields.description];
  };
  await vi.waitFor(() => expect(shown()).toEqual(['Fleeting', 'Fleeting', null]));
  holdReads();
  const input = { title: 'Lasting', fields: { description: 'Edited' } };
  expect(await result.current.update({ id, version: 1, input })).toMatchObject({ version: 2, ...input });
  await vi.waitFor(() => expect(shown()).toEqual(['Lasting', 'Lasting', 'Edited']));
});

const useColumns = () => ({
  shown: useColumnPreference('blog').preference?.visibleColumns,
  save: useSaveColumnPreference('blog')[0],
});

test('a change to the columns appears immediately, and is reverted if the server rejects it', async () => {
  const { client, release } = held(url);
  const { result } = await renderHook(useColumns, inside(client));
  await vi.waitFor(() => expect(result.current.shown).toContain('category'));
  const columnOrder = ['date', 'blogName', 'category', 'brand', 'onCalendar', 'actions'];

  const save = result.current.save({ visibleColumns: ['date', 'blogName'], columnOrder });
  await vi.waitFor(() => expect(result.current.shown).toEqual(['date', 'blogName']));
  await release();
  const saved = await save;
  expect(result.current.shown).toEqual(saved.visibleColumns);

  const rejected = failureOf(result.current.save({ visibleColumns: [''], columnOrder }));
  await vi.waitFor(() => expect(result.current.shown).toEqual(['']));
  await release();
  expect(await rejected).toMatchObject({ type: 'invalid', status: 400 });
  await vi.waitFor(() => expect(result.current.shown).toEqual(saved.visibleColumns));
});

test('an edited value appears in the details and in the month without another query', async () => {
  const { client, holdReads } = readingOnce();
  const range = { from: '2038-05-01', to: '2038-05-31', includeCustomFields: true };
  const { result } = await renderHook(
    () => ({
      entry: useEntry({ id, kind: 'other' }).entry,
      month: useCalendar(range).entries,
      update: useUpdateEntry('other')[0],
    }),
    inside(client),
  );
  const inMonth = () => result.current.month.find((entry) => entry.id === id);
  await vi.waitFor(() => expect([result.current.entry, inMonth()]).not.toContain(undefined));
  await vi.waitFor(() => expect(result.current.entry?.version).toBe(1));
  holdReads();
  const input = { title: 'Fleeting', startDate: DAY, fields: { description: 'Edited' } };
  await result.current.update({ id, version: 1, input });
  await vi.waitFor(() => {
    expect(result.current.entry).toMatchObject({ version: 2, fields: { description: 'Edited' } });
    expect(inMonth()).toMatchObject({ version: 2, fields: { description: 'Edited' } });
  });
});
