import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createStrictServer } from '../src/http/http-server.js';

const GET = 'GET / HTTP/1.1\r\nHost: planner\r\n\r\n';

/** A body that exceeds what the operating system buffers for a client that doesn't read. */
const LONG = Buffer.alloc(32 * 1024 * 1024);

let clean: (() => void)[] = [];
afterEach(() => {
  for (const step of clean.reverse()) step();
  clean = [];
});

async function connectTo(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  stallTimeout?: number,
): Promise<Socket> {
  const server = createStrictServer(listener, stallTimeout);
  clean.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  clean.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const responsesIn = (text: string) => text.split('HTTP/1.1 200').length - 1;

test('pipelined requests get their responses in order', async () => {
  let count = 0;
  const socket = await connectTo((_, response) => {
    count += 1;
    const number = count;
    setTimeout(() => response.end(`<${number}>`), 20 - number);
  });
  socket.write(GET.repeat(10));
  let received = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    received += String(chunk);
    if (responsesIn(received) === 10 && received.includes('<10>')) break;
  }
  expect(received.match(/<\d+>/g)?.join('')).toBe('<1><2><3><4><5><6><7><8><9><10>');
});

test('a client can send any number of requests over one connection, one after another', async () => {
  const socket = await connectTo((_, response) => response.end('ok'));
  for (let n = 0; n < 30; n += 1) {
    socket.write(GET);
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(String(data)).toContain('HTTP/1.1 200');
  }
});

test('a request with both Content-Length and Transfer-Encoding is rejected', async () => {
  let started = 0;
  const socket = await connectTo(() => {
    started += 1;
  });
  socket.write(
    'POST / HTTP/1.1\r\nHost: planner\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(started).toBe(0);
});

test('a connection with more than ten requests in progress is closed', async () => {
  let started = 0;
  const socket = await connectTo(() => {
    started += 1;
  });
  socket.write(GET.repeat(1000));
  await once(socket, 'close');
  expect(started).toBe(10);
});

test('the connection of a client that does not read the response is closed', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<boolean>();
  const socket = await connectTo((_, response) => {
    response.once('close', () => resolve(response.writableFinished));
    response.end(LONG);
  }, 200);
  socket.pause();
  socket.write(GET);
  expect(await closed).toBe(false);
});

test('an HTTP/1.0 client notices that a response stops, although it has no length', async () => {
  const socket = await connectTo((_, response) => {
    response.write('The first part');
  }, 200);
  socket.resume();
  socket.write('GET / HTTP/1.0\r\n\r\n');
  const [error] = await once(socket, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});

test('the connection of a client that reads slowly stays open', async () => {
  // Reading takes about three times as long as this limit, but the server can continue writing several times a second.
  const socket = await connectTo((_, response) => response.end(LONG), 1000);
  socket.write(GET);
  let received = 0;
  socket.on('data', (data: Buffer) => {
    received += data.length;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  while (received < LONG.length && !socket.destroyed) await sleep(50);
  expect(received).toBeGreaterThanOrEqual(LONG.length);
});
