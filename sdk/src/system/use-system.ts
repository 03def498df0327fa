import { type ReadOne, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import type { ServerWarning } from '../server-warnings/use-server-warnings.js';

const SYSTEM = graphql(`
  query System {
    system {
      version
      commit
      startedAt
      isEmbedded
      database {
        version
        size
        migrations
        lastMigration
        migratedAt
      }
      lastBackup {
        at
        isComplete
        completedAt
        size
      }
      disk {
        free
        size
      }
      pool {
        inUse
        waiting
        max
      }
      liveUpdates {
        state
        streams
        maxStreams
      }
      warnings {
        code
        params
        message
      }
    }
  }
`);

/** The state of the server that responds. Other servers on the same database have their own state. */
export interface System {
  /** The planner's version. */
  version: string;
  /** The first characters of the commit that was built. Null if it is unknown. */
  commit: string | null;
  /** When the server started. An ISO 8601 time in UTC. */
  startedAt: string;
  /** Whether the database is embedded. Otherwise, it is on a PostgreSQL server. */
  isEmbedded: boolean;
  /** The database. Null if it is too busy to respond. */
  database: {
    /** PostgreSQL's version, such as `18.3`. */
    version: string;
    /** The size of the database in bytes. */
    size: number;
    /** The number of migrations that have been applied. */
    migrations: number;
    /** The name of the last migration. */
    lastMigration: string;
    /** When the last migration was applied. An ISO 8601 time in UTC. */
    migratedAt: string;
  } | null;
  /** The last attempt to create a backup with the command `backup`. Null if there was none. */
  lastBackup: {
    /** When the attempt began. An ISO 8601 time in UTC. */
    at: string;
    /** Whether the backup is complete. Otherwise, the attempt failed. */
    isComplete: boolean;
    /** When the last complete backup began, which can be an earlier one. Null if there is none. */
    completedAt: string | null;
    /** The size of the file in bytes. Null if the attempt failed. */
    size: number | null;
  } | null;
  /** The disk with the embedded database, in bytes. Null for a PostgreSQL server. */
  disk: { free: number; size: number } | null;
  /** The connections to PostgreSQL, and how many requests are waiting for one. Null for the embedded database. */
  pool: { inUse: number; waiting: number; max: number } | null;
  /**
   * The live updates. `state` is `idle` if no page has used them since the server started, and `unavailable` if the
   * server's settings prevent them.
   */
  liveUpdates: {
    state: 'idle' | 'connected' | 'disconnected' | 'unavailable';
    streams: number;
    maxStreams: number;
  };
  /** Problems with the server's settings. */
  warnings: readonly ServerWarning[];
}

/**
 * Returns the state of the server, its database and its backups. Administrators only.
 *
 * @param options when to refetch
 * @example
 * const { system } = useSystem({ refreshOnFocus: true });
 * const hasBackup = system?.lastBackup?.isComplete === true;
 */
export function useSystem(options: RefreshOptions = {}): ReadOne<'system', System> {
  const { data, ...read } = useRead(SYSTEM, {}, options);
  return { ...read, system: data?.system ?? null } as ReadOne<'system', System>;
}
