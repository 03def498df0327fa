import { describe, expect, test } from 'vitest';
import { allDifferent, fromVisitors } from './costly-requests.js';
import { LEFT_BEHIND, least, leftBehind } from './costs.js';
import { BLOCKING_PATH, LEAKING_PATH } from './event-loop-probe.js';
import { startFilledServer } from './filled-server.js';
import type { Sent } from './measured-server.js';

/** The maximum CPU time that a visitor's request can use on the event loop, in milliseconds. */
const VISITOR_TOTAL = 50;

// Visitors' requests hardly use the database, so testing one database is enough.
const running = startFilledServer('pglite');

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

  test('reports requests that leave 64 KiB in memory', async () => {
    const left = await leftBehind(running.server, () => get(`${LEAKING_PATH}${32 * 1024}`));
    expect(left).toBeGreaterThan(60 * 1024);
    expect(left).toBeLessThan(90 * 1024);
  });
});

describe('a visitor', () => {
  test.each(Object.entries(fromVisitors))('uses little CPU time with %s', async (_, request) => {
    // Send the request twice, because the server may treat a request that it has seen before differently.
    for (let time = 0; time < 2; time += 1) {
      const total = await least(running.server, request, 'total', VISITOR_TOTAL);
      expect(total).toBeLessThanOrEqual(VISITOR_TOTAL);
    }
  });

  test.each(Object.entries(allDifferent))(
    'leaves nothing in memory with different %s',
    async (_, request) => {
      expect(await leftBehind(running.server, request)).toBeLessThan(LEFT_BEHIND);
    },
  );
});
