import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createOrm, type DatabaseLocation } from '../src/db/orm.js';
import { ID, queryRequest } from './costly-requests.js';
import { type MeasuredServer, startMeasuredServer } from './measured-server.js';
import { type DatabaseName, emptyDatabase, PASSWORD } from './planner.js';

async function fill(location: DatabaseLocation): Promise<void> {
  const orm = await createOrm(location);
  const em = orm.em.fork();
  await em.execute(
    `insert into entries (id, kind, title, start_date, end_date, color, values, created_at, updated_at)
     select gen_random_uuid(), 'blog', 'Entry number ' || n, date '2026-01-01' + n % 400, date '2026-01-01' + n % 400,
       '#123456', jsonb_build_object('category', 'Guides', ?::text, 'Ada'), now(), now()
     from generate_series(1, 20000) n`,
    [ID],
  );
  await em.execute(`insert into fields (id, name, label, type) values (?, 'author', 'Author', 'text')`, [ID]);
  await em.execute(`insert into kind_fields (id, kind_id, field_id) values (?, 'blog', ?)`, [ID, ID]);
  await em.execute('analyze entries');
  await orm.close(true);
}

export interface FilledServer {
  server: MeasuredServer;
  /** A user's session cookie. */
  cookie: string;
}

/** Runs a server with 20,000 entries in a separate process while the tests of a suite run. */
export function startFilledServer(database: DatabaseName): FilledServer {
  const running = {} as FilledServer;
  const clean: (() => unknown)[] = [];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-cost-'));
    clean.push(() => rmSync(folder, { recursive: true, force: true }));
    let location: DatabaseLocation = { folder: join(folder, 'database') };
    if (database === 'pglite') cpSync(inject('pglite'), location.folder, { recursive: true });
    else {
      const { url, drop } = await emptyDatabase(inject('postgresql').template);
      clean.push(drop);
      location = { url };
    }
    await fill(location);
    running.server = await startMeasuredServer({
      DATA_DIR: folder,
      ...('url' in location && { DATABASE_URL: location.url }),
    });
    clean.push(running.server.kill);
    const registered = await running.server.send({
      path: '/api/auth/register',
      body: { email: 'ada@planner.example', password: PASSWORD },
    });
    running.cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const viewer = await running.server.send({
      ...queryRequest('{viewer{isApproved}}'),
      cookie: running.cookie,
    });
    expect(await viewer.json()).toEqual({ data: { viewer: { isApproved: true } } });
  });
  afterAll(async () => {
    for (const step of clean.reverse()) await step();
  });
  return running;
}
