import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What the server's thread says: that it serves, or that it has begun to close. */
export type ServerMessage = 'ready' | 'closing';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How long a server that is ready may take to notice a signal, in milliseconds. */
const NOTICE_PATIENCE = 3000;
/** How long it may take from the signal to its end, in milliseconds. */
const CLOSE_PATIENCE = 10_000;

function giveUp(reason: string): void {
  try {
    // Not through a stream, which may still hold the line when the process ends.
    writeSync(2, `${reason}\n`);
  } finally {
    process.exit(1);
  }
}

/**
 * Runs the server in a thread and stays free to receive signals: Node delivers them to the main thread's
 * event loop only, so a server there that is blocked would never notice one.
 *
 * SIGINT, SIGTERM and SIGHUP ask the server to close. If its event loop is blocked, or it does not close in
 * time, the process ends with exit code 1 and a line that says why; else with the server's own exit code.
 *
 * @param program the module to run in the thread
 * @param args its command line arguments
 */
export function runServer(program: URL, args: string[]): void {
  const server = new Worker(program, { argv: args, name: 'server' });
  let ready = false;
  let notice: NodeJS.Timeout | undefined;

  server.on('message', (message: ServerMessage) => {
    if (message === 'ready') ready = true;
    else clearTimeout(notice);
  });
  server.on('error', (error) => {
    console.error(error);
    process.exitCode = 1;
  });

  const close = () => {
    for (const signal of SIGNALS) process.off(signal, close).on(signal, () => {});
    server.postMessage('close');
    if (ready) {
      notice = setTimeout(() => {
        giveUp('The event loop of the server is blocked, so the process ends without closing connections.');
      }, NOTICE_PATIENCE);
    }
    setTimeout(() => {
      giveUp(`The server did not close within ${CLOSE_PATIENCE / 1000} seconds, so the process ends.`);
    }, CLOSE_PATIENCE).unref();
  };
  for (const signal of SIGNALS) process.on(signal, close);

  server.on('exit', (code) => {
    clearTimeout(notice);
    // Not at once: what the thread printed is still on its way.
    process.exitCode ||= code;
    for (const signal of SIGNALS) process.removeAllListeners(signal);
  });
}
