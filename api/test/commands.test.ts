import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { startServer } from '../src/server.js';
import { type Outcome, runCommand } from './command.js';
import { contractKinds } from './contract-kinds.js';
import {
  type DatabaseName,
  databases,
  emptyDatabase,
  isSoakDatabase,
  PASSWORD,
  soakDatabases,
} from './planner.js';
import { codeOf } from './two-step.js';

const EMAIL = 'ops@planner.example';
const NEW_PASSWORD = 'another long password';

const rejected = (message: string): Outcome => ({ code: 1, stdout: '', stderr: `${message}\n` });
const done = (message: string): Outcome => ({ code: 0, stdout: `${message}\n`, stderr: '' });

const login = (url: string, password = PASSWORD) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  });

/** Creates a data folder and a database for each test in a suite, and returns functions that run commands on them. */
function useCommands(database: DatabaseName) {
  let environment: Record<string, string>;
  let clean: () => Promise<void>;

  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-commands-'));
    if (database === 'pglite') cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    const { url, drop } = await emptyDatabase(inject('postgresql').template);
    environment = {
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...(database === 'postgresql' && { DATABASE_URL: url }),
    };
    clean = async () => {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  afterEach(() => clean());

  const run = (args: string[], input = '') => runCommand(args, environment, input);

  async function whileRunning(work: (url: string) => Promise<void>): Promise<void> {
    const server = await startServer(readConfig(environment), '');
    await work(server.url).finally(() => server.close());
  }

  return { run, whileRunning };
}

describe.each(databases)('commands on %s', (database) => {
  const { run, whileRunning } = useCommands(database);

  test('create-admin creates an administrator who can log in', async () => {
    const args = ['create-admin', '--email', ` ${EMAIL.toUpperCase()} `, '--first-name', 'Ada'];
    expect(await run(args, `${PASSWORD}\n`)).toEqual(done(`${EMAIL} is now an administrator.`));
    await whileRunning(async (url) => {
      const response = await login(url);
      expect(await response.json()).toMatchObject({
        email: EMAIL,
        firstName: 'Ada',
        lastName: null,
        isAdmin: true,
        isApproved: true,
      });
    });
  });

  test('create-admin and seed work while the server is running', async () => {
    await whileRunning(async (url) => {
      expect(await run(['create-admin', '--email', EMAIL], PASSWORD)).toEqual(
        done(`${EMAIL} is now an administrator.`),
      );
      const response = await login(url);
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const get = async (path: string) =>
        (await fetch(`${url}/api${path}`, { headers: { cookie } })).json() as Promise<unknown[]>;
      expect(await get('/brands')).toHaveLength(0);

      expect(await run(['seed', '--entries', '60'])).toEqual(done('Added three brands and 60 entries.'));
      expect(await get('/brands')).toHaveLength(3);
      const logs = await Promise.all(contractKinds.map(({ segment }) => get(`/logs/${segment}`)));
      expect(logs.flat()).toHaveLength(60);
      for (const log of logs) expect(log.length).toBeGreaterThan(0);
    });
  });

  const independent = test.runIf(isSoakDatabase(database));

  independent(
    'create-admin restores access for a locked-out administrator, but only with --reset',
    async () => {
      await run(['create-admin', '--email', EMAIL], PASSWORD);
      const again = ['create-admin', '--email', EMAIL];
      expect(await run(again, NEW_PASSWORD)).toEqual(
        rejected(
          `An account with the email address ${EMAIL} already exists. Add --reset to set its password and make it an administrator.`,
        ),
      );
      await whileRunning(async (url) => {
        const before = await login(url);
        const cookie = before.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        expect(await run([...again, '--reset'], NEW_PASSWORD)).toEqual(
          done(`${EMAIL} is now an administrator with the new password. All of its sessions have ended.`),
        );
        expect((await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status).toBe(401);
        expect((await login(url)).status).toBe(401);
        expect((await login(url, NEW_PASSWORD)).status).toBe(200);
      });
    },
  );

  independent('create-admin --reset turns off two-step verification', async () => {
    await run(['create-admin', '--email', EMAIL], PASSWORD);
    await whileRunning(async (url) => {
      const cookie = (await login(url)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const graphql = async (query: string, variables: object) => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        return (await response.json()) as { data: { setup: { secret: string } } };
      };
      const { data } = await graphql(
        'mutation ($password: String!) { setup: startTwoStepSetup(password: $password) { secret } }',
        { password: PASSWORD },
      );
      await graphql('mutation ($code: String!) { turnOnTwoStep(code: $code) }', {
        code: codeOf(data.setup.secret),
      });
      expect((await login(url)).status).toBe(401);
      expect(await run(['create-admin', '--email', EMAIL, '--reset'], NEW_PASSWORD)).toEqual(
        done(
          `${EMAIL} is now an administrator with the new password. All of its sessions have ended. Its two-step verification is off.`,
        ),
      );
      expect((await login(url, NEW_PASSWORD)).status).toBe(200);
    });
  });
});

describe.each(soakDatabases)('invalid input on %s', (database) => {
  const { run } = useCommands(database);

  test.each([
    [['create-admin'], 'Missing option: --email someone@example.com'],
    [['create-admin', '--email', 'nobody'], 'email must be an email address'],
    [['seed', '--entries', 'many'], '--entries must be a number'],
    [['seed', '--entries', '0'], '--entries must be 1 or more'],
    [['seed', '--entries', '-5'], '--entries must be 1 or more'],
  ])('%j is rejected with a message', async (args, message) => {
    expect(await run(args, PASSWORD)).toEqual(rejected(message));
  });

  test('passwords that are easy to guess are rejected for new and existing accounts', async () => {
    const args = ['create-admin', '--email', EMAIL, '--first-name', 'Katherine'];
    const common = rejected('This password is too common. Choose a different one.');
    expect(await run(args, 'password1')).toEqual(common);
    await run(args, PASSWORD);
    expect(await run([...args.slice(0, 3), '--reset'], 'password1')).toEqual(common);
    expect(await run([...args.slice(0, 3), '--reset'], 'katherine')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^This password is too easy to guess: /),
    });
  });

  test('passwords that are too short are rejected', async () => {
    expect(await run(['create-admin', '--email', EMAIL], 'short')).toEqual(
      rejected('Password must be at least 8 characters'),
    );
  });
});
