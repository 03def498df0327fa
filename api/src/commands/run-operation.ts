import type { Config } from '../config.js';
import { openDatabase } from '../db/database.js';
import { FolderInUseError } from '../db/folder-lock.js';
import { type OperationName, operations } from './operations.js';
import { sendToRunningPlanner } from './running-planner.js';

/**
 * Runs a command on the configured database. Only one process can open an embedded database, so if a server is running,
 * this function sends the command to the server through the socket in the data folder.
 *
 * @throws FolderInUseError if the process that uses the folder does not listen for commands
 */
export async function runOperation(config: Config, name: OperationName, input: object): Promise<string> {
  const database = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return { inUse: error };
    throw error;
  });
  if ('inUse' in database) return sendToRunningPlanner(config.dataDir, name, input, database.inUse);
  try {
    return await operations[name](database.orm.em.fork(), input, config);
  } finally {
    await database.close();
  }
}
