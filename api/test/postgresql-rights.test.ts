import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { createOrm } from '../src/db/orm.js';
import { startServer } from '../src/server.js';
import { runCommand } from './command.js';
import { emptyDatabase, PASSWORD } from './planner.js';
import { onServer } from './postgresql.js';
import { smallest } from './samples.js';

/** Returns the SQL statements from api/docs/database.md, with these role names. */
function documentedGrants(names: Record<string, string>): string[] {
  const page = readFileSync(join(import.meta.dirname, '../docs/database.md'), 'utf8');
  const [, sql = ''] = /```sql\n([^`]*)```/.exec(page) ?? [];
  return sql
    .replace(/planner_(owner|app)/g, (name) => names[name] ?? name)
    .replace('database planner', `database ${names.planner}`)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

describe('a database user who cannot change the schema', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let owner: { name: string; url: string };
  let app: { name: string; url: string };

  const roleOf = (purpose: string) => {
    const name = `${purpose}_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(database.url);
    [url.username, url.password] = [name, 'secret'];
    return { name, url: url.href };
  };

  beforeEach(async () => {
    database = await emptyDatabase();
    owner = roleOf('planner_owner');
    app = roleOf('planner_app');
    const names = {
      planner_owner: owner.name,
      planner_app: app.name,
      planner: new URL(database.url).pathname.slice(1),
    };
    for (const statement of documentedGrants(names)) await onServer(database.url, statement);
  });
  afterEach(async () => {
    await database.drop();
    const { server } = inject('postgresql');
    for (const { name } of [owner, app]) await onServer(server, `drop role if exists ${name}`);
  });

  const migrate = ({ url }: { url: string }) =>
    runCommand(['migrate', '--without-backup'], { DATABASE_URL: url });

  test('can run the server after the owner has migrated the database', async () => {
    expect(await migrate(owner)).toMatchObject({ code: 0, stderr: '' });
    const start = () =>
      startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: app.url }), '');
    const server = await start();
    let cookie = '';
    const send = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        ...(body && { body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response.status;
    };
    try {
      const columns = { visibleColumns: ['title'], columnOrder: ['title'] };
      expect(await send('POST', '/auth/register', { email: 'a@planner.example', password: PASSWORD })).toBe(
        201,
      );
      expect(await send('POST', '/brands', { name: 'Northwind', color: '#123456' })).toBe(201);
      expect(await send('POST', '/logs/blog', smallest('blog'))).toBe(201);
      expect(await send('PUT', '/column-preferences/blog', columns)).toBe(200);
      expect(await send('POST', '/auth/logout')).toBe(204);
    } finally {
      await server.close();
    }
    for (const command of [['seed', '--entries', '20'], ['rotate-secret']]) {
      expect(await runCommand(command, { DATABASE_URL: app.url })).toMatchObject({ code: 0, stderr: '' });
    }
    const orm = await createOrm({ url: app.url });
    const attempt = orm.em.fork().execute('create table not_allowed (id int)');
    await expect(attempt).rejects.toThrow(/permission denied/);
    await orm.close(true);
  });

  const LACKS = /^The user in DATABASE_URL lacks a privilege \(.+\)\. Run `migrate` as the owner .+\.\n$/;

  test('gets instructions to migrate as the owner if the database is empty', async () => {
    expect(await migrate(app)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(LACKS) });
  });

  test('gets instructions to migrate as the owner if a migration is pending', async () => {
    const orm = await createOrm({ url: owner.url });
    // Stop before a migration that alters a table.
    await orm.migrator.up({ to: 'Migration20261122030000_rate_limits_by_time' });
    await orm.close(true);
    expect(await migrate(app)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(LACKS) });
    expect(await migrate(owner)).toMatchObject({ code: 0, stderr: '' });
    expect(await migrate(app)).toMatchObject({ code: 0, stderr: '' });
  });
});
