import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as poll, setTimeout as sleep } from 'node:timers/promises';

/**
 * How long idle connections stay open, in milliseconds. A client might be sending a request when the shutdown begins,
 * and closing its connection would cut off the request.
 */
const IDLE_GRACE = 500;

/** How long to accept pending connections from the operating system before the port closes, in milliseconds. */
const BACKLOG_GRACE = 300;

/** How long requests that are already running can keep the port open, in milliseconds. */
const RUNNING_GRACE = 1_000;

/**
 * The length of each timer in a grace period, in milliseconds. If the process stalls, the grace period is shortened by
 * the length of at most one timer.
 */
const SLICE = 50;

/** How long connections that have not sent a request stay open after the port has closed, in milliseconds. */
const SILENT_GRACE = 2_000;

/** How long requests can take after the port has closed, in milliseconds. */
export const REQUEST_PATIENCE = 6_000;

/** Shuts down a server without interrupting requests. */
export interface Drain {
  /** Whether the shutdown has begun. */
  isDraining(): boolean;
  /** Wraps a request handler. */
  wrap<Args extends unknown[], Result>(
    handle: (...args: Args) => Result | Promise<Result>,
  ): (...args: Args) => Result | Promise<Result>;
  /** Watches the requests to a server. Must be called before the server listens. */
  watch(server: Server): void;
  /**
   * Closes the server. After this call, each response closes its connection. The port stays open during the delay, so
   * that load balancers notice that the server is not ready.
   *
   * @param delay how long the port stays open, in milliseconds
   * @returns a promise that resolves when all requests are complete, or a few seconds after the port has closed
   */
  close(server: Server, delay: number): Promise<void>;
}

/**
 * Waits, and then lets Node.js process the requests that have arrived. If the process gets no CPU time for a while,
 * Node.js runs expired timers before it reads its sockets. A single timer could therefore end before requests that
 * arrived in the meantime are noticed.
 */
async function grace(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= SLICE) await sleep(Math.min(SLICE, left));
  await poll();
}

export function createDrain(): Drain {
  const responses = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let isDraining = false;
  let gate: Promise<void> | undefined;

  /**
   * Closes connections that have never sent anything. Browsers open some connections in advance, and Node.js doesn't
   * close them.
   */
  async function closeSilent(): Promise<void> {
    await grace(SILENT_GRACE);
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  /**
   * Closes the port while holding back new requests: a client that gets a response might reconnect, and the operating
   * system resets connections that the server hasn't accepted by the time the port closes.
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
    void closeSilent();
    await closed;
  }

  return {
    isDraining: () => isDraining,
    wrap:
      (handle) =>
      (...args) =>
        gate ? gate.then(() => handle(...args)) : handle(...args),
    watch(server) {
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        // This makes Node.js send `Connection: close`.
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
