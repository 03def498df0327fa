import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../demo-app/e2e/api.js';
import { freePort, type PlannerProcess, startPlanner } from '../../demo-app/e2e/planner-process.js';
import { formatLongDate } from '../../ui-kit/src/dates/format-date.js';
import { today } from '../../ui-kit/src/dates/today.js';
import { ensureChromium, launchOptions } from '../chromium.js';
import { makeHost, serveHost } from './host.js';
import type { PeerVersions, Tarball } from './lockfile.js';
import { succeed } from './run.js';
import { packAll } from './tarballs.js';

const account = { email: 'maya@planner.example', password: 'a quiet harbor' };

// The folder is outside the workspace, so that packages in the workspace aren't resolved by accident.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-planner-host-')));
let tarballs: Tarball[];
let port: number;
let planner: PlannerProcess;
let browser: Browser;

beforeAll(async () => {
  tarballs = await packAll(folder);
  port = await freePort();
  planner = await startPlanner({
    dataDir: join(folder, 'data'),
    port: await freePort(),
    script: 'server',
    allowedOrigins: [`http://127.0.0.1:${port}`],
  });
  browser = await chromium.launch(launchOptions(await ensureChromium()));
  const api = await connect(planner.url);
  await api.post('/auth/register', account);
  const { id: brandId } = await api.post<{ id: string }>('/brands', { name: 'Lumen Cycles', color: 'teal' });
  await api.post('/logs/blog', { blogName: 'Harvest festival', category: 'Seasons', date: today(), brandId });
  await api.dispose();
});

afterAll(async () => {
  await browser?.close();
  await planner?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<PeerVersions>(['newest', 'lowest'])(
  "the README's application with the %s peers",
  (versions) => {
    const host = join(folder, versions);
    const bin = (command: string, ...args: string[]) =>
      succeed(host, process.execPath, [join(host, 'node_modules', command), ...args]);
    const build = (...args: string[]) => bin('vite/bin/vite.js', 'build', '--logLevel', 'error', ...args);

    beforeAll(() => makeHost(host, { versions, tarballs, plannerUrl: planner.url }));

    test('passes type checking, including the types of the packages', async () => {
      // The types of styled-components 6.4 and 6.5 import the types of stylis, which is not among its dependencies.
      const others = versions === 'lowest' ? ['--skipLibCheck'] : [];
      await bin('typescript/bin/tsc', '-p', '.', ...others);
    });

    test('renders on a server without warnings', async () => {
      await build('--ssr', 'src/server.tsx', '--outDir', 'server');
      const { out, err } = await succeed(host, process.execPath, ['server/server.js']);
      expect(err).toBe('');
      const [html, page] = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string);
      const texts = ['data-cp-theme', 'Spring is here', 'March 2026', '--cp-surface-canvas:'];
      expect(texts.filter((text) => !html?.includes(text))).toEqual([]);

      // The page from the README's example with a content security policy contains all styles, and each has the nonce.
      const styles = [...(page ?? '').matchAll(/<style([^>]*)>(.*?)<\/style>/gs)];
      expect(styles.map(([, , rules]) => rules).join('')).toContain('--cp-surface-canvas:');
      expect(styles.filter(([, attributes]) => !attributes?.includes('nonce="server-nonce"'))).toEqual([]);
    });

    test('displays the calendar of a planner on another origin and can add an entry', async () => {
      await build();
      const page = await serveHost(host, { port, plannerUrl: planner.url });
      const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const complaints: string[] = [];
      tab.on('pageerror', (error) => complaints.push(String(error)));
      tab.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      const logIn = async () => {
        await tab.getByLabel('Email').fill(account.email);
        await tab.getByLabel('Password').fill(account.password);
        await tab.getByRole('button', { name: 'Log In' }).click();
      };
      const entry = (title: string) => tab.getByRole('button', { name: new RegExp(`^${title}`) });
      try {
        await tab.goto(`http://127.0.0.1:${port}`);
        await logIn();
        await entry('Harvest festival').click();
        const details = tab.getByRole('dialog', { name: 'Harvest festival' });
        for (const text of ['Lumen Cycles', 'Seasons']) await details.getByText(text).waitFor();

        await tab.keyboard.press('Escape');
        await tab.context().clearCookies();
        await tab.getByRole('button', { name: 'Next' }).click();
        await logIn();
        await entry('Harvest festival').waitFor();

        await tab.goto(`http://127.0.0.1:${port}/add`);
        await entry('Harvest festival').waitFor();
        const before = await entry('Spring is here').count();
        await tab.getByRole('button', { name: `Add entry on ${formatLongDate(today())}` }).click();
        await tab.getByRole('dialog').getByRole('button', { name: 'Blog Post' }).click();
        await entry('Spring is here').nth(before).waitFor();
        expect(complaints).toEqual([]);
      } finally {
        await tab.context().close();
        page.close();
      }
    });
  },
);
