import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.js';
import { createOrm, type DatabaseLocation } from '../src/db/orm.js';
import { onServer, urlOf } from './postgresql.js';
import { postgresqlServer, type Server } from './postgresql-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, and the name of a migrated database on that server. */
    postgresql: { server: string; template: string };
    /** A folder with a migrated embedded database. Suites copy it, because creating a database takes seconds. */
    pglite: string;
  }
}

async function migrated(location: DatabaseLocation): Promise<void> {
  const orm = await createOrm(location);
  await migrate(orm);
  await orm.close();
}

/** Migrated databases for suites to clone. */
interface Databases {
  provided: Pick<ProvidedContext, 'postgresql' | 'pglite'>;
  remove(): Promise<void>;
}

/**
 * The databases, and the number of projects that use them. Each project loads this module separately, so the databases
 * are stored in a global variable. Creating them for each project would take seconds.
 */
const shared = globalThis as { testDatabases?: { created: Promise<Databases>; users: number } | undefined };

async function createDatabases(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-test-'));
  const [{ postgresql, remove }] = await Promise.all([
    createTemplate(await postgresqlServer()),
    migrated({ folder }),
  ]);
  return {
    provided: { postgresql, pglite: folder },
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      await remove();
    },
  };
}

/** Provides a migrated database of each type for suites to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testDatabases ??= { created: createDatabases(), users: 0 };
  const databases = shared.testDatabases;
  databases.users += 1;
  const { provided, remove } = await databases.created;
  project.provide('postgresql', provided.postgresql);
  project.provide('pglite', provided.pglite);
  return async () => {
    databases.users -= 1;
    if (databases.users > 0) return;
    shared.testDatabases = undefined;
    await remove();
  };
}

/** Creates a migrated database on a server. `remove` deletes the database and stops the server. */
export async function createTemplate(server: Server) {
  const template = `planner_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `create database ${template}`);
  await migrated({ url: urlOf(server.url, template) });
  return {
    postgresql: { server: server.url, template },
    async remove() {
      await onServer(server.url, `drop database if exists ${template} with (force)`);
      await server.stop();
    },
  };
}
