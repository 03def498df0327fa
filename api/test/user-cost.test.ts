import { describe, expect, test } from 'vitest';
import { allDifferent, fromTheSdk, fromUsers } from './costly-requests.js';
import { LEFT_BEHIND, least, leftBehind } from './costs.js';
import { type FilledServer, startFilledServer } from './filled-server.js';
import { isFull } from './full.js';
import type { Sent } from './measured-server.js';

/** The longest time that a user's request can block the event loop, in milliseconds of CPU time. */
const USER_LONGEST = 500;

const onPglite = startFilledServer('pglite');

function testUser(running: FilledServer) {
  const longest = (request: Sent) =>
    least(running.server, { ...request, cookie: running.cookie }, 'longest', USER_LONGEST);

  test.each(Object.entries(fromUsers))('does not block others with %s', async (_, request) => {
    expect(await longest(request)).toBeLessThanOrEqual(USER_LONGEST);
  });

  test.each(Object.entries(fromTheSdk))('does not block others with %s from the sdk', async (_, request) => {
    // The first request includes the time to compile the query.
    for (let time = 0; time < 2; time += 1) expect(await longest(request)).toBeLessThanOrEqual(USER_LONGEST);
  });
}

describe('a user on pglite', () => {
  testUser(onPglite);

  test.each(['valid queries', 'queries with 4,000 comments'])(
    'leaves nothing in memory with different %s',
    async (name) => {
      const { server, cookie } = onPglite;
      const left = await leftBehind(server, (n) => ({
        ...allDifferent[name]?.(n),
        path: '/graphql',
        cookie,
      }));
      expect(left).toBeLessThan(LEFT_BEHIND);
    },
  );
});

// The event loop does the same work with both databases, so one database is enough in `npm test`.
describe.runIf(isFull)('a user on postgresql', () => {
  const running = startFilledServer('postgresql');
  testUser(running);
});
