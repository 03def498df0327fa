import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../.ci/free-port.js';
import { emptyDatabase, PASSWORD } from './planner.js';
import { type PlannerProcess, startPlannerProcess } from './planner-process.js';

const entry = { date: '2026-03-08', blogName: 'Launch' };
const ACCOUNT = { email: 'first@planner.example', password: PASSWORD };

describe('two servers behind a round-robin proxy', () => {
  let proxy: Server;
  let origin: string;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let servers: PlannerProcess[] = [];
  let ports: number[] = [];
  let cookie = '';
  let turns = 0;

  beforeAll(async () => {
    database = await emptyDatabase(inject('postgresql').template);
    proxy = createServer((incoming, outgoing) => {
      const port = ports[turns++ % ports.length];
      const { method, headers, url } = incoming;
      const forwarded = request(`http://127.0.0.1:${port}${url}`, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      forwarded.once('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    ports = [await freePort(), await freePort()];
    const environment = { DATABASE_URL: database.url, PUBLIC_URL: origin };
    servers = await Promise.all(
      ports.map((port) => startPlannerProcess({ ...environment, PORT: String(port) })),
    );
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await new Promise((resolve) => proxy.close(resolve));
    await database.drop();
  });

  async function send(method: string, path: string, json?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { cookie, ...(json && { 'content-type': 'application/json' }), ...headers },
      ...(json && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    const cookies = response.headers.getSetCookie();
    return { status: response.status, cookies, body: text ? JSON.parse(text) : null };
  }
  const statusesOf = async (requests: ReturnType<typeof send>[]) =>
    (await Promise.all(requests)).map(({ status }) => status);

  test('share sessions, idempotency keys, versions and limits', async () => {
    const registered = await send('POST', '/auth/register', ACCOUNT);
    expect(registered.status).toBe(201);
    cookie = registered.cookies.map((line) => line.split(';')[0]).join('; ');
    expect(await statusesOf(Array.from({ length: 10 }, () => send('GET', '/auth/user')))).toEqual(
      Array(10).fill(200),
    );

    const key = { 'idempotency-key': 'key' };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send('POST', '/logs/blog', entry, key)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    const [first] = replies;
    const { id } = first?.body ?? {};

    const edits = await statusesOf(
      Array.from({ length: 10 }, (_, n) =>
        send('PUT', `/logs/blog/${id}`, { ...entry, blogName: `${n}`, version: 1 }),
      ),
    );
    expect(edits.toSorted()).toEqual([200, ...Array(9).fill(409)]);

    const guesses: number[] = [];
    // Send the requests in small groups, because each IP address can have only a few requests in the password queue.
    for (let sent = 0; sent < 20; sent += 4) {
      const group = Array.from({ length: 4 }, () =>
        send('POST', '/auth/login', { ...ACCOUNT, password: 'a wrong one' }, { cookie: '' }),
      );
      guesses.push(...(await statusesOf(group)));
    }
    expect(guesses.toSorted()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);

    expect((await send('POST', '/auth/logout')).status).toBe(204);
    expect(await statusesOf([send('GET', '/auth/user'), send('GET', '/auth/user')])).toEqual([401, 401]);
  });
});
