import { defineConfig, mergeConfig } from 'vite';
import app from './vite.config.ts';

/**
 * Builds the page for links and embeds separately from the app. In one build, both pages would load their shared code
 * from additional files, and the app's first load would be 3 kB larger.
 */
export default mergeConfig(
  app,
  defineConfig({
    publicDir: false,
    build: { emptyOutDir: false, manifest: false, rolldownOptions: { input: 'shared.html' } },
  }),
);
