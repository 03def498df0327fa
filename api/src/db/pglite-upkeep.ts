// This runs in the embedded database's worker thread. PGlite is a single-user PostgreSQL without a checkpointer or
// autovacuum, so nothing else limits the size of the folder.
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { createFreeSpace, MIN_FREE } from './disk-space.ts';

/** PostgreSQL's settings for the WAL size. */
export const WAL_SETTINGS = ['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'];

/** The WAL size that triggers a checkpoint, in bytes. */
const MAX_WAL = 32 * 1024 * 1024;
/** How often to measure the WAL under load, in milliseconds. */
const WAL_PRECISION = 200;
/** How often to check for work when there is no load, in milliseconds. */
const INTERVAL = 60_000;
/** The maximum time between checkpoints, in milliseconds, unless nothing was written. */
const CHECKPOINT_INTERVAL = 5 * 60_000;
/** The number of changed rows that triggers a check for tables to vacuum. */
const MANY_CHANGES = 50_000;
/**
 * The WAL size, in bytes, up to which the database counts as unchanged. A checkpoint itself writes less than a page of
 * WAL.
 */
const IDLE_WAL = 8192;

const WAL_SINCE_CHECKPOINT =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/** Finds the tables with many dead rows, using autovacuum's rule. If `$1` is true, finds all tables. */
const TABLES_TO_VACUUM = `
  select format('%I.%I', s.schemaname, s.relname) as name, pg_table_size(s.relid)::float8 as size
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where $1 or s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, s.n_live_tup)`;

/** Whether writes are possible. */
export interface DiskState {
  writable: boolean;
  /** Free space, in bytes. */
  free: number;
}

/** Maintains a database. Call the `before…` and `after…` functions around each transaction and statement. */
export interface Upkeep {
  /** Makes the database read-only if the disk is almost full, and writable again otherwise. */
  beforeTransaction(): Promise<void>;
  /** Throws if the disk is almost full, so that a long transaction is rolled back before the disk is full. */
  beforeStatement(): void;
  /** Runs a checkpoint if the transaction has written a lot of data. */
  afterStatement(changedRows: number, transaction: Transaction): Promise<void>;
  /** Runs a checkpoint or a vacuum in the background if a lot of data has been written. */
  afterTransaction(changedRows?: number): void;
  /**
   * Returns the error to report: a full-disk error if read-only mode caused the given error, otherwise the given error.
   */
  explain(error: unknown): unknown;
  stop(): void;
}

/** An error that reports that the disk is almost full. */
class DiskFullError extends Error {
  /** PostgreSQL's code for a full disk. */
  readonly code = '53100';
}

const diskFull = () => new DiskFullError('The disk is almost full.');

/**
 * @param folder the database's folder
 * @param onDisk called when the database becomes read-only or writable
 * @param onFailure called if background work fails, for example because the disk is full; the work is retried later
 */
export function startUpkeep(
  database: PGlite,
  folder: string,
  { onDisk, onFailure }: { onDisk(state: DiskState): void; onFailure(error: unknown): void },
): Upkeep {
  const freeSpace = createFreeSpace(folder);
  let writable = true;
  let walMeasuredAt = 0;
  let checkpointAt = performance.now();
  let changes = 0;
  // Statistics are lost when the process exits, so all tables are vacuumed once after each start.
  let vacuumAll = true;
  let running = false;
  let stopped = false;

  const isWalDue = () => performance.now() - walMeasuredAt > WAL_PRECISION;

  async function checkpointIfNeeded(runner: PGlite | Transaction, limit: number): Promise<void> {
    walMeasuredAt = performance.now();
    const { rows } = await runner.query<{ bytes: number }>(WAL_SINCE_CHECKPOINT);
    if ((rows[0]?.bytes ?? 0) <= limit) return;
    await runner.query('checkpoint');
    checkpointAt = performance.now();
  }

  async function vacuum(): Promise<void> {
    const all = vacuumAll;
    changes = 0;
    const { rows } = await database.query<{ name: string; size: number }>(TABLES_TO_VACUUM, [all]);
    for (const { name, size } of rows) {
      if (stopped) return;
      // Vacuuming can write a copy of each page to the WAL, so skip tables that are too large for the free space.
      if (freeSpace() < MIN_FREE + size) continue;
      // Vacuum one table at a time, so that requests don't have to wait for all tables.
      await database.query(`vacuum (analyze) ${name}`);
      await checkpointIfNeeded(database, MAX_WAL);
    }
    vacuumAll = false;
  }

  /** Runs a job unless another one is running. */
  function inBackground(job: () => Promise<void>): void {
    if (stopped || running) return;
    running = true;
    job()
      .catch((error: unknown) => {
        // Closing the database interrupts background work, which is not a failure.
        if (!stopped) onFailure(error);
      })
      .finally(() => {
        running = false;
      });
  }

  const timer = setInterval(() => {
    inBackground(async () => {
      await vacuum();
      const isDue = performance.now() - checkpointAt > CHECKPOINT_INTERVAL;
      await checkpointIfNeeded(database, isDue ? IDLE_WAL : MAX_WAL);
    });
  }, INTERVAL);
  timer.unref();

  return {
    async beforeTransaction() {
      const free = freeSpace();
      const enough = free >= MIN_FREE;
      if (enough === writable) return;
      writable = enough;
      await database.query(`set default_transaction_read_only = ${writable ? 'off' : 'on'}`);
      onDisk({ writable, free });
      // Run a checkpoint, so that PostgreSQL can reuse old WAL files. Even without writes, the WAL can grow, because
      // reads can write hint bits to it.
      if (!writable) inBackground(() => checkpointIfNeeded(database, IDLE_WAL));
    },
    beforeStatement() {
      if (writable && freeSpace() < MIN_FREE) throw diskFull();
    },
    async afterStatement(changedRows, transaction) {
      changes += changedRows;
      if (changedRows > 0 && isWalDue()) await checkpointIfNeeded(transaction, MAX_WAL);
    },
    afterTransaction(changedRows = 0) {
      changes += changedRows;
      if (changes > MANY_CHANGES) inBackground(vacuum);
      else if (isWalDue()) inBackground(() => checkpointIfNeeded(database, MAX_WAL));
    },
    explain: (error) => (!writable && (error as { code?: string }).code === '25006' ? diskFull() : error),
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
