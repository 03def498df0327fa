// Preloaded into the threads of a planner under test. Each thread runs the action in a file with its name.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { threadName } from 'node:worker_threads';

/** Actions for a thread. */
export interface Trouble {
  /** Blocks the thread for this many milliseconds. */
  spin?: number;
  /** Stops the thread afterwards. */
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
