import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Provides a migrated database of each type for suites to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pglite = mkdtempSync(join(tmpdir(), 'planner-test-'));
  const [end] = await Promise.all([
    provideServer(project, await postgresqlServer()),
    migrated({ folder: pglite }),
  ]);
  project.provide('pglite', pglite);
  return async () => {
    rmSync(pglite, { recursive: true, force: true });
    await end();
  };
}

/** Provides a migrated database on a server. Returns a function that deletes the database and stops the server. */
export async function provideServer(project: TestProject, server: Server): Promise<() => Promise<void>> {
  const template = `planner_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `create database ${template}`);
  await migrated({ url: urlOf(server.url, template) });
  project.provide('postgresql', { server: server.url, template });
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}
