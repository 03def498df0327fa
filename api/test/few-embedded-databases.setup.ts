import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/**
 * How many embedded databases a process can start. After dozens of databases in one process, V8 crashes or hangs when
 * it releases their WebAssembly code (https://github.com/nodejs/node/issues/64500).
 */
const MAX_DATABASES = 12;

const COUNTS_DATABASES = Symbol.for('content-planner.counts-databases');

// Files share a process, so replace the class only once.
if (!(COUNTS_DATABASES in threads.Worker)) {
  let count = 0;
  threads.Worker = class extends threads.Worker {
    static [COUNTS_DATABASES] = true;

    constructor(file: string | URL, options?: threads.WorkerOptions) {
      if (options?.name === 'database') {
        count += 1;
        if (count > MAX_DATABASES) {
          throw new Error(
            `The tests in this process have started ${MAX_DATABASES} embedded databases, so more could crash the process. Add files that start several databases to \`isolatedTests\` in vitest.config.ts.`,
          );
        }
      }
      super(file, options);
    }
  };
  syncBuiltinESMExports();
}
