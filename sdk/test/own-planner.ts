import type { BrowserCommand } from 'vitest/node';
import { type StartedPlanner, startPlanner } from './start-planner.js';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Starts a planner that the test can restart. Returns its URL. */
    startOwnPlanner(): Promise<string>;
    /** Restarts the planner with the given settings. `pause` is how long the planner is down, in ms. */
    restartOwnPlanner(pause: number, settings?: Record<string, string>): Promise<void>;
    /** Sets the planner's clock 11 minutes ahead. */
    setOwnClockAhead(): Promise<void>;
    stopOwnPlanner(): Promise<void>;
  }
}

let planner: StartedPlanner | undefined;

export const startOwnPlanner: BrowserCommand<[]> = async () => {
  // If a test timed out, its planner might still be running, so stop it.
  await planner?.stop();
  planner = await startPlanner();
  return planner.url;
};

export const restartOwnPlanner: BrowserCommand<[number, Record<string, string>?]> = async (
  _,
  pause,
  settings,
) => planner?.restart(pause, settings);

export const setOwnClockAhead: BrowserCommand<[]> = async () => planner?.setClockAhead();

export const stopOwnPlanner: BrowserCommand<[]> = async () => {
  await planner?.stop();
  planner = undefined;
};
