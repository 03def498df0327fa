import type { System } from './types.js';

/** The current time in stories. */
export const SYSTEM_NOW = new Date(2026, 10, 11, 9, 40);

const ago = (hours: number) => new Date(SYSTEM_NOW.getTime() - hours * 60 * 60_000).toISOString();

const backup = { at: ago(6.6), isComplete: true, completedAt: ago(6.6), size: 34_200_000 };

/** A server with the embedded database and no problems. */
export const embeddedSystem: System = {
  version: '0.1.0',
  commit: '823dd874efab',
  startedAt: ago(53),
  isEmbedded: true,
  database: {
    version: '18.3',
    size: 89_400_000,
    migrations: 24,
    lastMigration: 'Migration20261201100000_retired_values',
    migratedAt: ago(53),
  },
  disk: { free: 12_400_000_000, size: 50_000_000_000 },
  pool: null,
  lastBackup: backup,
  liveUpdates: { state: 'connected', streams: 12, maxStreams: 2000 },
  warnings: [],
};

/** A server with PostgreSQL and no problems. */
export const postgresqlSystem: System = {
  ...embeddedSystem,
  isEmbedded: false,
  database: embeddedSystem.database && { ...embeddedSystem.database, version: '16.4', size: 1_234_567_890 },
  disk: null,
  pool: { inUse: 3, waiting: 0, max: 10 },
};

/** A server with PostgreSQL and many problems. */
export const brokenSystem: System = {
  ...postgresqlSystem,
  commit: null,
  database: null,
  pool: { inUse: 10, waiting: 4, max: 10 },
  lastBackup: { at: ago(6.6), isComplete: false, completedAt: ago(102.6), size: null },
  liveUpdates: { state: 'disconnected', streams: 0, maxStreams: 2000 },
  warnings: [
    {
      code: 'untrustedProxy',
      params: { peer: '203.0.113.7', header: 'x-forwarded-for' },
      message:
        'A request from 203.0.113.7 has the header x-forwarded-for. If that is your proxy, set TRUST_PROXY to its address. Until then, everyone behind it shares one login limit.',
    },
  ],
};
