import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium, launchOptions } from './.ci/chromium.mjs';

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(await ensureChromium()) }),
  instances: [{ browser: 'chromium' as const }],
};

/** Every suite but the end-to-end one (demo-app/e2e), as projects of one run. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'ui-kit',
          root: 'ui-kit',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        root: 'ui-kit',
        test: {
          name: 'ui-kit browser',
          include: ['src/**/*.test.tsx'],
          browser,
        },
      },
      {
        root: 'ui-kit',
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: { name: 'storybook', browser },
      },
    ],
  },
});
