import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as poll, setTimeout as sleep } from 'node:timers/promises';

/**
 * How long idle connections stay open, in milliseconds. A client may be sending a request when the shutdown begins,
 * and closing its connection would cut it.
 */
const IDLE_GRACE = 500;

/** How long to collect connections that the operating system has accepted before the port closes, in milliseconds. */
const BACKLOG_GRACE = 300;

/** How long requests that are already running can keep the port open, in milliseconds. */
const RUNNING_GRACE = 1_000;

/** The longest time of a grace that a stalled process can miss, in milliseconds. */
const SLICE = 50;

/** How long requests can take after the port has closed, in milliseconds. */
export const REQUEST_PATIENCE = 6_000;

/** Shuts a server down without cutting requests. */
export interface Drain {
  /** Whether the shutdown has begun. */
  isDraining(): boolean;
  /** Wraps a request handler. */
  wrap<Args extends unknown[], Result>(
    handle: (...args: Args) => Result | Promise<Result>,
  ): (...args: Args) => Result | Promise<Result>;
  /** Watches the requests of a server. Call it before the server listens. */
  watch(server: Server): void;
  /**
   * Closes the server. Responses end their connections from now on. The port stays open for the delay, so that load
   * balancers notice that the server is not ready.
   *
   * @param delay in milliseconds
   * @returns when all requests are complete, or a few seconds after the port has closed
   */
  close(server: Server, delay: number): Promise<void>;
}

/**
 * Waits, and then processes what has arrived. If the process gets no processor for a while, Node.js runs the timers that
 * have expired before it reads its sockets: a single timer could end before the requests of that time have been noticed.
 */
async function grace(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= SLICE) await sleep(Math.min(SLICE, left));
  await poll();
}

export function createDrain(): Drain {
  const responses = new Set<ServerResponse>();
  let isDraining = false;
  let gate: Promise<void> | undefined;

  /**
   * Closes the port while responses are held back. A client that has received its response might connect again, and a
   * connection that the server hasn't accepted when the port closes is reset.
   */
  async function closePort(server: Server): Promise<void> {
    const { promise, resolve: openGate } = Promise.withResolvers<void>();
    gate = promise;
    const completed = Promise.all(
      [...responses].map((response) => new Promise((resolve) => response.once('close', resolve))),
    );
    const patience = new AbortController();
    await Promise.race([completed, sleep(RUNNING_GRACE, undefined, patience).catch(() => {})]);
    patience.abort();
    await grace(BACKLOG_GRACE);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    gate = undefined;
    openGate();
    await closed;
  }

  return {
    isDraining: () => isDraining,
    wrap:
      (handle) =>
      (...args) =>
        gate ? gate.then(() => handle(...args)) : handle(...args),
    watch(server) {
      server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        // Node.js then sends `Connection: close`.
        if (isDraining) response.shouldKeepAlive = false;
        responses.add(response);
        response.once('close', () => responses.delete(response));
      });
    },
    async close(server, delay) {
      isDraining = true;
      for (const response of responses) response.shouldKeepAlive = false;
      await grace(IDLE_GRACE);
      server.closeIdleConnections();
      await sleep(Math.max(0, delay - IDLE_GRACE));
      const closed = closePort(server);
      const patience = new AbortController();
      await Promise.race([closed, sleep(REQUEST_PATIENCE, undefined, patience).catch(() => {})]);
      patience.abort();
      server.closeAllConnections();
    },
  };
}
