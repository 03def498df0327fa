import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MigrationError } from './migration-error.js';

/** The setting that marks a PostgreSQL database into which a backup has not been completely restored. */
const RESTORING = 'restoring';

/** Returns the message for a data folder or database into which a backup was not completely restored. */
export const unfinishedRestore = (place: string): string =>
  `A backup was not completely restored into ${place}. Run \`content-planner restore FILE\` again.`;

/** Marks a PostgreSQL database. The mark is deleted with all other rows when the rows of a backup replace them. */
export async function markUnfinished(em: SqlEntityManager): Promise<void> {
  await em.execute(`insert into settings (key, value) values (?, 'true') on conflict do nothing`, [
    RESTORING,
  ]);
}

/** @throws MigrationError if a backup was not completely restored into the PostgreSQL database */
export async function requireFinishedRestore(em: SqlEntityManager): Promise<void> {
  const [table] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('settings') is not null as exists`,
  );
  if (!table?.exists) return;
  const marks = await em.execute('select 1 from settings where key = ?', [RESTORING]);
  if (marks.length > 0) throw new MigrationError(unfinishedRestore('the database at DATABASE_URL'));
}
