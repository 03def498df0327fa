import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createDeviceTokens } from '../src/auth/device-tokens.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { openDatabase } from '../src/db/database.js';
import { startServer } from '../src/server.js';
import { IS_SECRET, rotateSessionSecret, storedSessionSecrets } from '../src/settings/session-secret.js';
import { runCommand } from './command.js';
import { createCredentials, tryAll, WITH_NEW_SECRET } from './credentials.js';
import { PASSKEY_SETTINGS } from './passkeys.js';
import { createTestPlanner, databases, emptyDatabase, PASSWORD } from './planner.js';

const OLD = 'the old secret of this planner, long enough';
const NEW = 'the new secret of this planner, long enough';
const ACCOUNT = { email: 'first@planner.example', password: PASSWORD };

test('a token is accepted with its own secret and the next secret, but with no other secret', async () => {
  const { token, tokenHash } = await createSessionTokens(OLD).create();
  expect(await createSessionTokens(OLD).read(token)).toBe(tokenHash);
  expect(await createSessionTokens(NEW, OLD).read(token)).toBe(tokenHash);
  expect(await createSessionTokens(NEW).read(token)).toBeNull();
  expect(await createSessionTokens(NEW, 'another secret').read(token)).toBeNull();
  const rotated = await createSessionTokens(NEW, OLD).create();
  expect(await createSessionTokens(NEW).read(rotated.token)).toBe(rotated.tokenHash);
});

test.each(databases)('the secret in %s becomes the previous one after a rotation', async (database) => {
  const planner = await createTestPlanner(database);
  try {
    const kept = () => storedSessionSecrets(planner.orm.em.fork());
    const first = await kept();
    expect(first).toEqual({ secret: expect.stringMatching(/^[\w-]{64}$/), previous: undefined });
    expect(await kept()).toEqual(first);
    await rotateSessionSecret(planner.orm.em.fork());
    const second = await kept();
    expect(second).toEqual({ secret: expect.stringMatching(/^[\w-]{64}$/), previous: first.secret });
    expect(second.secret).not.toBe(first.secret);
    await rotateSessionSecret(planner.orm.em.fork());
    expect(await kept()).toMatchObject({ previous: second.secret });
  } finally {
    await planner.close();
  }
});

describe('rotating the session secret', () => {
  let environment: Record<string, string>;
  let clean: () => Promise<void>;

  beforeEach(async () => {
    const { url, drop } = await emptyDatabase(inject('postgresql').template);
    environment = { PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url };
    clean = drop;
  });
  afterEach(() => clean());

  /** Starts a server with these settings and runs `work`. */
  async function withServer<Result>(
    settings: Record<string, string>,
    work: (url: string) => Promise<Result>,
  ): Promise<Result> {
    const server = await startServer(readConfig({ ...environment, ...settings }), '');
    return work(server.url).finally(() => server.close());
  }

  /** Registers or logs in, depending on the path, and returns the session cookie. */
  const open = (path: string) => async (url: string) => {
    const response = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  /** Returns the status of GET /api/auth/user for each cookie. */
  const statuses =
    (...cookies: string[]) =>
    (url: string) =>
      Promise.all(
        cookies.map(async (cookie) => (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status),
      );

  test('keeps existing sessions valid and signs new ones with the new secret', async () => {
    const before = await withServer({ SESSION_SECRET: OLD }, open('register'));
    const rotated = { SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD };
    const after = await withServer(rotated, open('login'));
    expect(await withServer(rotated, statuses(before, after))).toEqual([200, 200]);
    expect(await withServer({ SESSION_SECRET: NEW }, statuses(before, after))).toEqual([401, 200]);
    expect(await withServer({ SESSION_SECRET: OLD }, statuses(before, after))).toEqual([200, 401]);
  });

  test('keeps the tokens of known browsers valid', async () => {
    const account = { id: 'an id', passwordHash: 'a hash' };
    const token = await createDeviceTokens(OLD).create(account, 'browser');
    expect(await createDeviceTokens(NEW, OLD).read(token, account)).toEqual(expect.any(String));
    expect(await createDeviceTokens(NEW).read(token, account)).toBeNull();
  });

  test('with rotate-secret keeps existing sessions valid until the secret is rotated again', async () => {
    const rotate = () => runCommand(['rotate-secret'], environment);
    const done = {
      code: 0,
      stdout: expect.stringMatching(/^The session secret has been replaced\. Restart /),
      stderr: '',
    };
    const first = await withServer({}, async (url) => {
      const cookie = await open('register')(url);
      expect(await rotate()).toEqual(done);
      expect(await statuses(cookie)(url)).toEqual([200]);
      return cookie;
    });
    const second = await withServer({}, open('login'));
    expect(await withServer({}, statuses(first, second))).toEqual([200, 200]);
    expect(await rotate()).toEqual(done);
    expect(await withServer({}, statuses(first, second))).toEqual([401, 200]);
  });

  test('with --end-sessions ends all sessions immediately', async () => {
    await withServer({}, async (url) => {
      const cookie = await open('register')(url);
      expect(await runCommand(['rotate-secret', '--end-sessions'], environment)).toEqual({
        code: 0,
        stdout: expect.stringMatching(/all sessions have ended\. Restart the planner now/),
        stderr: '',
      });
      expect(await statuses(cookie)(url)).toEqual([401]);
    });
  });

  test.each([
    { name: 'with --end-sessions', commands: [['rotate-secret', '--end-sessions']], environment: {} },
    { name: 'twice', commands: [['rotate-secret'], ['rotate-secret']], environment: {} },
    { name: 'by setting SESSION_SECRET', commands: [], environment: { SESSION_SECRET: NEW } },
  ])('$name ends sessions and short-lived tokens, but nothing else', async ({ commands, ...after }) => {
    const settings = { ...environment, ...PASSKEY_SETTINGS };
    const credentials = await createCredentials(readConfig(settings));
    for (const command of commands) expect((await runCommand(command, environment)).code).toBe(0);
    const rotated = readConfig({ ...settings, ...after.environment });
    expect(await tryAll(rotated, credentials)).toEqual(WITH_NEW_SECRET);
    const { orm, close } = await openDatabase(rotated);
    const stored = await orm.em.fork().execute(`select key from settings where ${IS_SECRET}`).finally(close);
    expect(stored.map(({ key }) => key)).not.toContain('two-step-keys');
    if ('SESSION_SECRET' in after.environment) expect(stored).toEqual([]);
  });
});

test('rotate-secret explains what to do if SESSION_SECRET is set', async () => {
  expect(await runCommand(['rotate-secret'], { SESSION_SECRET: OLD })).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^SESSION_SECRET is set, .+\.\n$/),
  });
});
