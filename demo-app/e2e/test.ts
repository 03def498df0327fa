import { test as base, expect, type Page } from '@playwright/test';
import { copyDataFolder, createFolder, removeFolder } from './data-folder.js';
import { type PlannerProcess, type PlannerStart, startPlanner } from './planner-process.js';
import { countPrints } from './print-steps.js';
import { type SharedPlanner, startSharedPlanner, type Viewer } from './shared-planner.js';
import { recordToasts } from './steps.js';

interface Fixtures {
  /** The user who is logged in on the page. Example: `test.use({ viewer: 'administrator' })`. @default 'visitor' */
  viewer: Viewer;
  /** A page in a second browser, in which the administrator is logged in. */
  theirs: Page;
  /** A data folder for the test's planner. The database in this folder has all tables, but no rows. */
  dataDir: string;
  /** An empty folder, for tests in which a planner creates its database. */
  emptyDir: string;
  /** Starts a planner as described in the README. The planner is stopped at the end of the test. */
  startPlanner: (start: PlannerStart) => Promise<PlannerProcess>;
  /**
   * Allows errors that a test causes on purpose, such as network errors. Tests fail if a page throws, logs an error or
   * violates its content security policy.
   */
  allowErrors: (error: RegExp) => void;
}

/**
 * Playwright's `test`, extended with a planner that all tests of a worker share, and with `startPlanner` for separate
 * planners.
 */
export const test = base.extend<Fixtures, { planner: SharedPlanner }>({
  planner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const { planner, stop } = await startSharedPlanner();
      await use(planner);
      await stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  context: async ({ context }, use) => {
    await countPrints(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await recordToasts(page);
    await use(page);
  },
  theirs: async ({ browser, planner }, use) => {
    const context = await browser.newContext({
      baseURL: planner.url,
      storageState: planner.sessions.administrator,
    });
    await use(await context.newPage());
    await context.close();
  },
  viewer: ['visitor', { option: true }],
  baseURL: ({ planner }, use) => use(planner.url),
  storageState: async ({ planner, viewer }, use) => {
    await planner.renewSessions();
    await use(viewer === 'visitor' ? undefined : planner.sessions[viewer]);
  },
  allowErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      context.on('weberror', (problem) => errors.push(String(problem.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use((error) => allowed.push(error));
      const left = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(left, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  emptyDir: async ({}, use) => {
    const folder = createFolder();
    await use(folder);
    removeFolder(folder);
  },
  dataDir: async ({ emptyDir }, use) => {
    copyDataFolder(emptyDir);
    await use(emptyDir);
  },
  // Depends on `emptyDir`, so that the planners stop before their folder is removed.
  startPlanner: async ({ emptyDir: _, context }, use) => {
    const started: PlannerProcess[] = [];
    await use(async (start) => {
      const planner = await startPlanner(start);
      started.push(planner);
      return planner;
    });
    // Close the pages first. Otherwise, they would try to connect to stopped planners, and the browser would log
    // errors.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((planner) => planner.stop()));
  },
});
