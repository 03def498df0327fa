import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { storableSchema } from '../validation.js';

export const backupAttemptSchema = z.object({
  /** When the attempt began. A complete backup contains the data from this time. */
  at: z.iso.datetime(),
  isComplete: z.boolean(),
  /** The path of the file on the machine that ran the command. */
  file: storableSchema,
  /** The size of the file in bytes. Null if the attempt failed. */
  size: z.number().int().nullable(),
  /** The reason why the attempt failed. Null if it is complete. */
  error: storableSchema.nullable(),
});

/** The result of the command `backup`. */
export type BackupAttempt = z.infer<typeof backupAttemptSchema>;

/** The last attempt to create a backup. */
export interface LastBackup extends BackupAttempt {
  /** The `at` of the last complete backup, which can be an earlier attempt. Null if there is none. */
  completedAt: string | null;
}

/** The setting that contains the last attempt. Backups omit it, because it describes other files. */
export const LAST_BACKUP = 'last-backup';

/** Records the result of the command `backup`. Automatic backups before upgrades are not recorded. */
export async function recordBackup(em: SqlEntityManager, attempt: BackupAttempt): Promise<void> {
  const value = { ...attempt, ...(attempt.isComplete && { completedAt: attempt.at }) };
  await em.execute(
    `insert into settings (key, value) values (?, ?::jsonb)
     on conflict (key) do update set value = settings.value || excluded.value`,
    [LAST_BACKUP, JSON.stringify(value)],
  );
}

/** Returns the last attempt to create a backup, or null if there was none since the planner was created or restored. */
export async function readLastBackup(em: SqlEntityManager): Promise<LastBackup | null> {
  const [row] = await em.execute<{ value: BackupAttempt & { completedAt?: string } }[]>(
    'select value from settings where key = ?',
    [LAST_BACKUP],
  );
  return row ? { ...row.value, completedAt: row.value.completedAt ?? null } : null;
}
