import { describe, expect, test } from 'vitest';
import { readNextPart } from '../src/http/public-requests.js';
import { UNLIMITED } from '../src/scope/scope.js';
import { createToken, exchange, linkClient, tokenClient } from './access-tokens.js';
import { soakDatabases, useTeam } from './planner.js';

const sessionOf = (id: string, kind: 'link' | 'key', clientAddress = 'local') => ({
  ...{ clientAddress, signal: new AbortController().signal },
  token: {
    ...{ id, kind, name: 'Test', binding: '', canWrite: false },
    ...{ expiresAt: null, shortLivedUntil: null, frozenAt: null },
  },
  scope: { ...UNLIMITED, isPublic: kind === 'link' },
});

const untilIdle = () => new Promise((resolve) => setImmediate(resolve));

/** Starts requests that run until `end` is called. `running` returns the number of requests that have started. */
function start(count: number, id: string, kind: 'link' | 'key', addressOf = (_: number) => 'local') {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let running = 0;
  const run = async () => {
    running += 1;
    await ended;
  };
  const all = Array.from({ length: count }, (_, n) => readNextPart(sessionOf(id, kind, addressOf(n)), run));
  return { all: Promise.allSettled(all), running: () => running, end };
}

const isUnavailable = (result: PromiseSettledResult<void>) =>
  result.status === 'rejected' && result.reason.type === 'unavailable';

describe('requests from links and embeds', () => {
  test('run two at a time for all links, which take turns', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => start(10, id, 'link'));
    const key = start(10, 'd', 'key');
    const all = [a, b, c, key].filter((one) => one !== undefined);
    await untilIdle();
    expect(all.map(({ running }) => running())).toEqual([2, 0, 0, 10]);
    a?.end();
    await untilIdle();
    expect([b, c].map((one) => one?.running())).toEqual([1, 1]);
    for (const { end } of all) end();
    const results = (await Promise.all(all.map((one) => one.all))).flat();
    expect(results.map(({ status }) => status)).toEqual(Array(40).fill('fulfilled'));
  });

  test('are rejected if too many are waiting for one link, or from one address', async () => {
    const countRejected = async (...started: ReturnType<typeof start>[]) => {
      for (const { end } of started) end();
      const results = await Promise.all(started.map(({ all }) => all));
      return results.map((all) => all.filter(isUnavailable).length);
    };
    expect(await countRejected(start(600, 'a', 'link', (n) => `203.0.113.${n % 6}`))).toEqual([100]);
    const address = start(120, 'a', 'link', () => '203.0.113.1');
    const otherAddress = start(1, 'a', 'link', () => '203.0.113.2');
    const site = start(120, 'b', 'link', (n) => `2001:db8:0:${n}::1`);
    expect(await countRejected(address, otherAddress, site)).toEqual([20, 0, 20]);
  });
});

describe.each(soakDatabases)('requests from a link on %s', (database) => {
  const team = useTeam(database);

  test('succeed if many are sent at the same time', async () => {
    const link = await linkClient(team.planner, team.admin);
    const calls = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? link.raw('/api/brands')
        : link.raw('/graphql', { method: 'POST', json: { query: '{ brands { id } }' } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  test('fail if the link is revoked while they wait', async () => {
    const { secret, token } = await createToken(team.admin, { kind: 'link' });
    const link = tokenClient(team.planner, (await exchange(team.planner, secret)).body.token);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const running = [1, 2].map(() => readNextPart(sessionOf(token.id, 'link'), () => ended));
    const waiting = [
      link.raw('/api/brands'),
      link.raw('/graphql', { method: 'POST', json: { query: '{ brands { id } }' } }),
    ];
    // Give the requests time to read the token before it is revoked. A request that reads it later fails, too, so the
    // test passes either way.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await team.planner.sql('update access_tokens set revoked_at = now() where id = ?', [token.id]);
    end();
    await Promise.all(running);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([401, 401]);
  });
});
