import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the planner of this run is. */
    plannerUrl: string;
  }
}

/** The origin of the browser's test page; the planner lists it in ALLOWED_ORIGINS. */
export const PAGE_PORT = 63_390;

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

/** Starts the built server on an empty data folder: the sdk is tested against the real one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'content-planner-sdk-'));
  const port = await freePort();
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
    server.once('exit', (code) => reject(new Error(`The planner stopped with ${code}: build it first.`)));
  });
  project.provide('plannerUrl', `http://localhost:${port}`);
  return async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
}
