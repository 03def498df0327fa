import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { migrations } from '../src/db/migrations/index.js';
import { createOrm, migrate, type Orm } from '../src/db/orm.js';
import { runCommand } from './command.js';
import { emptyDatabase } from './planner.js';

/** Works on an empty database of each sort, and removes it. */
async function onEmpty(database: 'postgresql' | 'pglite', work: (open: () => Promise<Orm>) => Promise<void>) {
  const { url, drop } = await emptyDatabase();
  const orms: Orm[] = [];
  const open = async () => {
    const orm = await createOrm(database === 'pglite' ? { folder: 'memory://' } : { url });
    orms.push(orm);
    return orm;
  };
  try {
    await work(open);
  } finally {
    for (const orm of orms) await orm.close(true);
    await drop();
  }
}

const TABLES = `select count(*)::int as n from information_schema.tables where table_schema = 'public'`;

describe.each(['postgresql', 'pglite'] as const)('migrating %s', (database) => {
  test('twice is as good as once', () =>
    onEmpty(database, async (open) => {
      const orm = await open();
      await migrate(orm);
      const em = orm.em.fork();
      const tables = await em.execute(TABLES);
      await em.execute(`insert into settings (key, value) values ('kept', '1')`);
      await migrate(orm);
      expect(await em.execute(TABLES)).toEqual(tables);
      expect(await em.execute(`select value from settings where key = 'kept'`)).toEqual([{ value: 1 }]);
    }));

  test('says false where an earlier version left open whether a post is on a platform', () =>
    onEmpty(database, async (open) => {
      const orm = await open();
      await orm.migrator.up({ to: 'Migration20261121120000_entry_pages' });
      const em = orm.em.fork();
      await em.execute(
        `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at, facebook, tiktok, youtube)
         values ('${uuid()}', 'social', 'Post', '2026-03-08', '2026-03-08', now(), now(), null, true, null)`,
      );
      await migrate(orm);
      expect(await em.execute('select version, facebook, tiktok, youtube, snapchat from entries')).toEqual([
        { version: 1, facebook: false, tiktok: true, youtube: false, snapchat: false },
      ]);
    }));
});

describe('migrating one empty PostgreSQL', () => {
  test('by five processes at one moment fails for none of them, and happens once', async () => {
    const { url, drop } = await emptyDatabase();
    try {
      const outcomes = await Promise.all(
        [1, 2, 3, 4, 5].map(() => runCommand(['migrate'], { DATABASE_URL: url })),
      );
      for (const outcome of outcomes) {
        expect(outcome).toEqual({ code: 0, stdout: 'The database is up to date.\n', stderr: '' });
      }
      const orm = await createOrm({ url });
      const names = await orm.em.fork().execute('select name from mikro_orm_migrations order by id');
      await orm.close(true);
      expect(names).toEqual(migrations.map(({ name }) => ({ name })));
    } finally {
      await drop();
    }
  });
});
