/** What a worker sends when it can respond. */
const READY = 'ready';

/** The worker did not start, or stopped. */
export class WorkerError extends Error {
  constructor(readonly hasStarted: boolean) {
    super('The worker stopped.');
  }
}

/** The part of a worker's global scope that is used here. The types of the DOM describe only the page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage?: (message: unknown) => void;
}

/** Responds to the calls of the page. Call this function in the file of the worker. */
export function respondToCalls<Input>(respond: (input: Input) => unknown): void {
  const scope = globalThis as unknown as WorkerScope;
  // A page or a server that loads the file by accident has no use for the listener.
  if (typeof document !== 'undefined' || !scope.postMessage) return;
  scope.onmessage = async ({ data }: MessageEvent<Input>) => scope.postMessage?.(await respond(data));
  scope.postMessage(READY);
}

/** Sends inputs to a worker, which responds in order. */
export function callWorker<Input, Output>(worker: Worker) {
  const waiting: { resolve: (output: Output) => void; reject: (error: WorkerError) => void }[] = [];
  let unsent: Input[] | null = [];
  let error: WorkerError | null = null;
  worker.onmessage = ({ data }: MessageEvent<Output | typeof READY>) => {
    if (data !== READY) return waiting.shift()?.resolve(data);
    for (const input of unsent ?? []) worker.postMessage(input);
    unsent = null;
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    error = new WorkerError(unsent === null);
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  return {
    call: (input: Input) =>
      new Promise<Output>((resolve, reject) => {
        if (error) return reject(error);
        waiting.push({ resolve, reject });
        if (unsent) unsent.push(input);
        else worker.postMessage(input);
      }),
    end: () => worker.terminate(),
  };
}
