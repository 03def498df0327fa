import type { SizeUnit } from './format-size.js';
import type { SystemProblem } from './system-problems.js';
import type { System } from './types.js';

/** Labels for SystemOverview. */
export interface SystemOverviewLabels {
  /** Accessible name of the list of problems. */
  problems: string;
  /** Displayed if there are no problems. */
  noProblems: string;
  problemTitle: (problem: SystemProblem) => string;
  /** What to do about a problem. */
  problemText: (problem: SystemProblem) => string;
  planner: string;
  version: string;
  /** `commit` is null if it is unknown. */
  build: (build: { version: string; commit: string | null }) => string;
  started: string;
  database: string;
  /** The type of database. */
  kind: string;
  /** `version` is null if the database did not respond. */
  kindText: (database: { isEmbedded: boolean; version: string | null }) => string;
  /** The size of the database or of a backup. */
  size: string;
  sizeText: (size: { amount: string; unit: SizeUnit }) => string;
  disk: string;
  /** `free` and `size` are formatted by `sizeText`. */
  diskText: (disk: { free: string; size: string }) => string;
  /** Displayed instead of the free disk space for a PostgreSQL server. */
  diskUnknown: string;
  connections: string;
  connectionsText: (pool: { inUse: number; waiting: number; max: number }) => string;
  migrations: string;
  migrationsText: (migrations: { count: number; last: string; date: string }) => string;
  backups: string;
  lastBackup: string;
  result: string;
  resultText: (backup: { isComplete: boolean }) => string;
  lastComplete: string;
  noBackup: string;
  noBackupHint: string;
  /** A date, a time, and how long ago that was, such as '2 hours ago'. `ago` is null if it is less than a minute. */
  when: (when: { date: string; time: string; ago: string | null }) => string;
  live: string;
  connection: string;
  connectionText: (live: { state: System['liveUpdates']['state'] }) => string;
  streams: string;
  /** Both numbers are formatted. */
  streamsText: (live: { count: string; max: string }) => string;
  /** Displayed instead of a value that could not be determined. */
  unknown: string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

const WARNING_TITLES: Readonly<Record<string, string>> = {
  insecureConnection: 'Insecure connection',
  untrustedProxy: 'Untrusted proxy',
};

const TITLES: Readonly<Record<Exclude<SystemProblem['code'], 'setting'>, string>> = {
  noBackup: 'No backup yet',
  backupFailed: 'The last backup failed',
  backupOld: 'The last backup is old',
  diskLow: 'The disk is almost full',
  databaseBusy: 'The database is very busy',
  requestsWaiting: 'Requests are waiting for the database',
  liveDisconnected: 'Live updates are interrupted',
  liveUnavailable: 'Live updates are not available',
  streamsFull: 'Almost all live connections are in use',
};

const OPERATOR = 'Ask the person who operates the server';

function problemText(problem: SystemProblem): string {
  switch (problem.code) {
    case 'noBackup':
      return `If the server’s disk fails, everything is lost. ${OPERATOR} to create a backup every day.`;
    case 'backupFailed': {
      const last =
        problem.completed === null
          ? 'There is no complete backup.'
          : `The last complete backup is from ${problem.completed}.`;
      return `${last} ${OPERATOR} to find out why, and to create a new backup.`;
    }
    case 'backupOld':
      return `It is from ${problem.completed}, so newer changes could be lost. ${OPERATOR} to create a backup every day.`;
    case 'diskLow':
      return `Only ${problem.free} are free. When the disk is full, nobody can save changes. ${OPERATOR} to free up space.`;
    case 'databaseBusy':
      return `It did not respond in time. Reload this page in a minute. If the message stays, ask the person who operates the server to check the database.`;
    case 'requestsWaiting':
      return `All ${problem.max} connections are in use, so pages load slowly. If the message stays, ask the person who operates the server to increase DATABASE_POOL_SIZE.`;
    case 'liveDisconnected':
      return `Other people’s changes appear late. The server is reconnecting. If the message stays, ask the person who operates the server to check the connection to the database.`;
    case 'liveUnavailable':
      return `Other people’s changes appear late. ${OPERATOR} to set DATABASE_DIRECT_URL, because DATABASE_URL points to PgBouncer.`;
    case 'streamsFull':
      return `${problem.streams} of ${problem.max} are in use. Pages beyond that receive no live updates. ${OPERATOR} to add a server.`;
    case 'setting':
      return problem.warning.message;
  }
}

const CONNECTIONS = {
  idle: 'Not used yet',
  connected: 'Working',
  disconnected: 'Interrupted',
  unavailable: 'Not available',
} as const;

/** Returns the readable part of a migration's name: `Migration20261121000000_initial` is 'initial'. */
const nameOf = (migration: string) => migration.replace(/^Migration\d+_/, '').replaceAll('_', ' ');

/** The default {@link SystemOverviewLabels}. */
export const systemOverviewLabels: SystemOverviewLabels = {
  problems: 'Problems',
  noProblems: 'No problems found.',
  problemTitle: (problem) =>
    problem.code === 'setting'
      ? (WARNING_TITLES[problem.warning.code] ?? 'Server settings')
      : TITLES[problem.code],
  problemText,
  planner: 'Planner',
  version: 'Version',
  build: ({ version, commit }) => (commit === null ? version : `${version} (${commit})`),
  started: 'Running since',
  database: 'Database',
  kind: 'Type',
  kindText: ({ isEmbedded, version }) =>
    `${version === null ? 'PostgreSQL' : `PostgreSQL ${version}`}, ${isEmbedded ? 'part of the planner' : 'on a server'}`,
  size: 'Size',
  sizeText: ({ amount, unit }) => `${amount} ${unit}`,
  disk: 'Disk',
  diskText: ({ free, size }) => `${free} of ${size} free`,
  diskUnknown: 'Unknown. The planner can’t see the disk of a database server.',
  connections: 'Connections',
  connectionsText: ({ inUse, waiting, max }) =>
    `${inUse} of ${max} in use${waiting > 0 ? `, ${waiting} ${waiting === 1 ? 'request' : 'requests'} waiting` : ''}`,
  migrations: 'Migrations',
  migrationsText: ({ count, last, date }) => `${count}, the last on ${date} (${nameOf(last)})`,
  backups: 'Backups',
  lastBackup: 'Last backup',
  result: 'Result',
  resultText: ({ isComplete }) => (isComplete ? 'Complete' : 'Failed'),
  lastComplete: 'Last complete backup',
  noBackup: 'No backup yet',
  noBackupHint: 'Only backups that the planner’s own command creates are listed here.',
  when: ({ date, time, ago }) => `${date} ${time} (${ago ?? 'just now'})`,
  live: 'Live updates',
  connection: 'Status',
  connectionText: ({ state }) => CONNECTIONS[state],
  streams: 'Open pages',
  streamsText: ({ count, max }) => `${count}, at most ${max}`,
  unknown: 'Unknown',
  loading: 'Loading system',
  errorTitle: 'The state of the server could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
};
