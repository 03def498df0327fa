import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/**
 * Messages from the server's thread: either the server is ready, or it has started to close. Closing can take
 * `closesWithin` milliseconds.
 */
export type ServerMessage = 'ready' | { closesWithin: number };

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How long a ready server can take to react to a signal, in milliseconds. */
const NOTICE_PATIENCE = 3000;
/** How long closing can take by default, in milliseconds. */
const CLOSE_PATIENCE = 10_000;

function exitNow(reason: string): void {
  try {
    // Write synchronously, because a stream might not be flushed before the process exits.
    writeSync(2, `${reason}\n`);
  } finally {
    process.exit(1);
  }
}

/**
 * Runs the server in a worker thread and handles signals on the main thread. Node.js only delivers signals to the main
 * thread's event loop, so a server that blocks that event loop would never notice any signals.
 *
 * SIGINT, SIGTERM and SIGHUP ask the server to close. If the server's event loop is blocked, or if the server does not
 * close in time, the process prints the reason and exits with code 1. Otherwise, the process exits with the server's
 * exit code.
 *
 * @param program the module to run in the thread
 * @param args the module's command-line arguments
 */
export function runServer(program: URL, args: string[]): void {
  const server = new Worker(program, { argv: args, name: 'server' });
  let ready = false;
  let notice: NodeJS.Timeout | undefined;

  let deadline: NodeJS.Timeout | undefined;

  const closeWithin = (patience: number) => {
    clearTimeout(deadline);
    deadline = setTimeout(() => {
      exitNow(`The server did not close within ${patience / 1000} seconds. Exiting.`);
    }, patience).unref();
  };
  server.on('message', (message: ServerMessage) => {
    if (message === 'ready') {
      ready = true;
      return;
    }
    clearTimeout(notice);
    closeWithin(message.closesWithin);
  });
  server.on('error', (error) => {
    console.error(error);
    process.exitCode = 1;
  });

  const close = () => {
    for (const signal of SIGNALS) process.on(signal, () => {}).off(signal, close);
    server.postMessage('close');
    if (ready) {
      notice = setTimeout(() => {
        exitNow('The event loop is blocked. Exiting without closing connections.');
      }, NOTICE_PATIENCE);
    }
    closeWithin(CLOSE_PATIENCE);
  };
  for (const signal of SIGNALS) {
    // Until now, main.ts has been handling signals. Add the new listener first, because a signal without a listener
    // would trigger its default action.
    const earlier = process.listeners(signal);
    process.on(signal, close);
    for (const listener of earlier) process.off(signal, listener);
  }

  server.on('exit', (code) => {
    clearTimeout(notice);
    // Don't exit immediately: the thread's output might not be flushed yet.
    process.exitCode ||= code;
    for (const signal of SIGNALS) process.removeAllListeners(signal);
  });
}
