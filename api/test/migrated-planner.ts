import { hashPassword } from '../src/accounts/passwords.js';
import { migrate } from '../src/db/migrate.js';
import { createOrm } from '../src/db/orm.js';
import type { Client } from './client.js';
import { createTestPlanner, emptyDatabase, PASSWORD, type TestPlanner } from './planner.js';

const EMAIL = 'maya@planner.example';

/** Inserts rows into a table as it was before the migrations. */
export type Insert = (table: string, rows: readonly object[]) => Promise<void>;

/** A planner whose database an earlier version created. */
export interface MigratedPlanner {
  planner: TestPlanner;
  /** An administrator who is logged in. */
  maya: Client;
  /** Reads the versions and times of all entries. */
  versions: () => Promise<unknown>;
  /** What `versions` returned before the migrations. */
  before: unknown;
  close: () => Promise<void>;
}

/**
 * Creates a database of an earlier version, stores content, and opens a planner on the migrated database.
 *
 * @param version the last migration of the earlier version
 * @param administrator the id of the administrator
 * @param store stores the content. The administrator exists already
 */
export async function openMigrated(
  database: 'postgresql' | 'pglite',
  version: string,
  administrator: string,
  store: (insert: Insert) => Promise<void>,
): Promise<MigratedPlanner> {
  const { url, drop } = await emptyDatabase();
  const orm = await createOrm(database === 'pglite' ? { folder: 'memory://' } : { url });
  await orm.migrator.up({ to: version });
  const em = orm.em.fork();
  const insert: Insert = async (table, rows) => {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await em.execute(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
      [JSON.stringify(rows)],
    );
  };
  await insert('users', [
    {
      ...{ id: administrator, email: EMAIL, password_hash: await hashPassword(PASSWORD) },
      ...{ is_admin: true, is_approved: true, created_at: '2026-01-02T09:00:00.000Z' },
    },
  ]);
  await store(insert);
  const versions = () =>
    em.execute('select id, version, content_age, updated_at::text from entries order by id');
  const before = await versions();
  await migrate(orm, { withoutBackup: true });
  const planner = await createTestPlanner(database, { orm });
  const maya = planner.visitor();
  await maya.rest('POST', '/auth/login', { email: EMAIL, password: PASSWORD });
  const close = async () => {
    await planner.close();
    await orm.close(true);
    await drop();
  };
  return { planner, maya, versions, before, close };
}
