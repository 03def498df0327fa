import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createOrm, type DatabaseLocation, migrate } from '../src/db/orm.js';
import { onServer, urlOf } from './postgresql.js';
import { postgresqlServer } from './postgresql-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server that may be written to, and the name of a migrated database on it. */
    postgresql: { server: string; template: string };
    /** A folder with a migrated embedded database, to copy: setting one up takes seconds. */
    pglite: string;
  }
}

async function migrated(location: DatabaseLocation): Promise<void> {
  const orm = await createOrm(location);
  await migrate(orm);
  await orm.close();
}

/** A migrated database of each sort for the run, which each suite clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await postgresqlServer();
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
