import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDrain, type Drain, REQUEST_PATIENCE } from '../src/http/drain.js';
import { createStrictServer } from '../src/http/http-server.js';

/** Creates a request whose response takes `delay` milliseconds. */
const get = (delay = 0) => `GET /${delay} HTTP/1.1\r\nHost: planner\r\n\r\n`;

/** How long to block the event loop, in milliseconds. This is longer than any phase of the shutdown. */
const STALL = 900;

/** Runs `act`, then blocks the event loop. Afterwards, Node.js runs timers before it reads from sockets. */
async function stallAfter<Result>(act: () => Result): Promise<Result> {
  await setImmediate();
  const result = act();
  const end = performance.now() + STALL;
  while (performance.now() < end);
  return result;
}

describe('a server that is shutting down', () => {
  let server: ReturnType<typeof createStrictServer>;
  let drain: Drain;
  let kept: Socket;
  const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

  beforeEach(async () => {
    drain = createDrain();
    const respond = drain.wrap(async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      await sleep(Number(url.slice(1)));
      response.end('ok');
    });
    server = createStrictServer((request, response) => void respond(request, response));
    drain.watch(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    kept = open();
    kept.write(get());
    await once(kept, 'data');
  });
  afterEach(() => {
    kept.destroy();
    server.close();
  });

  test('responds to a request that arrived on an idle connection while the event loop was blocked', async () => {
    const closed = drain.close(server, 0);
    await sleep(50);
    await stallAfter(() => kept.write(get()));
    expect(String(await once(kept, 'data'))).toMatch(/^HTTP\/1.1 200 .*Connection: close/s);
    await closed;
  });

  test('responds to a request on a connection that was opened while the event loop was blocked', async () => {
    const closed = drain.close(server, 0);
    await once(kept, 'close');
    await sleep(50);
    // Open a connection just before the next step of the shutdown, which closes the port.
    const added = await stallAfter(open);
    added.write(get());
    expect(String(await once(added, 'data'))).toMatch(/^HTTP\/1.1 200 .*Connection: close/s);
    await closed;
  });

  test('closes connections that have not sent a request', async () => {
    const closed = drain.close(server, 0);
    await once(kept, 'close');
    const silent = open();
    await once(silent, 'connect');
    const start = performance.now();
    await Promise.all([closed, once(silent, 'close')]);
    expect(performance.now() - start).toBeLessThan(REQUEST_PATIENCE - 1_000);
  });

  test('lets a client with a request in progress reconnect', async () => {
    const closed = drain.close(server, 0);
    await sleep(300);
    // Send a request that will still be in progress when the port would otherwise close.
    kept.write(get(700));
    await once(kept, 'close');
    const next = open();
    next.write(get());
    expect(String(await once(next, 'data'))).toMatch(/^HTTP\/1.1 200 /);
    await closed;
  });
});
