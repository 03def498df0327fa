// This module is preloaded into the threads of a server under test. Each thread executes the action in the file that is
// named after the thread.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { threadName } from 'node:worker_threads';

/** An action for a thread. */
export interface Trouble {
  /** How long to block the thread, in milliseconds. */
  spin?: number;
  /** Whether to stop the thread afterward. */
  exit?: boolean;
}

const file = join(process.env.TROUBLE ?? '', threadName || 'main');

setInterval(() => {
  if (!existsSync(file)) return;
  const { spin = 0, exit = false }: Trouble = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const end = performance.now() + spin;
  while (performance.now() < end);
  if (exit) process.exit(7);
}, 10).unref();
