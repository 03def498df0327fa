import type { WorkbookResult } from './workbook.js';
import { callWorker, WorkerError } from './worker-calls.js';

async function readInWorker(bytes: Uint8Array): Promise<WorkbookResult> {
  // Bundlers recognize this expression and create a file for the worker.
  const worker = new Worker(new URL('./workbook-worker.js', import.meta.url), { type: 'module' });
  const { call, end } = callWorker<Uint8Array, WorkbookResult>(worker);
  try {
    return await call(bytes);
  } finally {
    end();
  }
}

/**
 * Reads an .xlsx file in a worker, so that the page doesn't freeze. If the worker can't be started, because the
 * application's bundler does not know workers or its Content-Security-Policy blocks them, the page reads the file.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<WorkbookResult> {
  try {
    return await readInWorker(bytes);
  } catch (error) {
    // A worker that stops while it reads has run out of memory.
    if (error instanceof WorkerError && error.hasStarted) return { problem: 'tooLarge' };
    const { readWorkbook } = await import('./read-workbook.js');
    return readWorkbook(bytes);
  }
}
