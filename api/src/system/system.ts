import { requireAdmin } from '../accounts/policy.js';
import { type LastBackup, readLastBackup } from '../backup/last-backup.js';
import type { RequestContext } from '../context.js';
import { type DatabaseFacts, describeDatabase } from '../db/describe-database.js';
import { type DiskSpace, measureDisk } from '../db/disk-space.js';
import { countConnections, folderOf, type Orm, type PoolState } from '../db/orm.js';
import { LIMITS } from '../db/time-limits.js';
import { within } from '../db/within.js';
import type { Live } from '../live/live.js';
import type { ServerWarning, ServerWarnings } from '../server-warnings/server-warnings.js';
import { COMMIT, VERSION } from '../version.js';

/**
 * How long facts from the database are cached, in milliseconds, so that frequent requests for metrics don't send
 * statements to the database.
 */
const CACHED_FOR = 10_000;

/** The facts that are stored in the database. */
interface StoredFacts {
  database: DatabaseFacts;
  /** The last attempt to create a backup with the command `backup`, or null if there was none. */
  lastBackup: LastBackup | null;
}

/** The state of a server, for the System page and the metrics. */
export interface SystemFacts {
  version: string;
  /** The first characters of the commit that was built, or an empty string if it is unknown. */
  commit: string;
  /** When the process started, as ISO 8601 in UTC. */
  startedAt: string;
  /** Whether the database responds. */
  isDatabaseUp: boolean;
  /** Whether the database is embedded. Otherwise, it is on a PostgreSQL server. */
  isEmbedded: boolean;
  /**
   * The facts from the database, which can be up to ten seconds old. If the database doesn't respond, they can be older,
   * or null if the database has not responded yet.
   */
  stored: StoredFacts | null;
  /** The disk with the embedded database. Null for a PostgreSQL server, whose disk the planner can't measure. */
  disk: DiskSpace | null;
  /** The connections to a PostgreSQL server. Null for the embedded database. */
  pool: PoolState | null;
  live: Pick<Live, 'count' | 'max' | 'listenState'>;
  warnings: readonly ServerWarning[];
}

/** Collects facts about a server. */
export interface System {
  /** Collects the facts. Takes at most two seconds, even if the database does not respond. Never rejects. */
  read(): Promise<SystemFacts>;
}

/** @param checkDatabase rejects if the database does not respond within two seconds */
export function createSystem({
  orm,
  checkDatabase,
  live,
  warnings,
}: {
  orm: Orm;
  checkDatabase: () => Promise<void>;
  live: Live;
  warnings: ServerWarnings;
}): System {
  let stored: StoredFacts | null = null;
  let storedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let current: Promise<SystemFacts> | undefined;

  async function refreshStored(): Promise<void> {
    const em = orm.em.fork();
    stored = { database: await describeDatabase(em), lastBackup: await readLastBackup(em) };
    storedAt = performance.now();
  }

  async function readStored(): Promise<StoredFacts | null> {
    if (performance.now() - storedAt > CACHED_FOR) {
      reading ??= refreshStored().finally(() => {
        reading = undefined;
      });
      await within(LIMITS.ready, 'The database did not respond in time.', reading).catch(() => {});
    }
    return stored;
  }

  async function readFacts(): Promise<SystemFacts> {
    const folder = folderOf(orm);
    // Count the connections first, because the statements below need one, too.
    const pool = countConnections(orm);
    const [isDatabaseUp, stored, disk] = await Promise.all([
      checkDatabase().then(
        () => true,
        () => false,
      ),
      readStored(),
      folder === null ? null : measureDisk(folder),
    ]);
    return {
      version: VERSION,
      commit: COMMIT,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      isDatabaseUp,
      isEmbedded: folder !== null,
      stored,
      disk,
      pool,
      live: { count: live.count, max: live.max, listenState: live.listenState },
      warnings: warnings.list(),
    };
  }

  return {
    read() {
      current ??= readFacts().finally(() => {
        current = undefined;
      });
      return current;
    },
  };
}

/** Describes the server. Administrators only. */
export function readSystem(context: RequestContext): Promise<SystemFacts> {
  requireAdmin(context);
  return context.system.read();
}
