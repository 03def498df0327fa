import { existsSync } from 'node:fs';
import type { Server } from 'node:http';

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepareNewPasswords } from './accounts/new-password.js';
import { startRetention } from './activity/retention.js';
import { type App, createApp } from './app.js';
import { renewTwoStepSecrets } from './auth/renew-secrets.js';
import { createSessionTokens, type SessionTokens } from './auth/session-tokens.js';
import { firstAccountHint } from './auth/setup-code.js';
import { createAnnouncer } from './changes/announcer.js';
import { listenToCommands } from './commands/command-socket.js';
import type { Config } from './config.js';
import { openDatabase } from './db/database.js';
import { describeDatabase } from './db/describe-database.js';
import type { MigrationOptions } from './db/migrate.js';
import { createDrain, type Drain, REQUEST_PATIENCE } from './http/drain.js';
import { createHttpServer } from './http/http-server.js';
import { createSecurityLog, securityLogger } from './http/security-log.js';
import { createLive } from './live/live.js';
import { createLog } from './log.js';
import { memoryWarning } from './memory-warning.js';
import {
  deleteTwoStepKeys,
  discardSessionSecrets,
  findTwoStepKeys,
  storedSessionSecrets,
} from './settings/session-secret.js';
import { BUILD } from './version.js';

/** A running planner. */
export interface RunningServer {
  /** The versions of the planner, Node.js and the database, and the number of migrations. */
  about: string;
  /** The address that users open in the browser. */
  url: string;
  /**
   * Resolves if the server can't continue. By then, the error has been logged. The caller must close the server and
   * exit.
   */
  failed: Promise<Error>;
  /** Whether the embedded database was created during this start. */
  created: boolean;
  /** Describes how to create the first account. Null if anybody can create the account or if it already exists. */
  firstAccount: string | null;
  /** How long `close` can take, in milliseconds. */
  closesWithin: number;
  /** Waits for running requests, closes the database and unlocks the data folder. */
  close(): Promise<void>;
}

/** The address, method and path that the security log records for commands. */
const COMMAND_LINE = { address: 'local', method: 'COMMAND', path: 'planner.sock' };

/** How long closing can take, in milliseconds, excluding the delay and running requests. */
const CLOSE_MARGIN = 3_000;

/**
 * Opens the database, migrates it and starts listening.
 *
 * @param webFolder the built demo-app
 * @throws FolderInUseError if another process uses the data folder
 */
export async function startServer(
  config: Config,
  webFolder: string,
  { withoutBackup }: Pick<MigrationOptions, 'withoutBackup'> = {},
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const warning = memoryWarning(config.databaseUrl ? 'PostgreSQL' : 'embedded');
  if (warning) log.warn(warning);
  const database = await openDatabase(config, { log, withoutBackup });
  const failed = database.lost.then((error) => {
    log.fatal({ err: error }, 'embedded database lost, stopping the planner');
    return error;
  });
  try {
    const tokens = await sessionTokens(config, database.orm.em.fork());
    await prepareNewPasswords(config);
    const firstAccount = await firstAccountHint(database.orm.em.fork(), config);
    const securityLog = securityLogger(config);
    const drain = createDrain();
    const live = createLive(database.orm, { log });
    const announcer = createAnnouncer(database.orm.em, log);
    const app = createApp({
      config,
      orm: database.orm,
      checkDatabase: database.check,
      tokens,
      log,
      securityLog,
      webFolder,
      live,
      announcer,
      isClosing: drain.isDraining,
    });
    const { server, port } = await listen(app.fetch, config, drain);
    const stopListening = config.databaseUrl
      ? async () => {}
      : await listenToCommands(config, database.orm, {
          log,
          record: createSecurityLog(securityLog)(COMMAND_LINE)(null),
        });
    database.setBusy(false);
    const stopRetention = startRetention(database.orm, config.activityDays, log);
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    const { version, migrations } = await describeDatabase(database.orm.em.fork());
    const kind = config.databaseUrl ? '' : 'embedded ';
    return {
      about: `Content Planner ${BUILD}, Node.js ${process.versions.node}, ${kind}PostgreSQL ${version}, ${migrations} migrations`,
      url: config.publicUrl ?? `http://${host}:${port}`,
      failed,
      created: database.isNew,
      firstAccount,
      closesWithin: config.shutdownDelay + REQUEST_PATIENCE + CLOSE_MARGIN,
      async close() {
        live.rejectNew();
        database.setBusy(true);
        await Promise.all([
          drain.close(server, config.shutdownDelay),
          // Wait until load balancers have noticed the shutdown, so that clients reconnect to another server.
          sleep(config.shutdownDelay).then(() => live.close()),
          stopListening(),
          stopRetention(),
        ]);
        await announcer.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Creates the tokens, and encrypts the secrets of authenticator apps with the current session secret. */
async function sessionTokens(
  { sessionSecret, previousSessionSecret }: Config,
  em: SqlEntityManager,
): Promise<SessionTokens> {
  const { secret, previous } =
    sessionSecret === undefined
      ? await storedSessionSecrets(em)
      : { secret: sessionSecret, previous: previousSessionSecret };
  const twoStepKeys = await findTwoStepKeys(em);
  const tokens = createSessionTokens(secret, previous, twoStepKeys);
  await renewTwoStepSecrets(em, tokens.box);
  // Discard stored secrets that are not used. Otherwise, they would become valid again without SESSION_SECRET.
  if (sessionSecret !== undefined && twoStepKeys.length > 0) await discardSessionSecrets(em);
  await deleteTwoStepKeys(em, twoStepKeys);
  return tokens;
}

function listen(fetch: App['fetch'], { host, port }: Config, drain: Drain) {
  return new Promise<{ server: Server; port: number }>((resolve, reject) => {
    const server = serve(
      { fetch: drain.wrap(fetch), hostname: host, port, createServer: createHttpServer },
      (address: AddressInfo) => resolve({ server, port: address.port }),
    ) as Server;
    drain.watch(server);
    server.once('error', reject);
  });
}

const WORKSPACE_WEB_FOLDER = join(import.meta.dirname, '../../demo-app/dist');
const DEPLOYED_WEB_FOLDER = join(import.meta.dirname, '../web');

/** The folder that contains the built demo-app. Deployments contain a copy of this folder. */
export const DEFAULT_WEB_FOLDER = existsSync(DEPLOYED_WEB_FOLDER)
  ? DEPLOYED_WEB_FOLDER
  : WORKSPACE_WEB_FOLDER;
