import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/database.js';
import { migrations } from '../src/db/migrations/index.js';
import { createOrm, type Orm } from '../src/db/orm.js';
import { runs } from './full.js';
import { emptyDatabase } from './planner.js';
import { launchPlanner } from './planner-process.js';

const EARLIER = 'Migration20261121120000_entry_pages';

/** Creates the schema of an earlier release and one brand. */
async function fill(orm: Orm): Promise<void> {
  await orm.migrator.up({ to: EARLIER });
  await orm.em
    .fork()
    .execute(`insert into brands (id, name, color, created_at) values (uuidv7(), 'Northwind', 'red', now())`);
}

async function expectMigrated(orm: Orm): Promise<void> {
  const em = orm.em.fork();
  const executed = await em.execute('select name from mikro_orm_migrations order by id');
  expect(executed).toEqual(migrations.map(({ name }) => ({ name })));
  expect(await em.execute('select name from brands')).toEqual([{ name: 'Northwind' }]);
}

describe('an interrupted upgrade', { timeout: runs(120_000, 600_000) }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planner-killed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts a server and kills it `delay` milliseconds after its migrations have begun. */
  async function killUpgrade(environment: Record<string, string>, hasBegun: () => Promise<void>, delay = 0) {
    const planner = launchPlanner(environment, [], [], ['serve', '--without-backup']);
    planner.ready.catch(() => {});
    await vi.waitFor(hasBegun, { timeout: 60_000, interval: 5 });
    await sleep(delay);
    expect(await planner.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  }

  test('is repeated at the next start on PostgreSQL', async () => {
    const { url, drop } = await emptyDatabase();
    const orm = await createOrm({ url });
    try {
      await fill(orm);
      await orm.em.fork().transactional(async (em) => {
        // This lock stops the upgrade between two migrations.
        await em.execute('lock table sessions');
        // Use another connection, because queries of `pg_stat_activity` in one transaction all return the same rows.
        const observer = orm.em.fork();
        const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await killUpgrade({ DATABASE_URL: url, DATA_DIR: folder }, async () =>
          expect(await observer.execute(waiting)).toHaveLength(1),
        );
      });
      const database = await openDatabase({ databaseUrl: url, dataDir: folder }, { withoutBackup: true });
      await expectMigrated(database.orm);
      await database.close();
    } finally {
      await orm.close(true);
      await drop();
    }
  });

  test('is repeated at the next start on the embedded database', async () => {
    const earlier = join(folder, 'earlier');
    const orm = await createOrm({ folder: earlier });
    await fill(orm);
    await orm.close();
    // Round 0 kills the server during the backup that precedes the upgrade. Each following round kills the server at a
    // later point in the upgrade. `npm test` runs only round 1.
    for (let n = runs(1, 0); n < runs(2, 12); n += 1) {
      const dataDir = join(folder, `${n}`);
      cpSync(earlier, join(dataDir, 'database'), { recursive: true });
      const backups = join(dataDir, 'backups');
      const hasBegun = async () => {
        const names = readdirSync(backups);
        if (n > 0) expect(names).toContainEqual(expect.stringMatching(/\.backup$/));
      };
      const delay = Math.max(0, n - 1) * 15;
      await killUpgrade({ DATA_DIR: dataDir }, hasBegun, delay);
      const database = await openDatabase({ databaseUrl: undefined, dataDir });
      await expectMigrated(database.orm);
      await database.close();
    }
  });
});
