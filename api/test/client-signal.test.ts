import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disconnected } from '../src/errors.js';
import { clientSignal } from '../src/http/client-signal.js';
import { createHttpServer } from '../src/http/http-server.js';

const get = (path: string, version = '1.1') => `GET ${path} HTTP/${version}\r\nHost: 127.0.0.1\r\n\r\n`;

let server: ReturnType<typeof createAdaptorServer>;
let socket: Socket;
/** The signals of the requests so far. */
let signals: AbortSignal[];

beforeEach(async () => {
  signals = [];
  const app = new Hono();
  app.use(async (c, next) => {
    signals.push(clientSignal(c));
    await next();
  });
  app.get('/short', (c) => c.text('short'));
  app.get('/stream', (c) => c.body(new ReadableStream({ start: (stream) => stream.enqueue('part') })));
  app.get('/never', () => new Promise<Response>(() => {}));
  app.post('/body', async (c) => c.text(await c.req.text().catch(() => '')));
  server = createAdaptorServer({ fetch: app.fetch, createServer: createHttpServer });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  server.close();
  await once(server, 'close');
});

const requests = (count: number) => vi.waitFor(() => expect(signals).toHaveLength(count));
const reasons = () => signals.map(({ reason }) => reason?.constructor);

test('does not abort after complete responses, when the connection is kept and when it is closed', async () => {
  for (const version of ['1.1', '1.1', '1.0']) {
    socket.write(get('/short', version));
    await once(socket, 'data');
  }
  // The server closes the connection after the response to an HTTP/1.0 request.
  await once(socket, 'close');
  await vi.waitFor(
    () => new Promise((resolve, reject) => server.getConnections((_, n) => (n ? reject() : resolve(0)))),
  );
  expect(reasons()).toEqual([undefined, undefined, undefined]);
});

test.each(['1.0', '1.1'])(
  'aborts if the client closes its connection before the response, HTTP/%s',
  async (version) => {
    socket.write(get('/never', version));
    await requests(1);
    socket.destroy();
    await vi.waitFor(() => expect(reasons()).toEqual([Disconnected]));
  },
);

test('aborts if the client closes its side of the connection', async () => {
  socket.end(get('/never'));
  await vi.waitFor(() => expect(reasons()).toEqual([Disconnected]));
});

test('aborts if the client leaves during the response', async () => {
  socket.write(get('/stream'));
  await once(socket, 'data');
  socket.destroy();
  await vi.waitFor(() => expect(reasons()).toEqual([Disconnected]));
});

test('aborts if the client leaves while it sends the body', async () => {
  socket.write('POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\nhalf');
  await requests(1);
  socket.destroy();
  await vi.waitFor(() => expect(reasons()).toEqual([Disconnected]));
});

test('aborts for each request of the connection that has no response yet', async () => {
  socket.write(get('/short') + get('/never') + get('/never'));
  await requests(3);
  await once(socket, 'data');
  socket.destroy();
  await vi.waitFor(() => expect(reasons()).toEqual([undefined, Disconnected, Disconnected]));
});
