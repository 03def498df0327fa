import { readWorkbook } from './read-workbook.js';

/** The part of a worker's global scope that is used here. The types of the DOM describe only the page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Uint8Array>) => void) | null;
  postMessage?: (message: unknown) => void;
}

const scope = globalThis as unknown as WorkerScope;

// A page or a server that loads this file by accident has no use for the listener.
if (typeof document === 'undefined' && scope.postMessage) {
  scope.onmessage = async ({ data }) => scope.postMessage?.(await readWorkbook(data));
  scope.postMessage('ready');
}
