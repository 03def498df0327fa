import { describe, expect, test } from 'vitest';
import { inPublicQueue } from '../src/http/public-requests.js';
import { UNLIMITED } from '../src/scope/scope.js';
import { createToken, exchange, linkClient, tokenClient } from './access-tokens.js';
import { soakDatabases, useTeam } from './planner.js';

const sessionOf = (id: string, kind: 'link' | 'key') => ({
  token: { id, kind, name: 'Test', canWrite: false, expiresAt: null, shortLivedUntil: null, frozenAt: null },
  scope: { ...UNLIMITED, isPublic: kind === 'link' },
});

/** Starts requests that run until `end` is called. `running` returns the number of requests that have started. */
function start(count: number, id: string, kind: 'link' | 'key') {
  let [running, end] = [0, () => {}];
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    running += 1;
    await ended;
  };
  const all = Array.from({ length: count }, () => inPublicQueue(sessionOf(id, kind), run));
  return { all: Promise.allSettled(all), running: () => running, end };
}

describe('requests from links and embeds', () => {
  test('run two at a time for each link', async () => {
    const [first, second, key] = [start(10, 'a', 'link'), start(3, 'b', 'link'), start(10, 'c', 'key')];
    await new Promise((resolve) => setTimeout(resolve));
    expect([first, second, key].map(({ running }) => running())).toEqual([2, 2, 10]);
    for (const { end, all } of [first, second, key]) {
      end();
      expect((await all).every(({ status }) => status === 'fulfilled')).toBe(true);
    }
  });

  test('are rejected if too many are waiting', async () => {
    const { all, end } = start(600, 'a', 'link');
    end();
    const rejected = (await all).flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(rejected).toEqual(Array(98).fill('unavailable'));
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
    const running = [1, 2].map(() => inPublicQueue(sessionOf(token.id, 'link'), () => ended));
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
