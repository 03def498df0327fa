import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * Finds a free port for a test's server. The port is below those that operating systems assign to connections, so that
 * the many connections of other tests can't take it before the server starts. It is random, because several test
 * processes look for a port at the same time.
 */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: 20 }, () => randomInt(20_000, 32_000)) });
