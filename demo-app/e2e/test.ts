import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type PlannerProcess, type PlannerStart, startPlanner } from './planner-process.js';
import { type SharedPlanner, startSharedPlanner, type Viewer } from './shared-planner.js';

interface Fixtures {
  /** Whom the page belongs to: `test.use({ viewer: 'administrator' })`. @default 'visitor' */
  viewer: Viewer;
  /** An empty data folder for the test's planner. */
  dataDir: string;
  /** Starts a planner as the README says; whatever still runs at the end of the test is stopped. */
  startPlanner: (start: PlannerStart) => Promise<PlannerProcess>;
  /**
   * Fails a test whose pages complained: exceptions, errors in the console, violations of the policy.
   * Call it with what a test provokes, such as a failing network.
   */
  tolerate: (complaint: RegExp) => void;
}

/** Playwright's test on a planner that the worker's tests share, and with planners of its own. */
export const test = base.extend<Fixtures, { planner: SharedPlanner }>({
  planner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern.
    async ({}, use) => {
      const { planner, stop } = await startSharedPlanner();
      await use(planner);
      await stop();
    },
    { scope: 'worker' },
  ],
  viewer: ['visitor', { option: true }],
  baseURL: ({ planner }, use) => use(planner.url),
  storageState: ({ planner, viewer }, use) =>
    use(viewer === 'visitor' ? undefined : planner.sessions[viewer]),
  tolerate: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const tolerated: RegExp[] = [];
      context.on('weberror', (problem) => complaints.push(String(problem.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use((complaint) => tolerated.push(complaint));
      const left = complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      expect(left, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
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
