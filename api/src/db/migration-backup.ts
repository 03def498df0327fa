import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup } from '../backup/write-backup.js';
import type { Orm } from './orm.js';

/** How many automatic backups to keep. */
const KEPT = 5;

/**
 * Backs up an embedded database before it is migrated, so that users can return to the previous version of the planner.
 * Deletes older automatic backups.
 *
 * @returns the file, or undefined if there is nothing to migrate
 */
export async function backUpBeforeMigration(orm: Orm, dataDir: string): Promise<string | undefined> {
  const [next] = await orm.migrator.getPending();
  const executed = await orm.migrator.getExecuted();
  if (!next || executed.length === 0) return undefined;
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(folder, `${time}-before-${next.name}.backup`);
  await writeBackup(orm.em.fork(), file);
  const old = readdirSync(folder)
    .filter((name) => /-before-.+\.backup$/.test(name))
    .sort()
    .slice(0, -KEPT);
  for (const name of old) rmSync(join(folder, name));
  return file;
}
