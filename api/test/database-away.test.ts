import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../src/config.js';
import { createOrm } from '../src/db/orm.js';
import { type RunningServer, startServer } from '../src/server.js';
import { Line } from './line.js';
import { CHANGES, eventually, readStream } from './live-stream.js';
import { emptyDatabase, PASSWORD } from './planner.js';

const ACCOUNT = { email: 'first@planner.example', password: PASSWORD };
const AWAY = { message: 'The database is not responding.' };
const METRICS_TOKEN = 'a-token-for-prometheus-with-32-characters';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';

describe('a server whose PostgreSQL database becomes unavailable', () => {
  let line: Line;
  let server: RunningServer;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let cookie: string;

  const send = async (path: string, json?: object) => {
    const response = await fetch(`${server.url}${path}`, {
      headers: { 'content-type': 'application/json', cookie },
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
    });
    return { status: response.status, body: await response.json(), cookies: response.headers.getSetCookie() };
  };
  const sendQuery = (query: string, variables: object = {}) => send('/graphql', { query, variables });

  beforeEach(async () => {
    database = await emptyDatabase(inject('postgresql').template);
    line = new Line(database.url);
    await line.restore();
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: line.url, METRICS_TOKEN });
    server = await startServer(config, '');
    cookie = '';
    const { cookies } = await send('/api/auth/register', ACCOUNT);
    cookie = cookies[0]?.split(';')[0] ?? '';
  });
  afterEach(async () => {
    await server.close();
    await line.cut();
    await database.drop();
  });

  const away = { status: 503, body: AWAY };
  const awayThroughGraphQL = {
    status: 503,
    body: { errors: [{ ...AWAY, extensions: { status: 503, type: 'unavailable' } }] },
  };

  test('returns 503 through REST and GraphQL, with or without a login, and recovers', async () => {
    expect((await send('/api/brands')).status).toBe(200);
    await line.cut();
    expect(await send('/api/brands')).toMatchObject(away);
    expect(await send('/api/brands', { name: 'Northwind', color: '#123456' })).toMatchObject(away);
    expect(await sendQuery('{ brands { id } }')).toMatchObject(awayThroughGraphQL);
    const session = cookie;
    cookie = '';
    expect(await send('/api/auth/login', ACCOUNT)).toMatchObject(away);
    expect(await send('/api/auth/register', ACCOUNT)).toMatchObject(away);
    expect(await sendQuery(LOGIN, { input: ACCOUNT })).toMatchObject(awayThroughGraphQL);
    expect(await send('/health/ready')).toMatchObject(away);

    await line.restore();
    cookie = session;
    expect(await send('/api/brands')).toMatchObject({ status: 200, body: [] });
    expect(await sendQuery('{ brands { id } }')).toMatchObject({
      status: 200,
      body: { data: { brands: [] } },
    });
  });

  test('still returns metrics, which show that the database and the live updates are down', async () => {
    const metricOf = async (name: string) => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const response = await fetch(`${server.url}/metrics`, { headers });
      expect(response.status).toBe(200);
      const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text()) ?? [];
      return value === undefined ? null : Number(value);
    };
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
      body: JSON.stringify({ query: CHANGES }),
    });
    const stream = await readStream(response);
    expect(await metricOf('content_planner_database_up')).toBe(1);
    expect(await metricOf('content_planner_listen_up')).toBe(1);
    const size = await metricOf('content_planner_database_size_bytes');
    expect(size).toBeGreaterThan(0);

    await line.cut();
    await eventually(async () => expect(await metricOf('content_planner_listen_up')).toBe(0));
    expect(await metricOf('content_planner_database_up')).toBe(0);
    expect(await metricOf('content_planner_database_size_bytes')).toBe(size);

    await line.restore();
    await eventually(async () => expect(await metricOf('content_planner_listen_up')).toBe(1));
    expect(await metricOf('content_planner_database_up')).toBe(1);
    await stream.close();
  });

  test('returns 503 for a waiting request whose database connection is terminated', async () => {
    const other = await createOrm({ url: database.url });
    try {
      await other.em.fork().transactional(async (em) => {
        await em.execute('lock table brands');
        // Use another connection, because queries of `pg_stat_activity` in one transaction all return the same rows.
        const observer = other.em.fork({ clear: true });
        const waiting = [send('/api/brands'), sendQuery('{ brands { id } }')];
        const WAITING = `pid <> pg_backend_pid() and wait_event_type = 'Lock' and datname = current_database()`;
        await vi.waitFor(
          async () =>
            expect(await observer.execute(`select 1 from pg_stat_activity where ${WAITING}`)).toHaveLength(2),
          { timeout: 10_000, interval: 20 },
        );
        await em.execute(`select pg_terminate_backend(pid) from pg_stat_activity where ${WAITING}`);
        expect(await Promise.all(waiting)).toMatchObject([away, awayThroughGraphQL]);
      });
    } finally {
      await other.close();
    }
    expect(await send('/api/brands')).toMatchObject({ status: 200, body: [] });
  });
});
