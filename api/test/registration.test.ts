import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { firstAccountHint } from '../src/auth/setup-code.js';
import { createAdministrator } from '../src/commands/create-admin.js';
import { readConfig } from '../src/config.js';
import { isLoopbackOnly } from '../src/http/loopback.js';
import { startServer } from '../src/server.js';
import { sendHttp10 } from './http-1-0.js';
import {
  createTestPlanner,
  emptyDatabase,
  PASSWORD,
  soakDatabases,
  TEST_CONFIG,
  type TestPlanner,
} from './planner.js';
import { transports } from './transport.js';

const FIRST = { email: 'first@planner.example', password: PASSWORD };
const SECOND = { email: 'second@planner.example', password: PASSWORD };

const MISSING = 'To create the first account, enter the setup code that the server printed when it started.';
const WRONG = 'Invalid setup code. Enter the code that the server printed when it started.';
const CLOSED = 'Registration is closed. Ask an administrator for an account.';

const PUBLIC = { HOST: '0.0.0.0' };

describe.each(soakDatabases)('registration on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterEach(async () => {
    await planner.clear();
    await planner.sql(`delete from settings where key = 'setup-codes'`);
  });
  afterAll(() => planner.close());

  const hint = (environment: Record<string, string>) =>
    firstAccountHint(planner.orm.em.fork(), readConfig(environment));
  /** Starts another instance and returns the code that it prints. */
  async function codeOf(environment: Record<string, string> = PUBLIC): Promise<string> {
    const code =
      /^To create the first account, register with the setup code ((?:[0-9A-Z]{4}-){6}[0-9A-Z]{4})$/;
    return code.exec((await hint(environment)) ?? '')?.[1] ?? '';
  }
  const policy = async (environment: Record<string, string>) => {
    const { data } = await planner
      .visitor(environment)
      .graphql<{ registration: object }>('{ registration { isOpen createsFirstAccount needsSetupCode } }');
    return data?.registration;
  };

  describe.each(transports)('through $name', ({ open }) => {
    const visit = (environment: Record<string, string> = PUBLIC) => open(planner.visitor(environment));

    test('requires the printed code for the first account only', async () => {
      const setupCode = await codeOf();
      const fields = (message: string) => [{ field: 'setupCode', message }];
      await expect(visit().register(FIRST)).rejects.toMatchObject({
        status: 403,
        message: MISSING,
        errors: fields(MISSING),
      });
      planner.securityLines.length = 0;
      for (const wrong of ['0000-0000-0000-0000', `${setupCode}0`, 'x']) {
        await expect(visit().register({ ...FIRST, setupCode: wrong })).rejects.toMatchObject({
          status: 403,
          message: WRONG,
          errors: fields(WRONG),
        });
      }
      const logged = planner.securityLines.map((line) => JSON.parse(line) as object);
      expect(logged).toMatchObject(
        Array(3).fill({ event: 'registration-rejected', reason: 'setup-code' }) as object[],
      );
      expect(await planner.sql('select 1 from users')).toEqual([]);
      expect(await visit().register({ ...FIRST, setupCode })).toMatchObject({ isAdmin: true });
      expect(await visit().register(SECOND)).toBeNull();
    });

    test('accepts the code in lower case, with spaces, and with letters that look like digits', async () => {
      const code = await codeOf();
      const setupCode = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
      expect(await visit().register({ ...FIRST, setupCode })).toMatchObject({ isAdmin: true });
    });

    test('counts wrong codes as registrations', async () => {
      await codeOf();
      await expect(visit().register({ ...FIRST, setupCode: 'x' })).rejects.toMatchObject({ status: 403 });
      await planner.sql('update rate_limits set points = 30');
      await expect(visit().register({ ...FIRST, setupCode: 'x' })).rejects.toMatchObject({ status: 429 });
    });

    test('creates only one administrator if two people use the same code', async () => {
      const setupCode = await codeOf();
      const both = [FIRST, SECOND].map((account) => () => visit().register({ ...account, setupCode }));
      await planner.meeting(`select key from settings where key = 'accounts-lock' for update`, both);
      const users = await planner.sql<{ admin: boolean }>('select is_admin as admin from users');
      expect(users.map(({ admin }) => admin).toSorted()).toEqual([false, true]);
    });

    test('rejects all accounts if registration is closed, even the first one', async () => {
      const closed = visit({ REGISTRATION: 'closed' });
      await expect(closed.register(FIRST)).rejects.toMatchObject({ status: 403, message: CLOSED });
      await planner.register(FIRST.email);
      await expect(closed.register(SECOND)).rejects.toMatchObject({ status: 403, message: CLOSED });
      expect(await planner.sql('select 1 from users')).toHaveLength(1);
    });
  });

  test('requires no code if only this machine can reach the server', async () => {
    expect(await hint({})).toBeNull();
    expect(await policy({})).toEqual({ isOpen: true, createsFirstAccount: true, needsSetupCode: false });
    await planner.register(FIRST.email);
  });

  describe('the setup code', () => {
    const NOT_DIRECT =
      "The first account can't be created through a proxy or from another host, because the server is only set up for this machine. Set PUBLIC_URL and restart the server to get a setup code, or use the create-admin command.";
    const query = 'mutation ($input: RegisterInput!) { register(input: $input) { pendingApproval } }';
    const ORIGIN = 'https://planner.example';

    /** Registers through REST and GraphQL. Returns the status and, for errors, the message of each response. */
    async function register(
      account: object,
      headers: Record<string, string>,
      { url = '', environment = {} }: { url?: string; environment?: Record<string, string> } = {},
    ) {
      const visitor = planner.visitor(environment);
      const rest = await visitor.request<{ message?: string }>(`${url}/api/auth/register`, {
        method: 'POST',
        json: account,
        headers,
      });
      const { body } = await planner.visitor(environment).request<{
        errors?: { message: string; extensions: { status: number } }[];
      }>(`${url}/graphql`, { method: 'POST', json: { query, variables: { input: account } }, headers });
      const [error] = body.errors ?? [];
      return [
        [rest.status, rest.body.message],
        [error?.extensions.status, error?.message],
      ];
    }

    test.each<[Record<string, string>, { url?: string; environment?: Record<string, string> }?]>([
      [{ 'x-forwarded-for': '203.0.113.1' }],
      [{ 'x-forwarded-for': '127.0.0.1' }, { environment: { TRUST_PROXY: 'loopback' } }],
      [{ 'X-Forwarded-Host': 'localhost' }],
      [{ 'x-forwarded-proto': 'https' }],
      [{ forwarded: 'for=127.0.0.1' }],
      [{ 'x-real-ip': '127.0.0.1' }],
      [{ via: '1.1 proxy' }],
      [{ origin: ORIGIN }, { environment: { ALLOWED_ORIGINS: ORIGIN } }],
      [{}, { url: 'http://192.0.2.7' }],
      [{}, { url: 'http://planner', environment: { ALLOWED_HOSTS: 'planner' } }],
    ])('is required for requests through a proxy or from another host: %j %j', async (headers, options) => {
      planner.securityLines.length = 0;
      expect(await register(FIRST, headers, options)).toEqual([
        [403, NOT_DIRECT],
        [403, NOT_DIRECT],
      ]);
      expect(await planner.sql('select 1 from users')).toEqual([]);
      const logged = planner.securityLines.map((line) => JSON.parse(line) as object);
      expect(logged).toMatchObject(
        Array(2).fill({ event: 'registration-rejected', reason: 'setup-code' }) as object[],
      );
    });

    test.each([
      ['1.0', '/api/auth/register', FIRST],
      ['1.0', '/graphql', { query, variables: { input: FIRST } }],
      ['0.9', '/api/auth/register', FIRST],
      ['2.0', '/api/auth/register', FIRST],
    ])('is required over HTTP/%s, which only proxies use: %s', async (version, path, json) => {
      const response = await sendHttp10(await planner.serve(), path, json, version);
      expect(response).toContain(NOT_DIRECT);
      expect(await planner.sql('select 1 from users')).toEqual([]);
      planner.defects.length = 0;
    });

    test('is accepted through a proxy', async () => {
      const setupCode = await codeOf();
      const [rest] = await register({ ...FIRST, setupCode }, { 'x-forwarded-for': '203.0.113.1' });
      expect(rest?.[0]).toBe(201);
    });

    test('is not required for later accounts', async () => {
      await createAdministrator(planner.orm.em.fork(), FIRST, TEST_CONFIG);
      const [rest] = await register(SECOND, { 'x-forwarded-for': '203.0.113.1' });
      expect(rest?.[0]).toBe(201);
    });

    test.each([
      [{}, 'http://127.0.0.1:4000'],
      [{ origin: 'http://localhost:4000' }, 'http://localhost:4000'],
      [{ origin: 'http://[::1]:4000' }, 'http://[::1]:4000'],
    ])('is not required for requests from this machine: %j %s', async (headers, url) => {
      const [rest] = await register(FIRST, headers, { url });
      expect(rest?.[0]).toBe(201);
      expect(await planner.sql('select is_admin from users')).toEqual([{ is_admin: true }]);
    });
  });

  test('reports whether it is open, whether it creates the first account and whether it requires a code', async () => {
    expect(await policy(PUBLIC)).toEqual({ isOpen: true, createsFirstAccount: true, needsSetupCode: true });
    expect(await policy({ ...PUBLIC, REGISTRATION: 'closed' })).toEqual({
      isOpen: false,
      createsFirstAccount: false,
      needsSetupCode: false,
    });
    await planner.register(FIRST.email);
    expect(await policy(PUBLIC)).toEqual({ isOpen: true, createsFirstAccount: false, needsSetupCode: false });
    expect(await policy({})).toEqual({ isOpen: true, createsFirstAccount: false, needsSetupCode: false });
  });

  test('accepts setup codes from any instance, including codes printed before a restart', async () => {
    const earlier = await codeOf();
    const others = await Promise.all([codeOf(), codeOf({ PUBLIC_URL: 'https://planner.example' })]);
    const register = async (setupCode: string) =>
      (await planner.visitor(PUBLIC).rest('POST', '/auth/register', { ...FIRST, setupCode })).status;
    expect(await register(earlier)).toBe(201);
    // Creating the first account invalidates all codes, even if the account is later deleted from the database.
    await planner.clear();
    for (const code of [earlier, ...others]) expect(await register(code)).toBe(403);
    const codes = [await codeOf(), ...(await Promise.all([codeOf(), codeOf()]))];
    expect(await register(codes[2] ?? '')).toBe(201);
  });

  test('stores only hashes of the codes from the last 20 starts', async () => {
    const codes: string[] = [];
    for (let start = 0; start < 21; start += 1) codes.push(await codeOf());
    const [stored] = await planner.sql<{ value: string[] }>(
      `select value from settings where key = 'setup-codes'`,
    );
    expect(stored?.value).toHaveLength(20);
    for (const hash of stored?.value ?? []) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const register = (setupCode = '') =>
      planner.visitor(PUBLIC).rest('POST', '/auth/register', { ...FIRST, setupCode });
    expect((await register(codes[0])).status).toBe(403);
    expect((await register(codes[1])).status).toBe(201);
  });

  test('prints no code if there are users, and mentions create-admin if registration is closed', async () => {
    expect(await hint({ REGISTRATION: 'closed' })).toBe(
      'There are no accounts yet, and registration is closed. Create an administrator with the create-admin command.',
    );
    await createAdministrator(planner.orm.em.fork(), FIRST, TEST_CONFIG);
    expect(await hint(PUBLIC)).toBeNull();
    expect(await hint({ REGISTRATION: 'closed' })).toBeNull();
    // After create-admin has run, no code is required.
    expect((await planner.visitor(PUBLIC).rest('POST', '/auth/register', SECOND)).body).toEqual({
      pendingApproval: true,
    });
  });

  test('accepts the code that a server prints when it starts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-registration-'));
    if (database === 'pglite') cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    const { url, drop } = await emptyDatabase(inject('postgresql').template);
    const environment = {
      ...{ ...PUBLIC, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
      ...(database === 'postgresql' && { DATABASE_URL: url }),
    };
    const server = await startServer(readConfig(environment), '');
    try {
      const setupCode = / ([0-9A-Z-]{34})$/.exec(server.firstAccount ?? '')?.[1];
      const result = await fetch(`${server.url.replace('0.0.0.0', '127.0.0.1')}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...FIRST, setupCode }),
      });
      expect(result.status).toBe(201);
    } finally {
      await server.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('isLoopbackOnly', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.53' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '::ffff:127.0.0.1' }, true],
    [{ PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ PUBLIC_URL: 'http://planner.localhost' }, true],
    [{ PUBLIC_URL: 'http://[::1]:4000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ HOST: 'planner.example' }, false],
    [{ HOST: '127.0.0.1.planner.example' }, false],
    [{ HOST: 'notlocalhost' }, false],
    [{ PUBLIC_URL: 'https://planner.example' }, false],
    [{ PUBLIC_URL: 'http://localhost.planner.example' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' }, false],
  ])('given %j, returns %j', (environment, expected) => {
    expect(isLoopbackOnly(readConfig(environment))).toBe(expected);
  });
});
