import { defineConfig } from '@playwright/test';
import { ensureChromium, launchOptions } from '../.ci/chromium.ts';
import { isFull } from '../.ci/full.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/data-folder.ts',
  outputDir: '../.tmp/test-results',
  forbidOnly: Boolean(process.env.CI),
  // `pnpm soak` runs all tests. `npm test` skips tests that repeat what other tests check. See e2e/README.md.
  ...(isFull ? {} : { grepInvert: /@soak/ }),
  // Pages spend a third of the time waiting for the server and for timers, so three workers keep two CPUs busy.
  workers: 3,
  // The time limits are generous, because tests take several times as long on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.tmp/e2e.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(await ensureChromium()),
    viewport: { width: 1440, height: 900 },
    // Animations take CPU time and delay clicks. Component tests cover them, and `pnpm soak` runs all tests with them.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // `npm test` retries failed tests once and records only the retries. Recording every test would take about 20% of
    // the total time.
    trace: 'on-first-retry',
  },
});
