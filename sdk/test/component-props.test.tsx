import { beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useCalendarProps,
  useCreateEntry,
  useLoginGateProps,
  useLogout,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside } from './helpers.js';

const url = inject('otherUrl');
const account = inject('account');
const MARCH = { from: '2041-03-01', to: '2041-03-31' };

beforeEach(async () => {
  await behind(url, 'POST', '/auth/logout');
});

test('the login gate opens after a login and closes when the session ends', async () => {
  const client = createPlannerClient({ url: `${url}/` });
  const { result } = await renderHook(
    () => ({ gate: useLoginGateProps(), calendar: useCalendarProps() }),
    inside(client),
  );
  const gate = () => result.current.gate;
  expect(gate()).toMatchObject({ open: false, loading: true, linkProps: { href: `${url}/register` } });
  await vi.waitFor(() => expect(gate()).toMatchObject({ open: false, loading: false, error: null }));

  gate().onSubmit({ values: { ...account, password: 'another one' } });
  await vi.waitFor(() => expect(gate().error?.code).toBe('credentialsWrong'));
  gate().onSubmit({ values: account });
  await vi.waitFor(() => expect(gate()).toMatchObject({ open: true, busy: false, error: null }));

  await behind(url, 'POST', '/auth/logout');
  result.current.calendar.onRangeChange(MARCH);
  await vi.waitFor(() => expect(gate()).toMatchObject({ open: false, failure: null, sessionEnded: true }));
  // Before the login replaces the calendar, the calendar does not display an error.
  expect(result.current.calendar).toMatchObject({ loading: true, error: false });
  gate().onSubmit({ values: account });
  await vi.waitFor(() => expect(gate()).toMatchObject({ open: true, sessionEnded: false }));
});

test('a logout does not count as an expired session', async () => {
  await enter();
  const { result } = await renderHook(
    () => ({ gate: useLoginGateProps(), logout: useLogout()[0] }),
    inside(createPlannerClient({ url })),
  );
  await vi.waitFor(() => expect(result.current.gate.open).toBe(true));
  await result.current.logout();
  await vi.waitFor(() => expect(result.current.gate).toMatchObject({ open: false, loading: false }));
  expect(result.current.gate.sessionEnded).toBe(false);
});

test("the login gate's props contain the error and a retry function if the planner does not respond", async () => {
  let isUp = false;
  const fetchLater: typeof fetch = (...call) => (isUp ? fetch(...call) : Promise.reject(new TypeError()));
  const { result } = await renderHook(
    useLoginGateProps,
    inside(createPlannerClient({ url, fetch: fetchLater })),
  );
  await vi.waitFor(() => expect(result.current.failure?.code).toBe('noResponse'));
  isUp = true;
  result.current.onRetry();
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ failure: null, open: false, loading: false }),
  );
});

test("the calendar's props contain the entries for the displayed days, and all fields of the selected entry", async () => {
  await enter();
  const { result } = await renderHook(
    () => ({
      calendar: useCalendarProps(),
      blogs: useCalendarProps({ kinds: ['blog'] }),
      create: useCreateEntry('event')[0],
    }),
    inside(createPlannerClient({ url })),
  );
  expect(result.current.calendar).toMatchObject({ loading: true, entries: [] });
  const input = {
    ...{ title: 'Props', startDate: '2041-03-08', endDate: '2041-03-09' },
    fields: { location: 'The harbor' },
  };
  const { id } = await result.current.create(input);
  result.current.calendar.onRangeChange(MARCH);
  result.current.blogs.onRangeChange(MARCH);
  await vi.waitFor(() =>
    expect(result.current.calendar).toMatchObject({ loading: false, entries: [{ id }] }),
  );
  await vi.waitFor(() => expect(result.current.blogs).toMatchObject({ loading: false, entries: [] }));
  expect(result.current.calendar.details).toMatchObject({ entry: null, loading: false, error: false });

  const [selected] = result.current.calendar.entries;
  result.current.calendar.onSelectEntry({ entry: selected ?? null });
  await vi.waitFor(() =>
    expect(result.current.calendar.details).toMatchObject({
      entry: { id, fields: { location: 'The harbor' } },
      loading: false,
    }),
  );
  result.current.calendar.onSelectEntry({ entry: null });
  await vi.waitFor(() => expect(result.current.calendar.details.entry).toBeNull());
});

test("an application's callbacks are called after the hook's own, and stay the same in all renders", async () => {
  await enter();
  const calls: unknown[] = [];
  const { result, rerender } = await renderHook(
    ({ name }: { name: string } = { name: 'first' }) => ({
      calendar: useCalendarProps({
        onRangeChange: (range) => calls.push([name, range]),
        onSelectEntry: ({ entry }) => calls.push([name, entry?.title]),
      }),
      gate: useLoginGateProps({ onRetry: () => calls.push(name), onPasskey: () => calls.push('passkey') }),
      create: useCreateEntry('event')[0],
    }),
    inside(createPlannerClient({ url })),
  );
  await result.current.create({ title: 'Composed', startDate: '2042-03-08', endDate: '2042-03-08' });
  const { calendar } = result.current;
  await rerender({ name: 'second' });
  expect(result.current.calendar.onRangeChange).toBe(calendar.onRangeChange);

  const range = { from: '2042-03-01', to: '2042-03-31' };
  calendar.onRangeChange(range);
  await vi.waitFor(() => expect(result.current.calendar.entries).toMatchObject([{ title: 'Composed' }]));
  calendar.onSelectEntry({ entry: result.current.calendar.entries[0] ?? null });
  await vi.waitFor(() => expect(result.current.calendar.details.entry).toMatchObject({ title: 'Composed' }));
  result.current.gate.onRetry();
  expect(calls).toEqual([['second', range], ['second', 'Composed'], 'second']);
  // The server has no passkeys, so the gate must not offer them.
  expect(result.current.gate.onPasskey).toBeUndefined();
});

test('the details of a read-only entry, which the application has added, are not fetched', async () => {
  await enter();
  const bodies: string[] = [];
  const listening: typeof fetch = (input, init) => {
    bodies.push(String(init?.body));
    return fetch(input, init);
  };
  const { result, act } = await renderHook(
    useCalendarProps,
    inside(createPlannerClient({ url, fetch: listening })),
  );
  result.current.onRangeChange(MARCH);
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  const dates = { startDate: '2041-03-03', endDate: '2041-03-03' };
  const holiday = {
    ...dates,
    id: 'holiday',
    kind: 'other',
    title: 'Holiday',
    brandId: null,
    color: null,
  } as const;

  await act(() => result.current.onSelectEntry({ entry: { ...holiday, readOnly: true } }));
  expect(result.current.details).toMatchObject({ entry: null, loading: false, error: false });
  await act(() => result.current.onSelectEntry({ entry: { ...holiday, id: 'deleted' } }));
  await vi.waitFor(() => expect(result.current.details.error).not.toBe(false));
  const requestsFor = (id: string) => bodies.filter((body) => body.includes(JSON.stringify(id)));
  expect(requestsFor('deleted')).toHaveLength(1);
  expect(requestsFor('holiday')).toEqual([]);
});

test('the agenda loads entries in both directions up to the last entry, even if that entry is years away', async () => {
  await enter();
  const { result, rerender } = await renderHook(
    ({ search = 'endless' }: { search?: string } = {}) => ({
      calendar: useCalendarProps({ search }),
      create: useCreateEntry('other')[0],
    }),
    inside(createPlannerClient({ url })),
  );
  const calendar = () => result.current.calendar;
  const titles = () =>
    calendar()
      .entries.map(({ title }) => title)
      .sort();
  for (const [title, date] of [
    ['Endless 1', '2046-11-03'],
    ['Endless 2', '2047-03-08'],
    ['Endless 3', '2047-06-20'],
    ['Endless 4', '2051-01-31'],
    ['Another one', '2063-01-01'],
  ] as const)
    await result.current.create({ title, startDate: date });

  // The month view has no `loaded` range.
  calendar().onRangeChange({ from: '2047-03-01', to: '2047-03-31' });
  await vi.waitFor(() => expect(titles()).toEqual(['Endless 2']));
  expect(calendar().loaded).toBeUndefined();

  const agenda = { from: '2047-02-01', to: '2047-05-31', isEndless: true };
  calendar().onRangeChange(agenda);
  await vi.waitFor(() => expect(calendar().loaded).toMatchObject({ from: '2047-02-01', to: '2047-05-31' }));
  expect(calendar()).toMatchObject({ loading: false, error: false, loaded: { failed: null } });
  calendar().onNeedMore({ direction: 'after' });
  await vi.waitFor(() => expect(titles()).toEqual(['Endless 2', 'Endless 3']));
  await vi.waitFor(() => expect(calendar().loaded).toMatchObject({ to: '2047-08-31' }));
  expect(calendar().loading).toBe(false);
  calendar().onNeedMore({ direction: 'after' });
  // There are no later entries to load.
  await vi.waitFor(() => expect(calendar().loaded).toMatchObject({ from: '2047-02-01', to: null }));
  expect(titles()).toEqual(['Endless 2', 'Endless 3', 'Endless 4']);
  calendar().onNeedMore({ direction: 'before', until: '2046-12-24' });
  await vi.waitFor(() => expect(calendar().loaded).toMatchObject({ from: null, to: null }));
  expect(titles()).toEqual(['Endless 1', 'Endless 2', 'Endless 3', 'Endless 4']);

  // With a different filter, the same days have not loaded yet.
  await rerender({ search: 'another' });
  expect(calendar()).toMatchObject({ loading: true, entries: [] });
  await vi.waitFor(() => expect(calendar()).toMatchObject({ loading: false }));
});

test('the agenda keeps its entries and can retry if more days fail to load', async () => {
  await enter();
  let isDown = false;
  const { result } = await renderHook(
    () => useCalendarProps({ search: 'endless' }),
    inside(
      createPlannerClient({
        url,
        fetch: (...call) => (isDown ? Promise.reject(new TypeError('down')) : fetch(...call)),
      }),
    ),
  );
  result.current.onRangeChange({ from: '2047-02-01', to: '2047-05-31', isEndless: true });
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ loading: false, loaded: { to: '2047-05-31' } }),
  );
  isDown = true;
  result.current.onNeedMore({ direction: 'after' });
  await vi.waitFor(() => expect(result.current.loaded?.failed).toBe('after'));
  expect(result.current).toMatchObject({ loading: false, error: false, loaded: { to: '2047-05-31' } });
  expect(result.current.entries.map(({ title }) => title)).toEqual(['Endless 2']);
  isDown = false;
  result.current.onNeedMore({ direction: 'after' });
  await vi.waitFor(() => expect(result.current.loaded).toMatchObject({ failed: null }));
  await vi.waitFor(() => expect(result.current.entries).toHaveLength(2));
});

test('the initial range loads before the calendar reports its days', async () => {
  await enter();
  const { result } = await renderHook(
    () => useCalendarProps({ search: 'endless', initialRange: { from: '2047-03-01', to: '2047-03-31' } }),
    inside(createPlannerClient({ url })),
  );
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ loading: false, entries: [{ title: 'Endless 2' }] }),
  );
});
