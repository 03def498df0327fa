import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../.ci/free-port.js';
import { startPlanner } from './planner-process.js';

/** The environment variable that contains the path of the prepared folder. Workers inherit the variable. */
const PREPARED = 'E2E_DATA_FOLDER';

/** Creates an empty folder. */
export const createFolder = (): string => mkdtempSync(join(tmpdir(), 'content-planner-e2e-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/**
 * Copies the prepared data folder into an empty folder. The copied database has all tables and no rows. A planner that
 * starts with the copy doesn't have to create a database, which accounts for half of the CPU time of its first start.
 */
export function copyDataFolder(folder: string): void {
  const prepared = process.env[PREPARED];
  if (!prepared) throw new Error('The global setup did not prepare a data folder.');
  cpSync(prepared, folder, { recursive: true });
}

/** Settings for a planner whose clock a test can set ahead. */
export const adjustableClock = {
  NODE_OPTIONS: `--import=${new URL('../../api/test/clock-ahead.mjs', import.meta.url).href}`,
};

/** Sets a planner's clock 11 minutes ahead, so that all logins are too old for sensitive changes. */
export const setClockAhead = (dataDir: string): void => writeFileSync(join(dataDir, 'clock-ahead'), '');

/** Prepares the data folder that tests copy. Runs once per test run. Returns a function that removes the folder. */
export default async function prepare(): Promise<() => void> {
  const folder = createFolder();
  const { stop } = await startPlanner({ dataDir: folder, port: await freePort(), script: 'server' });
  await stop();
  process.env[PREPARED] = folder;
  return () => removeFolder(folder);
}
