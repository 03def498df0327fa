// Preloaded into the threads of a planner under test: makes the thread do what a file of its name says.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { threadName } from 'node:worker_threads';

/** What may happen to a thread. */
export interface Trouble {
  /** Spins for so many milliseconds. */
  spin?: number;
  /** Ends after that. */
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
