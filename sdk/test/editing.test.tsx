import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createPlannerClient, useAnnounceEditing, useEditors, useLiveStatus } from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { enter } from './enter.js';
import { behind, inside } from './helpers.js';

const url = inject('otherUrl');

interface Announcement {
  id: string;
  formId: string;
  isEditing: boolean;
}

const bodyOf = (init?: RequestInit) =>
  JSON.parse(String(init?.body)) as { query: string; variables: unknown };

/** Creates a client with live updates that records its announcements. Its stream can be interrupted with `cut`. */
function liveClient() {
  const network = { announced: [] as Announcement[], isDown: false, cut: () => {} };
  const client = createPlannerClient({
    url,
    live: true,
    fetch: async (input, init) => {
      if (network.isDown) throw new TypeError('down');
      const { query, variables } = bodyOf(init);
      if (query.includes('subscription')) {
        const cutting = new AbortController();
        network.cut = () => cutting.abort();
        const signal = AbortSignal.any([init?.signal as AbortSignal, cutting.signal]);
        return fetch(input, { ...init, signal });
      }
      const response = await fetch(input, init);
      if (query.includes('announceEditing')) network.announced.push(variables as Announcement);
      return response;
    },
  });
  return { client, network };
}

const ANNOUNCE = `mutation ($id: ID!, $isEditing: Boolean!) {
  announceEditing(id: $id, formId: "colleague", isEditing: $isEditing)
}`;

const colleague = (id: string, isEditing: boolean) =>
  asColleague('POST', '/graphql', { query: ANNOUNCE, variables: { id, isEditing } });

let entryId: string;

beforeAll(async () => {
  await enter();
  await makeColleague();
});
beforeEach(async () => {
  const response = await behind(url, 'POST', '/logs/other', { title: 'Edited', date: '2052-03-08' });
  entryId = ((await response.json()) as { id: string }).id;
});
afterEach(async () => {
  await behind(url, 'DELETE', `/logs/other/${entryId}`);
});

const useDetails = () => ({ editors: useEditors(entryId), status: useLiveStatus() });

const JONAS = { firstName: 'Jonas', lastName: 'Weber' };

test('useEditors returns a colleague who is editing, but not the same user in another tab', async () => {
  const { client } = liveClient();
  const { result } = await renderHook(useDetails, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  expect(result.current.editors).toEqual([]);
  const tab = liveClient();
  await renderHook(() => useAnnounceEditing(entryId), inside(tab.client));
  await vi.waitFor(() => expect(tab.network.announced).toHaveLength(1));
  await colleague(entryId, true);
  await vi.waitFor(() => expect(result.current.editors).toMatchObject([JONAS]));
  expect(result.current.editors).toHaveLength(1);

  const late = await renderHook(useDetails, inside(liveClient().client));
  await vi.waitFor(() => expect(late.result.current.editors).toMatchObject([JONAS]));
  await colleague(entryId, false);
  await vi.waitFor(() => expect(result.current.editors).toEqual([]));
  await vi.waitFor(() => expect(late.result.current.editors).toEqual([]));
});

test('useEditors returns no editors until the planner is reachable again', async () => {
  const { client, network } = liveClient();
  const { result } = await renderHook(useDetails, inside(client));
  await vi.waitFor(() => expect(result.current.status).toBe('live'));
  await colleague(entryId, true);
  await vi.waitFor(() => expect(result.current.editors).toHaveLength(1));
  network.isDown = true;
  network.cut();
  await vi.waitFor(() => expect(result.current.status).toBe('offline'), { timeout: 5_000 });
  expect(result.current.editors).toEqual([]);
  network.isDown = false;
  await vi.waitFor(() => expect(result.current.editors).toHaveLength(1), { timeout: 5_000 });

  network.isDown = true;
  network.cut();
  await vi.waitFor(() => expect(result.current.status).toBe('offline'), { timeout: 5_000 });
  await colleague(entryId, false);
  network.isDown = false;
  await vi.waitFor(() => expect(result.current.status).toBe('live'), { timeout: 5_000 });
  expect(result.current.editors).toEqual([]);
});

test('useAnnounceEditing announces a form while it is open, every 30 seconds, and when it closes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { client, network } = liveClient();
    const { result, rerender } = await renderHook(
      (props?: { id: string | null }) => {
        useAnnounceEditing(props?.id ?? null);
        return useLiveStatus();
      },
      { ...inside(client), initialProps: { id: null } as { id: string | null } },
    );
    await vi.waitFor(() => expect(result.current).toBe('live'));
    expect(network.announced).toEqual([]);
    await rerender({ id: entryId });
    await vi.waitFor(() => expect(network.announced).toHaveLength(1));
    vi.advanceTimersByTime(31_000);
    await vi.waitFor(() => expect(network.announced).toHaveLength(2));
    await rerender({ id: null });
    await vi.waitFor(() => expect(network.announced).toHaveLength(3));
    const [{ formId } = { formId: '' }] = network.announced;
    expect(network.announced).toEqual([
      { id: entryId, formId, isEditing: true },
      { id: entryId, formId, isEditing: true },
      { id: entryId, formId, isEditing: false },
    ]);
    vi.advanceTimersByTime(31_000);
    await rerender({ id: entryId });
    await vi.waitFor(() => expect(network.announced).toHaveLength(4));
    expect(network.announced[3]?.formId).not.toBe(formId);
  } finally {
    vi.useRealTimers();
  }
});

test('useAnnounceEditing announces a form again after a lost connection', async () => {
  const { client, network } = liveClient();
  const { result } = await renderHook(() => {
    useAnnounceEditing(entryId);
    return useLiveStatus();
  }, inside(client));
  await vi.waitFor(() => expect(network.announced).toHaveLength(1));
  await vi.waitFor(() => expect(result.current).toBe('live'));
  const before = network.announced.length;
  network.cut();
  await vi.waitFor(() => expect(network.announced.length).toBeGreaterThan(before), { timeout: 5_000 });
  expect(new Set(network.announced.map(({ formId }) => formId)).size).toBe(1);
});

test('useAnnounceEditing announces that the form is closed if everything is unmounted or the page is closed', async () => {
  const { client, network } = liveClient();
  const { result, unmount } = await renderHook(() => {
    useAnnounceEditing(entryId);
    return useLiveStatus();
  }, inside(client));
  await vi.waitFor(() => expect(result.current).toBe('live'));
  await vi.waitFor(() => expect(network.announced.at(-1)).toMatchObject({ isEditing: true }));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await vi.waitFor(() => expect(network.announced.at(-1)).toMatchObject({ isEditing: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(network.announced.at(-1)).toMatchObject({ isEditing: true }));
  await unmount();
  await vi.waitFor(() => expect(network.announced.at(-1)).toMatchObject({ isEditing: false }));
});
