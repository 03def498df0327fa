import type { TestProject } from 'vitest/node';
import { ACCOUNT, type Account, prepareDataFolder, startPlanner } from './start-planner.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a planner that only the tests for lists use. */
    plannerUrl: string;
    /** The URL of the planner for all other tests. */
    otherUrl: string;
    /** The administrator's credentials on both planners. */
    account: Account;
  }
}

/** Starts two real servers for the sdk's tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeFolder = await prepareDataFolder();
  const [planner, other] = await Promise.all([startPlanner(), startPlanner()]);
  project.provide('plannerUrl', planner.url);
  project.provide('otherUrl', other.url);
  project.provide('account', ACCOUNT);
  return async () => {
    await Promise.all([planner.stop(), other.stop()]);
    removeFolder();
  };
}
