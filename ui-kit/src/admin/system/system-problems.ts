import type { System, SystemWarning } from './types.js';

/** A problem that an administrator should do something about. Dates and sizes are formatted. */
export type SystemProblem =
  | { code: 'noBackup' }
  /** `completed` is the date of the last complete backup, or null. */
  | { code: 'backupFailed'; completed: string | null }
  | { code: 'backupOld'; completed: string }
  | { code: 'diskLow'; free: string }
  | { code: 'databaseBusy' }
  | { code: 'requestsWaiting'; count: number; max: number }
  | { code: 'liveDisconnected' }
  | { code: 'liveUnavailable' }
  | { code: 'streamsFull'; streams: number; max: number }
  | { code: 'setting'; warning: SystemWarning };

/** How old a backup can be, in ms. Backups should be created every day, so one can fail. */
const MAX_BACKUP_AGE = 2 * 24 * 60 * 60_000;

/** The free disk space, in bytes, below which there is a problem. */
const MIN_FREE_DISK = 1_000_000_000;

/** The share of the maximum number of live streams above which there is a problem. */
const MAX_STREAM_SHARE = 0.8;

/** Functions that format values for a locale. */
interface Formats {
  date: (instant: string) => string;
  size: (bytes: number) => string;
}

function backupProblem({ lastBackup }: System, now: Date, { date }: Formats): SystemProblem | null {
  if (lastBackup === null) return { code: 'noBackup' };
  const { isComplete, completedAt } = lastBackup;
  const completed = completedAt === null ? null : date(completedAt);
  if (!isComplete || completed === null) return { code: 'backupFailed', completed };
  const age = now.getTime() - new Date(completedAt ?? '').getTime();
  return age > MAX_BACKUP_AGE ? { code: 'backupOld', completed } : null;
}

function liveProblem({ liveUpdates: { state, streams, maxStreams } }: System): SystemProblem | null {
  if (state === 'disconnected') return { code: 'liveDisconnected' };
  if (state === 'unavailable') return { code: 'liveUnavailable' };
  return streams > maxStreams * MAX_STREAM_SHARE ? { code: 'streamsFull', streams, max: maxStreams } : null;
}

/** Returns the problems that an administrator should do something about, the most serious first. */
export function findProblems(system: System, now: Date, formats: Formats): SystemProblem[] {
  const { database, disk, pool, warnings } = system;
  const problems: (SystemProblem | null | false)[] = [
    disk !== null && disk.free < MIN_FREE_DISK && { code: 'diskLow', free: formats.size(disk.free) },
    backupProblem(system, now, formats),
    database === null && { code: 'databaseBusy' },
    pool !== null && pool.waiting > 0 && { code: 'requestsWaiting', count: pool.waiting, max: pool.max },
    liveProblem(system),
    ...warnings.map((warning) => ({ code: 'setting' as const, warning })),
  ];
  return problems.filter((problem): problem is SystemProblem => Boolean(problem));
}
