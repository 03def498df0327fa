import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { createOrm } from '../src/db/orm.js';
import { startServer } from '../src/server.js';
import { type Outcome, runCommand } from './command.js';
import { databases, emptyDatabase, PASSWORD } from './planner.js';
import { urlOf } from './postgresql.js';

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

describe.each(databases)('the command line on %s', (database) => {
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

  test('create-admin and seed work while the planner runs', async () => {
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
      const logs = await Promise.all(
        ['blog', 'email', 'social', 'events', 'podcast', 'other'].map((log) => get(`/logs/${log}`)),
      );
      expect(logs.flat()).toHaveLength(60);
      for (const log of logs) expect(log.length).toBeGreaterThan(0);
    });
  });

  test('create-admin recovers a locked-out planner, but only with --reset', async () => {
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
  });

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

describe("a data folder that can't be created", () => {
  test('is reported in one message', async () => {
    const { code, stderr } = await runCommand(['migrate'], { DATA_DIR: '/proc/planner/data' });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^DATA_DIR can't be created \(.+\)\. Set it to a folder that this user can write to\.\n$/,
    );
  });
});

describe('starting fails', () => {
  test('if the database does not exist, and does not create it', async () => {
    const { server } = inject('postgresql');
    const name = `planner_mistyped_${process.pid}`;
    expect(await runCommand(['serve'], { DATABASE_URL: urlOf(server, name), PORT: '0' })).toEqual(
      rejected(
        `The database at DATABASE_URL does not exist (database "${name}" does not exist). Create it with createdb, or correct the name.`,
      ),
    );
    const orm = await createOrm({ url: server });
    const found = await orm.em.fork().execute('select 1 from pg_database where datname = ?', [name]);
    await orm.close();
    expect(found).toEqual([]);
  });

  test('for a demo with DATABASE_URL', async () => {
    expect(await runCommand(['demo'], { DATABASE_URL: 'postgres://host/planner' })).toEqual(
      rejected('The demo uses its own data folder. Unset DATABASE_URL to start it.'),
    );
  });

  test.each(['0.0.0.0', '::', '192.0.2.1'])('for a demo that other machines can reach: %s', async (HOST) => {
    expect(await runCommand(['demo'], { HOST, DATA_DIR: '/proc/planner/data' })).toEqual(
      rejected(
        'The passwords of the demo are public. Unset HOST to start it, so that only this machine can reach it.',
      ),
    );
  });

  test.each([
    [{ HOST: 'nowhere.invalid' }, /^Unknown host \(.+\)\. Correct HOST\.\n$/],
    [
      { DATABASE_URL: 'postgres://nowhere.invalid/planner' },
      /^Unknown host \(.+\)\. Correct DATABASE_URL\.\n$/,
    ],
    [{ HOST: '203.0.113.7' }, /^HOST is not an address of this machine \(.+\)\. Correct it\.\n$/],
  ])('with the name of the invalid setting: %j', async (settings, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-commands-'));
    const { code, stderr } = await runCommand(['serve'], { PORT: '0', DATA_DIR: folder, ...settings });
    rmSync(folder, { recursive: true, force: true });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) });
  });

  test('with an older Node.js, with a message, before it uses newer features', async () => {
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.11.1' } })`;
    expect(await runCommand([], {}, '', ['--no-experimental-sqlite', '--import', older])).toEqual(
      rejected(
        'The planner requires Node.js 24 or later, and this is 20.11.1. Run it with `npm start`, which includes Node.js, or install a newer version.',
      ),
    );
  });
});

describe('help', () => {
  test.each(['serve', 'migrate', 'create-admin', 'rotate-secret', 'backup', 'restore', 'seed', 'demo'])(
    'describes %s',
    async (name) => {
      const { code, stdout, stderr } = await runCommand([name, '--help']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^content-planner ${name}: \\w.*\\.\n\n`));
      expect(stdout).toContain('DATABASE_URL');
    },
  );

  test('lists all commands', async () => {
    const { stdout } = await runCommand(['--help']);
    for (const name of [
      'serve',
      'migrate',
      'create-admin',
      'rotate-secret',
      'backup',
      'restore',
      'seed',
      'demo',
    ]) {
      expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\w`, 'm'));
    }
  });

  test('is part of the errors about unknown commands and options', async () => {
    expect(await runCommand(['fly'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Unknown command 'fly'\.\n\nUsage/),
    });
    expect(await runCommand(['migrate', '--fast'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--fast'),
    });
  });
});
