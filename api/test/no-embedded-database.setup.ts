import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/**
 * Tests that share a process must not start the embedded database. After dozens of databases in one process, V8 crashes
 * or hangs when it releases their WebAssembly code (https://github.com/nodejs/node/issues/64500).
 */
threads.Worker = class extends threads.Worker {
  constructor(file: string | URL, options?: threads.WorkerOptions) {
    if (options?.name === 'database') {
      throw new Error(
        'This test starts the embedded database, so it requires its own process. Add its file to `isolatedTests` in vitest.config.ts.',
      );
    }
    super(file, options);
  }
};
syncBuiltinESMExports();
