import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useCalendar,
  useColumnPreference,
  useDeleteEntry,
  useEntries,
  useEntryPage,
  useLogPage,
  useSaveColumnPreference,
} from '../src/index.js';
import { behind, enter, failureOf, inside, isWrite } from './helpers.js';

const url = inject('otherUrl');
const DAY = '2038-05-05';

/** A client whose writes wait on their way to the planner until they are let go. */
function slow() {
  const waiting: (() => void)[] = [];
  const client = createPlannerClient({
    url,
    // What was read before the session ended is to be there again, not to be forgotten.
    onSessionEnded: () => {},
    fetch: async (input, init) => {
      if (isWrite(init)) await new Promise<void>((resolve) => waiting.push(resolve));
      return fetch(input, init);
    },
  });
  const letGo = async () => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
  };
  return { client, letGo };
}

const useLists = () => ({
  log: useEntries('other').entries,
  month: useCalendar({ from: '2038-05-01', to: '2038-05-31' }).entries,
  logPage: useLogPage('other', { filter: { from: DAY, to: DAY } }).entries,
  agenda: useEntryPage({ from: DAY, first: 10 }).entries,
  deleteEntry: useDeleteEntry()[0],
});

let id: string;

beforeAll(() => enter());
beforeEach(async () => {
  const made = await behind(url, 'POST', '/logs/other', { title: 'Fleeting', date: DAY });
  ({ id } = (await made.json()) as { id: string });
});
afterEach(async () => {
  await behind(url, 'DELETE', `/logs/other/${id}`);
});

/** Which of the lists show the entry. */
const showing = ({ deleteEntry: _, ...lists }: ReturnType<typeof useLists>) =>
  Object.entries(lists).flatMap(([name, entries]) =>
    entries.some((entry) => entry.id === id) ? [name] : [],
  );

const ALL = ['log', 'month', 'logPage', 'agenda'];

test('a deleted entry is gone at once, and stays so', async () => {
  const { client, letGo } = slow();
  const { result } = await renderHook(useLists, inside(client));
  await vi.waitFor(() => expect(showing(result.current)).toEqual(ALL));

  let isAnswered = false;
  const deletion = result.current.deleteEntry(id).then(() => {
    isAnswered = true;
  });
  await vi.waitFor(() => expect(showing(result.current)).toEqual([]));
  expect(isAnswered).toBe(false);

  await letGo();
  await deletion;
  const { result: anew } = await renderHook(useLists, inside(client));
  await vi.waitFor(() => expect(anew.current.agenda).not.toBe(result.current.agenda));
  expect(showing(result.current)).toEqual([]);
});

test('where the deletion fails it is there again', async () => {
  const { client, letGo } = slow();
  const { result } = await renderHook(useLists, inside(client));
  await vi.waitFor(() => expect(showing(result.current)).toEqual(ALL));

  const deletion = failureOf(result.current.deleteEntry(id));
  await vi.waitFor(() => expect(showing(result.current)).toEqual([]));
  await behind(url, 'POST', '/auth/logout');
  await letGo();
  expect(await deletion).toMatchObject({ code: 'unauthorized', status: 401 });
  await vi.waitFor(() => expect(showing(result.current)).toEqual(ALL));
  await enter();
});

const useColumns = () => ({
  shown: useColumnPreference('blog').preference?.visibleColumns,
  save: useSaveColumnPreference('blog')[0],
});

test('columns change at once; where the server refuses them they change back', async () => {
  const { client, letGo } = slow();
  const { result } = await renderHook(useColumns, inside(client));
  await vi.waitFor(() => expect(result.current.shown).toContain('category'));
  const columnOrder = ['date', 'blogName', 'category', 'brand', 'onCalendar', 'actions'];

  const save = result.current.save({ visibleColumns: ['date', 'blogName'], columnOrder });
  await vi.waitFor(() => expect(result.current.shown).toEqual(['date', 'blogName']));
  await letGo();
  const saved = await save;
  expect(result.current.shown).toEqual(saved.visibleColumns);

  const refused = failureOf(result.current.save({ visibleColumns: [''], columnOrder }));
  await vi.waitFor(() => expect(result.current.shown).toEqual(['']));
  await letGo();
  expect(await refused).toMatchObject({ code: 'invalid', status: 400 });
  await vi.waitFor(() => expect(result.current.shown).toEqual(saved.visibleColumns));
});
