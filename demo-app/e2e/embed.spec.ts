import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { docExample } from '../../.ci/doc-example.js';
import { TODAY } from './calendar-steps.js';
import { createBrands, plan, revoke, share } from './share-steps.js';
import { test } from './test.js';

const DAY = '2026-10-20';

let server: Server;
/** The HTML of the host page. */
let html = '';
/** Two origins that serve the host page. They are also different sites. */
let origins: { third: string; fourth: string };
let brands: Awaited<ReturnType<typeof createBrands>>;

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>Intranet</title><link rel="icon" href="data:,">${html}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  origins = { third: `http://localhost:${port}`, fourth: `http://127.0.0.1:${port}` };
});
test.afterAll(() => {
  server.close();
});
test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
  brands = await createBrands(planner.api);
  await plan(planner.api, brands.own, 'Night ride', DAY);
  await plan(planner.api, brands.other, 'Rocket launch', DAY);
});

const GUIDE = 'sdk/docs/embedding.md';

/** Returns the frame from the guide, with a different address. */
const frameOf = (src: string, name = 'calendar') =>
  docExample(GUIDE, 'frame', {
    'https://planner.example.com/embed/ID#SECRET': src,
    'title="Content plan"': `title="${name}" name="${name}"`,
    // Load all frames, even those that are not visible.
    ' loading="lazy"': '',
  });

/** Returns the script from the guide that sets the height of all frames. */
const heightScript = (plannerUrl: string) =>
  docExample(GUIDE, 'height', { 'https://planner.example.com': plannerUrl });

test('an embed on a page of an allowed origin displays entries and live updates until it is revoked', async ({
  page,
  planner,
  allowErrors,
}) => {
  const embed = await share(planner.api, {
    kind: 'embed',
    brandIds: [brands.own],
    origins: [origins.third],
  });
  html = frameOf(`${planner.url}/embed/${embed.id}?view=month#${embed.secret}`);
  await page.goto(origins.third);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Lumen Cycles');
  await expect(frame.getByRole('button', { name: /^Night ride/ })).toBeVisible();
  await plan(planner.api, brands.own, 'Morning ride', DAY);
  await expect(frame.getByRole('button', { name: /^Morning ride/ })).toBeVisible();
  await expect(frame.locator('body')).not.toContainText('Rocket');
  allowErrors(/status of 401/);
  await revoke(planner.api, embed);
  await expect(frame.getByRole('heading', { name: 'This calendar has ended' })).toBeVisible();
  await expect(frame.getByText('Night ride')).toHaveCount(0);
});

test('an embed displays a message without any data on a page of another origin', async ({
  page,
  planner,
  allowErrors,
}) => {
  allowErrors(/status of 40[34]/);
  const embed = await share(planner.api, { kind: 'embed', origins: [origins.third] });
  html = frameOf(`${planner.url}/embed/${embed.id}#${embed.secret}`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(origins.fourth);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page is not allowed to display the calendar');
  expect(requests.filter((path) => /graphql|api/.test(path))).toEqual([]);

  // With an unknown id, the server does not return the calendar's page, so a valid secret is useless.
  html = frameOf(`${planner.url}/embed/00000000-0000-7000-8000-000000000000#${embed.secret}`);
  await page.goto(origins.fourth);
  await expect(heading).toHaveText('This calendar is not available');
});

test('an embed displays nothing on a page that hides its origin', async ({ page, planner, allowErrors }) => {
  allowErrors(/frame-ancestors|status of 403/);
  const embed = await share(planner.api, { kind: 'embed', origins: [origins.third] });
  html = `<meta name="referrer" content="no-referrer">${frameOf(`${planner.url}/embed/${embed.id}#${embed.secret}`)}`;
  const blocked = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(origins.fourth);
  await blocked;
  await expect(page.frameLocator('iframe').getByText('Night ride')).toHaveCount(0);
});

test('a secret works only with the id of its embed', async ({ page, planner, allowErrors }) => {
  allowErrors(/status of 401/);
  const foreign = await share(planner.api, { kind: 'embed', origins: [origins.third] });
  const attacker = await share(planner.api, { kind: 'embed', origins: [origins.fourth] });
  html = frameOf(`${planner.url}/embed/${attacker.id}#${foreign.secret}`);
  await page.goto(origins.fourth);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'The address of this calendar is not correct',
  );
});

test('parameters set the view, the theme and other options of several frames on one page', async ({
  page,
  planner,
}) => {
  const embed = await share(planner.api, { kind: 'embed', origins: [origins.third] });
  const address = (search: string) => `${planner.url}/embed/${embed.id}?${search}#${embed.secret}`;
  html = [
    frameOf(address('view=agenda&amp;theme=light&amp;chrome=0&amp;kinds=other'), 'one'),
    frameOf(
      address(
        'view=month&amp;theme=dark&amp;date=2026-12-24&amp;weekStart=1&amp;accent=2f6bd8&amp;density=compact',
      ),
      'two',
    ),
    heightScript(planner.url),
  ].join('');
  await page.goto(origins.third);
  const one = page.frameLocator('iframe[name=one]');
  const two = page.frameLocator('iframe[name=two]');
  await expect(one.getByRole('button', { name: /^Night ride/ })).toBeVisible();
  await expect(one.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(one.getByText('Read only.')).toHaveCount(0);
  await expect(one.getByRole('heading', { level: 1 })).toHaveText(/2026/);
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(two.getByRole('heading', { level: 2 })).toHaveText(/December/);
  await expect(two.getByRole('columnheader').first()).toHaveText(/Mon/);

  // The script makes the month's frame as tall as its content.
  const frame = page.locator('iframe[name=two]');
  await expect.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(700);
  const scrolling = () =>
    two.locator('[data-cp-theme]').evaluate(
      (root) =>
        [...root.querySelectorAll('*')].filter((each) => {
          const { overflowY } = getComputedStyle(each);
          return /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight;
        }).length,
    );
  await expect.poll(scrolling).toBe(0);
});
