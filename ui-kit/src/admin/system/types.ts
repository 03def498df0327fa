/** A problem with the server's settings. */
export interface SystemWarning {
  /** Identifies the type of problem, such as `insecureConnection`. */
  code: string;
  /** The values in `message`, for translations. */
  params: Readonly<Record<string, string | number | readonly string[]>>;
  /** Describes the problem and the setting that fixes it, in English. */
  message: string;
}

/** The state of a server. Sizes are in bytes. Times are ISO 8601. */
export interface System {
  /** The planner's version. */
  version: string;
  /** The commit that was built. Null if it is unknown. */
  commit: string | null;
  startedAt: string;
  /** Whether the database is embedded. Otherwise, it is on a PostgreSQL server. */
  isEmbedded: boolean;
  /** Null if the database is too busy to respond. */
  database: {
    /** PostgreSQL's version. */
    version: string;
    size: number;
    /** The number of migrations that have been applied. */
    migrations: number;
    /** The name of the last migration. */
    lastMigration: string;
    migratedAt: string;
  } | null;
  /** The disk with the embedded database. Null for a PostgreSQL server. */
  disk: { free: number; size: number } | null;
  /** The connections to PostgreSQL. Null for the embedded database. */
  pool: {
    inUse: number;
    /** The number of requests that are waiting for a connection. */
    waiting: number;
    max: number;
  } | null;
  /** The last backup that the planner created. Null if there is none. */
  lastBackup: {
    at: string;
    isComplete: boolean;
    /** The time of the last complete backup, which can be an earlier one. Null if there is none. */
    completedAt: string | null;
    /** The size of the file. Null if the backup failed. */
    size: number | null;
  } | null;
  liveUpdates: {
    /**
     * Whether live updates work. `idle` if no page has used them yet, and `unavailable` if the server's settings prevent
     * them.
     */
    state: 'idle' | 'connected' | 'disconnected' | 'unavailable';
    /** The number of pages with live updates. */
    streams: number;
    maxStreams: number;
  };
  warnings: readonly SystemWarning[];
}
