import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../demo-app/e2e/api.js';
import { freePort, startPlanner } from '../../demo-app/e2e/planner-process.js';
import { formatLongDate } from '../../ui-kit/src/dates/format-date.js';
import { today } from '../../ui-kit/src/dates/today.js';
import { ensureChromium, launchOptions } from '../chromium.js';
import { makeHost, serveHost } from './host.js';
import type { ReactMajor, Tarball } from './lockfile.js';
import { succeed } from './run.js';
import { packAll } from './tarballs.js';

const account = { email: 'maya@planner.example', password: 'a quiet harbour' };

// Outside of the workspace, so that nothing of it is found by accident.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-planner-host-')));
let tarballs: Tarball[];
let plannerPort: number;

beforeAll(async () => {
  tarballs = await packAll(folder);
  plannerPort = await freePort();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each<ReactMajor>([19, 18])("the README's application on React %i", (react) => {
  const host = join(folder, `react-${react}`);
  const bin = (command: string, ...args: string[]) =>
    succeed(host, process.execPath, [join(host, 'node_modules', command), ...args]);
  let plannerUrl: string;

  beforeAll(async () => {
    plannerUrl = `http://127.0.0.1:${plannerPort}`;
    await makeHost(host, { react, tarballs, plannerUrl });
  });

  test('its types hold, those of the packages too', async () => {
    await bin('typescript/bin/tsc', '-p', '.');
  });

  test('a server renders it without a warning', async () => {
    await bin(
      'vite/bin/vite.js',
      'build',
      '--ssr',
      'src/server.tsx',
      '--outDir',
      'server',
      '--logLevel',
      'error',
    );
    const { out, err } = await succeed(host, process.execPath, ['server/server.js']);
    expect(err).toBe('');
    for (const text of ['Log In', 'Spring is here', 'March 2026', '<style']) expect(out).toContain(text);
  });

  test('from another origin, it shows the calendar and adds to it', async () => {
    await bin('vite/bin/vite.js', 'build', '--logLevel', 'error');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const planner = await startPlanner({
      dataDir: join(folder, `data-${react}`),
      port: plannerPort,
      script: 'server',
      allowedOrigins: [origin],
    });
    const page = await serveHost(host, { port, plannerUrl });
    const browser = await chromium.launch(launchOptions(await ensureChromium()));
    try {
      const api = await connect(plannerUrl);
      await api.post('/auth/register', account);
      const { id: brandId } = await api.post<{ id: string }>('/brands', {
        name: 'Lumen Cycles',
        color: 'teal',
      });
      await api.post('/logs/blog', { blogName: 'Harvest festival', date: today(), brandId });
      await api.dispose();
      const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const complaints: string[] = [];
      tab.on('pageerror', (error) => complaints.push(String(error)));
      tab.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });

      await tab.goto(origin);
      await tab.getByLabel('Email').fill(account.email);
      await tab.getByLabel('Password').fill(account.password);
      await tab.getByRole('button', { name: 'Log In' }).click();
      const entry = (title: string) => tab.getByRole('button', { name: new RegExp(`^${title}`) });
      await entry('Harvest festival').click();
      await tab.getByRole('dialog', { name: 'Harvest festival' }).getByText('Lumen Cycles').waitFor();
      await tab.keyboard.press('Escape');

      await tab.getByRole('button', { name: `Add entry on ${formatLongDate(today())}` }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'Blog Post' }).click();
      await entry('Spring is here').waitFor();
      await tab.reload();
      await entry('Spring is here').waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      page.close();
      await planner.stop();
    }
  });
});
