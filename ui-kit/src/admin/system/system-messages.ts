import { defineMessages } from '../../messages/define-messages.js';
import type { SizeUnit } from './format-size.js';
import type { SystemProblem } from './system-problems.js';
import type { System } from './types.js';

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

/** Text of {@link SystemOverview}. */
export const systemOverviewMessages = defineMessages('systemOverview', {
  /** Accessible name of the list of problems. */
  problems: 'Problems',
  noProblems: 'No problems found.',
  problemTitle: (problem: SystemProblem) =>
    problem.code === 'setting'
      ? (WARNING_TITLES[problem.warning.code] ?? 'Server settings')
      : TITLES[problem.code],
  /** What to do about a problem. */
  problemText,
  planner: 'Planner',
  version: 'Version',
  /** `commit` is null if it is unknown. */
  build: ({ version, commit }: { version: string; commit: string | null }) =>
    commit === null ? version : `${version} (${commit})`,
  started: 'Running since',
  database: 'Database',
  /** The type of database. */
  kind: 'Type',
  /** `version` is null if the database did not respond. */
  kindText: ({ isEmbedded, version }: { isEmbedded: boolean; version: string | null }) =>
    `${version === null ? 'PostgreSQL' : `PostgreSQL ${version}`}, ${isEmbedded ? 'part of the planner' : 'on a server'}`,
  /** The size of the database or of a backup. */
  size: 'Size',
  sizeText: ({ amount, unit }: { amount: string; unit: SizeUnit }) => `${amount} ${unit}`,
  disk: 'Disk',
  /** `free` and `size` are formatted by `sizeText`. */
  diskText: ({ free, size }: { free: string; size: string }) => `${free} of ${size} free`,
  /** Displayed instead of the free disk space for a PostgreSQL server. */
  diskUnknown: 'Unknown. The planner can’t see the disk of a database server.',
  connections: 'Connections',
  connectionsText: ({ inUse, waiting, max }: { inUse: number; waiting: number; max: number }) =>
    `${inUse} of ${max} in use${waiting > 0 ? `, ${waiting} ${waiting === 1 ? 'request' : 'requests'} waiting` : ''}`,
  migrations: 'Migrations',
  migrationsText: ({ count, last, date }: { count: number; last: string; date: string }) =>
    `${count}, the last on ${date} (${nameOf(last)})`,
  backups: 'Backups',
  lastBackup: 'Last backup',
  result: 'Result',
  resultText: ({ isComplete }: { isComplete: boolean }) => (isComplete ? 'Complete' : 'Failed'),
  lastComplete: 'Last complete backup',
  noBackup: 'No backup yet',
  noBackupHint: 'Only backups that the planner’s own command creates are listed here.',
  /** A date, a time, and how long ago that was, such as '2 hours ago'. `ago` is null if it is less than a minute. */
  when: ({ date, time, ago }: { date: string; time: string; ago: string | null }) =>
    `${date} ${time} (${ago ?? 'just now'})`,
  live: 'Live updates',
  connection: 'Status',
  connectionText: ({ state }: { state: System['liveUpdates']['state'] }) => CONNECTIONS[state],
  streams: 'Open pages',
  /** Both numbers are formatted. */
  streamsText: ({ count, max }: { count: string; max: string }) => `${count}, at most ${max}`,
  /** Displayed instead of a value that could not be determined. */
  unknown: 'Unknown',
  loading: 'Loading system',
  errorTitle: 'The state of the server could not be loaded',
});
