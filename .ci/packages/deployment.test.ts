import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.js';
import { succeed } from './run.js';

const ROOT = realpathSync(join(import.meta.dirname, '../..'));
const NOBODY = 65_534;
const MEGABYTE = 1024 * 1024;

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || isOpenToAll(dirname(folder)));

/**
 * The ids of an unprivileged user who runs the planner, because root can write everywhere. Empty if the tests don't run
 * as root.
 */
const plainUser =
  process.getuid?.() === 0 && isOpenToAll(dirname(realpathSync(process.execPath)))
    ? { uid: NOBODY, gid: NOBODY }
    : {};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-planner-deployment-')));
const deployment = join(folder, 'app');
const data = join(folder, 'home');

/** Returns the sizes of all files in bytes, keyed by their paths. */
const files = () =>
  new Map(
    readdirSync(deployment, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      // Resolve symbolic links, so that each file counts only once. The list contains linked files several times.
      const path = realpathSync(join(deployment, name));
      const found = statSync(path);
      return found.isFile() ? [[path, found.size] as const] : [];
    }),
  );

let port: number;
let planner: ChildProcess;
let output = '';
let before: Map<string, number>;

beforeAll(async () => {
  await succeed(ROOT, process.execPath, ['.ci/deployment.mjs', deployment]);
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'a+rX,a-w', deployment]);
  mkdirSync(data, { mode: 0o777 });
  chmodSync(data, 0o777);
  before = files();
  port = await freePort();
  // An empty PATH hides the workspace's tools.
  const env = { PATH: '', PORT: String(port), DATA_DIR: join(data, 'planner') };
  planner = spawn(process.execPath, [join(deployment, 'dist/main.js'), 'serve'], {
    cwd: '/',
    env,
    ...plainUser,
  });
  for (const stream of [planner.stdout, planner.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await vi.waitFor(() => expect(output).toContain('is ready on'), { timeout: 60_000, interval: 100 });
});

afterAll(() => {
  planner?.kill('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe('a deployment', () => {
  test('is smaller than 70 MB', () => {
    const size = [...before.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(size).toBeGreaterThan(10 * MEGABYTE);
    expect(size).toBeLessThan(70 * MEGABYTE);
  });

  test('has no development packages', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'api/package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const unneeded = [...Object.keys(devDependencies), 'typescript', 'vite', 'vitest', 'playwright', 'react'];
    const store = readdirSync(join(deployment, 'node_modules/.pnpm'));
    const found = unneeded
      .map((name) => name.replace('/', '+'))
      // The server needs these packages, because its own dependencies depend on them.
      .filter((name) => !['ajv', 'ajv-formats', '@types+pg'].includes(name))
      .filter((name) => store.some((entry) => entry.startsWith(`${name}@`)));
    expect(found).toEqual([]);
  });

  test('prints the commit that was built', () => {
    const commit = readFileSync(join(ROOT, 'api/commit.txt'), 'utf8');
    expect(commit).toMatch(/^[0-9a-f]{12}$/);
    const version = execFileSync(process.execPath, [join(deployment, 'dist/main.js'), 'version']);
    expect(version.toString()).toMatch(new RegExp(`^Content Planner \\d\\S+\\+${commit}, `));
  });

  test('contains the changelog', () => {
    const changelog = join(deployment, 'CHANGELOG.md');
    expect(readFileSync(changelog, 'utf8')).toMatch(/^# /);
  });

  test('serves the planner as an unprivileged user, with only Node.js installed', async () => {
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const registered = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ops@planner.example', password: 'a long enough password' }),
    });
    expect(registered.status).toBe(201);
    const page = await (await fetch(url)).text();
    const scripts = page.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    const headers = { 'accept-encoding': 'br' };
    const assets = await Promise.all(scripts.map((script) => fetch(`${url}${script}`, { headers })));
    expect(assets.filter(({ ok }) => !ok)).toEqual([]);
    const isCompressed = (asset: Response) => asset.headers.get('content-encoding') === 'br';
    expect(assets.some(isCompressed)).toBe(true);
    // All scripts of 1 kB or more are compressed.
    const uncompressed = assets.filter((asset) => !isCompressed(asset));
    const sizes = await Promise.all(
      uncompressed.map(async (asset) => (await asset.arrayBuffer()).byteLength),
    );
    expect(sizes.filter((size) => size >= 1024)).toEqual([]);
  });

  test("passes the image's health check", async () => {
    const dockerfile = readFileSync(join(ROOT, 'api/deploy/Dockerfile'), 'utf8');
    const [, command = '[]'] = /HEALTHCHECK [^[]*CMD (\[.+\])$/m.exec(dockerfile) ?? [];
    const [, ...args] = JSON.parse(command) as string[];
    const check = async (checkedPort: number) => {
      const child = spawn(process.execPath, args, { env: { PORT: String(checkedPort) } });
      const [code] = (await once(child, 'close')) as [number];
      return code;
    };
    expect(await check(port)).toBe(0);
    expect(await check(await freePort())).toBe(1);
  });

  test('does not change its own files, and exits with code 0 on SIGTERM', async () => {
    planner.kill('SIGTERM');
    const [code] = (await once(planner, 'close')) as [number];
    expect(code).toBe(0);
    expect(files()).toEqual(before);
    expect(existsSync(join(data, 'planner/database'))).toBe(true);
  });

  test('is not written to a folder with other files', async () => {
    const { err } = await succeed(ROOT, process.execPath, ['.ci/deployment.mjs', data]).then(
      () => ({ err: '' }),
      (error: unknown) => ({ err: String(error) }),
    );
    expect(err).toContain(`${data} is not empty. Choose another folder.`);
  });
});
