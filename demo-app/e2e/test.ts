import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type PlannerProcess, type PlannerStart, startPlanner } from './planner-process.js';

interface Fixtures {
  /** An empty data folder for the test's planner. */
  dataDir: string;
  /** Starts a planner as the README says; whatever still runs at the end of the test is stopped. */
  startPlanner: (start: PlannerStart) => Promise<PlannerProcess>;
}

/** Playwright's test with planners of its own. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern.
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'content-planner-e2e-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  // The folder is asked for so that it outlives the planners in it.
  startPlanner: async ({ dataDir: _ }, use) => {
    const started: PlannerProcess[] = [];
    await use(async (start) => {
      const planner = await startPlanner(start);
      started.push(planner);
      return planner;
    });
    await Promise.all(started.map((planner) => planner.stop()));
  },
});
