import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The maximum number of requests in progress per connection. Browsers and proxies wait for each response before they
 * send the next request.
 */
const MAX_PIPELINED = 10;

const TIMEOUTS = {
  // How long clients can take to send a request, in milliseconds. Slower requests get 408.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // How long idle connections stay open, in milliseconds. This is longer than the typical 60-second timeout of proxies.
  keepAliveTimeout: 65_000,
};

/**
 * How long a client can leave a response unread, in milliseconds. The limit also applies while the server processes a
 * request, but no request takes that long: those that wait in a queue are rejected earlier.
 */
const STALL_TIMEOUT = 120_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Closes connections that send many requests without waiting for the responses (HTTP pipelining). Node.js starts
 * handling all of the requests at the same time. One packet can contain a thousand requests, and each request can keep
 * a file open.
 */
function limitPipelining(listener: Listener): Listener {
  const inProgress = new WeakMap<Socket, number>();
  const add = (socket: Socket, change: number) => {
    const count = (inProgress.get(socket) ?? 0) + change;
    inProgress.set(socket, count);
    return count;
  };
  return (request, response) => {
    const { socket } = request;
    // Close connections with too many requests. Ignore requests on connections that are already closed: Node.js still
    // reports requests that it received earlier.
    if (socket.destroyed || add(socket, 1) > MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    response.once('close', () => add(socket, -1));
    listener(request, response);
  };
}

/**
 * Resets connections whose client doesn't read the response, so that the client notices that it is incomplete. Node.js
 * would close them normally, which HTTP/1.0 clients take for the end of the response.
 */
const resetStalled =
  (listener: Listener): Listener =>
  (request, response) => {
    response.once('timeout', () => request.socket.resetAndDestroy());
    listener(request, response);
  };

/**
 * Creates an HTTP server that closes connections of clients that are too slow, don't read a response, or send too many
 * requests at the same time.
 *
 * @param stallTimeout how long a client can leave a response unread, in milliseconds
 */
export function createStrictServer(listener: Listener, stallTimeout = STALL_TIMEOUT) {
  const server = createServer(TIMEOUTS, limitPipelining(resetStalled(listener)));
  // Without this timeout, a response that the client doesn't read would stay in memory forever.
  server.timeout = stallTimeout;
  return server;
}

/** Creates the server for Hono's `serve`, which passes its own options as the first argument. */
export const createHttpServer = ((_options: object, listener: Listener) =>
  createStrictServer(listener)) as typeof createServer;
