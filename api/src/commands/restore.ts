import { resolve } from 'node:path';
import type { Config } from '../config.js';
import { finishRestore } from '../db/data-folder.js';
import { openDatabase } from '../db/database.js';
import { checkBackup, restoreBackup } from './restore-backup.js';

/**
 * Restores a backup into an empty data folder or database.
 *
 * @returns a message for the operator
 */
export async function restore(config: Config, file: string): Promise<string> {
  const path = resolve(file);
  const header = await checkBackup(path);
  const database = await openDatabase(config, { purpose: 'restore' });
  try {
    const rows = await restoreBackup(database.orm, path, header);
    if (!config.databaseUrl) finishRestore(config.dataDir);
    return `Restored ${rows.toLocaleString('en')} rows. Everybody can log in as before.`;
  } finally {
    await database.close();
  }
}
