import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { type RunningServer, startServer } from '../src/server.js';
import { createTestPlanner, emptyDatabase, PASSWORD, soakDatabases, type TestPlanner } from './planner.js';
import { transports } from './transport.js';

const ACCOUNT = { email: 'maya@planner.example', password: PASSWORD };
const WRONG = { ...ACCOUNT, password: 'not this one' };
const LIMITED = { status: 429, message: 'Too many failed logins: try again in 15 minutes.' };

describe.each(soakDatabases)('the failed-login limit on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  beforeEach(() => planner.register(ACCOUNT.email));
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  describe.each(transports)('through $name', ({ open }) => {
    const visit = () => open(planner.visitor());
    const fail = async (times: number, credentials = WRONG) => {
      for (let n = 0; n < times; n += 1) {
        await expect(visit().login(credentials)).rejects.toMatchObject({ status: 401 });
      }
    };

    test('blocks an account, but no others, after ten failed logins, even with the correct password', async () => {
      await fail(10);
      await expect(visit().login(WRONG)).rejects.toMatchObject(LIMITED);
      await expect(visit().login({ ...ACCOUNT, email: ' MAYA@planner.example ' })).rejects.toMatchObject(
        LIMITED,
      );
      await fail(1, { ...WRONG, email: 'somebody.else@planner.example' });
    });

    test('is reset by a correct password or at the end of the period', async () => {
      await fail(9);
      await visit().login(ACCOUNT);
      await fail(10);
      await planner.sql('update rate_limits set expire = 1');
      await visit().login(ACCOUNT);
      await fail(1);
      expect(await planner.sql('select 1 from rate_limits where expire = 1')).toEqual([]);
    });
  });
});

describe.each(soakDatabases)('the rate limiter on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  /** Sets the number of points that all existing rate limits have counted. */
  const counted = (points: number) => planner.sql('update rate_limits set points = ?', [points]);

  test.each(transports)(
    'blocks registrations from an IP address after thirty in an hour, through $name',
    async ({ open }) => {
      const register = (name: string) =>
        open(planner.visitor()).register({ email: `${name}@planner.example`, password: PASSWORD });
      await register('first');
      await counted(28);
      await register('second');
      // A registration counts even if its email address is already taken. Otherwise, clients could try addresses
      // without a limit.
      await expect(register('first')).rejects.toMatchObject({ status: 409 });
      const limited = { status: 429, message: 'Too many registrations: try again in 60 minutes.' };
      await expect(register('third')).rejects.toMatchObject(limited);
      expect(await planner.sql('select 1 from users')).toHaveLength(2);
      await planner.sql('update rate_limits set expire = 1');
      await register('third');
    },
  );

  test('does not count incomplete registrations', async () => {
    const { body } = await planner
      .visitor()
      .rest('POST', '/auth/register', { email: 'x', password: 'short' });
    expect(body).toMatchObject({ errors: [{ field: 'email' }, { field: 'password' }] });
    expect(await planner.sql('select 1 from rate_limits')).toEqual([]);
  });

  test('blocks password changes after ten wrong passwords, even with the correct password', async () => {
    const client = await planner.register(ACCOUNT.email);
    const change = async (current: string) => {
      const query = `mutation ($current: String!) { changePassword(current: $current, new: "another password") }`;
      return (await client.graphql(query, { current })).errors?.[0];
    };
    const wrong = { extensions: { status: 400, type: 'invalid' } };
    const limited = {
      message: 'Too many wrong passwords: try again in 15 minutes.',
      extensions: { status: 429, type: 'rateLimited' },
    };
    expect(await change('wrong')).toMatchObject(wrong);
    await counted(9);
    expect(await change('wrong')).toMatchObject(wrong);
    expect(await change('wrong')).toMatchObject(limited);
    expect(await change(PASSWORD)).toMatchObject(limited);
    await counted(9);
    expect(await change(PASSWORD)).toBeUndefined();
    expect(await change(PASSWORD)).toMatchObject(wrong);
  });

  test("counts wrong passwords per session, so that a stolen session can't lock out the owner", async () => {
    const stolen = await planner.register(ACCOUNT.email);
    const owner = planner.visitor();
    await owner.rest('POST', '/auth/login', ACCOUNT);
    const change = async (client: typeof owner, current: string) => {
      const query = `mutation ($current: String!) { changePassword(current: $current, new: "another password") }`;
      return (await client.graphql(query, { current })).errors?.[0]?.extensions.status;
    };
    for (let n = 0; n < 10; n += 1) expect(await change(stolen, 'wrong')).toBe(400);
    expect(await change(stolen, 'wrong')).toBe(429);
    expect(await change(owner, PASSWORD)).toBeUndefined();
    expect((await stolen.rest('GET', '/auth/user')).status).toBe(401);
  });

  test('sends the number of seconds to wait in a header', async () => {
    await planner.register(ACCOUNT.email);
    await planner.visitor().rest('POST', '/auth/login', WRONG);
    await planner.sql('update rate_limits set points = 100');
    const query = `mutation { login(input: { email: "${WRONG.email}", password: "x" }) { id } }`;
    for (const [path, json] of [
      ['/api/auth/login', WRONG],
      ['/api/auth/register', ACCOUNT],
      ['/graphql', { query }],
    ] as const) {
      const { status, headers } = await planner.visitor().request(path, { method: 'POST', json });
      expect([path, status]).toEqual([path, 429]);
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(800);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
  });
});

describe('the address of a failed login', () => {
  let drop: () => Promise<void>;
  let server: RunningServer;

  const start = async (environment: Record<string, string>) => {
    const database = await emptyDatabase(inject('postgresql').template);
    drop = database.drop;
    server = await startServer(
      readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: database.url, ...environment }),
      '',
    );
  };
  afterEach(async () => {
    await server.close();
    await drop();
  });

  /** Sends wrong passwords until the address is blocked, and returns the status of a login from another address. */
  async function fromAnotherAddress(): Promise<number> {
    const login = async (address: string) => {
      const { status } = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(WRONG),
      });
      return status;
    };
    for (let n = 0; n < 10; n += 1) expect(await login('203.0.113.1')).toBe(401);
    expect(await login('203.0.113.1')).toBe(429);
    return login('203.0.113.2');
  }

  test('is the address that a trusted proxy sends', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    expect(await fromAnotherAddress()).toBe(401);
  });

  test("is the socket's address, whatever the headers contain, if no proxy is trusted", async () => {
    await start({});
    expect(await fromAnotherAddress()).toBe(429);
  });
});
