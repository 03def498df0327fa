import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../.ci/free-port.js';

export interface Account {
  email: string;
  password: string;
}

/** The port of the page that runs the tests. The planners' ALLOWED_ORIGINS contains the page's origin. */
export const PAGE_PORT = 19_390;

/** The administrator of all planners. */
export const ACCOUNT: Account = { email: 'maya@planner.example', password: 'a quiet harbor' };

/** A real server with its own data folder. */
export interface StartedPlanner {
  url: string;
  /** Shuts the server down and starts it again with the given settings. `pause` is the time in between, in ms. */
  restart(pause: number, settings?: Record<string, string>): Promise<void>;
  /** Sets the server's clock 11 minutes ahead. */
  setClockAhead(): void;
  stop(): Promise<void>;
}

async function launch(
  port: number,
  folder: string,
  settings: Record<string, string> = {},
): Promise<{ stop(): Promise<void> }> {
  const server = spawn('node', [join(import.meta.dirname, '../../api/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: folder,
      ALLOWED_ORIGINS: `http://localhost:${PAGE_PORT}`,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../api/test/clock-ahead.mjs')}`,
    },
  });
  const exited = once(server, 'exit');
  // Kill the server when the tests exit. If it kept running, it would keep the tests' output open.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  await Promise.race([
    once(server.stdout, 'data'),
    exited.then(([code]) => {
      throw new Error(`The planner stopped with exit code ${code}. Run \`pnpm run build\` first.`);
    }),
  ]);
  return {
    async stop() {
      server.kill();
      await exited;
      process.off('exit', kill);
    },
  };
}

const createFolder = () => mkdtempSync(join(tmpdir(), 'content-planner-sdk-'));

/**
 * The environment variable with the path of the prepared data folder. Browser commands run in the same process, so they
 * can read the variable.
 */
const PREPARED = 'SDK_DATA_FOLDER';

/**
 * Prepares the data folder that all planners copy, because creating a database takes several seconds. The folder's
 * database has all tables and no rows. Returns a function that removes the folder.
 */
export async function prepareDataFolder(): Promise<() => void> {
  const folder = createFolder();
  const server = await launch(await freePort(), folder);
  await server.stop();
  process.env[PREPARED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts the built server on a copy of the prepared data folder, and registers an administrator. */
export async function startPlanner(): Promise<StartedPlanner> {
  const prepared = process.env[PREPARED];
  if (!prepared) throw new Error('The global setup did not prepare a data folder.');
  const folder = createFolder();
  cpSync(prepared, folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server = await launch(port, folder);
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  if (!registered.ok) throw new Error(`The registration failed: ${await registered.text()}`);
  return {
    url,
    async restart(pause, settings) {
      await server.stop();
      await new Promise((resolve) => setTimeout(resolve, pause));
      server = await launch(port, folder, settings);
    },
    setClockAhead: () => writeFileSync(join(folder, 'clock-ahead'), ''),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
