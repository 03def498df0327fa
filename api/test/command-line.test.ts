import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { VARIABLES } from '../src/config.js';
import { lockFolder } from '../src/db/folder-lock.js';
import { createOrm } from '../src/db/orm.js';
import { memoryWarning } from '../src/memory-warning.js';
import { type Outcome, runCommand } from './command.js';
import { emptyDatabase } from './planner.js';
import { launchPlanner } from './planner-process.js';
import { urlOf } from './postgresql.js';

const rejected = (message: string): Outcome => ({ code: 1, stdout: '', stderr: `${message}\n` });

describe("a data folder that can't be created", () => {
  test('is reported in a single message', async () => {
    const { code, stderr } = await runCommand(['migrate'], { DATA_DIR: '/proc/planner/data' });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^DATA_DIR can't be created \(.+\)\. Set it to a folder that this user can write to\.\n$/,
    );
  });
});

describe('starting the server', () => {
  test('fails if the database does not exist, and does not create it', async () => {
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

  test('fails for a demo if DATABASE_URL is set', async () => {
    expect(await runCommand(['demo'], { DATABASE_URL: 'postgres://host/planner' })).toEqual(
      rejected('The demo uses its own data folder. Unset DATABASE_URL to start it.'),
    );
  });

  test.each(['0.0.0.0', '::', '192.0.2.1'])(
    'fails for a demo that other machines can reach: %s',
    async (HOST) => {
      expect(await runCommand(['demo'], { HOST, DATA_DIR: '/proc/planner/data' })).toEqual(
        rejected(
          'The passwords of the demo are public. Unset HOST to start it, so that only this machine can reach it.',
        ),
      );
    },
  );

  test.each([
    [{ HOST: 'nowhere.invalid' }, /^Unknown host \(.+\)\. Correct HOST\.\n$/],
    [
      { DATABASE_URL: 'postgres://nowhere.invalid/planner' },
      /^Unknown host \(.+\)\. Correct DATABASE_URL\.\n$/,
    ],
    [{ HOST: '203.0.113.7' }, /^HOST is not an address of this machine \(.+\)\. Correct it\.\n$/],
  ])('fails with the name of the invalid setting: %j', async (settings, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-commands-'));
    cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    const { code, stderr } = await runCommand(['serve'], { PORT: '0', DATA_DIR: folder, ...settings });
    rmSync(folder, { recursive: true, force: true });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) });
  });

  // Other systems don't tell a process its limit.
  test.runIf(process.platform === 'linux')('fails with the limit if it can open too few files', async () => {
    const folder = join(tmpdir(), `planner-limited-${process.pid}`);
    const prefix = ['sh', '-c', 'ulimit -n 120 && exec "$@"', 'sh'];
    const { ended, ready } = launchPlanner({ DATA_DIR: folder }, [], prefix);
    await expect(ready).rejects.toThrow();
    expect(await ended()).toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'This process can only open 120 files and connections, and the planner requires 256. Raise the limit of open files: LimitNOFILE= in systemd, or ulimit -n in a shell.\n',
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('warns if the machine or container has too little memory', async () => {
    const { url, drop } = await emptyDatabase(inject('postgresql').template);
    const limited = `data:text/javascript,process.constrainedMemory = () => 400 * 1024 ** 2`;
    const { ready, stop } = launchPlanner({ DATABASE_URL: url }, ['--import', limited]);
    await ready;
    const { stdout } = await stop();
    await drop();
    const warnings = stdout.split('\n').filter((line) => line.includes('"level":40'));
    expect(warnings).toEqual([
      expect.stringContaining('"msg":"The planner can use 400 MiB of memory, but it requires 448 MiB.'),
    ]);
    expect([400, 448].map((available) => memoryWarning('PostgreSQL', available) === null)).toEqual([
      false,
      true,
    ]);
    expect([767, 768].map((available) => memoryWarning('embedded', available) === null)).toEqual([
      false,
      true,
    ]);
  });

  test('fails with a message on older versions of Node.js, before it uses newer features', async () => {
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.11.1' } })`;
    expect(await runCommand([], {}, '', ['--no-experimental-sqlite', '--import', older])).toEqual(
      rejected(
        'The planner requires Node.js 24 or later, but this is 20.11.1. Run it with `npm start`, which includes Node.js, or install a newer version.',
      ),
    );
  });
});

describe('the embedded database', () => {
  test('is not compiled with optimizations, which would take 600 MB of memory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-compiled-'));
    const trace = ['--trace-wasm-compilation-times'];
    const { code, stdout } = await runCommand(['migrate'], { DATA_DIR: folder }, '', trace);
    rmSync(folder, { recursive: true, force: true });
    const compiled = (compiler: string) => stdout.split(` using ${compiler}, took`).length - 1;
    expect({ code, optimized: compiled('TurboFan') }).toEqual({ code: 0, optimized: 0 });
    expect(compiled('Liftoff')).toBeGreaterThan(1000);
  });
});

describe('a data folder that another process uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planner-in-use-'));
  const lock = lockFolder(folder);
  afterAll(() => {
    lock.unlock();
    rmSync(folder, { recursive: true });
  });
  const commands = [
    ['create-admin', '--email', 'ops@planner.example'],
    ['backup', join(folder, 'file')],
  ];

  test.each(commands)('makes %s fail with a message while that process is starting', async (...args) => {
    lock.setBusy(true);
    expect(await runCommand(args, { DATA_DIR: folder }, 'a long enough password')).toEqual(
      rejected(
        `The planner (process ${process.pid}) in the data folder ${folder} is starting, stopping or running a command. Try again in a moment.`,
      ),
    );
  });

  test.each(commands)(
    'makes %s fail with a message if that process does not accept commands',
    async (...args) => {
      lock.setBusy(false);
      expect(await runCommand(args, { DATA_DIR: folder }, 'a long enough password')).toEqual(
        rejected(
          `The data folder ${folder} is in use by another planner (process ${process.pid}). Stop that planner, or set DATA_DIR to a different folder.`,
        ),
      );
    },
  );
});

describe('help', () => {
  test.each(['serve', 'migrate', 'create-admin', 'rotate-secret', 'backup', 'restore', 'seed', 'demo'])(
    'describes %s',
    async (name) => {
      const { code, stdout, stderr } = await runCommand([name, '--help']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^content-planner ${name}: \\w.*\\.\n\n`));
      expect(VARIABLES.filter((variable) => !stdout.includes(variable))).toEqual([]);
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

  test('is included in errors about unknown commands and options', async () => {
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
