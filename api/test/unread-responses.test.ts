import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { PlannerError } from '../src/errors.js';
import { clientSignal } from '../src/http/client-signal.js';
import { inQueueOf } from '../src/http/public-requests.js';
import { createToken, exchange } from './access-tokens.js';
import type { Client } from './client.js';
import { checkedJson } from './error-codes.js';
import { eventually } from './live-stream.js';
import { createTestPlanner, soakDatabases, useTeam } from './planner.js';

/** The proxy's address, which lets a test send requests from any address. */
const ENVIRONMENT = { TRUST_PROXY: '127.0.0.1' };

const LIST = '/api/logs/blog';

/** The number of entries, and the length of their texts. Together, they exceed what one address can leave unread. */
const [COUNT, LENGTH] = [100, 250_000];

type Headers = Record<string, string>;

let sockets: Socket[] = [];
let servers: ReturnType<typeof createAdaptorServer>[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
  [sockets, servers] = [[], []];
});

/** Sends a request, and reads only the beginning of the response. */
async function open(origin: string, headers: Headers): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => {});
  sockets.push(socket);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${LIST} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [start] = await once(socket, 'data');
  socket.pause();
  expect(String(start)).toContain('200 OK');
  return socket;
}

/** Starts a server whose responses never end. Returns a function that opens a response and returns its status. */
async function serveEndless() {
  const app = new Hono().get('/:link/:address', (c) => {
    const { link: id, address: clientAddress } = c.req.param();
    const client = { clientAddress, signal: clientSignal(c) };
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
    const headers = Object.fromEntries(new URL(c.req.url).searchParams);
    return inQueueOf(c, { id }, client, async () => c.body(body, 200, headers));
  });
  app.onError((error, c) => c.body(null, error instanceof PlannerError ? 503 : 500));
  const server = createAdaptorServer({ fetch: app.fetch });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}?${new URLSearchParams(headers)}`);
    return response.status;
  };
}

describe('unfinished responses', () => {
  test('count with their length, for each address, each link and all links', async () => {
    const statusOf = await serveEndless();
    const long = { 'Content-Length': String(COUNT * LENGTH) };
    const statuses = [];
    for (const path of ['a/1', 'a/1', 'a/2', 'a/3', 'b/1', 'b/2', 'c/1'])
      statuses.push(await statusOf(path, long));
    expect(statuses).toEqual([200, 503, 200, 503, 200, 200, 503]);
  });

  test('are limited even if they are short or their length is unknown, but live updates are not', async () => {
    const statusOf = await serveEndless();
    const live = { 'Content-Type': 'text/event-stream' };
    for (let n = 0; n < 30; n += 1) expect(await statusOf('a/1', live)).toBe(200);
    for (let n = 0; n < 20; n += 1) expect(await statusOf('a/1')).toBe(200);
    expect(await statusOf('a/1')).toBe(503);
    expect(await statusOf('a/2')).toBe(200);
  });
});

describe.each(soakDatabases)('unread responses of links on %s', (database) => {
  const team = useTeam(database);

  const store = () =>
    team.planner.sql(
      `insert into entries (id, kind, title, start_date, end_date, values, created_at, updated_at)
       select gen_random_uuid(), 'blog', 'Post ' || n, date '2026-03-08', date '2026-03-08', jsonb_build_object('category', repeat('x', ?)),
         now(), now() from generate_series(1, ?::int) as n`,
      [LENGTH, COUNT],
    );

  async function link(): Promise<(address: string) => Headers> {
    const { secret } = await createToken(team.admin, { kind: 'link' });
    const authorization = `Bearer ${(await exchange(team.planner, secret)).body.token}`;
    return (address) => ({ authorization, 'X-Forwarded-For': address });
  }

  const send = (origin: string, headers: Headers) => fetch(`${origin}/api/brands`, { headers });

  const ofUser = ({ cookies }: Client): Headers => ({
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
  });

  test('are limited for each address and link, but not for users', async () => {
    await store();
    const origin = await team.planner.serve(ENVIRONMENT);
    const [first, second] = [await link(), await link()];
    const statusOf = async (headers: Headers) => (await send(origin, headers)).status;
    await open(origin, first('203.0.113.1'));
    const rejected = await send(origin, first('203.0.113.1'));
    expect([rejected.status, rejected.headers.get('retry-after'), await checkedJson(rejected)]).toEqual([
      503,
      '5',
      { message: 'This calendar has too many visitors at the moment. Try again in a few seconds.' },
    ]);
    expect(await statusOf(first('203.0.113.2'))).toBe(200);
    expect(await statusOf(second('203.0.113.1'))).toBe(200);
    await open(origin, ofUser(team.member));
    expect(await statusOf(ofUser(team.member))).toBe(200);
  });

  const endings: Record<string, (socket: Socket) => void> = {
    'reads it to the end': (socket) => socket.resume(),
    leaves: (socket) => socket.destroy(),
  };

  test.each(Object.entries(endings))('count until the client %s', async (_, end) => {
    await store();
    const origin = await team.planner.serve(ENVIRONMENT);
    const headers = (await link())('203.0.113.1');
    const socket = await open(origin, headers);
    expect((await send(origin, headers)).status).toBe(503);
    end(socket);
    await eventually(async () => expect((await send(origin, headers)).status).toBe(200));
  });

  test('count until the server cuts them off', async () => {
    await store();
    const hasty = await createTestPlanner(database, { orm: team.planner.orm, maxResponseTime: 1 });
    try {
      const headers = (await link())('203.0.113.1');
      const response = await fetch((await hasty.serve(ENVIRONMENT)) + LIST, { headers });
      await expect(response.arrayBuffer()).rejects.toThrow();
      const origin = await team.planner.serve(ENVIRONMENT);
      await eventually(async () => expect((await send(origin, headers)).status).toBe(200));
    } finally {
      await hasty.close();
    }
  });
});
