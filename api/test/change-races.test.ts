import { describe, expect, test } from 'vitest';
import type { Client } from './client.js';
import { runs } from './full.js';
import { soakDatabases, useTeam } from './planner.js';
import { expectConsistentChanges } from './recorded-content.js';

const MOVE = 'mutation ($moves: [EntryMove!]!) { moveEntries(moves: $moves) { id version } }';
const UNDO =
  'mutation ($id: ID!) { undoChange(id: $id) { entries { id } left { id reason changedBy { id } } } }';

/** The outcome of a call: its status, and the id of the change set that it stored, if any. */
interface Outcome {
  status: number;
  change: string | undefined;
}

/** Locks all entries, so that calls that change entries have to wait. */
const LOCK = 'select 1 from entries order by id for update';

describe.each(soakDatabases)('concurrent changes to the same entries on %s', (database) => {
  const team = useTeam(database);
  const rounds = Array.from({ length: runs(4, 100) }, (_, round) => round);

  async function rest(client: Client, method: string, path: string, json: unknown): Promise<Outcome> {
    const { status, headers } = await client.request(`/api/logs/blog${path}`, { method, json });
    return { status, change: headers.get('change-id') ?? undefined };
  }

  async function graphql(client: Client, query: string, variables: object): Promise<Outcome> {
    const response = await client.graphql(query, variables);
    const { extensions } = response as { extensions?: { changes: string[] } };
    return {
      status: response.errors ? Number(response.errors[0]?.extensions.status) : 200,
      change: extensions?.changes[0],
    };
  }

  const create = async () => {
    const body = { date: '2026-03-08', blogName: 'Launch' };
    const response = await team.member.request('/api/logs/blog', { method: 'POST', json: body });
    return { id: response.body.id, created: response.headers.get('change-id') ?? '' };
  };

  const read = async (id: string) => (await team.member.rest('GET', `/logs/blog/${id}`)).body;
  const patch = (id: string, json: object, client = team.member) => rest(client, 'PATCH', `/${id}`, json);
  const undo = (id: string, client = team.member) => graphql(client, UNDO, { id });
  const moveTo = (date: string, entries: { id: string; version: number }[]) =>
    graphql(team.member, MOVE, {
      moves: entries.map(({ id, version }) => ({ id, version, startDate: date, endDate: date })),
    });

  /**
   * Makes calls at the same time, starting with a different call in each round. In every other round, the calls wait
   * for a lock until all of them have started.
   */
  async function race(round: number, calls: (() => Promise<Outcome>)[]): Promise<Outcome[]> {
    const numbered = calls.map((call, index) => ({ call, index }));
    const first = round % calls.length;
    const order = [...numbered.slice(first), ...numbered.slice(0, first)];
    const started =
      round % 2 === 0
        ? await team.planner.meeting(
            LOCK,
            order.map(({ call }) => call),
          )
        : await Promise.allSettled(order.map(({ call }) => call()));
    const outcomes: Outcome[] = [];
    for (const [place, result] of started.entries()) {
      if (result.status === 'rejected') throw result.reason;
      outcomes[order[place]?.index ?? 0] = result.value;
    }
    return outcomes;
  }

  const consistent = async (...outcomes: (Outcome | string)[]) => {
    const ids = outcomes.flatMap((each) => (typeof each === 'string' ? each : (each.change ?? [])));
    await expectConsistentChanges(team.planner, ids);
    await team.planner.clearContent();
  };

  const statuses = (outcomes: Outcome[]) => outcomes.map(({ status }) => status);

  test('either a move or an edit of the same version succeeds, but not both', async () => {
    for (const round of rounds) {
      const { id, created } = await create();
      const outcomes = await race(round, [
        () => moveTo('2026-04-01', [{ id, version: 1 }]),
        () => patch(id, { category: 'News', version: 1 }, team.admin),
      ]);
      expect(statuses(outcomes).toSorted()).toEqual([200, 409]);
      const isMoved = outcomes[0]?.status === 200;
      expect(await read(id)).toMatchObject({
        date: isMoved ? '2026-04-01' : '2026-03-08',
        category: isMoved ? null : 'News',
        version: 2,
      });
      await consistent(created, ...outcomes);
    }
  });

  test('an edit without a version succeeds, and does not revert a move that succeeded', async () => {
    for (const round of rounds) {
      const { id, created } = await create();
      const outcomes = await race(round, [
        () => moveTo('2026-04-01', [{ id, version: 1 }]),
        () => patch(id, { category: 'News' }, team.admin),
      ]);
      const isMoved = outcomes[0]?.status === 200;
      expect(statuses(outcomes)).toEqual([isMoved ? 200 : 409, 200]);
      expect(await read(id)).toMatchObject({
        date: isMoved ? '2026-04-01' : '2026-03-08',
        category: 'News',
        version: isMoved ? 3 : 2,
      });
      await consistent(created, ...outcomes);
    }
  });

  test('an undo never overwrites another user’s edit', async () => {
    for (const round of rounds) {
      const { id, created } = await create();
      const mine = await patch(id, { blogName: 'Mine', category: 'Mine' });
      const outcomes = await race(round, [
        () => undo(mine.change ?? ''),
        () => patch(id, { category: 'Theirs' }, team.admin),
      ]);
      const isUndone = outcomes[0]?.status === 200;
      expect(statuses(outcomes)).toEqual([isUndone ? 200 : 409, 200]);
      expect(await read(id)).toMatchObject({
        blogName: isUndone ? 'Launch' : 'Mine',
        category: 'Theirs',
        version: isUndone ? 4 : 3,
      });
      await consistent(created, mine, ...outcomes);
    }
  });

  test('either the undo of a change or an edit of the changed version succeeds, but not both', async () => {
    for (const round of rounds) {
      const { id, created } = await create();
      const mine = await patch(id, { category: 'Mine' });
      const outcomes = await race(round, [
        () => undo(mine.change ?? ''),
        () => patch(id, { category: 'Theirs', version: 2 }, team.admin),
      ]);
      expect(statuses(outcomes).toSorted()).toEqual([200, 409]);
      const isUndone = outcomes[0]?.status === 200;
      expect(await read(id)).toMatchObject({ category: isUndone ? null : 'Theirs', version: 3 });
      await consistent(created, mine, ...outcomes);
    }
  });

  test('a bulk edit succeeds, and a concurrent move applies to all entries or none', async () => {
    for (const round of rounds) {
      const entries = await Promise.all(Array.from({ length: 8 }, create));
      const moved = entries.toReversed().map(({ id }) => ({ id, version: 1 }));
      const ids = entries.map(({ id }) => id);
      const outcomes = await race(round, [
        () => rest(team.admin, 'PATCH', '/bulk', { ids, data: { showOnCalendar: false } }),
        () => moveTo('2026-04-01', moved),
      ]);
      const isMoved = outcomes[1]?.status === 200;
      expect(statuses(outcomes)).toEqual([200, isMoved ? 200 : 409]);
      const { body } = await team.member.rest<object[]>('GET', '/logs/blog');
      const expected = { date: isMoved ? '2026-04-01' : '2026-03-08', version: isMoved ? 3 : 2 };
      expect(body).toMatchObject(entries.map(() => ({ showOnCalendar: false, ...expected })));
      await consistent(...entries.map(({ created }) => created), ...outcomes);
    }
  });

  test('only one of several undos of the same change succeeds', async () => {
    for (const round of rounds) {
      const { id, created } = await create();
      const edit = await patch(id, { category: 'News' });
      const change = edit.change ?? '';
      const outcomes = await race(round, [
        () => undo(change),
        () => undo(change, team.admin),
        () => undo(change),
      ]);
      expect(statuses(outcomes).toSorted()).toEqual([200, 409, 409]);
      expect(await read(id)).toMatchObject({ category: null, version: 3 });
      await consistent(created, edit, ...outcomes);
    }
  });

  test('concurrent undos of different changes restore only values that the entry had earlier', async () => {
    for (const round of rounds) {
      const { id, created } = await create();
      const first = await patch(id, { category: 'First' });
      const second = await patch(id, { category: 'Second' });
      const outcomes = await race(round, [
        () => undo(first.change ?? ''),
        () => undo(second.change ?? ''),
        () => moveTo('2026-04-01', [{ id, version: 3 }]),
      ]);
      const { category, date } = await read(id);
      expect([null, 'First', 'Second']).toContain(category);
      expect(date).toBe(outcomes[2]?.status === 200 ? '2026-04-01' : '2026-03-08');
      await consistent(created, first, second, ...outcomes);
    }
  });
});
