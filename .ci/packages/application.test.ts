import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, connect } from '../../demo-app/e2e/api.js';
import { type PlannerProcess, startPlanner } from '../../demo-app/e2e/planner-process.js';
import { createBrands, plan, revoke, type Shared, share } from '../../demo-app/e2e/share-steps.js';
import { addDays, today } from '../../model/src/index.js';
import { formatLongDate } from '../../ui-kit/src/dates/format-date.js';
import { ensureChromium, launchOptions } from '../chromium.js';
import { freePort } from '../free-port.js';
import { isFull } from '../full.js';
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
let api: Api;
let brands: Awaited<ReturnType<typeof createBrands>>;

/** The day before or after today, whichever is in the same month. Used for entries that must not overlap today's. */
const nextTo = addDays(today(), today().endsWith('-01') ? 1 : -1);

/**
 * Opens a tab with separate cookies. Returns the tab, the warnings and errors in its console, and the status and path
 * of each failed request that the browser logs in the console.
 */
async function openTab(): Promise<{ tab: Page; complaints: string[]; failed: string[] }> {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  const failed: string[] = [];
  tab.on('pageerror', (error) => complaints.push(String(error)));
  tab.on('console', (message) => {
    const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(
      message.text(),
    );
    if (status) failed.push(`${status[1]} ${new URL(message.location().url).pathname}`);
    else if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { tab, complaints, failed };
}

/** Finds an entry in the calendar. */
const entryIn = (tab: Page, title: string | RegExp) =>
  tab.getByRole('button', { name: typeof title === 'string' ? new RegExp(`^${title}`) : title });

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
  api = await connect(planner.url);
  await api.post('/auth/register', account);
  brands = await createBrands(api);
  const { own: brandId, other } = brands;
  await api.post('/logs/blog', { blogName: 'Harvest festival', category: 'Seasons', date: today(), brandId });
  await plan(api, other, 'Rocket launch', nextTo);
  await api.post('/logs/other', { title: 'Office move', date: nextTo });
});

afterAll(async () => {
  await browser?.close();
  await api?.dispose();
  await planner?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// `pnpm soak` also tests the lowest versions of the peer dependencies.
describe.each<PeerVersions>(isFull ? ['newest', 'lowest'] : ['newest'])(
  "the README's application with the %s peer versions",
  (versions) => {
    const host = join(folder, versions);
    const bin = (command: string, ...args: string[]) =>
      succeed(host, process.execPath, [join(host, 'node_modules', command), ...args]);
    const build = (...args: string[]) => bin('vite/bin/vite.js', 'build', '--logLevel', 'error', ...args);

    let embed: Shared;
    let page: Server;

    beforeAll(async () => {
      const origins = [`http://localhost:${port}`];
      embed = await share(api, { kind: 'embed', brandIds: [brands.own], origins });
      await makeHost(host, { versions, tarballs, plannerUrl: planner.url, embedSecret: embed.secret });
    });

    afterAll(() => {
      page?.close();
    });

    test('passes type checking, including the types of the packages', async () => {
      // The types of styled-components 6.4 and 6.5 import the types of stylis, although they don't depend on stylis.
      const others = versions === 'lowest' ? ['--skipLibCheck'] : [];
      await bin('typescript/bin/tsc', '-p', '.', ...others);
    });

    test('renders on the server without warnings', async () => {
      await build('--ssr', 'src/server.tsx', '--outDir', 'server');
      const { out, err } = await succeed(host, process.execPath, ['server/server.js']);
      expect(err).toBe('');
      const [html, page] = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string);
      const texts = ['data-cp-theme', 'Spring is here', 'March 2026', '--cp-surface-canvas:'];
      expect(texts.filter((text) => !html?.includes(text))).toEqual([]);

      // The page from the README's example for a content security policy contains all styles. Each style element has
      // the nonce.
      const styles = [...(page ?? '').matchAll(/<style([^>]*)>(.*?)<\/style>/gs)];
      expect(styles.map(([, , rules]) => rules).join('')).toContain('--cp-surface-canvas:');
      expect(styles.filter(([, attributes]) => !attributes?.includes('nonce="server-nonce"'))).toEqual([]);
    });

    test('displays the calendar of a planner on another origin and can add an entry', async () => {
      await build();
      page = await serveHost(host, { port, plannerUrl: planner.url });
      const { tab, complaints, failed } = await openTab();
      const logIn = async () => {
        await tab.getByLabel('Email').fill(account.email);
        await tab.getByLabel('Password').fill(account.password);
        await tab.getByRole('button', { name: 'Log In' }).click();
      };
      await tab.goto(`http://127.0.0.1:${port}`);
      await logIn();
      await entryIn(tab, 'Rocket launch').waitFor();
      await entryIn(tab, 'Harvest festival').click();
      const details = tab.getByRole('dialog', { name: 'Harvest festival' });
      for (const text of ['Lumen Cycles', 'Seasons']) await details.getByText(text).waitFor();

      await tab.keyboard.press('Escape');
      await tab.context().clearCookies();
      await tab.getByRole('button', { name: 'Next' }).click();
      await logIn();
      await entryIn(tab, 'Harvest festival').waitFor();

      await tab.goto(`http://127.0.0.1:${port}/add`);
      await entryIn(tab, 'Harvest festival').waitFor();
      const before = await entryIn(tab, 'Spring is here').count();
      await tab.getByRole('button', { name: `Add entry on ${formatLongDate(today())}` }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'Blog Post' }).click();
      await entryIn(tab, 'Spring is here').nth(before).waitFor();
      expect([...complaints, ...failed]).toEqual([]);
      await tab.context().close();
    });

    test('displays a message if the embed does not allow the origin', async () => {
      // Neither the embed nor ALLOWED_ORIGINS contains this origin. The next test revokes the embed.
      const { tab, complaints, failed } = await openTab();
      await tab.goto(`http://other.localhost:${port}/plan`);
      await tab.getByText('This page is not allowed to display the calendar.').waitFor();
      expect(complaints).toEqual([]);
      expect(failed).toEqual(['403 /api/access-tokens/exchange']);
      await tab.context().close();
    });

    test('displays a live embed until it is revoked, on an origin that only the embed allows', async () => {
      const { tab, complaints, failed } = await openTab();
      const bodies: Promise<string>[] = [];
      tab.on('response', (response) => {
        // The text of a stream isn't available until the stream is closed.
        const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
        if (response.url().startsWith(planner.url) && !isStream) bodies.push(response.text().catch(() => ''));
      });
      let loads = 0;
      tab.on('load', () => {
        loads += 1;
      });
      const any = entryIn(tab, /^(Harvest|Rocket|Office|Spring|Winter)/);

      await tab.goto(`http://localhost:${port}/plan`);
      await entryIn(tab, 'Harvest festival').waitFor();
      expect(await any.count()).toBe(1);
      await entryIn(tab, 'Harvest festival').click();
      await tab.getByRole('dialog', { name: 'Harvest festival' }).getByText('Seasons').waitFor();
      await tab.keyboard.press('Escape');
      expect(await tab.getByRole('button', { name: /^(Add|Edit)/ }).count()).toBe(0);

      const added = await plan(api, brands.own, 'Winter ride', nextTo);
      await plan(api, brands.other, 'Rocket repair', nextTo);
      await entryIn(tab, 'Winter ride').waitFor();
      expect(await any.count()).toBe(2);
      expect([...complaints, ...failed]).toEqual([]);

      await revoke(api, embed);
      await tab.getByText('This calendar has ended.').waitFor();
      expect(await any.count()).toBe(0);
      expect(complaints).toEqual([]);
      // The browser logs failed requests, and a page can't prevent that.
      expect([...new Set(failed)].sort()).toEqual(['401 /api/access-tokens/exchange', '401 /graphql']);
      expect(loads).toBe(1);
      expect((await Promise.all(bodies)).filter((body) => /Rocket|Rival|Office|Spring/.test(body))).toEqual(
        [],
      );
      expect(bodies.length).toBeGreaterThan(3);
      expect(await tab.context().cookies()).toEqual([]);
      await tab.context().close();
      await api.delete(`/logs/other/${added.id}`);
    });
  },
);
