import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.js';
import { createSessionTokens } from './auth/session-tokens.js';
import { firstAccountHint } from './auth/setup-code.js';
import { listenToCommands } from './commands/command-socket.js';
import type { Config } from './config.js';
import { openDatabase } from './db/database.js';
import { describeDatabase } from './db/describe-database.js';
import type { Orm } from './db/orm.js';
import { createSecurityLog, securityLogger } from './http/security-log.js';
import { createLog } from './log.js';
import { keptSessionSecrets, type SessionSecrets } from './settings/session-secret.js';
import { VERSION } from './version.js';

/** A planner that listens. */
export interface RunningServer {
  /** What runs: the versions, the database and the number of migrations. */
  about: string;
  /** Where people open it. */
  url: string;
  /** Resolves if the server can't continue. The error has been logged; close the server and exit. */
  failed: Promise<Error>;
  /** Whether the embedded database was created by this start. */
  created: boolean;
  /** A message that says how to create the first account, or null if anybody can or if it exists. */
  firstAccount: string | null;
  /** Lets running requests end, closes the database and gives the data folder back. */
  close(): Promise<void>;
}

/** The request fields of commands in the security log. */
const COMMAND_LINE = { address: 'local', method: 'COMMAND', path: 'planner.sock' };

/** How long clients can take to send a request, in milliseconds. Slower requests get 408. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** How long running requests may take once the server is told to stop, in milliseconds. */
const CLOSE_PATIENCE = 5000;

/**
 * Opens the database, migrates it and listens.
 *
 * @param webFolder the built demo-app
 * @throws FolderInUseError when another process has the data folder
 */
export async function startServer(config: Config, webFolder: string): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, { log });
  const failed = database.lost.then((error) => {
    log.fatal({ err: error }, 'embedded database lost, stopping the planner');
    return error;
  });
  try {
    const { secret, previous } = await sessionSecrets(config, database.orm);
    const tokens = createSessionTokens(secret, previous);
    const firstAccount = await firstAccountHint(database.orm.em.fork(), config);
    const securityLog = securityLogger(config);
    const app = createApp({ config, orm: database.orm, tokens, log, securityLog, webFolder });
    const { server, port } = await listen(app.fetch, config);
    const stopListening = config.databaseUrl
      ? async () => {}
      : await listenToCommands(config.dataDir, database.orm, {
          log,
          record: createSecurityLog(securityLog)(COMMAND_LINE)(null),
        });
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    const described = await describeDatabase(database.orm, !config.databaseUrl);
    return {
      about: `Content Planner ${VERSION}, Node.js ${process.versions.node}, ${described}`,
      url: config.publicUrl ?? `http://${host}:${port}`,
      failed,
      created: database.isNew,
      firstAccount,
      async close() {
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          // Idle keep-alive connections would hold the server open for good.
          if ('closeIdleConnections' in server) server.closeIdleConnections();
          setTimeout(() => {
            if ('closeAllConnections' in server) server.closeAllConnections();
          }, CLOSE_PATIENCE).unref();
        });
        await stopListening();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function sessionSecrets(
  { sessionSecret, previousSessionSecret }: Config,
  orm: Orm,
): Promise<SessionSecrets> {
  return sessionSecret === undefined
    ? keptSessionSecrets(orm.em.fork())
    : { secret: sessionSecret, previous: previousSessionSecret };
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], { host, port }: Config) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port, serverOptions: TIMEOUTS }, (address: AddressInfo) =>
      resolve({ server, port: address.port }),
    );
    server.once('error', reject);
  });
}

const WORKSPACE_WEB_FOLDER = join(import.meta.dirname, '../../demo-app/dist');
const DEPLOYED_WEB_FOLDER = join(import.meta.dirname, '../web');

/** The folder of the built demo-app: a deployment has a copy, the workspace has the original. */
export const DEFAULT_WEB_FOLDER = existsSync(DEPLOYED_WEB_FOLDER)
  ? DEPLOYED_WEB_FOLDER
  : WORKSPACE_WEB_FOLDER;
