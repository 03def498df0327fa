import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createOrm, type DatabaseLocation } from '../src/db/orm.js';
import { allDifferent, asking, fromUsers, fromVisitors } from './costly-requests.js';
import type { Cost } from './event-loop-probe.js';
import { type MeasuredServer, type Sent, startMeasuredServer } from './measured-server.js';
import { databases, emptyDatabase, PASSWORD } from './planner.js';

/** What a request of a visitor may cost, in milliseconds of the event loop's CPU time. */
const VISITOR_TOTAL = 50;

/** How long a request of a user may block the event loop, in milliseconds of its CPU time. */
const USER_LONGEST = 500;

/** How many different requests are sent to see what they leave in memory. */
const DIFFERENT = 100;

/**
 * What each of them may leave there, in bytes. The bar is 64 KiB; anything that is kept for good takes more than this,
 * which is what a garbage collection leaves or frees by chance.
 */
const LEFT_BEHIND = 16 * 1024;

/** How often a request that is over the bar is sent again: the machine may have been busy with something else. */
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
  /** Of a user. */
  cookie: string;
}

/** A planner that runs as a process of its own while a suite's tests do. */
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

/** The least of what a request costs, sent again while that is too much. */
async function least(server: MeasuredServer, request: Sent, part: keyof Cost, bar: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && best > bar; n += 1) {
    const { cost, status } = await server.measure(request);
    expect(status).toBeLessThan(500);
    best = Math.min(best, cost[part]);
  }
  return best;
}

describe('a visitor', () => {
  // Their requests read next to nothing, so one database stands for both.
  const running = useServer('pglite');

  test.each(Object.entries(fromVisitors))('takes little time with %s', async (_, request) => {
    // Twice: what is sent again may be compiled.
    for (let time = 0; time < 2; time += 1) {
      const total = await least(running.server, request, 'total', VISITOR_TOTAL);
      expect(total).toBeLessThanOrEqual(VISITOR_TOTAL);
    }
  });

  test.each(Object.entries(allDifferent))('leaves nothing behind with different %s', async (_, request) => {
    const send = async (numbers: number[]) => {
      const sent = numbers.map(async (n) => (await running.server.send(request(n))).arrayBuffer());
      await Promise.all(sent);
    };
    const tens = (from: number, count: number) =>
      Array.from({ length: count }, (_, ten) => Array.from({ length: 10 }, (_, n) => from + ten * 10 + n));
    for (const numbers of tens(0, 10)) await send(numbers);
    const before = await running.server.heap();
    for (const numbers of tens(1000, DIFFERENT / 10)) {
      // Twice: what is sent again may be kept.
      await send(numbers);
      await send(numbers);
    }
    const left = (await running.server.heap()) - before;
    expect(left / DIFFERENT).toBeLessThan(LEFT_BEHIND);
  });
});

describe.each(databases)('a user on %s', (database) => {
  const running = useServer(database);

  test.each(Object.entries(fromUsers))('does not hold others up with %s', async (_, request) => {
    const { server, cookie } = running;
    // Twice: the second time a query is compiled.
    for (let time = 0; time < 2; time += 1) {
      const longest = await least(server, { ...request, cookie }, 'longest', USER_LONGEST);
      expect(longest).toBeLessThanOrEqual(USER_LONGEST);
    }
  });
});
