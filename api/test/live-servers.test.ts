import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../src/db/database.js';
import type { Client } from './client.js';
import { CHANGES, eventually, type LiveStream, openStream, readStream } from './live-stream.js';
import { ADMIN_EMAIL, createTestPlanner, emptyDatabase, PASSWORD, type TestPlanner } from './planner.js';
import { type PlannerProcess, startPlannerProcess } from './planner-process.js';
import { onServer } from './postgresql.js';

const METRICS_TOKEN = 'a-token-for-metrics-that-is-long-enough';
const post = { date: '2026-03-08', blogName: 'Launch' };

/** Creates a browser that can send requests to several servers. */
function browser() {
  let cookie = '';
  return {
    async send(origin: string, path: string, json: object, headers: Record<string, string> = {}) {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: JSON.stringify(json),
      });
      const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
      if (cookies.length > 0) cookie = cookies.join('; ');
      return response;
    },
    async stream(origin: string): Promise<LiveStream> {
      return readStream(
        await this.send(origin, '/graphql', { query: CHANGES }, { accept: 'text/event-stream' }),
      );
    },
  };
}

async function countStreams(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(/^content_planner_live_streams (\d+)$/m.exec(await response.text())?.[1]);
}

describe('two servers on one database', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let servers: [PlannerProcess, PlannerProcess];
  const user = browser();

  beforeAll(async () => {
    database = await emptyDatabase(inject('postgresql').template);
    const environment = { DATABASE_URL: database.url, METRICS_TOKEN, LOG_LEVEL: 'info' };
    const [first, second] = await Promise.all([
      startPlannerProcess(environment),
      startPlannerProcess(environment),
    ]);
    servers = [first, second];
    await user.send(first.url, '/api/auth/register', { email: ADMIN_EMAIL, password: PASSWORD });
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });

  test('deliver changes made on either server to the clients of both servers', async () => {
    const [first, second] = servers;
    const streams = [await user.stream(first.url), await user.stream(second.url)];
    for (const { url } of servers) await user.send(url, '/api/logs/blog', post);
    for (const stream of streams) await eventually(() => expect(stream.changes()).toHaveLength(2));
    expect(streams[0]?.changes()).toEqual(streams[1]?.changes());
    for (const stream of streams) await stream.close();
  });

  test('count a stream until its client has disconnected', async () => {
    const [{ url }] = servers;
    await eventually(async () => expect(await countStreams(url)).toBe(0));
    const stream = await user.stream(url);
    expect(await countStreams(url)).toBe(1);
    await stream.close();
    await eventually(async () => expect(await countStreams(url)).toBe(0));
  });

  test('tell clients that they might have missed changes if the database connection was lost', async () => {
    const [first] = servers;
    const stream = await user.stream(first.url);
    const { server } = inject('postgresql');
    const name = new URL(database.url).pathname.slice(1);
    await onServer(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and query ilike 'listen%'`,
    );
    await eventually(() => expect(stream.events.at(-1)?.type).toBe('missed'));
    await user.send(first.url, '/api/logs/blog', post);
    await eventually(() => expect(stream.changes()).toHaveLength(1));
    await stream.close();
  });

  test('end the streams on all servers when the session ends', async () => {
    const other = browser();
    const [first, second] = servers;
    await other.send(first.url, '/api/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
    const stream = await other.stream(second.url);
    await other.send(first.url, '/api/auth/logout', {});
    await stream.completed(1_000);
  });

  test('end the streams of an access token on all servers when it is revoked', async () => {
    const [first, second] = servers;
    const send = async <Data>(query: string) => {
      const response = await user.send(first.url, '/graphql', { query });
      return ((await response.json()) as { data: Data }).data;
    };
    const { created } = await send<{ created: { secret: string; token: { id: string } } }>(
      'mutation { created: createAccessToken(input: { kind: key, name: "Script" }) { secret token { id } } }',
    );
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${created.secret}`,
    };
    const body = JSON.stringify({ query: CHANGES });
    const stream = await readStream(await fetch(`${second.url}/graphql`, { method: 'POST', headers, body }));
    await send(`mutation { revokeAccessToken(id: "${created.token.id}") { id } }`);
    await stream.completed(1_000);
  });

  test('show on all servers who is editing, even on a server that starts later', async () => {
    const other = browser();
    const [first, second] = servers;
    const email = 'priya@planner.example';
    await user.send(first.url, '/api/users', { email, password: PASSWORD, isApproved: true });
    const login = await other.send(second.url, '/api/auth/login', { email, password: PASSWORD });
    const { id: otherId } = (await login.json()) as { id: string };
    const { id } = (await (await user.send(first.url, '/api/logs/blog', post)).json()) as { id: string };
    const announce = (origin: string, isEditing: boolean) =>
      other.send(origin, '/graphql', {
        query: `mutation { announceEditing(id: "${id}", formId: "form", isEditing: ${isEditing}) }`,
      });
    const stream = await user.stream(first.url);
    await announce(second.url, true);
    await eventually(() => expect(stream.editors()).toEqual({ [id]: [otherId] }));

    const third = await startPlannerProcess({ DATABASE_URL: database.url });
    try {
      const late = await user.stream(third.url);
      await eventually(() => expect(late.editors()).toEqual({ [id]: [otherId] }));
      await announce(first.url, false);
      for (const { editors } of [stream, late]) await eventually(() => expect(editors()).toEqual({}));
      await announce(third.url, true);
      await eventually(() => expect(stream.editors()).toEqual({ [id]: [otherId] }));
      await other.send(third.url, '/api/auth/logout', {});
      for (const { editors } of [stream, late]) await eventually(() => expect(editors()).toEqual({}));
      await late.close();
    } finally {
      await third.stop();
    }
    await stream.close();
  });

  test('complete their streams when they shut down, so that they exit without delay', async () => {
    const server = await startPlannerProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'info' });
    const stream = await user.stream(server.url);
    const ending = server.stop();
    await stream.completed(1_000);
    const { code, took, stdout, stderr } = await ending;
    expect(code).toBe(0);
    // Requests that don't complete delay the exit by more than six seconds.
    expect(took).toBeLessThan(5_000);
    expect(stdout + stderr).toMatch(/"reason":"shutdown","msg":"live stream ended"/);
  });
});

describe('a database without LISTEN', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  const planners: TestPlanner[] = [];
  const closers: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    database = await emptyDatabase(inject('postgresql').template);
  });
  afterAll(async () => {
    for (const planner of planners) await planner.close();
    for (const close of closers) await close();
    await database.drop();
  });

  async function openPlanner(databaseDirectUrl?: string): Promise<TestPlanner> {
    const url = new URL(database.url);
    url.searchParams.set('pgbouncer', 'true');
    const opened = await openDatabase({ databaseUrl: url.href, databaseDirectUrl, dataDir: '' });
    closers.push(opened.close);
    const planner = await createTestPlanner('postgresql', { orm: opened.orm });
    planners.push(planner);
    return planner;
  }

  test('requires DATABASE_DIRECT_URL for live updates', async () => {
    const admin = await (await openPlanner()).register(ADMIN_EMAIL);
    const rejected = await openStream(admin);
    expect(rejected.status).toBe(503);
    expect(rejected.errors[0]?.message).toMatch('Set DATABASE_DIRECT_URL');

    const direct = (await openPlanner(database.url)).visitor() satisfies Client;
    await direct.rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
    const stream = await openStream(direct);
    await admin.rest('POST', '/logs/blog', post);
    await eventually(() => expect(stream.changes()).toHaveLength(1));
    await stream.close();
  });
});
