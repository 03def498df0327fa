import { describe, expect, test } from 'vitest';
import { allDifferent, fromTheSdk, fromUsers, fromVisitors, queryRequest } from './costly-requests.js';
import { BLOCKING_PATH, type Cost, LEAKING_PATH } from './event-loop-probe.js';
import { type FilledServer, startFilledServer } from './filled-server.js';
import type { MeasuredServer, Sent } from './measured-server.js';
import { soakDatabases } from './planner.js';

/** A user's ordinary request, to which other requests are compared. */
const ORDINARY = queryRequest('{calendar(from: "2026-01-01", to: "2027-02-04"){id}}');

/**
 * The maximum CPU time that a visitor's request can use on the event loop, as a multiple of the CPU time of an ordinary
 * request. On a busy machine, both take longer. Bodies in chunks use about as much as an ordinary request, because the
 * server parses some of the chunks before it pauses the connection. If it parsed all of them, they would use six times
 * as much.
 */
const VISITOR_TOTAL = 2;

/** The longest time that a user's request can block the event loop, as a multiple of the same time. */
const USER_LONGEST = 20;

/** How long a test can wait for a user's requests, in milliseconds. A busy database needs 40 seconds for some of them. */
const PATIENCE = 300_000;

/** The number of different requests to send when measuring memory. */
const DIFFERENT = 50;

/**
 * The maximum amount of memory that each request can leave in use, in bytes. It is not 0, because garbage collection
 * alone can cause differences of up to this amount. Any leak exceeds it.
 */
const LEFT_BEHIND = 32 * 1024;

/**
 * How many times to try a request that exceeds the limit. Other tests run at the same time, and sharing the processor
 * with them increases the CPU time of a request.
 */
const TRIES = 10;

/** The CPU time of the latest ordinary request to each server. */
const latest = new Map<MeasuredServer, number>();

async function ordinary({ server, cookie }: FilledServer): Promise<number> {
  const { total } = (await server.measure({ ...ORDINARY, cookie })).cost;
  latest.set(server, total);
  return total;
}

/**
 * Returns the cost of a request as a multiple of the CPU time of an ordinary request. Measures the ordinary request
 * after each request, and repeats both while the result exceeds the limit. The ordinary request before is the one after
 * the previous request, because an ordinary request takes longer than most of the requests to measure.
 */
async function multipleOf(
  running: FilledServer,
  request: Sent,
  { part, limit, tries = TRIES }: { part: keyof Cost; limit: number; tries?: number },
): Promise<number> {
  const { server } = running;
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries && best > limit; n += 1) {
    const before = latest.get(server) ?? (await ordinary(running));
    const { cost, status } = await server.measure(request);
    expect(status).toBeLessThan(500);
    best = Math.min(best, cost[part] / Math.min(before, await ordinary(running)));
  }
  return best;
}

/** Returns the CPU time of a visitor's request as a multiple of that of an ordinary request. */
const total = (running: FilledServer, request: Sent, tries?: number) =>
  multipleOf(running, request, { part: 'total', limit: VISITOR_TOTAL, ...(tries && { tries }) });

/** Returns how long a user's request blocks the event loop, as a multiple of the same time. */
const blocking = (running: FilledServer, request: Sent, tries?: number) =>
  multipleOf(
    running,
    { ...request, cookie: running.cookie },
    { part: 'longest', limit: USER_LONGEST, ...(tries && { tries }) },
  );

/** Returns the number of bytes that each of several different requests leaves in memory. Each request is sent twice. */
async function leftBehind(server: MeasuredServer, request: (n: number) => Sent): Promise<number> {
  const sendAll = async (first: number) => {
    for (let n = first; n < first + DIFFERENT; n += 5) {
      for (let time = 0; time < 2; time += 1) {
        const sent = [0, 1, 2, 3, 4].map(async (m) => (await server.send(request(n + m))).arrayBuffer());
        await Promise.all(sent);
      }
    }
  };
  await sendAll(0);
  const before = await server.heap();
  await sendAll(1000);
  return ((await server.heap()) - before) / DIFFERENT;
}

// The event loop does the same work with both databases, so one is enough in `npm test`.
const [database = 'postgresql', ...otherDatabases] = soakDatabases;

const running = startFilledServer(database);

describe('the probe', () => {
  const get = (path: string): Sent => ({ method: 'GET', path });

  test('reports a request that blocks the server for a second', async () => {
    const { cost } = await running.server.measure(get(`${BLOCKING_PATH}1000`));
    expect(cost.longest).toBeGreaterThanOrEqual(1000);
    expect(cost.longest).toBeLessThan(1500);
    expect(cost.total).toBeGreaterThanOrEqual(cost.longest);
    const { cost: next } = await running.server.measure(get('/health/live'));
    expect(next.total).toBeLessThan(500);
  });

  test('reports a request that uses more CPU time than an ordinary one', async () => {
    expect(await total(running, get(`${BLOCKING_PATH}1000`), 1)).toBeGreaterThan(VISITOR_TOTAL);
  });

  test(
    'reports a request that blocks other users',
    async () => {
      const multiple = await blocking(running, get(`${BLOCKING_PATH}4000`), 1);
      expect(multiple).toBeGreaterThan(USER_LONGEST);
    },
    PATIENCE,
  );

  test('reports requests that leave 64 KiB in memory', async () => {
    const left = await leftBehind(running.server, () => get(`${LEAKING_PATH}${32 * 1024}`));
    expect(left).toBeGreaterThan(60 * 1024);
    expect(left).toBeLessThan(90 * 1024);
  });
});

describe('a visitor', () => {
  // Visitors' requests hardly use the database, so testing one database is enough.
  test.each(Object.entries(fromVisitors))(
    'uses little CPU time with %s',
    async (_, request) => {
      // Send the request twice, because the server may treat a request that it has seen before differently.
      for (let time = 0; time < 2; time += 1)
        expect(await total(running, request)).toBeLessThanOrEqual(VISITOR_TOTAL);
    },
    PATIENCE,
  );

  test.each(Object.entries(allDifferent))(
    'leaves nothing in memory when sending different %s',
    async (_, request) => {
      expect(await leftBehind(running.server, request)).toBeLessThan(LEFT_BEHIND);
    },
  );
});

function testUser(running: FilledServer) {
  test.each(Object.entries(fromUsers))(
    'does not block other users with %s',
    async (_, request) => {
      expect(await blocking(running, request)).toBeLessThanOrEqual(USER_LONGEST);
    },
    PATIENCE,
  );

  test.each(Object.entries(fromTheSdk))(
    'does not block other users with an sdk query: %s',
    async (_, request) => {
      // The first request includes the time to compile the query.
      for (let time = 0; time < 2; time += 1)
        expect(await blocking(running, request)).toBeLessThanOrEqual(USER_LONGEST);
    },
    PATIENCE,
  );

  test.each(['valid queries', 'queries with 4,000 comments'])(
    'leaves nothing in memory when sending different %s',
    async (name) => {
      const { server, cookie } = running;
      const left = await leftBehind(server, (n) => ({
        ...allDifferent[name]?.(n),
        path: '/graphql',
        cookie,
      }));
      expect(left).toBeLessThan(LEFT_BEHIND);
    },
  );
}

describe(`a user on ${database}`, () => testUser(running));

describe.each(otherDatabases)('a user on %s', (other) => testUser(startFilledServer(other)));
