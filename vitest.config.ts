import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium, launchOptions } from './.ci/chromium.ts';
import { fastReact } from './.ci/fast-react.ts';
import { isFull } from './.ci/full.ts';
import { asColleague } from './sdk/test/colleague.ts';
import { logIn } from './sdk/test/log-in.ts';
import {
  restartOwnPlanner,
  setOwnClockAhead,
  startOwnPlanner,
  stopOwnPlanner,
} from './sdk/test/own-planner.ts';
import { PAGE_PORT } from './sdk/test/start-planner.ts';

const chromium = await ensureChromium();

/** Creates a project's browser options. Each project needs its own object. */
const browser = (contextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(chromium), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});

const setupFile = (name: string) => `${import.meta.dirname}/.ci/${name}.setup.ts`;
const patience = setupFile('patience');

/** The setup files of browser projects. They prepare React (see .ci/fast-react.ts) and raise time limits. */
const setupFiles = [setupFile('fast-react'), patience];

/**
 * How long `expect.poll` and `expect.element` wait, in milliseconds. The default is one second, which is too short on a
 * busy machine.
 */
const patient = { poll: { timeout: 10_000 } };

/**
 * Returns the entry files in which Vite looks for dependencies. Vite then bundles the dependencies before the first
 * test instead of during a test.
 */
const optimizeDeps = (...entries: string[]) => ({
  entries: entries.map((entry) => `${import.meta.dirname}/${entry}`),
});

const testTimeout = isFull ? 600_000 : 60_000;

/**
 * Uses the same build of graphql as the packages that depend on it. With both builds, graphql throws "another realm"
 * errors.
 */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };

/** The aliases for API tests. Except in full runs, passwords are hashed with the lowest possible cost. */
const apiAliases = isFull
  ? [oneGraphql]
  : [
      oneGraphql,
      { find: /^@node-rs\/argon2$/, replacement: `${import.meta.dirname}/api/test/fast-argon2.ts` },
    ];

/**
 * The API tests that also run on two servers. On two servers, `npm test` runs only the tests that involve state that
 * servers could keep in memory, and `pnpm soak` runs all core tests.
 */
const scaledTests = isFull
  ? 'auth,brands,bulk,calendar,entries,entry-pages,fields,sample-content,sessions,users'
  : 'brands,bulk,fields,sessions';

/**
 * The API tests that require their own process: those that replace a module, those that load a server, and those that
 * start several embedded databases in the test's process (see few-embedded-databases.setup.ts).
 */
const isolatedTests = `
  auth-races backup change-kind commands demo entry-counts full-disk incomplete-folder killed-migration live
  login-flood merge-fields migrate migrated-fields migrated-many migrated-values model password-floods person-fields
  pglite-thread recovery restore schema server session-secret shutdown soak statements system trusted-documents
`
  .trim()
  .split(/\s+/)
  .map((name) => `test/${name}.test.ts`);

/** The API tests about the costs of requests and of password hashes. */
const costTests = ['test/passwords.test.ts', 'test/request-cost.test.ts'];

/**
 * The number of workers for API tests, and for tests in browser pages. API tests often wait for databases and
 * processes, so it takes three workers to keep two CPUs busy. Two browser pages are enough: with three pages at the
 * same time, stories would exceed their time limits. Vitest's default on two CPUs is one worker. Projects that run at
 * the same time must have the same number of workers.
 */
const maxWorkers = 3;
const maxPages = 2;

/**
 * The component tests that require their own page: those that check what happens the first time a page displays a
 * component, for example which styles and warnings appear. Also those that require a mouse, because Chromium reports no
 * pointer at all after a test has emulated a touch screen.
 */
const ownPageTests = [
  'src/admin/admin-layout.test.tsx',
  'src/**/bad-input.test.tsx',
  'src/auth/login-gate.test.tsx',
  'src/calendar/legend/legend-bar.test.tsx',
  'src/calendar/cold-start.test.tsx',
  'src/every-component/{elements,host-styles}.test.tsx',
  'src/palette/early-keys.test.tsx',
  'src/primitives/missing-provider.test.tsx',
  'src/theme/*.test.tsx',
];

/**
 * Whether this command can run the stories. Storybook's plugin takes three seconds to start, so commands that select
 * only other projects leave it out.
 */
const selectsStories = (command: string) =>
  !command.includes('--project') || /--project[ =]\S*(story|[*!])/.test(command);

/** Creates the project that tests the stories. */
const stories = () => ({
  root: 'ui-kit',
  optimizeDeps: {
    ...optimizeDeps('ui-kit/src/**/*.stories.tsx', '.storybook/preview.tsx'),
    // Vite doesn't find dependencies of files in folders whose names begin with a dot.
    include: ['@storybook/addon-a11y/preview'],
  },
  plugins: [fastReact(), storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'storybook',
    setupFiles: [...setupFiles, setupFile('story-patience')],
    expect: patient,
    testTimeout,
    // As in Storybook, all stories run in one page. Loading a separate page for a file would usually take longer
    // than running its tests.
    isolate: false,
    // Animations take CPU time. The component tests cover them.
    browser: browser(isFull ? {} : { reducedMotion: 'reduce' }),
    maxWorkers: maxPages,
    // Pass on this variable, because browsers can't read the environment variables of the process.
    env: { TEST_FULL: process.env.TEST_FULL ?? '' },
  },
});

/** One project for each suite, except for the end-to-end tests in demo-app/e2e. */
export default defineConfig({
  test: {
    reporters: process.env.COUNTS_FILE
      ? ['default', [`${import.meta.dirname}/.ci/count-reporter.mjs`, { file: process.env.COUNTS_FILE }]]
      : ['default'],
    projects: [
      {
        resolve: { alias: apiAliases },
        test: {
          name: 'api',
          root: 'api',
          include: ['test/**/*.test.ts'],
          exclude: [...costTests, ...isolatedTests],
          globalSetup: 'test/global-setup.ts',
          setupFiles: isFull ? [patience] : [patience, 'test/few-embedded-databases.setup.ts'],
          expect: patient,
          // Share modules between files, except in full runs. Otherwise, a quarter of the CPU time would be spent
          // importing the server and its libraries for each file.
          isolate: isFull,
          maxWorkers,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: apiAliases },
        test: {
          name: 'api isolated',
          root: 'api',
          include: isolatedTests,
          setupFiles: [patience],
          expect: patient,
          globalSetup: 'test/global-setup.ts',
          maxWorkers,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: 'api costs',
          root: 'api',
          include: costTests,
          setupFiles: [patience],
          expect: patient,
          globalSetup: 'test/global-setup.ts',
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        // Repeats some tests on two servers behind a load balancer, with one PostgreSQL server that requires TLS.
        resolve: { alias: apiAliases },
        test: {
          name: 'api scaled',
          root: 'api',
          include: [`test/{${scaledTests}}.test.ts`],
          setupFiles: [patience],
          expect: patient,
          globalSetup: 'test/global-setup-scaled.ts',
          env: { TEST_DATABASES: 'postgresql', TEST_SERVERS: '2' },
          maxWorkers,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'model',
          root: 'model',
          include: ['test/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'ui-kit',
          root: 'ui-kit',
          include: ['src/**/*.test.ts'],
          testTimeout,
          hookTimeout: 60_000,
          // The tests check pure functions. Creating a new environment for each file would take longer than the tests
          // themselves.
          isolate: false,
          maxWorkers: maxPages,
        },
      },
      {
        root: 'ui-kit',
        optimizeDeps: optimizeDeps('ui-kit/src/**/*.test.tsx'),
        plugins: [fastReact()],
        test: {
          name: 'ui-kit browser',
          expect: patient,
          testTimeout,
          maxWorkers: maxPages,
          // Pass on this variable, because browsers can't read the environment variables of the process.
          env: { TEST_FULL: process.env.TEST_FULL ?? '' },
          browser: {
            ...browser(),
            instances: [
              {
                browser: 'chromium',
                name: 'ui-kit browser',
                include: ['src/**/*.test.tsx'],
                exclude: ownPageTests,
                setupFiles: [...setupFiles, setupFile('clean-page')],
                // Share pages between files, except in full runs. Otherwise, a fifth of the time would be spent loading
                // the components for each file.
                isolate: isFull,
              },
              { browser: 'chromium', name: 'ui-kit own page', include: ownPageTests, setupFiles },
            ],
          },
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
        plugins: [fastReact()],
        test: {
          name: 'sdk',
          include: ['test/**/*.test.tsx'],
          setupFiles: [...setupFiles, setupFile('clean-page')],
          isolate: isFull,
          expect: patient,
          globalSetup: 'test/global-setup.ts',
          // The files share two planners and a browser's cookies, so they can't run at the same time.
          fileParallelism: false,
          // Allow more time, because some tests start and restart planners.
          testTimeout,
          hookTimeout: 60_000,
          browser: {
            ...browser(),
            commands: {
              asColleague,
              logIn,
              startOwnPlanner,
              restartOwnPlanner,
              setOwnClockAhead,
              stopOwnPlanner,
            },
          },
          // The planners' ALLOWED_ORIGINS contains the origin with this port.
          api: { port: PAGE_PORT, strictPort: true },
        },
      },
      {
        test: {
          name: 'packages',
          root: '.ci/packages',
          include: ['*.test.ts'],
          // Installations in one file overlap with builds in another.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(selectsStories(process.argv.join(' ')) ? [stories()] : []),
    ],
  },
});
