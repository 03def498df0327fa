import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { streamedBody } from '../src/http/streamed-body.js';

let close = () => {};
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

const DETAIL = 'a detail that clients must not see';

/** A body that never ends, and whose parts exceed what the operating system buffers for a client that doesn't read. */
function endless() {
  const state = {
    parts: 0,
    checks: 0,
    hasEnded: false,
    failures: [] as unknown[],
    allowed: Number.POSITIVE_INFINITY,
  };
  async function* parts() {
    try {
      for (;;) {
        state.parts += 1;
        yield 'x'.repeat(16 * 1024 * 1024);
      }
    } finally {
      state.hasEnded = true;
    }
  }
  const app = new Hono().get('/', (c) =>
    c.body(
      streamedBody(c, parts(), {
        async checkAccess() {
          state.checks += 1;
          if (state.checks > state.allowed) throw new Error(DETAIL);
        },
        onFailure: (error) => state.failures.push(error),
      }),
    ),
  );
  return { state, app };
}

async function serve(app: Hono): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('generates no more parts after the client has left', async () => {
  const { state, app } = endless();
  const leave = new AbortController();
  const response = await fetch(await serve(app), { signal: leave.signal });
  expect(response.status).toBe(200);
  leave.abort();
  await vi.waitFor(() => expect(state.hasEnded).toBe(true), { timeout: 10_000 });
  expect(state.failures).toEqual([]);
  expect(state.parts).toBeLessThan(4);
});

test('generates a part only when the client has read the previous one', async () => {
  const { state, app } = endless();
  const reader = (await app.request('/')).body?.getReader();
  expect(state.parts).toBe(0);
  await reader?.read();
  expect(state.parts).toBe(1);
  await reader?.cancel();
  expect(state.hasEnded).toBe(true);
});

test('sends neither a part after a failed check nor the error', async () => {
  const logged = vi.spyOn(console, 'error');
  const { state, app } = endless();
  state.allowed = 1;
  const response = await fetch(await serve(app));
  let length = 0;
  let text = '';
  const read = async () => {
    for await (const part of response.body as ReadableStream<Uint8Array>) {
      length += part.length;
      text = Buffer.from(part.slice(-1000)).toString();
    }
  };
  await expect(read()).rejects.toThrow();
  expect(length).toBeLessThanOrEqual(16 * 1024 * 1024);
  expect(text).not.toContain(DETAIL);
  expect(state.failures).toMatchObject([{ message: DETAIL }]);
  expect(logged).not.toHaveBeenCalled();
  const withoutConnection = await app.request('/');
  await expect(withoutConnection.text()).rejects.toThrow('The response was cut off.');
});
