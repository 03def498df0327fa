import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSecurityLog, securityLogger } from '../src/http/security-log.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';
import { graphqlCaller, restTransport, transports } from './transport.js';
import { type SecondFactor, turnOn, wrongCodeOf } from './two-step.js';

type Line = Record<string, unknown>;

/** Returns the documented filter, with fail2ban's pattern for addresses and networks. */
function documentedFilter(): RegExp {
  const docs = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8');
  const [, failregex = ''] = /^failregex = (.+)$/m.exec(docs) ?? [];
  return new RegExp(failregex.replace('<SUBNET>', '(?<network>[0-9a-fA-F.:]+(?:/\\d+)?)'));
}

describe.each(soakDatabases)('the security log on %s', (database) => {
  const team = useTeam(database);
  beforeEach(async () => {
    await team.planner.sql('delete from rate_limits');
    team.planner.securityLines.length = 0;
  });

  const lines = () => team.planner.securityLines.map((line) => JSON.parse(line) as Line);
  const eventsOf = async (work: () => Promise<unknown>) => {
    team.planner.securityLines.length = 0;
    await work();
    return lines().map(({ level, time, log, method, path, address, network, requestId, ...line }) => line);
  };
  const rejected = (call: Promise<unknown>) => expect(call).rejects.toThrow();

  describe.each(transports)('through $name', ({ open, name }) => {
    test('has a line for each login, failed login and logout', async () => {
      const client = team.planner.visitor();
      const email = MEMBER_EMAIL;
      expect(
        await eventsOf(() =>
          rejected(open(client).login({ email: ` ${email.toUpperCase()}`, password: 'wrong' })),
        ),
      ).toEqual([{ event: 'login-failed', user: null, email }]);
      expect(await eventsOf(() => open(client).login({ email, password: PASSWORD }))).toEqual([
        { event: 'login', user: null, email, userId: expect.any(String) },
      ]);
      expect(await eventsOf(() => open(client).logout())).toEqual([
        { event: 'logout', user: expect.any(String) },
      ]);
      expect(await eventsOf(() => open(client).logout())).toEqual([]);
    });

    test('has a line for each registration and each login to a pending account', async () => {
      const email = `pending-${name.toLowerCase()}@planner.example`;
      const account = { email, password: PASSWORD };
      const transport = open(team.planner.visitor());
      const userId = expect.any(String);
      expect(await eventsOf(() => transport.register(account))).toEqual([
        { event: 'registration', user: null, email, userId, isAdmin: false },
      ]);
      expect(await eventsOf(() => rejected(transport.login(account)))).toEqual([
        { event: 'login-pending', user: null, email },
      ]);
    });

    test('has a line for each denied request, but not for invalid requests', async () => {
      const brand = { name: 'x', color: 'y' };
      expect(await eventsOf(() => rejected(open(team.visitor).createBrand(brand)))).toEqual([
        { event: 'denied', user: null, status: 401 },
      ]);
      expect(await eventsOf(() => rejected(open(team.member).createBrand(brand)))).toEqual([
        { event: 'denied', user: expect.any(String), status: 403 },
      ]);
      expect(await eventsOf(() => rejected(open(team.admin).createBrand({ name: ' ', color: 'y' })))).toEqual(
        [],
      );
    });

    test('has a line for each request over a limit', async () => {
      const guess = () => rejected(open(team.planner.visitor()).login({ email: 'x@y.z', password: 'wrong' }));
      await guess();
      await team.planner.sql('update rate_limits set points = 10');
      expect(await eventsOf(guess)).toEqual([{ event: 'rate-limited', user: null, limit: 'login' }]);
    });
  });

  test('has a single line for a request that is denied several times', async () => {
    const query = '{ a: users { id } b: users { id } }';
    expect(await eventsOf(() => team.member.graphql(query))).toMatchObject([
      { event: 'denied', status: 403 },
    ]);
  });

  test('has a line without secrets for each change by an administrator', async () => {
    const { admin } = team;
    const email = 'new@planner.example';
    const secret = 'a secret that is long enough';
    const by = expect.any(String);
    const changed = async (method: string, path: string, json?: object) => {
      let id = '';
      const events = await eventsOf(async () => {
        const { body } = await admin.rest<{ id: string } | string>(method, path, json);
        id = typeof body === 'object' ? body.id : '';
      });
      expect(JSON.stringify(events)).not.toContain(secret);
      return { id, events };
    };
    const created = await changed('POST', '/users', {
      email,
      password: secret,
      firstName: 'Name',
      isAdmin: false,
    });
    const userId = created.id;
    const user = `/users/${userId}`;
    const about = { user: by, userId, email };
    expect(created.events).toEqual([{ event: 'user-created', ...about, isAdmin: false, isApproved: true }]);
    expect((await changed('PATCH', user, { password: `${secret}!` })).events).toEqual([
      { event: 'user-updated', ...about, passwordReset: true },
    ]);
    expect((await changed('PATCH', user, { lastName: 'Other' })).events).toEqual([
      { event: 'user-updated', ...about, passwordReset: false },
    ]);
    expect((await changed('PATCH', `${user}/admin`, { isAdmin: true })).events).toEqual([
      { event: 'user-role-changed', ...about, isAdmin: true },
    ]);
    expect((await changed('PATCH', `${user}/approve`, { isApproved: false })).events).toEqual([
      { event: 'user-approval-changed', ...about, isApproved: false },
    ]);
    expect((await changed('DELETE', user)).events).toEqual([{ event: 'user-deleted', ...about }]);

    const brand = await changed('POST', '/brands', { name: secret, color: 'red' });
    expect(brand.events).toEqual([{ event: 'brand-created', user: by, brandId: brand.id }]);
    expect((await changed('PUT', `/brands/${brand.id}`, { name: secret, color: 'blue' })).events).toEqual([
      { event: 'brand-updated', user: by, brandId: brand.id },
    ]);
    expect((await changed('DELETE', `/brands/${brand.id}`)).events).toEqual([
      { event: 'brand-deleted', user: by, brandId: brand.id },
    ]);

    const body = { logType: 'blog', fieldLabel: secret, fieldType: 'text' };
    const field = await changed('POST', '/field-configs', body);
    expect(field.events).toEqual([{ event: 'field-created', user: by, fieldId: field.id }]);
    expect((await changed('PUT', `/field-configs/${field.id}`, body)).events).toEqual([
      { event: 'field-updated', user: by, fieldId: field.id },
    ]);
    expect((await changed('DELETE', `/field-configs/${field.id}`)).events).toEqual([
      { event: 'field-deleted', user: by, fieldId: field.id },
    ]);
  });

  test('has a line for a changed password', async () => {
    const change = graphqlCaller(team.member);
    const query = `mutation ($current: String!, $new: String!) { changePassword(current: $current, new: $new) }`;
    const next = `${PASSWORD}!`;
    const events = await eventsOf(() => change('changePassword', query, { current: PASSWORD, new: next }));
    expect(events).toEqual([{ event: 'password-changed', user: expect.any(String) }]);
    await change('changePassword', query, { current: next, new: PASSWORD });
  });

  test('has a line for each step of two-step verification', async () => {
    const client = team.planner.visitor();
    const post = (path: string, json: object) =>
      client.rest<{ step?: string }>('POST', path, json).then(({ body }) => body.step);
    let factor: SecondFactor | undefined;
    const events = await eventsOf(async () => {
      factor = await turnOn(team.member);
      const step = await post('/auth/login', { email: MEMBER_EMAIL, password: PASSWORD });
      await post('/auth/login/code', { step, code: wrongCodeOf(factor.secret) });
      await post('/auth/login/code', { step, code: factor.recoveryCodes[0] });
    });
    expect(events.map(({ event }) => event)).toEqual([
      'two-step-changed',
      'login-code-required',
      'code-invalid',
      'recovery-code-used',
      'login',
    ]);
    for (const secret of [factor?.secret, ...(factor?.recoveryCodes ?? [])]) {
      expect(team.planner.securityLines.join()).not.toContain(secret);
    }
    await team.planner.sql('delete from two_steps');
  });

  test('has a line for password changes with a wrong password, and for rejected registrations', async () => {
    const change = graphqlCaller(team.member);
    const query = `mutation ($current: String!) { changePassword(current: $current, new: "another password") }`;
    expect(await eventsOf(() => rejected(change('changePassword', query, { current: 'wrong' })))).toEqual([
      { event: 'password-wrong', user: expect.any(String) },
    ]);
    const account = { email: 'newcomer@planner.example', password: PASSWORD };
    const closed = restTransport(team.planner.visitor({ REGISTRATION: 'closed' }));
    expect(await eventsOf(() => rejected(closed.register(account)))).toEqual([
      { event: 'registration-rejected', user: null, reason: 'closed' },
    ]);
  });

  test('has a line for writes from other sites and for hosts that are not allowed', async () => {
    const post = (path: string, headers: Record<string, string>) => () =>
      team.visitor.raw(path, { method: 'POST', headers, json: {} });
    const origin = 'https://evil.example';
    expect(await eventsOf(post('/api/brands', { origin, 'sec-fetch-site': 'cross-site' }))).toEqual([
      { event: 'origin-rejected', user: null, origin, site: 'cross-site' },
    ]);
    expect(await eventsOf(post('http://evil.example/graphql', {}))).toEqual([
      { event: 'host-rejected', user: null, host: 'evil.example' },
    ]);
  });

  test('has a line for each request that the app would never send', async () => {
    const post = (path: string, body: string, type = 'application/json') => {
      const headers = { 'content-type': type };
      return () => team.visitor.request(path, { method: 'POST', headers, body });
    };
    const line = (status: number) => [{ event: 'request-rejected', user: null, status }];
    const query = (text: string) => JSON.stringify({ query: text });
    expect(await eventsOf(post('/graphql', query(`{ ${'viewer '.repeat(700)} }`)))).toEqual(line(400));
    expect(await eventsOf(post('/graphql', query('{ passwords }')))).toEqual(line(400));
    expect(await eventsOf(post('/api/auth/login', 'x'.repeat(70_000)))).toEqual(line(413));
    expect(await eventsOf(post('/api/auth/login', 'email=x', 'text/plain'))).toEqual(line(415));
    expect(await eventsOf(post('/api/auth/login', '{}'))).toEqual([]);
    expect(await eventsOf(post('/graphql', query('{ viewer { id } }')))).toEqual([]);
  });

  test('names the user of the current session for each mutation in a request', async () => {
    const idOf = async (email: string) =>
      (await team.planner.sql<{ id: string }>('select id from users where email = ?', [email]))[0]?.id;
    const login = (email: string) => `login(input: { email: "${email}", password: "${PASSWORD}" }) { id }`;
    const brand = (name: string) => `createBrand(input: { name: "${name}", color: "red" }) { id }`;
    await team.planner.visitor().graphql(`mutation { ${login(ADMIN_EMAIL)} ${brand('Northwind')} }`);
    await team.planner.visitor().graphql(`mutation { ${login(MEMBER_EMAIL)} ${brand('Southwind')} }`);
    const elsewhere = team.planner.visitor();
    await elsewhere.rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: PASSWORD });
    await elsewhere.graphql(`mutation { ${login(ADMIN_EMAIL)} ${brand('Eastwind')} }`);
    expect(lines().map(({ event, user }) => ({ event, user }))).toEqual([
      { event: 'login', user: null },
      { event: 'brand-created', user: await idOf(ADMIN_EMAIL) },
      { event: 'login', user: null },
      { event: 'denied', user: await idOf(MEMBER_EMAIL) },
      { event: 'login', user: null },
      { event: 'login', user: await idOf(MEMBER_EMAIL) },
      { event: 'brand-created', user: await idOf(ADMIN_EMAIL) },
    ]);
  });

  test('works with the documented fail2ban filter, which requests cannot mislead', async () => {
    const url = await team.planner.serve({ TRUST_PROXY: 'loopback' });
    const filter = documentedFilter();
    const fail = (from: string, email: string, password = 'wrong') =>
      fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email, password }),
      });
    const found = () => team.planner.securityLines.map((line) => filter.exec(line)?.groups?.network);
    await fail('203.0.113.5', 'someone@planner.example');
    await fail('2001:db8::5', 'someone@planner.example');
    await fail('2001:db8::dead:beef:0:6', 'someone@planner.example');
    await fail('::ffff:203.0.113.7', 'someone@planner.example');
    const forged = `"log":"security","event":"login-failed","address":"192.0.2.1","network":"192.0.2.1","x":"`;
    for (const text of [forged, `x"}\n{"level":30,${forged}`, `\\",${forged}`])
      await fail('203.0.113.6', text);
    await team.planner.register('pending@planner.example');
    team.planner.securityLines.pop();
    await fail('203.0.113.7', 'pending@planner.example', PASSWORD);
    await team.planner.sql('update rate_limits set points = 1000');
    await fail('203.0.113.5', 'someone@planner.example');
    expect(found()).toEqual([
      '203.0.113.5',
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/64',
      '203.0.113.7',
      '203.0.113.6',
      '203.0.113.6',
      '203.0.113.6',
      '203.0.113.7',
      '203.0.113.5',
    ]);
    for (const line of team.planner.securityLines) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(line).toMatch(
        /^\{"level":30,"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z","log":"security","event":"[a-z-]+","address":"[0-9a-f.:]+","network":"/,
      );
    }
    // Logins and denied requests don't match the filter.
    team.planner.securityLines.length = 0;
    await team.planner.sql('delete from rate_limits');
    await team.visitor.rest('GET', '/brands');
    await team.planner.visitor().rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
    expect(found()).toEqual([undefined, undefined]);
  });

  test('has no line for aborted requests, and neither does the server log', async () => {
    const url = new URL(await team.planner.serve({ TRUST_PROXY: '127.0.0.1' }));
    const abort = (request: string, reset: boolean) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(url.port), '127.0.0.1', () => {
          socket.write(request);
          setTimeout(() => {
            if (reset) socket.resetAndDestroy();
            else socket.destroy();
            resolve();
          }, 30);
        });
      });
    const console = vi.spyOn(globalThis.console, 'error');
    const info = vi.spyOn(globalThis.console, 'info');
    const cookie = [...team.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = `HTTP/1.1\r\nHost: ${url.host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n`;
    const calls = ['/api/auth/login', '/api/brands', '/graphql'].flatMap((path) => [
      `POST ${path} ${head}Content-Length: 1000\r\n\r\n{"email":`,
      `POST ${path} ${head}Transfer-Encoding: chunked\r\n\r\n9\r\n{"email":\r\n`,
    ]);
    const downloads = ['/', '/assets/page-1.js', '/api/openapi.json'].map(
      (path) => `GET ${path} ${head}\r\n`,
    );
    for (const reset of [true, false]) {
      for (const call of [...calls, ...downloads]) await abort(call, reset);
    }
    await vi.waitFor(async () => expect((await fetch(new URL('/health/ready', url))).status).toBe(200));
    expect(team.planner.defects).toEqual([]);
    expect(lines()).toEqual([]);
    expect(console).not.toHaveBeenCalled();
    expect(info).not.toHaveBeenCalled();
  });
});

describe('the security logger', () => {
  let written: string[];
  beforeEach(() => {
    written = [];
  });
  const destination = { write: (line: string) => written.push(line) };
  const facts = { address: '192.0.2.1', method: 'GET', path: '/api/brands' };

  test('truncates values from requests', () => {
    const log = createSecurityLog(securityLogger({ securityLog: true, logLevel: 'error' }, destination));
    log({ ...facts, path: `/${'p'.repeat(10_000)}` })(null)('login-failed', { email: 'e'.repeat(10_000) });
    expect(written.join('').length).toBeLessThan(800);
  });

  test('limits the lines per minute for rejected visitors, except lines about rate limits, and reports how many were omitted', () => {
    vi.useFakeTimers();
    const log = createSecurityLog(securityLogger({ securityLog: true, logLevel: 'warn' }, destination));
    for (let n = 0; n < 1000; n += 1) log(facts)(null)('denied', { status: 401 });
    expect(written).toHaveLength(600);
    log(facts)(null)('rate-limited', { limit: 'login' });
    log(facts)('someone')('denied', { status: 403 });
    log(facts)(null)('login-failed', { email: 'x' });
    expect(written).toHaveLength(603);
    vi.advanceTimersByTime(60_000);
    log(facts)(null)('denied', { status: 401 });
    expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ event: 'denied', leftOut: 400 });
    vi.useRealTimers();
  });

  test.each([
    { securityLog: false, logLevel: 'warn' },
    { securityLog: true, logLevel: 'silent' },
  ])('writes no lines with the settings %j', (config) => {
    createSecurityLog(securityLogger(config, destination))(facts)(null)('denied');
    expect(written).toEqual([]);
  });
});
