import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

interface Account {
  email: string;
  password: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a planner that only the tests for lists use. */
    plannerUrl: string;
    /** The URL of the planner for all other tests. */
    otherUrl: string;
    /** The administrator's credentials on both planners. */
    account: Account;
  }
}

/** The port that serves the tests' page. The planners' ALLOWED_ORIGINS contains its origin. */
export const PAGE_PORT = 63_390;

const account: Account = { email: 'maya@planner.example', password: 'a quiet harbor' };

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Starts the built server on an empty data folder, and registers an administrator. */
async function startPlanner(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'content-planner-sdk-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn('node', [join(import.meta.dirname, '../../api/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: folder,
      ALLOWED_ORIGINS: `http://localhost:${PAGE_PORT}`,
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', (code) =>
      reject(new Error(`The planner stopped with exit code ${code}. Run \`pnpm run build\` first.`)),
    );
  });
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!registered.ok) throw new Error(`The registration failed: ${await registered.text()}`);
  return {
    url,
    async stop() {
      const stopped = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts two real servers for the sdk's tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [planner, other] = await Promise.all([startPlanner(), startPlanner()]);
  project.provide('plannerUrl', planner.url);
  project.provide('otherUrl', other.url);
  project.provide('account', account);
  return async () => {
    await Promise.all([planner.stop(), other.stop()]);
  };
}
