import { beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  type ActivityFilter,
  createPlannerClient,
  useActivity,
  useEntryHistory,
  useUndo,
  useUpdateEntry,
} from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { COLLEAGUE } from './colleague.js';
import { enter } from './enter.js';
import { behind, inside } from './helpers.js';

const url = inject('otherUrl');
const DAY = '2036-11-05';

async function create(title: string): Promise<string> {
  const response = await behind(url, 'POST', '/logs/other', { title, date: DAY });
  return ((await response.json()) as { id: string }).id;
}
const edit = (id: string, title: string) => behind(url, 'PUT', `/logs/other/${id}`, { title, date: DAY });

beforeAll(async () => {
  await enter();
  await makeColleague();
});

test('the activity lists who changed what, with previous and new values', async () => {
  const id = await create('Quiet plan');
  await asColleague('PUT', `/logs/other/${id}`, { title: 'Loud plan', date: DAY });
  const filter: ActivityFilter = {
    search: 'loud plan',
    actorId: null,
    subjectTypes: ['entry'],
    actions: ['edit'],
  };
  const { result } = await renderHook(() => useActivity(filter), inside(createPlannerClient({ url })));
  expect(result.current).toMatchObject({ loading: true, changeSets: [] });
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current).toMatchObject({ error: null, hasMore: false, loadingMore: false });
  expect(result.current.changeSets).toMatchObject([
    {
      actor: { firstName: 'Jonas', lastName: 'Weber' },
      hasActor: true,
      channel: 'rest',
      action: 'edit',
      subjectType: 'entry',
      subjectCount: 1,
      days: null,
      email: null,
      canUndo: true,
      undoableCount: 1,
      undoneBy: null,
      changes: [
        {
          subjectId: id,
          subjectType: 'entry',
          kind: 'other',
          title: 'Loud plan',
          state: 'current',
          changedBy: null,
          changedAt: null,
          values: [{ name: 'title', before: 'Quiet plan', after: 'Loud plan' }],
        },
      ],
    },
  ]);
});

test('pages load one after another, and stay complete when new changes are added', async () => {
  const id = await create('Many versions');
  for (let version = 1; version <= 110; version += 1) await edit(id, `Version ${version}`);
  const client = createPlannerClient({ url });
  const { result } = await renderHook(
    () => ({ history: useEntryHistory(id), update: useUpdateEntry('other')[0] }),
    inside(client),
  );
  const titles = () => result.current.history.changes.map(({ title }) => title);
  await vi.waitFor(() => expect(titles()).toHaveLength(50));
  expect(titles()[0]).toBe('Version 110');
  expect(result.current.history).toMatchObject({ hasMore: true, loadingMore: false, loading: false });

  result.current.history.loadMore();
  await vi.waitFor(() => expect(titles()).toHaveLength(100));
  result.current.history.loadMore();
  await vi.waitFor(() => expect(titles()).toHaveLength(111));
  expect(result.current.history).toMatchObject({ hasMore: false, loadingMore: false });
  expect(new Set(titles()).size).toBe(111);

  const lengths = new Set<number>();
  const { result: watched } = await renderHook(() => {
    const history = useEntryHistory(id);
    lengths.add(history.changes.length);
    return history;
  }, inside(client));
  await vi.waitFor(() => expect(watched.current.changes).toHaveLength(50));
  watched.current.loadMore();
  await vi.waitFor(() => expect(watched.current.changes).toHaveLength(100));
  lengths.clear();

  await result.current.update({ id, version: 111, input: { title: 'The latest', startDate: DAY } });
  await vi.waitFor(() => expect(titles()).toHaveLength(112));
  expect(titles()[0]).toBe('The latest');
  expect(new Set(titles()).size).toBe(112);
  await vi.waitFor(() => expect(watched.current.changes[0]?.title).toBe('The latest'));
  // The list never gets shorter while its pages are refetched.
  expect([...lengths]).toEqual([100]);
});

test('lists of changes are refetched after changes and undos', async () => {
  const id = await create('Before');
  const { result } = await renderHook(
    () => ({
      activity: useActivity({ search: 'after all' }),
      history: useEntryHistory(id),
      update: useUpdateEntry('other')[0],
      undo: useUndo()[0],
    }),
    inside(createPlannerClient({ url })),
  );
  const actions = () => [
    result.current.activity.changeSets.map(({ action }) => action),
    result.current.history.changes.map(({ changeSet }) => changeSet.action),
  ];
  await vi.waitFor(() => expect(actions()).toEqual([[], ['create']]));
  const { changeId } = await result.current.update({
    id,
    version: 1,
    input: { title: 'After all', startDate: DAY },
  });
  await vi.waitFor(() => expect(actions()).toEqual([['edit'], ['edit', 'create']]));
  await result.current.undo(String(changeId));
  await vi.waitFor(() => expect(actions()[1]).toEqual(['undo', 'edit', 'create']));
  await vi.waitFor(() =>
    expect(result.current.activity.changeSets[0]).toMatchObject({
      action: 'edit',
      canUndo: false,
      undoneBy: { actor: { id: expect.any(String) }, hasActor: true, channel: 'app' },
    }),
  );
});

test('only administrators can fetch the activity, and hooks that are called with null send no request', async () => {
  await enter(COLLEAGUE);
  const { result } = await renderHook(
    () => ({ all: useActivity(), none: useActivity(null), nothing: useEntryHistory(null) }),
    inside(createPlannerClient({ url })),
  );
  await vi.waitFor(() => expect(result.current.all.error).toMatchObject({ type: 'forbidden' }));
  expect(result.current.all).toMatchObject({ loading: false, changeSets: [], hasMore: false });
  expect(result.current.none).toMatchObject({ loading: false, error: null, changeSets: [] });
  expect(result.current.nothing).toMatchObject({ loading: false, error: null, changes: [] });
  await enter();
});

test("an entry's history is refetched when the page gets focus", async () => {
  const id = await create('Watched');
  const { result } = await renderHook(
    () => useEntryHistory(id, { refreshOnFocus: true }),
    inside(createPlannerClient({ url })),
  );
  await vi.waitFor(() => expect(result.current.changes).toHaveLength(1));
  await asColleague('PUT', `/logs/other/${id}`, { title: 'Changed elsewhere', date: DAY });
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(result.current.changes).toHaveLength(2));
  await edit(id, 'Changed again');
  result.current.refetch();
  await vi.waitFor(() => expect(result.current.changes).toHaveLength(3));
});
