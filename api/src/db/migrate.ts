import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { MigrationError } from './migration-error.js';
import { BREAKING } from './migrations/breaking.js';
import { migrations } from './migrations/index.js';
import { isShared, type Orm } from './orm.js';
import { SERVER_NAME } from './probe.js';
import { withoutLimits } from './time-limits.js';

/** The id of the advisory lock for servers that start at the same time. It must be the same in every release. */
const MIGRATION_LOCK = 7_263_548_011;

/** How often to try to take the lock, in milliseconds. */
const LOCK_INTERVAL = 200;

/** How long to wait for another server to finish migrating, in milliseconds. */
interface Waiting {
  /** How long to wait before logging that this server is waiting, in milliseconds. */
  notice: number;
  /** How long to wait before failing, in milliseconds. */
  limit: number;
}

export interface MigrationOptions {
  log?: Logger | undefined;
  waiting?: Waiting;
  /**
   * Whether to migrate a database server even if the previous release can't use the database afterward. Embedded
   * databases are backed up automatically. @default false
   */
  withoutBackup?: boolean | undefined;
}

const WAITING: Waiting = { notice: 5_000, limit: 5 * 60_000 };

const NAMES = migrations.map(({ name }) => name);

async function executedMigrations(em: SqlEntityManager): Promise<string[]> {
  const [table] = await em.execute<{ there: boolean }[]>(
    `select to_regclass('mikro_orm_migrations') is not null as there`,
  );
  if (!table?.there) return [];
  const rows = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}

/**
 * Returns the migrations that have not been executed yet.
 *
 * @throws MigrationError if a newer release has migrated the database
 */
function pendingAfter(executed: readonly string[]): string[] {
  const unknown = executed.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    throw new MigrationError(
      `A newer version of the planner has migrated this database (${unknown.join(', ')}). Start that version or a later one, or restore a backup from before the upgrade.`,
    );
  }
  return NAMES.filter((name) => !executed.includes(name));
}

/** @throws MigrationError if one of the migrations would break running servers */
async function requireNoServers(em: SqlEntityManager, pending: readonly string[]): Promise<void> {
  const breaking = pending.filter((name) => BREAKING.has(name));
  if (breaking.length === 0) return;
  const running = await em.execute(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = ?`,
    [SERVER_NAME],
  );
  if (running.length === 0) return;
  throw new MigrationError(
    `This upgrade breaks running servers of the previous version (${breaking.join(', ')}), and ${running.length} of them ${running.length === 1 ? 'uses' : 'use'} this database. Stop all servers, then start this version.`,
  );
}

/** @throws MigrationError if one of the migrations can't be reversed by starting the previous release */
function requireBackup(pending: readonly string[]): void {
  if (!pending.some((name) => BREAKING.has(name))) return;
  throw new MigrationError(
    'The previous version cannot use the database after this upgrade, so create a backup first: content-planner backup FILE. Then start this version once with --without-backup, which does not create another one.',
  );
}

/** Returns the id of the backend process that has the migration lock. */
async function lockHolder(em: SqlEntityManager): Promise<number | undefined> {
  const [holder] = await em.execute<{ pid: number }[]>(
    `select pid from pg_locks
     where locktype = 'advisory' and objsubid = 1 and granted
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) + objid::bigint = ?`,
    [MIGRATION_LOCK],
  );
  return holder?.pid;
}

/**
 * Acquires the migration lock, which is held until the transaction ends.
 *
 * @throws MigrationError if the lock doesn't become available in time
 */
async function takeMigrationLock(em: SqlEntityManager, waiting: Waiting, log?: Logger): Promise<void> {
  const start = performance.now();
  let isLogged = false;
  for (;;) {
    const [row] = await em.execute<{ taken: boolean }[]>('select pg_try_advisory_xact_lock(?) as taken', [
      MIGRATION_LOCK,
    ]);
    if (row?.taken) return;
    const waited = performance.now() - start;
    if (waited > waiting.limit) {
      const pid = await lockHolder(em);
      throw new MigrationError(
        `Another server has been migrating the database for ${Math.round(waited / 1000)} seconds. Wait until it is ready. If it is no longer running, end its database session: select pg_terminate_backend(${pid ?? 'pid'})`,
      );
    }
    if (waited > waiting.notice && !isLogged) {
      isLogged = true;
      log?.warn({ pid: await lockHolder(em) }, 'waiting for another server that is migrating the database');
    }
    await sleep(LOCK_INTERVAL);
  }
}

async function migrateShared(
  orm: Orm,
  { log, waiting = WAITING, withoutBackup = false }: MigrationOptions,
): Promise<string[]> {
  const pendingNow = async (em: SqlEntityManager) => pendingAfter(await executedMigrations(em));
  // The lock might belong to a session that no server uses anymore. Don't wait for the lock if there is nothing to
  // migrate.
  if ((await pendingNow(orm.em.fork())).length === 0) return [];
  return withoutLimits(() =>
    orm.em.fork().transactional(async (em) => {
      await takeMigrationLock(em, waiting, log);
      const executed = await executedMigrations(em);
      const pending = pendingAfter(executed);
      if (pending.length === 0) return [];
      if (executed.length > 0) {
        await requireNoServers(em, pending);
        if (!withoutBackup) requireBackup(pending);
      }
      await em.execute('set local statement_timeout = 0');
      await em.execute('set local idle_in_transaction_session_timeout = 0');
      const transaction = em.getTransactionContext();
      if (!transaction) throw new Error('The transaction has no context.');
      const done = await orm.migrator.up({ transaction });
      return done.map(({ name }) => name);
    }),
  );
}

/**
 * Migrates the schema to the version that this code requires. If several servers that use the same database start at
 * the same time, one of them migrates the database and the others wait.
 *
 * @returns the names of the migrations that were executed
 * @throws MigrationError if a newer release has migrated the database, if running servers would break, if a backup is
 *   required, or if another server has been migrating for too long
 */
export async function migrate(orm: Orm, options: MigrationOptions = {}): Promise<string[]> {
  if (isShared(orm)) return migrateShared(orm, options);
  if (pendingAfter(await executedMigrations(orm.em.fork())).length === 0) return [];
  return (await orm.migrator.up()).map(({ name }) => name);
}
