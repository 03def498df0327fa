import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { testFilter } from '../../.ci/test-filter.js';
import {
  createPlannerClient,
  fromSearchParams,
  toSearchParams,
  useCreateSavedView,
  useDeleteSavedView,
  useLiveStatus,
  useSavedViews,
  useUpdateSavedView,
} from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { enter } from './enter.js';
import { failureOf, inside } from './helpers.js';

const url = inject('otherUrl');

const useViews = () => ({
  ...useSavedViews(),
  status: useLiveStatus(),
  create: useCreateSavedView()[0],
  update: useUpdateSavedView()[0],
  remove: useDeleteSavedView()[0],
});

/** Returns the request body for a mutation that another user or another tab sends. */
const mutation = (query: string, variables: object) => ({ query: `mutation ${query}`, variables });

const show = () => renderHook(useViews, inside(createPlannerClient({ url, live: true })));

beforeAll(async () => {
  await enter();
  await makeColleague();
});

afterEach(async () => {
  const { result } = await show();
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  for (const { id } of result.current.views) await result.current.remove(id);
});

test('views are saved, listed by name, updated and deleted', async () => {
  const { result } = await show();
  await vi.waitFor(() => expect(result.current).toMatchObject({ loading: false, error: null, views: [] }));
  const state = { view: 'month', filter: testFilter({ brandIds: [null], text: 'a & b?' }), appearance: {} };
  const search = `${toSearchParams(state)}`;
  const view = await result.current.create({ name: 'Launches', state: search });
  expect(view).toMatchObject({ isShared: false, isOwn: true, canEdit: true, version: 1, state: search });
  expect(fromSearchParams(view.state)).toEqual(state);
  const names = () => result.current.views.map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toEqual(['Launches']));
  const team = await result.current.create({ name: 'All', isShared: true, state: '' });
  await vi.waitFor(() => expect(names()).toEqual(['All', 'Launches']));

  const taken = await failureOf(result.current.create({ name: 'launches', state: '' }));
  expect(taken).toMatchObject({ type: 'conflict', fieldErrors: [{ field: 'name' }], current: null });
  const input = { name: 'Zoom', state: 'view=week' };
  expect(await result.current.update({ id: team.id, version: 1, input })).toMatchObject({
    ...input,
    isShared: true,
    version: 2,
  });
  await vi.waitFor(() => expect(names()).toEqual(['Launches', 'Zoom']));
  await result.current.remove(view.id);
  await vi.waitFor(() => expect(names()).toEqual(['Zoom']));
  expect(await failureOf(result.current.remove(view.id))).toMatchObject({ type: 'notFound' });
});

test('a view that someone has changed in the meantime is not overwritten, and the list is refetched', async () => {
  // This client has no live updates, so only the failed update can cause the refetch.
  const { result } = await renderHook(useViews, inside(createPlannerClient({ url })));
  const { id } = await result.current.create({ name: 'Team', isShared: true, state: '' });
  const rename = mutation(
    'Rename($id: ID!) { updateSavedView(id: $id, input: { name: "Renamed" }) { id } }',
    { id },
  );
  await fetch(`${url}/graphql`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rename),
  });
  const failure = await failureOf(result.current.update({ id, version: 1, input: { state: 'view=week' } }));
  // `current` is only set for entries.
  expect(failure).toMatchObject({ type: 'conflict', status: 409, fieldErrors: [], current: null });
  await vi.waitFor(() =>
    expect(result.current.views).toMatchObject([{ name: 'Renamed', version: 2, state: '' }]),
  );
});

test("other users' team views appear as soon as they are saved, but their personal views do not", async () => {
  const { result } = await show();
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  const create = (input: object) =>
    asColleague(
      'POST',
      '/graphql',
      mutation('Create($input: SavedViewInput!) { createSavedView(input: $input) { id } }', { input }),
    );
  await create({ name: `Personal ${Date.now()}`, state: '' });
  await create({ name: 'Shared', state: 'view=agenda', isShared: true });
  await vi.waitFor(() => expect(result.current.views).toHaveLength(1));
  expect(result.current.views).toMatchObject([
    // Administrators can edit all team views.
    { name: 'Shared', isShared: true, isOwn: false, canEdit: true, createdBy: { firstName: 'Jonas' } },
  ]);
});
