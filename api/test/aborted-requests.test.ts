import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { inHashQueue } from '../src/accounts/hash-queue.js';
import { createToken, exchange } from './access-tokens.js';
import type { Client } from './client.js';
import { runs } from './full.js';
import { CHANGES, eventually } from './live-stream.js';
import { databases, PASSWORD, soakDatabases, type TestPlanner, useTeam } from './planner.js';
import { recordQueries } from './recorded-queries.js';

const METRICS_TOKEN = 'a-token-for-the-metrics-of-these-tests';

type Headers = Record<string, string>;

/** Sends the first part of a POST request, or all of it. Resolves when the operating system has accepted it. */
async function post(origin: string, path: string, json: object, headers: Headers, part = 1): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  const body = JSON.stringify(json);
  const length = String(Buffer.byteLength(body));
  const all = { Host: host, 'Content-Type': 'application/json', 'Content-Length': length, ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${body.slice(0, body.length * part)}`;
  await new Promise((resolve) => {
    socket.write(request, resolve);
  });
  return socket;
}

const leave = (...sockets: Socket[]) => {
  for (const socket of sockets) socket.destroy();
};

const ofClient = ({ cookies }: Client): Headers => ({
  cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
});

/** Creates a link. Returns its id, and the headers of its requests. */
async function createLink(planner: TestPlanner, admin: Client) {
  const { secret, token } = await createToken(admin, { kind: 'link' });
  const authorization = `Bearer ${(await exchange(planner, secret)).body.token}`;
  return { id: token.id, headers: { authorization } };
}

describe.each(databases)('a live stream whose client leaves on %s', (database) => {
  const team = useTeam(database);

  const serve = async () => {
    const origin = await team.planner.serve({ METRICS_TOKEN });
    return (headers: Headers, variables = {}) =>
      post(origin, '/graphql', { query: CHANGES, variables }, { ...headers, accept: 'text/event-stream' });
  };

  async function count() {
    const visitor = team.planner.visitor({ METRICS_TOKEN });
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { body } = await visitor.request<string>('/metrics', { headers });
    return Number(/^content_planner_live_streams (\d+)$/m.exec(body)?.[1]);
  }

  test('ends, no matter when the client leaves', async () => {
    const open = await serve();
    const { headers } = await createLink(team.planner, team.admin);
    const kept = await open(headers);
    await once(kept, 'data');
    for (let left = runs(80, 1_000); left > 0; left -= 20) {
      const streams = Array.from({ length: 20 }, async (_, n) => {
        const socket = await open(headers, n % 2 ? { since: 1_000 } : {});
        if (n === 19) await once(socket, 'data');
        else if (n > 3) await sleep(n);
        leave(socket);
      });
      await Promise.all(streams);
    }
    await eventually(async () => expect(await count()).toBe(1));
    leave(kept);
    await team.planner.settled();
    expect(await count()).toBe(0);
  });

  test('ends while the server is opening it', async () => {
    const open = await serve();
    await team.planner.orm.em.fork().transactional(async (em) => {
      // In the embedded database, the transaction blocks all other statements.
      if (database === 'postgresql') await em.execute('lock table change_sets');
      const sockets = [
        await open(ofClient(team.member), { since: 1_000 }),
        await open(ofClient(team.member), { since: 1_000 }),
      ];
      if (database === 'postgresql') await eventually(async () => expect(await count()).toBe(2));
      leave(...sockets);
      await team.planner.disconnected();
      if (database === 'postgresql') expect(await count()).toBe(0);
    });
    await team.planner.settled();
    expect(await count()).toBe(0);
    expect(team.planner.defects).toEqual([]);
  });
});

describe.each(soakDatabases.filter((name) => name === 'postgresql'))(
  'a request whose client leaves on %s',
  (database) => {
    const team = useTeam(database);

    /** Returns the number of statements that wait for a lock on a table. */
    async function waitingFor(table: string) {
      const rows = await team.planner.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like ?`,
        [`%from ${table}%`],
      );
      return rows.length;
    }

    /** Locks tables while `work` runs. */
    const withLock = (tables: string, work: () => Promise<void>) =>
      team.planner.orm.em.fork().transactional(async (em) => {
        await em.execute(`lock table ${tables}`);
        await work();
      });

    test('starts no more reads', async () => {
      const origin = await team.planner.serve();
      const list = 'calendar(from: "2026-03-01", to: "2026-03-31") { id }';
      const reads = await recordQueries(team.planner.orm, async () => {
        await withLock('entries', async () => {
          const query = `{ first: ${list} second: ${list} }`;
          const socket = await post(origin, '/graphql', { query }, ofClient(team.member));
          await eventually(async () => expect(await waitingFor('entries')).toBe(1));
          leave(socket);
          await team.planner.disconnected();
        });
        await team.planner.settled();
      });
      expect(reads.filter(({ sql }) => sql.includes('from entries'))).toHaveLength(1);
      expect(team.planner.defects).toEqual([]);
    });

    test('completes a change that has begun', async () => {
      const origin = await team.planner.serve();
      const query = 'mutation { createBrand(input: { name: "Lumen", color: "red" }) { id } }';
      await withLock('changes', async () => {
        const socket = await post(origin, '/graphql', { query }, ofClient(team.admin));
        await eventually(async () => {
          const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          expect(await team.planner.sql(waiting)).toHaveLength(1);
        });
        leave(socket);
        await team.planner.disconnected();
      });
      await team.planner.settled();
      expect((await team.admin.rest<object[]>('GET', '/brands')).body).toMatchObject([{ name: 'Lumen' }]);
    });

    test('keeps its place in the queue for links until its statements have ended', async () => {
      const origin = await team.planner.serve();
      const link = await createLink(team.planner, team.admin);
      const send = (headers: Headers, query = '{ brands { id } }') =>
        post(origin, '/graphql', { query }, headers);
      const sockets: Socket[] = [];
      await withLock('brands, kind_fields', async () => {
        const left = [await send(link.headers), await send(link.headers)];
        await eventually(async () => expect(await waitingFor('brands')).toBe(2));
        leave(...left);
        await team.planner.disconnected();
        await team.planner.sql('update access_tokens set last_used_at = null where id = ?', [link.id]);
        sockets.push(await send(link.headers));
        // Reading the token is the last step before the queue.
        await eventually(async () => {
          const used = 'select 1 from access_tokens where id = ? and last_used_at is not null';
          expect(await team.planner.sql(used, [link.id])).toHaveLength(1);
        });
        sockets.push(await send(ofClient(team.member), '{ fields { id } }'));
        await eventually(async () => expect(await waitingFor('kind_fields')).toBe(1));
        expect(await waitingFor('brands')).toBe(2);
      });
      for (const socket of sockets) expect(String(await once(socket, 'data'))).toContain('200 OK');
      leave(...sockets);
    });

    test('waits for its body without a place in the queue for links', async () => {
      const origin = await team.planner.serve();
      const { headers } = await createLink(team.planner, team.admin);
      const query = '{ brands { id } }';
      const slow = [];
      for (let n = 0; n < 4; n += 1) slow.push(await post(origin, '/graphql', { query }, headers, 0.5));
      const socket = await post(origin, '/graphql', { query }, headers);
      expect(String(await once(socket, 'data'))).toContain('200 OK');
      leave(socket, ...slow);
      await team.planner.settled();
      expect(team.planner.defects).toEqual([]);
    });

    test('leaves the queue for passwords, and its attempt counts', async () => {
      // Without a proxy, successful logins from this machine don't count.
      const origin = await team.planner.serve({ TRUST_PROXY: '192.0.2.1' });
      const { promise, resolve: end } = Promise.withResolvers<void>();
      const running = [inHashQueue(() => promise), inHashQueue(() => promise)];
      try {
        await team.planner.sql('delete from rate_limits');
        const attempts = async () => {
          const rows = await team.planner.sql<{ points: number }>(
            'select points from rate_limits where points > 0',
          );
          return rows.map(({ points }) => points);
        };
        const account = { email: 'nobody@planner.example', password: PASSWORD };
        const socket = await post(origin, '/api/auth/login', account, {});
        // Until the attempt has failed, it also counts as a successful login.
        await eventually(async () => expect((await attempts()).length).toBeGreaterThan(3));
        leave(socket);
        // The request ends although the queue does not move.
        await team.planner.settled();
        expect(await attempts()).toEqual([1, 1, 1]);
        expect(team.planner.securityLines.filter((line) => line.includes('login-failed'))).toEqual([]);
      } finally {
        // The queue is shared with later tests.
        end();
        await Promise.all(running);
      }
    });
  },
);
