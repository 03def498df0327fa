import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useAddSampleContent,
  useCalendar,
  useCreateEntry,
  useDeleteEntry,
  useEntries,
  useEntry,
  useLogin,
  useLogout,
  useMoveEntries,
  useRemoveSampleContent,
  useUndo,
  useUndoHistory,
  useUpdateEntries,
  useUpdateEntry,
} from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { enter } from './enter.js';
import { behind, failureOf, held, inside } from './helpers.js';

const url = inject('otherUrl');
const DAY = '2037-05-05';
const ID = /^[0-9a-f-]{36}$/;

let id: string;

async function create(title: string): Promise<string> {
  const response = await behind(url, 'POST', '/logs/other', { title, date: DAY });
  return ((await response.json()) as { id: string }).id;
}

beforeAll(async () => {
  await enter();
  await makeColleague();
});
beforeEach(async () => {
  id = await create('First title');
});

const useScreen = () => ({
  log: useEntries('other'),
  month: useCalendar({ from: '2037-05-01', to: '2037-05-31' }),
  details: useEntry({ id, kind: 'other' }),
  create: useCreateEntry('other')[0],
  update: useUpdateEntry('other')[0],
  updateMany: useUpdateEntries('other')[0],
  remove: useDeleteEntry()[0],
  addSamples: useAddSampleContent()[0],
  removeSamples: useRemoveSampleContent()[0],
  move: useMoveEntries()[0],
  undo: useUndo()[0],
  history: useUndoHistory(),
  login: useLogin()[0],
  logout: useLogout()[0],
});
type Screen = { current: ReturnType<typeof useScreen> };

const titleIn = (read: { entries: readonly { id: string; title: string }[] }) =>
  read.entries.find((entry) => entry.id === id)?.title;
/** Waits until all of the screen's hooks return the title. */
const shows = (result: Screen, title: string) =>
  vi.waitFor(() => {
    const { log, month, details } = result.current;
    expect([titleIn(log), titleIn(month), details.entry?.title]).toEqual([title, title, title]);
  });
const dayOf = ({ current: { month } }: Screen) => month.entries.find((entry) => entry.id === id)?.startDate;
const versionOf = ({ current: { details } }: Screen) => details.entry?.version ?? 0;
const storedTitle = async () =>
  ((await (await behind(url, 'GET', `/logs/other/${id}`)).json()) as { title: string }).title;

async function screen(client = createPlannerClient({ url })): Promise<Screen> {
  const { result } = await renderHook(useScreen, inside(client));
  await shows(result, 'First title');
  return result;
}

const retitle = async (result: Screen, title: string) => {
  const { changeId } = await result.current.update({
    id,
    version: versionOf(result),
    input: { title, startDate: DAY },
  });
  await shows(result, title);
  return changeId as string;
};

test('hooks that change entries return the id of the change', async () => {
  const result = await screen();
  const { create, update, updateMany, remove } = result.current;
  const created = await create({ title: 'Created', startDate: DAY });
  expect(created).toMatchObject({ title: 'Created', changeId: expect.stringMatching(ID) });
  const input = { title: 'Changed', startDate: DAY };
  const updated = await update({ id: created.id, version: 1, input });
  expect(updated).toMatchObject({ title: 'Changed', changeId: expect.stringMatching(ID) });
  const same = await update({ id: created.id, version: updated.version, input });
  expect(same).toMatchObject({ title: 'Changed', changeId: null });
  const hidden = await updateMany({ ids: [created.id], data: { showOnCalendar: false } });
  expect(hidden).toEqual({ count: 1, changeId: expect.stringMatching(ID) });
  const removed = await remove(created.id);
  expect(removed).toEqual({ changeId: expect.stringMatching(ID) });
  const ids = [created, updated, hidden, removed].map(({ changeId }) => changeId);
  expect(new Set(ids).size).toBe(4);
});

test('lists, calendars and details display the result of undoing and redoing an edit', async () => {
  const result = await screen();
  const changeId = await retitle(result, 'Second title');

  const undone = await result.current.undo(changeId);
  expect(undone).toEqual({
    changeId: expect.stringMatching(ID),
    entries: [expect.objectContaining({ id, title: 'First title', startDate: DAY })],
    removedIds: [],
    left: [],
  });
  await shows(result, 'First title');
  const redone = await result.current.undo(undone.changeId);
  expect(redone.entries).toEqual([expect.objectContaining({ title: 'Second title' })]);
  await shows(result, 'Second title');

  expect(await failureOf(result.current.undo(undone.changeId))).toMatchObject({
    type: 'conflict',
    serverMessage: 'This change has already been undone.',
    left: [],
  });
});

test('an undo removes created entries, and a redo creates them again with the same ids', async () => {
  const result = await screen();
  const shown = () => result.current.month.entries.length;
  const before = shown();
  const { count, changeId } = await result.current.addSamples(DAY);
  await vi.waitFor(() => expect(shown()).toBeGreaterThan(before + 5));
  const most = shown();
  const undone = await result.current.undo(String(changeId));
  expect(undone.removedIds).toHaveLength(count);
  await vi.waitFor(() => expect(shown()).toBe(before));
  const redone = await result.current.undo(undone.changeId);
  expect(redone.entries.map((entry) => entry.id).sort()).toEqual([...undone.removedIds].sort());
  await vi.waitFor(() => expect(shown()).toBe(most));
  await result.current.undo(redone.changeId);
  await vi.waitFor(() => expect(shown()).toBe(before));
  await result.current.removeSamples();
});

test('an undo skips entries that another user has changed in the meantime, and returns them', async () => {
  const other = await create('Other title');
  const result = await screen();
  const data = { showOnCalendar: false };
  const { changeId } = await result.current.updateMany({ ids: [id, other], data });
  await asColleague('PUT', `/logs/other/${other}`, { title: 'Hers now', date: DAY });

  const undone = await result.current.undo(String(changeId));
  expect(undone.entries.map((entry) => entry.id)).toEqual([id]);
  expect(undone.left).toEqual([
    {
      id: other,
      title: 'Hers now',
      reason: 'changed',
      changedBy: { id: expect.stringMatching(ID), firstName: 'Jonas', lastName: 'Weber' },
      changedAt: expect.stringMatching(/Z$/),
    },
  ]);
  await vi.waitFor(() => expect(titleIn(result.current.month)).toBe('First title'));
});

test('if nothing can be undone, the error contains the changed entries, and lists are refetched', async () => {
  const result = await screen();
  const changeId = await retitle(result, 'Second title');
  await asColleague('PUT', `/logs/other/${id}`, { title: 'Hers now', date: DAY });
  const failure = await failureOf(result.current.undo(changeId));
  expect(failure).toMatchObject({
    type: 'conflict',
    serverMessage: 'Nothing was undone because the entry has since been changed or deleted.',
    left: [{ id, title: 'Hers now', reason: 'changed', changedBy: { firstName: 'Jonas' } }],
  });
  await shows(result, 'Hers now');
});

test('the history undoes and redoes changes one by one', async () => {
  const result = await screen();
  const { push, undo, redo } = result.current.history;
  expect(await undo()).toBeNull();
  for (const title of ['Second title', 'Third title']) push(await retitle(result, title), title);
  push(null, 'Nothing');
  await vi.waitFor(() => expect(result.current.history.next?.label).toBe('Third title'));
  expect(result.current.history.nextRedo).toBeNull();

  expect(await undo()).toMatchObject({ label: 'Third title', entries: [{ title: 'Second title' }] });
  await vi.waitFor(() =>
    expect(result.current.history).toMatchObject({
      next: { label: 'Second title' },
      nextRedo: { label: 'Third title' },
      busy: false,
    }),
  );
  expect(await redo()).toMatchObject({ label: 'Third title', entries: [{ title: 'Third title' }] });
  await undo();
  await shows(result, 'Second title');
  push(await retitle(result, 'Fourth title'), 'Fourth title');
  await vi.waitFor(() => expect(result.current.history.nextRedo).toBeNull());
  expect(await redo()).toBeNull();
});

test('rapid calls to undo and redo run one after another', async () => {
  let inFlight = 0;
  let most = 0;
  const client = createPlannerClient({
    url,
    fetch: async (input, init) => {
      const isUndo = String(init?.body).includes('UndoChange');
      if (isUndo) inFlight += 1;
      most = Math.max(most, inFlight);
      try {
        return await fetch(input, init);
      } finally {
        if (isUndo) inFlight -= 1;
      }
    },
  });
  const result = await screen(client);
  const { push, undo, redo } = result.current.history;
  for (const title of ['Second title', 'Third title', 'Fourth title'])
    push(await retitle(result, title), title);

  const results = await Promise.all([undo(), redo(), undo(), undo(), redo(), undo(), undo(), undo(), redo()]);
  expect(results.map((one) => one?.label)).toEqual([
    'Fourth title',
    'Fourth title',
    'Fourth title',
    'Third title',
    'Third title',
    'Third title',
    'Second title',
    undefined,
    'Second title',
  ]);
  expect(most).toBe(1);
  expect(await storedTitle()).toBe('Second title');
  await shows(result, 'Second title');
});

test('undo waits for the response to a move, and then undoes the move', async () => {
  const { client, release } = held(url);
  const result = await screen(client);
  const { move, history } = result.current;
  const moved = move([{ id, version: 1, startDate: '2037-05-20', endDate: '2037-05-20' }]).then(
    ({ changeId }) => history.push(changeId, 'Moved'),
  );
  const undone = history.undo();
  await vi.waitFor(() => expect(dayOf(result)).toBe('2037-05-20'));
  await release();
  await moved;
  await release();
  expect(await undone).toMatchObject({ label: 'Moved', entries: [{ id, startDate: DAY }] });
  await vi.waitFor(() => expect(dayOf(result)).toBe(DAY));
});

test('an edit waits for the response to an undo', async () => {
  const { client, release, waiting } = held(url);
  const result = await screen(client);
  const first = retitle(result, 'Second title');
  await release();
  const changeId = await first;
  const version = versionOf(result);
  const undone = result.current.undo(changeId);
  const edited = result.current.update({
    id,
    version: version + 1,
    input: { title: 'Third title', startDate: DAY },
  });
  // Without the queue, both requests would be waiting by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(waiting).toHaveLength(1);
  await release();
  await undone;
  await release();
  expect(await edited).toMatchObject({ title: 'Third title' });
  expect(await storedTitle()).toBe('Third title');
});

test('a change is removed from the history if it can never be undone, but is kept after a temporary error', async () => {
  const { client, release } = held(url);
  const result = await screen(client);
  const { push, undo } = result.current.history;
  const updating = retitle(result, 'Second title');
  await release();
  push(await updating, 'Second title');

  const offline = failureOf(undo());
  await release(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await offline).toMatchObject({ type: 'network' });
  await vi.waitFor(() => expect(result.current.history.next).toMatchObject({ label: 'Second title' }));

  await asColleague('PUT', `/logs/other/${id}`, { title: 'Hers now', date: DAY });
  const rejected = failureOf(undo());
  await release();
  expect(await rejected).toMatchObject({ type: 'conflict', left: [{ id }] });
  await vi.waitFor(() => expect(result.current.history).toMatchObject({ next: null, nextRedo: null }));
});

test('a logout clears the history', async () => {
  const result = await screen();
  result.current.history.push(await retitle(result, 'Second title'), 'Second title');
  await vi.waitFor(() => expect(result.current.history.next).not.toBeNull());
  await result.current.logout();
  await result.current.login(inject('account'));
  await vi.waitFor(() => expect(result.current.history.next).toBeNull());
  expect(await result.current.history.undo()).toBeNull();
  expect(await storedTitle()).toBe('Second title');
});
