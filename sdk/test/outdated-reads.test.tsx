import { beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  type LiveChange,
  useEntries,
  useLiveChanges,
  useLiveStatus,
  useUpdateEntry,
} from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { enter } from './enter.js';
import { behind, failureOf, inside, queryOf } from './helpers.js';

const url = inject('otherUrl');
const DAY = '2040-05-05';

beforeAll(async () => {
  await enter();
  await makeColleague();
});

test.each([
  { live: false, name: 'without live updates' },
  { live: true, name: 'with live updates' },
])('a response that is older than a mutation causes exactly one refetch, $name', async ({ live }) => {
  const created = await behind(url, 'POST', '/logs/other', { title: 'First title', date: DAY });
  const { id } = (await created.json()) as { id: string };
  let hold = false;
  let deliver = () => {};
  let sent = 0;
  const changes: LiveChange[] = [];
  const client = createPlannerClient({
    url,
    live,
    fetch: async (input, init) => {
      if (queryOf(init).includes('query Entries')) sent += 1;
      const response = await fetch(input, init);
      if (!hold || !queryOf(init).includes('query Entries')) return response;
      hold = false;
      await new Promise<void>((resolve) => {
        deliver = resolve;
      });
      return response;
    },
  });
  // When live updates connect, lists that were fetched earlier are refetched, so connect first.
  const status = await renderHook(useLiveStatus, inside(client));
  await vi.waitFor(() => expect(status.result.current).toBe(live ? 'live' : 'off'));
  const { result } = await renderHook(() => {
    useLiveChanges((change) => changes.push(change));
    return { log: useEntries('other'), update: useUpdateEntry('other')[0] };
  }, inside(client));
  const title = () => result.current.log.entries.find((entry) => entry.id === id)?.title;
  await vi.waitFor(() => expect(title()).toBe('First title'));

  hold = true;
  sent = 0;
  result.current.log.refetch();
  await vi.waitFor(() => expect(hold).toBe(false));
  await asColleague('PUT', `/logs/other/${id}`, { title: 'Hers now', date: DAY });
  await vi.waitFor(() => expect(changes).toHaveLength(live ? 1 : 0));
  const input = { title: 'My title', startDate: DAY };
  const failure = await failureOf(result.current.update({ id, version: 1, input }));
  expect(failure).toMatchObject({ type: 'conflict' });
  deliver();
  await vi.waitFor(() => expect(title()).toBe('Hers now'), { timeout: 5_000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toBe(2);
  await behind(url, 'DELETE', `/logs/other/${id}`);
});
