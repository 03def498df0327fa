import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestPlanner, PASSWORD, soakDatabases, type TestPlanner } from './planner.js';
import { restTransport, type Transport, transports } from './transport.js';

const FIRST = { email: 'first@planner.example', password: PASSWORD };
const SECOND = { email: 'second@planner.example', password: PASSWORD };

const WRONG = { status: 401, message: 'Invalid email or password' };
const PENDING = { status: 403, message: 'Your account is pending approval by an administrator.' };

describe.each(soakDatabases)('accounts on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  const approve = (email: string) =>
    planner.sql('update users set is_approved = true where email = ?', [email]);

  describe.each(transports)('through $name', ({ open }) => {
    const visit = (): Transport => open(planner.visitor());

    test('the first registration creates an approved administrator and logs them in', async () => {
      const transport = visit();
      const user = await transport.register({ ...FIRST, firstName: 'Maya', lastName: ' ' });
      expect(user).toEqual({
        id: expect.any(String),
        email: FIRST.email,
        firstName: 'Maya',
        lastName: null,
        profileImageUrl: null,
        isAdmin: true,
        isApproved: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      expect(await transport.viewer()).toEqual(user);
    });

    test('every later account is pending approval and not logged in', async () => {
      await visit().register(FIRST);
      const transport = visit();
      expect(await transport.register(SECOND)).toBeNull();
      expect(await transport.viewer()).toBeNull();
      const [row] = await planner.sql('select is_admin, is_approved from users where email = ?', [
        SECOND.email,
      ]);
      expect(row).toEqual({ is_admin: false, is_approved: false });
    });

    test('exactly one of several concurrent first registrations creates an administrator', async () => {
      const accounts = [1, 2, 3, 4].map((n) => ({ email: `n${n}@planner.example`, password: PASSWORD }));
      const results = await planner.meeting(
        'lock table users in share mode',
        accounts.map((account) => () => visit().register(account)),
      );
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      const administrators = await planner.sql('select 1 from users where is_admin or is_approved');
      expect(administrators).toHaveLength(1);
    });

    test('a wrong password and an unknown email address return the same error', async () => {
      await visit().register(FIRST);
      await expect(visit().login({ ...FIRST, password: 'wrong password' })).rejects.toMatchObject(WRONG);
      await expect(visit().login(SECOND)).rejects.toMatchObject(WRONG);
    });

    test('passwords are compared exactly as typed', async () => {
      const password = ' Correct Horse 41 ';
      await visit().register({ ...FIRST, password, confirmPassword: password });
      for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1)]) {
        await expect(visit().login({ ...FIRST, password: other })).rejects.toMatchObject(WRONG);
      }
      expect(await visit().login({ ...FIRST, password })).toMatchObject({ email: FIRST.email });
    });

    test('a login reports that the account is pending only if the password is correct', async () => {
      await visit().register(FIRST);
      await visit().register(SECOND);
      await expect(visit().login(SECOND)).rejects.toMatchObject(PENDING);
      await expect(visit().login({ ...SECOND, password: 'wrong password' })).rejects.toMatchObject(WRONG);
      await approve(SECOND.email);
      expect(await visit().login(SECOND)).toMatchObject({ email: SECOND.email, isAdmin: false });
    });

    test('a request without a session returns Unauthorized', async () => {
      const rejected = { status: 401, message: 'Unauthorized' };
      await expect(visit().brands()).rejects.toMatchObject(rejected);
      await expect(visit().createBrand({ name: 'Northwind', color: '#123456' })).rejects.toMatchObject(
        rejected,
      );
      await expect(visit().entries('blog')).rejects.toMatchObject(rejected);
      await expect(
        visit().createEntry('blog', { date: '2026-03-08', blogName: 'Launch' }),
      ).rejects.toMatchObject(rejected);
    });

    test("revoking a user's approval in the database ends their access immediately", async () => {
      const transport = visit();
      await transport.register(FIRST);
      expect(await transport.brands()).toEqual([]);
      await planner.sql('update users set is_approved = false');
      await expect(transport.brands()).rejects.toMatchObject({ status: 401, message: 'Unauthorized' });
      expect(await transport.viewer()).toBeNull();
    });

    test("revoking a user's administrator rights in the database takes effect immediately", async () => {
      const transport = visit();
      await transport.register(FIRST);
      await transport.createBrand({ name: 'Northwind', color: '#123456' });
      await planner.sql('update users set is_admin = false');
      await expect(transport.createBrand({ name: 'Tailspin', color: '#123456' })).rejects.toMatchObject({
        status: 403,
        message: 'You must be an administrator to access this page.',
      });
    });

    test('email addresses are trimmed, unique and case-insensitive', async () => {
      const user = await visit().register({ ...FIRST, email: '  First@Planner.Example ' });
      expect(user?.email).toBe(FIRST.email);
      await expect(visit().register({ ...FIRST, email: 'FIRST@planner.example' })).rejects.toMatchObject({
        status: 409,
        message: 'An account with this email address already exists.',
      });
      expect(await visit().login({ ...FIRST, email: ' FIRST@PLANNER.example ' })).toMatchObject({
        id: user?.id,
      });
    });

    test('invalid registrations are rejected with a message', async () => {
      await expect(visit().register({ ...FIRST, password: '1234567' })).rejects.toMatchObject({
        status: 400,
        message: 'Password must be at least 8 characters',
      });
      await expect(visit().register({ ...FIRST, confirmPassword: 'another one' })).rejects.toMatchObject({
        status: 400,
        message: 'Passwords do not match',
      });
      await expect(visit().register({ ...FIRST, email: 'nobody' })).rejects.toMatchObject({
        status: 400,
        message: 'email must be an email address',
      });
      expect(await planner.sql('select 1 from users')).toEqual([]);
    });

    test('logging out ends the session on the server and deletes the cookie', async () => {
      const client = planner.visitor();
      await open(client).register(FIRST);
      const cookies = [...client.cookies];
      await open(client).logout();
      expect([...client.cookies.keys()]).toEqual(['planner_device_4000']);
      for (const [name, value] of cookies) client.cookies.set(name, value);
      expect(await open(client).viewer()).toBeNull();
      expect(await planner.sql('select 1 from sessions')).toEqual([]);
    });

    test('logging out without a session succeeds', async () => {
      await expect(visit().logout()).resolves.not.toThrow();
    });

    test("logging out does not end the user's other sessions", async () => {
      await visit().register(FIRST);
      const [here, there] = [visit(), visit()];
      await here.login(FIRST);
      await there.login(FIRST);
      await here.logout();
      expect(await there.viewer()).toMatchObject({ email: FIRST.email });
    });
  });

  test('REST returns the user for the first registration and pendingApproval for later ones', async () => {
    const first = await planner.visitor().rest('POST', '/auth/register', FIRST);
    expect(first).toMatchObject({ status: 201, body: { email: FIRST.email } });
    const second = await planner.visitor().rest('POST', '/auth/register', SECOND);
    expect(second).toMatchObject({ status: 201, body: { pendingApproval: true } });
  });

  test('no response contains a password or its hash', async () => {
    const client = planner.visitor();
    const responses = [
      await client.rest('POST', '/auth/register', FIRST),
      await client.rest('POST', '/auth/login', FIRST),
      await client.rest('GET', '/auth/user'),
    ];
    for (const { body } of responses) expect(JSON.stringify(body)).not.toMatch(/password|hash|argon/i);
  });

  test('a login with an unknown email address takes as long as one with a wrong password', async () => {
    await restTransport(planner.visitor()).register(FIRST);
    const time = async (credentials: object) => {
      const start = performance.now();
      await planner.visitor().rest('POST', '/auth/login', credentials);
      return performance.now() - start;
    };
    await time(SECOND);
    const wrong: number[] = [];
    const unknown: number[] = [];
    // Without the decoy hash, a login with an unknown address would always take less than a tenth of the time that a
    // login with a wrong password takes.
    const takesAsLong = () => Math.min(...unknown) > Math.min(...wrong) / 3;
    for (let round = 0; round < 5 || (round < 30 && !takesAsLong()); round++) {
      await planner.sql('delete from rate_limits');
      wrong.push(await time({ ...FIRST, password: 'wrong password' }));
      unknown.push(await time(SECOND));
    }
    expect(takesAsLong()).toBe(true);
  });

  test('an expired session is invalid', async () => {
    const client = planner.visitor();
    await restTransport(client).register(FIRST);
    await planner.sql(`update sessions set expires_at = now() - interval '1 second'`);
    expect(await restTransport(client).viewer()).toBeNull();
  });

  test('cookies with invalid signatures are ignored', async () => {
    const client = planner.visitor();
    await restTransport(client).register(FIRST);
    for (const [name, value] of client.cookies) {
      for (const forged of ['', 'nonsense', `${value}x`, value.split('.').with(2, '').join('.')]) {
        client.cookies.set(name, forged);
        expect((await client.rest('GET', '/auth/user')).status).toBe(401);
      }
    }
  });

  test('deleting a user ends their sessions', async () => {
    const client = planner.visitor();
    await restTransport(client).register(FIRST);
    await planner.sql('delete from users');
    expect((await client.rest('GET', '/auth/user')).status).toBe(401);
  });

  test('GET /api/login redirects browsers to the login form', async () => {
    const { status, headers } = await planner.visitor().request('/api/login');
    expect([status, headers.get('location')]).toEqual([302, '/login']);
  });

  describe('the session cookie', () => {
    const cookieOf = async (environment: Record<string, string>) => {
      await restTransport(planner.visitor()).register(FIRST);
      const { headers } = await planner
        .visitor(environment)
        .request('/api/auth/login', { method: 'POST', json: FIRST });
      return headers.getSetCookie().join('\n');
    };

    test('is HttpOnly and SameSite, and lasts thirty days', async () => {
      const [session, device] = (await cookieOf({})).split('\n');
      expect(session).toMatch(/^planner_session\S+; Max-Age=2592000;/);
      expect(device).toMatch(/^planner_device\S+; Max-Age=31536000;/);
      for (const cookie of [session, device]) {
        expect(cookie).toMatch(/; HttpOnly(;|$)/);
        expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
        expect(cookie).toMatch(/; Path=\/(;|$)/);
        expect(cookie).not.toMatch(/; Domain=/);
      }
    });

    test('is the only place of the session token, of which the database stores a hash', async () => {
      await restTransport(planner.visitor()).register(FIRST);
      const response = await planner.visitor().raw('/api/auth/login', { method: 'POST', json: FIRST });
      const [token = ''] = /(?<=session_4000=)[^;]+/.exec(response.headers.getSetCookie().join()) ?? [];
      const { sid } = decodeJwt(token) as { sid: string };
      expect(sid).toHaveLength(43);
      const others = [...response.headers].filter(([name]) => name !== 'set-cookie');
      const stored = await planner.sql('select to_jsonb(s)::text as row from sessions s');
      expect(JSON.stringify([await response.text(), others, stored])).not.toContain(sid);
    });

    test('has the port in its name, so that servers on one host do not share a cookie', async () => {
      expect(await cookieOf({})).toMatch(/^planner_session_4000=[^;]/);
      await planner.clear();
      expect(await cookieOf({ PORT: '4321' })).toMatch(/^planner_session_4321=[^;]/);
      await planner.clear();
      expect(await cookieOf({ PUBLIC_URL: 'http://planner.example:8080' })).toMatch(/^planner_session_8080=/);
    });

    test('is Secure and has the __Host- prefix if PUBLIC_URL is https', async () => {
      const cookies = (await cookieOf({ PUBLIC_URL: 'https://planner.example' })).split('\n');
      expect(cookies).toEqual([
        expect.stringMatching(/^__Host-planner_session=[^;].*; Secure(;|$)/),
        expect.stringMatching(/^__Host-planner_device=[^;].*; Secure(;|$)/),
      ]);
      await planner.clear();
      expect(await cookieOf({ PUBLIC_URL: 'http://planner.example' })).not.toMatch(/Secure/);
    });

    test('is deleted with the same attributes that it was set with', async () => {
      await restTransport(planner.visitor()).register(FIRST);
      const client = planner.visitor({ PUBLIC_URL: 'https://planner.example' });
      await restTransport(client).login(FIRST);
      const { headers } = await client.rest('POST', '/auth/logout');
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-planner_session=; (?=.*Max-Age=0)(?=.*Path=\/)(?=.*Secure)/),
      ]);
    });
  });
});
