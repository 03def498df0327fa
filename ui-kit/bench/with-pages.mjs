import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { ensureChromium, launchOptions } from '../../.ci/chromium.ts';

/**
 * Builds and serves a folder of pages, and calls `use` with their address and a browser.
 *
 * @param {string} root the folder that contains index.html
 * @param resolve Vite's options for resolving modules
 */
export async function withPages(root, use, resolve = {}) {
  const outDir = await mkdtemp(join(tmpdir(), 'ui-kit-bench-'));
  const shared = { root, configFile: false, logLevel: 'error', resolve };
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'es2022' } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(launchOptions(await ensureChromium()));
  try {
    return await use(server.resolvedUrls?.local[0], browser);
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Opens an address in a new 1440 × 900 page, calls `use` with the page, and then closes it. */
export async function onPage(browser, address, use) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(address);
    return await use(page);
  } finally {
    await page.close();
  }
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
