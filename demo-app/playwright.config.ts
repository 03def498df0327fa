import { defineConfig } from '@playwright/test';
import { ensureChromium, launchOptions } from '../.ci/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.tmp/test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.tmp/e2e.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(await ensureChromium()),
    viewport: { width: 1440, height: 900 },
    // Recording every test takes a fifth of the time. `npm test` retries failed tests once.
    trace: 'on-first-retry',
  },
});
