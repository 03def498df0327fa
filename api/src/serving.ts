import { parentPort } from 'node:worker_threads';
import { safeStack } from './logged-error.js';
import type { RunningServer } from './server.js';
import type { ServerMessage } from './watchdog.js';

/** How long a canceled start can take to finish and close properly, in milliseconds. */
const START_PATIENCE = 3_000;

/**
 * Runs a server until the main thread sends a message to close it, which can happen before the server has started.
 *
 * @param start starts the server and prints its address
 */
export async function serveUntilClosed(start: () => Promise<RunningServer>): Promise<void> {
  // Sends a message to the main thread, which receives all signals.
  const send = (message: ServerMessage) => parentPort?.postMessage(message);
  let server: RunningServer | undefined;
  let isCanceled = false;
  let isClosing = false;

  function close(running: RunningServer, exitCode: number): void {
    if (isClosing) return;
    isClosing = true;
    send({ closesWithin: running.closesWithin });
    running.close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(safeStack(error));
        process.exit(1);
      },
    );
  }

  parentPort?.on('message', () => {
    if (server) return close(server, 0);
    isCanceled = true;
    send({ closesWithin: START_PATIENCE * 2 });
    // Exit even if the start is still waiting for something, because no client has received a response yet.
    setTimeout(() => process.exit(0), START_PATIENCE);
  });
  try {
    server = await start();
  } catch (error) {
    if (isCanceled) process.exit(0);
    throw error;
  }
  const running = server;
  if (isCanceled) return close(running, 0);
  running.failed.then(() => close(running, 1));
  send('ready');
}
