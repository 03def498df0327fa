import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webpack from 'webpack';
import { ensureChromium, launchOptions } from '../chromium.js';
import { installTarballs } from './host.js';
import { succeed } from './run.js';
import { packAll } from './tarballs.js';

// The folder is outside the workspace, so that packages in the workspace aren't resolved by accident.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-planner-environments-')));

const app = join(folder, 'app');

const WORKBOOK = join(import.meta.dirname, '../../ui-kit/src/import/files/several-sheets.fixture.xlsx');

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'environments'), app, { recursive: true });
  await installTarballs(app, { versions: 'newest', tarballs: await packAll(folder) });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Node.js loads every file of the packages and renders a calendar', async () => {
  const { out, err } = await succeed(app, process.execPath, ['node.js']);
  expect(out).toContain('March 2026');
  expect(err).toBe('');
});

test('Vitest runs tests of a calendar in jsdom without any settings', async () => {
  await succeed(app, process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout', '60000']);
});

describe.each([
  ['webpack', webpack],
  ['Rspack', rspack],
] as const)('%s with its default settings', (name, bundler) => {
  const output = join(app, name);

  const build = () =>
    new Promise<{ problems: unknown[]; first: string[] }>((resolve, reject) => {
      const compiler = (bundler as typeof webpack)({
        mode: 'production',
        context: app,
        entry: './main.js',
        output: { path: output },
        // Minification is slow and can't fail. By default, both bundlers warn that the application is large.
        optimization: { minimize: false },
        performance: false,
      });
      compiler?.run((failure, stats) => {
        if (!stats) return reject(failure);
        const { errors = [], warnings = [], entrypoints } = stats.toJson();
        const first = entrypoints?.main?.assets?.map((asset) => asset.name) ?? [];
        compiler.close(() => resolve({ problems: [...errors, ...warnings], first }));
      });
    });

  /** Opens the application with a strict Content-Security-Policy. */
  async function open(browser: Browser, hash = '') {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname !== '/')
        return route.fulfill({ body: readFileSync(join(output, pathname)), contentType: 'text/javascript' });
      return route.fulfill({
        body: '<!doctype html><link rel="icon" href="data:,"><script defer src="/main.js"></script>',
        contentType: 'text/html',
        headers: {
          'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'; img-src data:",
        },
      });
    });
    await page.goto(`http://app.example/${hash}`);
    return { page, messages };
  }

  test('builds an application that loads the drag library on demand', async () => {
    const { problems, first } = await build();
    expect(problems).toEqual([]);
    const withDragging = readdirSync(output).filter((file) =>
      readFileSync(join(output, file), 'utf8').includes('setDragImage'),
    );
    expect(withDragging).toHaveLength(1);
    expect(first).not.toContain(withDragging[0]);

    const browser = await chromium.launch(launchOptions(await ensureChromium()));
    const { page, messages } = await open(browser);
    await page
      .getByRole('button', { name: /^Spring is here/ })
      .dragTo(page.locator('[data-cp-date="2026-03-13"]'));
    await expect.poll(() => messages).toEqual([expect.stringContaining('"startDate":"2026-03-13"')]);
    await browser.close();
  });

  test('builds an application that reads workbooks in a worker', async () => {
    const browser = await chromium.launch(launchOptions(await ensureChromium()));
    const { page, messages } = await open(browser, '#import');
    const requests: { url: string; from: string | undefined }[] = [];
    page.on('request', (request) => requests.push({ url: request.url(), from: request.headers().referer }));
    const worker = page.waitForEvent('worker');
    await page.locator('input[type=file]').setInputFiles(WORKBOOK);
    const script = (await worker).url();
    await page.getByRole('button', { name: 'Use “Plan 2027”' }).waitFor();
    // The page's own code for workbooks is only loaded if the worker doesn't start.
    const readers = readdirSync(output).filter((file) =>
      readFileSync(join(output, file), 'utf8').includes('spreadsheetml'),
    );
    const loaded = requests
      .filter(({ url, from }) => from !== script && readers.some((file) => url.endsWith(`/${file}`)))
      .map(({ url }) => url);
    expect(loaded).toEqual([script]);
    expect(messages).toEqual([]);
    await browser.close();
  });
});
