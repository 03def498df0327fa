import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium, launchOptions } from './.ci/chromium.ts';
import { PAGE_PORT } from './sdk/test/global-setup.ts';

const chromium = await ensureChromium();

/** Each project needs one of its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(chromium) }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Vite finds what the browser suites load from node_modules here, before the first test, instead of
 * bundling it anew in the middle of one.
 */
const optimizeDeps = (...entries: string[]) => ({
  entries: entries.map((entry) => `${import.meta.dirname}/${entry}`),
});

/** Every suite but the end-to-end one (demo-app/e2e), as projects of one run. */
export default defineConfig({
  test: {
    reporters: process.env.COUNTS_FILE
      ? ['default', [`${import.meta.dirname}/.ci/count-reporter.mjs`, { file: process.env.COUNTS_FILE }]]
      : ['default'],
    projects: [
      {
        // The build that graphql's own users load: the other one beside it would be a second realm.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          root: 'api',
          include: ['test/**/*.test.ts'],
          globalSetup: 'test/global-setup.ts',
          maxWorkers: 2,
          testTimeout: 20_000,
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
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'ui-kit',
          root: 'ui-kit',
          include: ['src/**/*.test.ts'],
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
          // They share two planners and one browser's cookies.
          fileParallelism: false,
          // The planners list this origin among those that may use their cookies.
          browser: browser(),
          api: { port: PAGE_PORT, strictPort: true },
        },
      },
      {
        test: {
          name: 'packages',
          root: '.ci/packages',
          include: ['*.test.ts'],
          // Its builds take the whole machine: after the others, which look at what happens within seconds.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root: 'ui-kit',
        optimizeDeps: {
          ...optimizeDeps('ui-kit/src/**/*.stories.tsx', '.storybook/preview.tsx'),
          // The search for entries does not look into a folder that begins with a dot.
          include: ['@storybook/addon-a11y/preview'],
        },
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});
