import { rmSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { backupAttemptSchema, recordBackup } from '../backup/last-backup.js';
import { CommandError } from '../command-error.js';
import type { Config } from '../config.js';
import type { Orm } from '../db/orm.js';
import { createFailureLog } from '../failure-log.js';
import { REQUEST_PATIENCE } from '../http/drain.js';
import { failureResponse } from '../http/failures.js';
import { readJson } from '../http/json-body.js';
import type { Recorder } from '../http/security-log.js';
import { parse } from '../validation.js';
import { backupResponse, removeTemporaryBackups } from './backup.js';
import { operations } from './operations.js';
import { commandSocket } from './socket-path.js';

/**
 * Listens for commands while the server runs. Only users with access to the data folder can reach the socket, so no
 * login is required.
 *
 * @returns a function that stops listening
 */
export async function listenToCommands(
  config: Config,
  orm: Orm,
  { log, record }: { log: Logger; record: Recorder },
): Promise<() => Promise<void>> {
  const folder = config.dataDir;
  const app = new Hono();
  const failureLog = createFailureLog(log);
  app.onError((error, c) =>
    error instanceof CommandError
      ? c.json({ message: error.message }, 400)
      : failureResponse(c, error, failureLog),
  );
  for (const [name, operation] of Object.entries(operations)) {
    app.post(`/${name}`, async (c) => {
      const message = await operation(orm.em.fork(), await readJson(c), config);
      record('command', { command: name });
      return c.json({ message });
    });
  }
  app.post('/backup', async () => {
    const response = await backupResponse(orm, folder);
    record('command', { command: 'backup' });
    return response;
  });
  app.post('/record-backup', async (c) => {
    await recordBackup(orm.em.fork(), parse(backupAttemptSchema, await readJson(c)));
    return c.json({ message: 'Recorded the backup.' });
  });
  app.all('*', () => {
    throw new CommandError('The running planner has a different version. Stop it first.');
  });

  removeTemporaryBackups(folder);
  const path = commandSocket(folder);
  // A server that was killed leaves its socket behind. Deleting it is safe, because this process has locked the folder.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createAdaptorServer({ fetch: app.fetch });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } catch (error) {
    // If the folder can't contain a socket, the server runs without one. In that case, commands report that the server
    // must be stopped first.
    log.warn({ err: error }, 'commands cannot reach this planner while it runs');
    return async () => {};
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // After a while, stop waiting for commands that are still running, such as `seed`.
      setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, REQUEST_PATIENCE).unref();
    });
}
