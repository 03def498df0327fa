import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createOrm, type DatabaseLocation } from '../src/db/orm.js';
import { allDifferent, asking, fromUsers, fromVisitors } from './costly-requests.js';
import { BLOCKING_PATH, type Cost } from './event-loop-probe.js';
import { type MeasuredServer, type Sent, startMeasuredServer } from './measured-server.js';
import { databases, emptyDatabase, PASSWORD } from './planner.js';

/** The most that a visitor's request can cost, in milliseconds of CPU time of the event loop. */
const VISITOR_TOTAL = 50;

/** The longest that a user's request can block the event loop, in milliseconds of its CPU time. */
const USER_LONGEST = 500;

/** The number of different requests to send when measuring memory. */
const DIFFERENT = 100;

/**
 * The most that each request can leave in memory, in bytes. The target is 64 KiB. Any leak takes more than
 * this value, which is the noise of garbage collections.
 */
const LEFT_BEHIND = 16 * 1024;

/** How often to repeat a request that exceeds the limit, because the machine may have been busy. */
const TRIES = 3;

async function fill(location: DatabaseLocation): Promise<void> {
  const orm = await createOrm(location);
  const em = orm.em.fork();
  await em.execute(
    `insert into entries (id, kind, title, start_date, end_date, color, category, dynamic_fields, created_at, updated_at)
     select gen_random_uuid(), 'blog', 'Entry number ' || n, date '2026-01-01' + n % 400, date '2026-01-01' + n % 400,
       '#123456', 'Guides', '{"author": "Ada"}', now(), now()
     from generate_series(1, 20000) n`,
  );
  await em.execute(
    `insert into field_configurations (id, log_type, field_name, field_label, field_type, created_at)
     values (gen_random_uuid(), 'blog', 'author', 'Author', 'text', now())`,
  );
  await em.execute('analyze entries');
  await orm.close(true);
}

interface Running {
  server: MeasuredServer;
  /** The session cookie of a user. */
  cookie: string;
}

/** Runs a planner in a separate process for the tests of a suite. */
function useServer(database: (typeof databases)[number]): Running {
  const running = {} as Running;
  const clean: (() => unknown)[] = [];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-cost-'));
    clean.push(() => rmSync(folder, { recursive: true, force: true }));
    let location: DatabaseLocation = { folder: join(folder, 'database') };
    if (database === 'pglite') cpSync(inject('pglite'), location.folder, { recursive: true });
    else {
      const { url, drop } = await emptyDatabase(inject('postgresql').template);
      clean.push(drop);
      location = { url };
    }
    await fill(location);
    running.server = await startMeasuredServer({
      DATA_DIR: folder,
      ...('url' in location && { DATABASE_URL: location.url }),
    });
    clean.push(running.server.kill);
    const registered = await running.server.send({
      path: '/api/auth/register',
      body: { email: 'ada@planner.example', password: PASSWORD },
    });
    running.cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const viewer = await running.server.send({ ...asking('{viewer{isApproved}}'), cookie: running.cookie });
    expect(await viewer.json()).toEqual({ data: { viewer: { isApproved: true } } });
  });
  afterAll(async () => {
    for (const step of clean.reverse()) await step();
  });
  return running;
}

/** The lowest cost of a request, which is repeated while the cost exceeds the limit. */
async function least(server: MeasuredServer, request: Sent, part: keyof Cost, bar: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && best > bar; n += 1) {
    const { cost, status } = await server.measure(request);
    expect(status).toBeLessThan(500);
    best = Math.min(best, cost[part]);
  }
  return best;
}

describe('the probe', () => {
  const running = useServer('pglite');

  test('measures the thread that serves requests', async () => {
    const blocking = { method: 'GET', path: `${BLOCKING_PATH}1000` };
    const { cost, status } = await running.server.measure(blocking);
    expect(status).toBe(404);
    expect(cost.longest).toBeGreaterThanOrEqual(1000);
    expect(cost.longest).toBeLessThan(1500);
    expect(cost.total).toBeGreaterThanOrEqual(cost.longest);
    const { cost: other } = await running.server.measure({ method: 'GET', path: '/health/live' });
    expect(other.total).toBeLessThan(500);
  });
});

describe('a visitor', () => {
  // Their requests hardly use the database, so testing one is enough.
  const running = useServer('pglite');

  test.each(Object.entries(fromVisitors))('costs little time with %s', async (_, request) => {
    // Twice, because queries are compiled when they are sent again.
    for (let time = 0; time < 2; time += 1) {
      const total = await least(running.server, request, 'total', VISITOR_TOTAL);
      expect(total).toBeLessThanOrEqual(VISITOR_TOTAL);
    }
  });

  test.each(Object.entries(allDifferent))(
    'leaves nothing in memory with different %s',
    async (_, request) => {
      const send = async (numbers: number[]) => {
        const sent = numbers.map(async (n) => (await running.server.send(request(n))).arrayBuffer());
        await Promise.all(sent);
      };
      const tens = (from: number, count: number) =>
        Array.from({ length: count }, (_, ten) => Array.from({ length: 10 }, (_, n) => from + ten * 10 + n));
      for (const numbers of tens(0, 10)) await send(numbers);
      const before = await running.server.heap();
      for (const numbers of tens(1000, DIFFERENT / 10)) {
        // Twice, because queries may be cached when they are sent again.
        await send(numbers);
        await send(numbers);
      }
      const left = (await running.server.heap()) - before;
      expect(left / DIFFERENT).toBeLessThan(LEFT_BEHIND);
    },
  );
});

describe.each(databases)('a user on %s', (database) => {
  const running = useServer(database);

  test.each(Object.entries(fromUsers))('does not block others with %s', async (_, request) => {
    const { server, cookie } = running;
    // Twice, because queries are compiled the second time.
    for (let time = 0; time < 2; time += 1) {
      const longest = await least(server, { ...request, cookie }, 'longest', USER_LONGEST);
      expect(longest).toBeLessThanOrEqual(USER_LONGEST);
    }
  });
});
