import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium, launchOptions } from './.ci/chromium.ts';
import { PAGE_PORT } from './sdk/test/global-setup.ts';

const chromium = await ensureChromium();

/** Creates the browser options of a project. Projects can't share one object. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(chromium) }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Tells Vite which dependencies the browser suites load. It bundles them before the first test, and not in the middle of
 * one.
 */
const optimizeDeps = (...entries: string[]) => ({
  entries: entries.map((entry) => `${import.meta.dirname}/${entry}`),
});

/** `pnpm soak` runs tests in their full form. See api/test/full.ts. */
const testTimeout = process.env.TEST_FULL === '1' ? 600_000 : 20_000;

/** All suites except the end-to-end tests (demo-app/e2e), as projects. */
export default defineConfig({
  test: {
    reporters: process.env.COUNTS_FILE
      ? ['default', [`${import.meta.dirname}/.ci/count-reporter.mjs`, { file: process.env.COUNTS_FILE }]]
      : ['default'],
    projects: [
      {
        // The build of graphql that its users load. Loading the other one as well results in "another realm" errors.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          root: 'api',
          include: ['test/**/*.test.ts'],
          globalSetup: 'test/global-setup.ts',
          // Its tests mostly wait for databases and processes.
          maxWorkers: 3,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        // The core again, on two servers behind a load balancer, with one PostgreSQL that enforces TLS.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api scaled',
          root: 'api',
          include: [
            'test/{auth,brands,bulk,calendar,entries,entry-pages,fields,sample-content,sessions,users}.test.ts',
          ],
          globalSetup: 'test/global-setup-scaled.ts',
          env: { TEST_DATABASES: 'postgresql', TEST_SERVERS: '2' },
          maxWorkers: 3,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'ui-kit',
          root: 'ui-kit',
          include: ['src/**/*.test.ts'],
          // Pure functions: a new environment for each file would take longer than the tests.
          isolate: false,
        },
      },
      {
        root: 'ui-kit',
        optimizeDeps: optimizeDeps('ui-kit/src/**/*.test.tsx'),
        test: {
          name: 'ui-kit browser',
          include: ['src/**/*.test.tsx'],
          browser: browser(),
        },
      },
      {
        test: {
          name: 'sdk server',
          root: 'sdk',
          include: ['test/**/*.test.ts'],
        },
      },
      {
        root: 'sdk',
        optimizeDeps: optimizeDeps('sdk/test/**/*.test.tsx'),
        test: {
          name: 'sdk',
          include: ['test/**/*.test.tsx'],
          globalSetup: 'test/global-setup.ts',
          // The files share two planners and the cookies of one browser.
          fileParallelism: false,
          // The planners include this origin in ALLOWED_ORIGINS.
          browser: browser(),
          api: { port: PAGE_PORT, strictPort: true },
        },
      },
      {
        test: {
          name: 'packages',
          root: '.ci/packages',
          include: ['*.test.ts'],
          // Its builds use all CPUs. They run last, because tests of other projects wait only seconds for a result.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root: 'ui-kit',
        optimizeDeps: {
          ...optimizeDeps('ui-kit/src/**/*.stories.tsx', '.storybook/preview.tsx'),
          // Vite doesn't search for entries in folders whose name begins with a dot.
          include: ['@storybook/addon-a11y/preview'],
        },
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'storybook',
          browser: browser(),
          // Browsers don't see the environment of the process.
          env: { TEST_FULL: process.env.TEST_FULL ?? '' },
        },
      },
    ],
  },
});
