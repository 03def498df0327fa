import type { WorkbookResult } from './workbook.js';

function readInWorker(bytes: Uint8Array): Promise<WorkbookResult> {
  return new Promise((resolve, reject) => {
    // Bundlers recognize this expression and create a file for the worker.
    const worker = new Worker(new URL('./workbook-worker.js', import.meta.url), { type: 'module' });
    let isReady = false;
    const end = () => worker.terminate();
    worker.onmessage = ({ data }: MessageEvent<WorkbookResult | 'ready'>) => {
      if (data === 'ready') {
        isReady = true;
        return worker.postMessage(bytes);
      }
      end();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      // A worker that stops while it reads has run out of memory.
      if (isReady) resolve({ problem: 'tooLarge' });
      else reject(new Error('The worker did not start.'));
    };
  });
}

/**
 * Reads an .xlsx file in a worker, so that the page doesn't freeze. If the worker can't be started, because the
 * application's bundler does not know workers or its Content-Security-Policy blocks them, the page reads the file.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<WorkbookResult> {
  try {
    return await readInWorker(bytes);
  } catch {
    const { readWorkbook } = await import('./read-workbook.js');
    return readWorkbook(bytes);
  }
}
