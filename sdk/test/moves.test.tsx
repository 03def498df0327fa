import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useCalendar,
  useCalendarMove,
  useCreateBrand,
  useEntries,
  useEntry,
  useMoveEntries,
  useUndo,
  useUpdateEntry,
} from '../src/index.js';
import { asColleague, makeColleague } from './as-colleague.js';
import { enter } from './enter.js';
import { behind, failureOf, held, inside } from './helpers.js';

const url = inject('otherUrl');

let id: string;
let other: string;

async function create(title: string, date: string): Promise<string> {
  const response = await behind(url, 'POST', '/logs/other', { title, date });
  return ((await response.json()) as { id: string }).id;
}

beforeAll(async () => {
  await enter();
  await makeColleague();
});
beforeEach(async () => {
  id = await create('Episode', '2039-05-05');
  other = await create('Trailer', '2039-05-06');
});

const useScreen = () => ({
  log: useEntries('other'),
  may: useCalendar({ from: '2039-05-01', to: '2039-05-31' }),
  june: useCalendar({ from: '2039-06-01', to: '2039-06-30' }),
  both: useCalendar({ from: '2039-05-01', to: '2039-06-30' }),
  move: useMoveEntries(),
});
type Screen = ReturnType<typeof useScreen>;

const dayIn = (read: { entries: readonly { id: string; startDate: string }[] }, of = id) =>
  read.entries.find((entry) => entry.id === of)?.startDate;
const daysIn = ({ log, may, june, both }: Screen) => [log, may, june, both].map((read) => dayIn(read));
const moveTo = (day: string, version = 1, of = id) => ({ id: of, version, startDate: day, endDate: day });
const stored = async (of = id) =>
  (await (await behind(url, 'GET', `/logs/other/${of}`)).json()) as { date: string; version: number };

const BEFORE = ['2039-05-05', '2039-05-05', undefined, '2039-05-05'];

async function screen(client: Parameters<typeof inside>[0]) {
  const { result } = await renderHook(useScreen, inside(client));
  await vi.waitFor(() => expect(daysIn(result.current)).toEqual(BEFORE));
  return result;
}

test('lists and calendars display a moved entry on its new dates immediately', async () => {
  const { client, release } = held(url);
  const result = await screen(client);
  let hasResponse = false;
  const move = result.current.move[0]([moveTo('2039-06-07')]).then((moved) => {
    hasResponse = true;
    return moved;
  });
  await vi.waitFor(() =>
    expect(daysIn(result.current)).toEqual(['2039-06-07', undefined, undefined, '2039-06-07']),
  );
  expect(hasResponse).toBe(false);
  expect(await stored()).toMatchObject({ date: '2039-05-05' });

  await release();
  const { entries, changeId } = await move;
  expect(changeId).toMatch(/^[0-9a-f-]{36}$/);
  expect(entries).toEqual([expect.objectContaining({ id, startDate: '2039-06-07', version: 2 })]);
  // A calendar that did not contain the entry is refetched.
  await vi.waitFor(() =>
    expect(daysIn(result.current)).toEqual(['2039-06-07', undefined, '2039-06-07', '2039-06-07']),
  );
  expect(await stored()).toMatchObject({ date: '2039-06-07', version: 2 });
});

test('if another user has changed some entries, all entries move back, and the error lists the conflicts', async () => {
  const { client, release } = held(url);
  const result = await screen(client);
  const [moveEntries] = result.current.move;
  const move = failureOf(moveEntries([moveTo('2039-05-20'), moveTo('2039-05-21', 1, other)]));
  await vi.waitFor(() => expect(dayIn(result.current.may)).toBe('2039-05-20'));
  await vi.waitFor(() => expect(dayIn(result.current.may, other)).toBe('2039-05-21'));

  await asColleague('PUT', `/logs/other/${id}`, { title: 'Renamed', date: '2039-05-09' });
  await release();
  const failure = await move;
  expect(failure).toMatchObject({
    type: 'conflict',
    status: 409,
    serverMessage: 'Someone else changed this entry in the meantime. Nothing was moved.',
    conflicts: [
      {
        id,
        changedBy: { firstName: 'Jonas', lastName: 'Weber' },
        current: { kind: 'other', title: 'Renamed', startDate: '2039-05-09', version: 2 },
      },
    ],
  });
  expect(failure.conflicts).toHaveLength(1);
  expect(JSON.parse(failure.message.replace('409: ', ''))).toMatchObject({ conflicts: [{ id }] });
  // The other entry has moved back, and the lists display the colleague's change.
  const titleInLog = () => result.current.log.entries.find((entry) => entry.id === id)?.title;
  await vi.waitFor(() => expect(dayIn(result.current.may)).toBe('2039-05-09'));
  expect(dayIn(result.current.may, other)).toBe('2039-05-06');
  await vi.waitFor(() => expect(titleInLog()).toBe('Renamed'));
  expect(await stored(other)).toMatchObject({ date: '2039-05-06' });
  await vi.waitFor(() => expect(result.current.move[1].error).toBe(failure));
});

test('a move to a place with other values is one change with its dates', async () => {
  const { result } = await renderHook(
    () => ({ ...useScreen(), place: useCalendarMove(), create: useCreateBrand(), undo: useUndo() }),
    inside(createPlannerClient({ url })),
  );
  const brand = await result.current.create[0]({ name: 'Northwind', color: '#123456' });
  const { changeId } = await result.current.place.onMove({
    moves: [moveTo('2039-05-07'), moveTo('2039-05-06', 1, other)],
    entries: [{ kind: 'other' }, { kind: 'other' }],
    place: { values: { brandId: brand.id, fields: { description: 'Recorded' } } },
  });
  const values = { brandId: brand.id, description: 'Recorded', version: 2 };
  expect(await stored()).toMatchObject({ date: '2039-05-07', ...values });
  expect(await stored(other)).toMatchObject({ date: '2039-05-06', ...values });
  expect(dayIn(result.current.may)).toBe('2039-05-07');
  await result.current.undo[0](changeId ?? '');
  const before = { brandId: null, description: null, version: 3 };
  expect(await stored()).toMatchObject({ date: '2039-05-05', ...before });
  expect(await stored(other)).toMatchObject({ date: '2039-05-06', ...before });
});

test('entries move back if the request fails', async () => {
  const { client, release } = held(url);
  const result = await screen(client);
  const move = failureOf(result.current.move[0]([moveTo('2039-05-20')]));
  await vi.waitFor(() => expect(dayIn(result.current.may)).toBe('2039-05-20'));
  await release(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await move).toMatchObject({ type: 'network', conflicts: [] });
  await vi.waitFor(() => expect(daysIn(result.current)).toEqual(BEFORE));

  const tooMany = Array.from({ length: 1_001 }, () => ({ ...moveTo('2039-05-20'), id: crypto.randomUUID() }));
  const rejected = failureOf(result.current.move[0](tooMany));
  await release();
  expect(await rejected).toMatchObject({
    type: 'invalid',
    serverMessage: 'At most 1,000 entries can be moved at once',
  });
});

test('an entry can be moved again before the first response arrives', async () => {
  const { client, release, waiting } = held(url);
  const result = await screen(client);
  const [moveEntries] = result.current.move;
  const days = ['2039-05-10', '2039-05-05', '2039-05-10', '2039-05-12'];
  const moves: Promise<unknown>[] = [];
  for (const day of days) {
    moves.push(moveEntries([moveTo(day)]));
    await vi.waitFor(() => expect(dayIn(result.current.may)).toBe(day));
  }
  // The requests are sent one after another.
  for (const _ of days) {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await release();
    // After a refetch, for example, a page can have a version that was stored between two of the moves.
    if (moves.length === days.length) {
      await vi.waitFor(async () => expect(await stored()).toMatchObject({ version: 2 }));
      moves.push(moveEntries([moveTo('2039-05-14', 2)]));
    }
  }
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await release();
  await Promise.all(moves);
  expect(await stored()).toMatchObject({ date: '2039-05-14', version: 6 });
  await vi.waitFor(() => expect(dayIn(result.current.may)).toBe('2039-05-14'));
});

test('moving an entry again does not hide another user’s change', async () => {
  const { client, release } = held(url);
  const result = await screen(client);
  const [moveEntries] = result.current.move;
  const first = moveEntries([moveTo('2039-05-10')]);
  await vi.waitFor(() => expect(dayIn(result.current.may)).toBe('2039-05-10'));
  const second = failureOf(moveEntries([moveTo('2039-05-12')]));
  await release();
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ version: 2 }));
  await asColleague('PUT', `/logs/other/${id}`, { title: 'Renamed', date: '2039-05-09' });
  await release();
  await first;
  expect(await second).toMatchObject({ type: 'conflict', conflicts: [{ id, current: { version: 3 } }] });
  await vi.waitFor(() => expect(dayIn(result.current.may)).toBe('2039-05-09'));
});

test('an edit conflict contains the user who changed the entry, and the time of the change', async () => {
  const client = createPlannerClient({ url });
  const { result } = await renderHook(
    () => ({ entry: useEntry({ id, kind: 'other' }).entry, update: useUpdateEntry('other')[0] }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.entry).not.toBeNull());
  await asColleague('PUT', `/logs/other/${id}`, { title: 'Renamed', date: '2039-05-09' });
  const failure = await failureOf(
    result.current.update({ id, version: 1, input: { title: 'Mine', startDate: '2039-05-05' } }),
  );
  expect(failure).toMatchObject({ type: 'conflict', changedBy: { firstName: 'Jonas', lastName: 'Weber' } });
  expect(failure.changedAt).toBe(failure.current?.updatedAt);
  expect(Date.now() - Date.parse(String(failure.changedAt))).toBeLessThan(60_000);
});
