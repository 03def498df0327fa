import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { ensureChromium, launchOptions } from '../../.ci/chromium.ts';

/** Builds the pages, serves them, and runs `use` with their address and one browser. */
async function withPages(use) {
  const outDir = await mkdtemp(join(tmpdir(), 'calendar-bench-'));
  const shared = { root: join(import.meta.dirname, 'pages'), configFile: false, logLevel: 'error' };
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

async function measure(browser, address, name, perMonth) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${address}?calendar=${name}`);
    await page.waitForFunction(() => 'measureMonth' in window);
    return await page.evaluate((count) => window.measureMonth(count), perMonth);
  } finally {
    await page.close();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Medians of several runs, in milliseconds, as `get(name, perMonth, 'mount' | 'next' | 'elements')`. Round by round:
 * what else the machine does meanwhile falls on all of them alike.
 */
export async function measureSpeed({ names, counts, runs }) {
  const results = new Map();
  await withPages(async (address, browser) => {
    for (let run = 0; run < runs; run += 1) {
      for (const perMonth of counts) {
        for (const name of names) {
          const key = `${name} ${perMonth}`;
          const result = await measure(browser, address, name, perMonth);
          results.set(key, [...(results.get(key) ?? []), result]);
        }
      }
    }
  });
  return (name, perMonth, what) => median(results.get(`${name} ${perMonth}`).map((result) => result[what]));
}
