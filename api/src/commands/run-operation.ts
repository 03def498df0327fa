import type { Config } from '../config.js';
import { openDatabase } from '../db/database.js';
import { FolderInUseError } from '../db/folder-lock.js';
import { type OperationName, operations } from './operations.js';
import { askRunningPlanner } from './running-planner.js';

/**
 * Does it on the database of the configuration. Only one process may open the embedded database: a
 * planner that runs does it itself, asked through the socket in its data folder.
 *
 * @throws FolderInUseError when something has the folder that does not listen to commands
 */
export async function runOperation(config: Config, name: OperationName, input: object): Promise<string> {
  const database = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return { inUse: error };
    throw error;
  });
  if ('inUse' in database) return askRunningPlanner(config.dataDir, name, input, database.inUse);
  try {
    return await operations[name](database.orm.em.fork(), input);
  } finally {
    await database.close();
  }
}
