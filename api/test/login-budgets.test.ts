import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/accounts/passwords.js';
import { createDeviceTokens } from '../src/auth/device-tokens.js';
import { networksOf } from '../src/http/client-address.js';
import { createTestPlanner, PASSWORD, soakDatabases, type TestPlanner } from './planner.js';
import { type CallError, graphqlCaller, transports } from './transport.js';

const ACCOUNT = { email: 'maya@planner.example', password: PASSWORD };
const WRONG = { ...ACCOUNT, password: 'not this one' };

/** Counts the calls by status. */
async function statuses(calls: Promise<unknown>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const status = result.status === 'fulfilled' ? 200 : (result.reason as CallError).status;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe.each(soakDatabases)('a server with 300 parallel requests on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  beforeEach(() => planner.register(ACCOUNT.email));
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  /** Returns the points used in each budget with this name. */
  const used = async (name: string) => {
    const rows = await planner.sql<{ points: number }>(
      'select points from rate_limits where key like ? and points > 0',
      [`${name}:%`],
    );
    return rows.map(({ points }) => points);
  };

  describe.each(transports)('through $name', ({ open }) => {
    const guess = (credentials: object) => open(planner.visitor()).login(credentials);

    test('checks at most 10 passwords for one account', async () => {
      const guesses = Array.from({ length: 300 }, () => guess(WRONG));
      const { 401: checked = 0, 503: busy = 0, 429: limited = 0, ...others } = await statuses(guesses);
      expect(others).toEqual({});
      expect(checked).toBeGreaterThan(0);
      expect(checked).toBeLessThanOrEqual(10);
      expect(checked + busy + limited).toBe(300);
      for (const name of ['login', 'login-address', 'login-account']) {
        expect([name, await used(name)]).toEqual([name, [checked]]);
      }
      await planner.sql(`update rate_limits set points = 10 where key like 'login:%'`);
      await expect(guess(ACCOUNT)).rejects.toMatchObject({ status: 429 });
    });

    test('checks at most 100 passwords across all accounts', async () => {
      const guesses = Array.from({ length: 300 }, (_, n) =>
        guess({ ...WRONG, email: `${n}@planner.example` }),
      );
      const { 401: checked = 0, 503: busy = 0, 429: limited = 0, ...others } = await statuses(guesses);
      expect(others).toEqual({});
      expect(checked).toBeGreaterThan(0);
      expect(checked).toBeLessThanOrEqual(100);
      expect(checked + busy + limited).toBe(300);
      // Attempts that were not checked have been refunded, because rejected requests don't use up a budget.
      expect(await used('login')).toEqual(Array.from({ length: checked }, () => 1));
      expect(await used('login-address')).toEqual([checked]);
    });

    test('does not count registrations that are rejected because the server is busy', async () => {
      await planner.sql('delete from rate_limits');
      const registrations = Array.from({ length: 300 }, (_, n) =>
        open(planner.visitor()).register({ ...ACCOUNT, email: `${n}@planner.example` }),
      );
      const { 200: created = 0, 503: busy = 0, 429: limited = 0, ...others } = await statuses(registrations);
      expect(others).toEqual({});
      expect(created).toBeGreaterThan(0);
      expect(busy).toBeGreaterThan(0);
      expect(created + busy + limited).toBe(300);
      expect(await used('registration')).toEqual([created]);
    });
  });

  test('checks at most 10 current passwords for password changes', async () => {
    const client = await planner.register('noah@planner.example').then(() => planner.visitor());
    await client.rest('POST', '/auth/login', ACCOUNT);
    const change = graphqlCaller(client);
    const query = `mutation { changePassword(current: "wrong", new: "another password") }`;
    const guesses = Array.from({ length: 300 }, () => change('changePassword', query));
    const { 400: checked = 0, 503: busy = 0, 429: limited = 0, ...others } = await statuses(guesses);
    expect(others).toEqual({});
    expect(checked).toBeGreaterThan(0);
    expect(checked).toBeLessThanOrEqual(10);
    expect(checked + busy + limited).toBe(300);
  });
});

describe.each(soakDatabases)('the failed-login limit on %s', (database) => {
  let planner: TestPlanner;
  let url: string;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
    url = await planner.serve({ TRUST_PROXY: 'loopback' });
  });
  beforeEach(() => planner.register(ACCOUNT.email));
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  const login = async (from: string, credentials: object = WRONG, cookie = '') => {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify(credentials),
    });
    return {
      status: response.status,
      retryAfter: Number(response.headers.get('retry-after')),
      device: response.headers
        .getSetCookie()
        .find((line) => line.startsWith('planner_device'))
        ?.split(';')[0],
    };
  };
  const loginStatus = async (...args: Parameters<typeof login>) => (await login(...args)).status;
  /** Tries a wrong password from several addresses, one after another, and counts the responses by status. */
  async function guess(times: number, from: (n: number) => string, device?: string) {
    const counts: Record<number, number> = {};
    for (let n = 0; n < times; n += 1) {
      const status = await loginStatus(from(n), WRONG, device);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }
  /** Sets the points used in all budgets with this name. */
  const counted = (name: string, points: number) =>
    planner.sql('update rate_limits set points = ? where key like ?', [points, `${name}:%`]);

  test('counts logins from one IPv6 /64 network together', async () => {
    expect(await guess(13, (n) => `2001:db8:1:2::${n.toString(16)}`)).toEqual({ 401: 10, 429: 3 });
    expect(await loginStatus('2001:db8:1:3::1')).toBe(401);
  });

  test('counts logins from one IPv6 /48 network together, with a larger budget', async () => {
    const other = (n: number) => ({ ...WRONG, email: `${n}@planner.example` });
    expect(await loginStatus('2001:db8:1:1::1', other(1))).toBe(401);
    await counted('login-network', 499);
    expect(await loginStatus('2001:db8:1:2::1', other(2))).toBe(401);
    expect(await loginStatus('2001:db8:1:3::1', other(3))).toBe(429);
    expect(await loginStatus('2001:db8:2::1', other(3))).toBe(401);
    expect(await loginStatus('198.51.100.1', other(3))).toBe(401);
  });

  test('counts IPv4 and IPv4-mapped IPv6 addresses together', async () => {
    expect(await loginStatus('::ffff:203.0.113.9')).toBe(401);
    await counted('login', 10);
    expect(await loginStatus('203.0.113.9')).toBe(429);
    expect(await loginStatus('::FFFF:cb00:7109')).toBe(429);
  });

  test('counts the address that the proxy appended to X-Forwarded-For, not one that the client sent', async () => {
    expect(await loginStatus('198.51.100.1, 203.0.113.9')).toBe(401);
    await counted('login', 10);
    expect(await loginStatus('198.51.100.2, 203.0.113.9')).toBe(429);
    expect(await loginStatus('198.51.100.1')).toBe(401);
  });

  test.each(['x'.repeat(300), '203.0.113.300', '203.0.113.1:443', ' , ,', "1' or '1'='1"])(
    'counts logins toward the limit for the proxy if X-Forwarded-For is not an address: %s',
    async (garbage) => {
      expect(await loginStatus(garbage)).toBe(401);
      await counted('login', 10);
      expect(await loginStatus('127.0.0.1')).toBe(429);
      expect(planner.defects).toEqual([]);
    },
  );

  describe('for an account that is attacked from many addresses', () => {
    const HOME = '203.0.113.1';
    const attack = async () => {
      expect(await loginStatus('198.51.100.1')).toBe(401);
      await counted('login-account', 50);
    };

    test('blocks unknown browsers, even with the correct password', async () => {
      await attack();
      const { status, retryAfter } = await login(HOME, ACCOUNT);
      expect(status).toBe(429);
      expect(retryAfter).toBeGreaterThan(3500);
      expect(await loginStatus(HOME, { ...WRONG, email: 'noah@planner.example' })).toBe(401);
    });

    test('lets known browsers log in from any address', async () => {
      const { device } = await login(HOME, ACCOUNT);
      await attack();
      await counted('login-address', 100);
      expect(await login(HOME, ACCOUNT, device)).toMatchObject({ status: 200 });
      expect(await login('198.51.100.1', ACCOUNT, device)).toMatchObject({ status: 200 });
    });

    test('treats a known browser as unknown after ten failed logins from that browser', async () => {
      const { device } = await login(HOME, ACCOUNT);
      planner.securityLines.length = 0;
      expect(await guess(21, () => HOME, device)).toEqual({ 401: 20, 429: 1 });
      const limited = planner.securityLines.filter((line) => line.includes('rate-limited'));
      expect(limited.map((line) => JSON.parse(line) as object)).toMatchObject([{ limit: 'login' }]);
      expect(await loginStatus('192.0.2.1', ACCOUNT, device)).toBe(200);
      await attack();
      expect(await loginStatus('192.0.2.1', ACCOUNT, device)).toBe(429);
    });

    test('still recognizes a browser after a password change in that browser', async () => {
      const client = planner.visitor({ TRUST_PROXY: 'loopback' });
      await client.rest('POST', '/auth/login', ACCOUNT);
      const deviceOf = () => `planner_device_4000=${client.cookies.get('planner_device_4000')}`;
      const old = deviceOf();
      const [changed, changedAgain] = ['another password', 'yet another password'];
      const { errors } = await client.graphql(
        `mutation { changePassword(current: "${PASSWORD}", new: "${changed}") }`,
      );
      expect(errors).toBeUndefined();
      await attack();
      expect(await loginStatus(HOME, { ...ACCOUNT, password: changed }, old)).toBe(429);
      expect(await loginStatus(HOME, { ...ACCOUNT, password: changed }, deviceOf())).toBe(200);

      // The previous login ended the browser's session, so log in again.
      await client.rest('POST', '/auth/login', { ...ACCOUNT, password: changed });
      const { body: viewer } = await client.rest('GET', '/auth/user');
      const update = { password: changedAgain, currentPassword: changed };
      expect((await client.rest('PATCH', `/users/${viewer.id}`, update)).status).toBe(200);
      expect(await loginStatus(HOME, { ...ACCOUNT, password: changedAgain }, deviceOf())).toBe(200);
    });

    test('rejects browser tokens for another account, an earlier password or another secret', async () => {
      const { device } = await login(HOME, ACCOUNT);
      const session = await planner.register('noah@planner.example').then(() => login(HOME, ACCOUNT));
      const [noah] = await planner.sql<{ id: string; passwordHash: string }>(
        `select id, password_hash as "passwordHash" from users where email = 'noah@planner.example'`,
      );
      const forged = createDeviceTokens('another secret');
      const tokens = [
        await forged.create(noah as { id: string; passwordHash: string }, 'browser'),
        'x.y.z',
        '',
      ];
      await planner.sql('update users set is_approved = true');
      const { device: other } = await login(HOME, { email: 'noah@planner.example', password: PASSWORD });
      await attack();
      expect(await loginStatus(HOME, ACCOUNT, other)).toBe(429);
      for (const token of tokens) {
        expect(await loginStatus(HOME, ACCOUNT, `planner_device_4000=${token}`)).toBe(429);
      }
      expect(await loginStatus(HOME, ACCOUNT, session.device)).toBe(200);

      await planner.sql('update users set password_hash = ?', [await hashPassword('a newer password')]);
      const renewed = { ...ACCOUNT, password: 'a newer password' };
      expect(await loginStatus(HOME, renewed, device)).toBe(429);
    });

    test('does not let a single address block the account', async () => {
      for (let quarter = 0; quarter < 4; quarter += 1) {
        await planner.sql(`update rate_limits set expire = 1 where key not like 'login-account:%'`);
        expect(await guess(12, () => '198.51.100.1')).toEqual({ 401: 10, 429: 2 });
      }
      expect(await loginStatus(HOME, ACCOUNT)).toBe(200);
    });
  });
});

describe.each(soakDatabases)('the login limit on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  beforeEach(() => planner.register(ACCOUNT.email));
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  test.each(transports)('applies to a pending account, through $name', async ({ open }) => {
    await planner.register('pending@planner.example');
    const login = () => open(planner.visitor()).login({ ...ACCOUNT, email: 'pending@planner.example' });
    for (let n = 0; n < 10; n += 1) await expect(login()).rejects.toMatchObject({ status: 403 });
    await expect(login()).rejects.toMatchObject({ status: 429 });
  });

  describe.each(transports)('for new browsers, through $name', ({ open }) => {
    // Without a proxy, the test's requests would come directly from this machine.
    const visitor = () => planner.visitor({ TRUST_PROXY: '192.0.2.1' });
    const login = async (browser = visitor()) => {
      await open(browser).login(ACCOUNT);
      return browser;
    };

    test('does not apply to programs on this machine, unless their passwords are wrong', async () => {
      const local = planner.visitor();
      for (let n = 0; n < 12; n += 1) await login(planner.visitor());
      await login(local);
      await planner.sql(`update rate_limits set points = 300 where key like 'login-known-browser:%'`);
      await login(local);
      for (let n = 0; n < 10; n += 1)
        await expect(open(planner.visitor()).login(WRONG)).rejects.toMatchObject({ status: 401 });
      await expect(login(planner.visitor())).rejects.toMatchObject({ status: 429 });
    });

    test('allows ten logins an hour and does not affect known browsers', async () => {
      const known = await login();
      for (let n = 1; n < 10; n += 1) await login();
      await expect(login()).rejects.toMatchObject({
        status: 429,
        message: 'Too many logins from new browsers: try again in 60 minutes.',
      });
      await login(known);
      await planner.sql('update rate_limits set expire = 1');
      await login();
    });

    test('keeps one session per browser token, so that new logins do not end other sessions', async () => {
      const owner = await login();
      const other = await login();
      const device = [...other.cookies].filter(([name]) => name.includes('device'));
      expect(device).toHaveLength(1);
      for (let n = 0; n < 21; n += 1) {
        const again = visitor();
        for (const [name, value] of device) again.cookies.set(name, value);
        await login(again);
      }
      expect((await owner.rest('GET', '/brands')).status).toBe(200);
      expect((await other.rest('GET', '/brands')).status).toBe(401);
    });

    test('counts only logins with the correct password', async () => {
      for (let n = 0; n < 9; n += 1) {
        await expect(open(visitor()).login(WRONG)).rejects.toMatchObject({ status: 401 });
      }
      const budget = `select points from rate_limits where key like 'login-new-browser:%'`;
      expect(await planner.sql(budget)).toEqual([{ points: 0 }]);
      await login();
    });
  });
});

describe.each(soakDatabases)('the budget table on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterAll(() => planner.close());

  test('deletes some expired rows when a new budget starts', async () => {
    await planner.sql(`insert into rate_limits select 'old:' || n, 1, 1 from generate_series(1, 700) n`);
    const left = async () => (await planner.sql('select 1 from rate_limits where expire = 1')).length;
    const fail = (email: string) => planner.visitor().rest('POST', '/auth/login', { ...WRONG, email });
    await fail('maya@planner.example');
    expect(await left()).toBe(200);
    await fail('maya@planner.example');
    expect(await left()).toBe(200);
    await fail('noah@planner.example');
    expect(await left()).toBe(0);
  });

  test('has keys of the same length for any input', async () => {
    const email = `${'x'.repeat(990)}@a`;
    await planner.visitor().rest('POST', '/auth/login', { ...WRONG, email });
    const keys = await planner.sql<{ key: string }>('select key from rate_limits where expire > 1');
    for (const { key } of keys) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['local', 'local', null],
])('networksOf(%s) returns %s and %s', (address, home, site) => {
  expect(networksOf(address)).toEqual({ home, site });
});
