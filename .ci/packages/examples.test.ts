import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../demo-app/e2e/api.js';
import { type PlannerProcess, startPlanner } from '../../demo-app/e2e/planner-process.js';
import { share } from '../../demo-app/e2e/share-steps.js';
import { today } from '../../model/src/index.js';
import { ensureChromium, launchOptions } from '../chromium.js';
import { freePort } from '../free-port.js';
import { type Example, makeExamples } from './examples.js';

/** The time limit for building, and for displaying more than 150 examples, in milliseconds. */
const PATIENCE = 300_000;

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-planner-examples-')));
let planner: PlannerProcess;
let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;
let examples: Example[];
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  planner = await startPlanner({
    dataDir: join(folder, 'data'),
    port: await freePort(),
    script: 'server',
    allowedOrigins: [origin],
  });
  const api = await connect(planner.url);
  await api.post('/auth/register', { email: 'maya@planner.example', password: 'a quiet harbor' });
  await api.graphql('mutation ($today: CalendarDate!) { addSampleContent(today: $today) }', {
    today: today(),
  });
  const { secret } = await share(api, { kind: 'embed', origins: [origin] });
  examples = makeExamples(folder, { plannerUrl: planner.url, embedSecret: secret });

  const shared = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build({
    ...shared,
    // React's development build reports more errors.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: [{ find: /^next\/.*/, replacement: join(folder, 'next.ts') }] },
    build: { minify: false, target: 'esnext', reportCompressedSize: false },
  });
  server = await preview({ ...shared, preview: { host: '127.0.0.1', port, strictPort: true } });
  browser = await chromium.launch(launchOptions(await ensureChromium()));
  context = await browser.newContext({ storageState: await api.storageState(), reducedMotion: 'reduce' });
  await api.dispose();
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await planner?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the example is displayed and has received and handled its data. */
async function settle(page: Page): Promise<void> {
  const settled = 'html[data-displayed]:is([data-pending="0"], :not([data-pending]))';
  await page.locator(settled).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/**
 * Clicks the buttons in the tab order, except for entries, until the example changes data. It would then need new
 * props.
 */
const clickButtons = (page: Page) =>
  page.evaluate(async () => {
    for (const button of document.querySelectorAll('button')) {
      if (button.tabIndex < 0 || button.matches('[data-cp-entry]') || !button.checkVisibility()) continue;
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      if ('changed' in document.documentElement.dataset) break;
    }
  });

/** Displays an example, opens and closes an entry, and clicks all buttons. */
async function use(page: Page, number: number, { loadsCalendar }: Example): Promise<void> {
  await page.evaluate(`show(${number})`);
  await settle(page);
  const entry = page.locator('button[data-cp-entry]').first();
  if (loadsCalendar) await entry.waitFor();
  if (await entry.isVisible()) {
    await entry.click();
    // An example can have its own details.
    const details = page.locator('[data-cp-details], [role="dialog"]');
    await details.first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => details.count()).toBe(0);
  }
  await clickButtons(page);
  await settle(page);
}

test('every example in the docs can be displayed and used without an error', {
  timeout: PATIENCE,
}, async () => {
  const problems: string[] = [];
  let name = '';
  const report = (problem: unknown) => problems.push(`${name}: ${problem}`);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', report);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.text());
  });
  context.on('page', (popup) => popup.close());
  await page.goto(origin);
  for (const [number, example] of examples.entries()) {
    name = example.name;
    await use(page, number, example).catch(report);
  }
  expect(problems).toEqual([]);
});
