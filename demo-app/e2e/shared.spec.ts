import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { TODAY } from './calendar-steps.js';
import { printed, printedPages } from './print-steps.js';
import { createBrands, plan, revoke, type Shared, share } from './share-steps.js';
import { test } from './test.js';

const DAY = '2026-10-20';

let brands: Awaited<ReturnType<typeof createBrands>>;

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
  brands = await createBrands(planner.api);
  await plan(planner.api, brands.own, 'Night ride', DAY);
  await plan(planner.api, brands.other, 'Rocket launch', DAY);
});

const open = (page: Page, { id, secret }: Shared, search = '') =>
  page.goto(`/shared/${id}${search}#${secret}`);

/** Collects the bodies of all responses, to search them for data that the client must not see. */
function recordBodies(page: Page): string[] {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (/graphql|api\//.test(response.url())) bodies.push(await response.text().catch(() => ''));
  });
  return bodies;
}

test('a client without an account sees the brand and its entries, but nothing about other brands', async ({
  page,
  planner,
}) => {
  const bodies = recordBodies(page);
  const link = await share(planner.api, { kind: 'link', brandIds: [brands.own], from: '2026-10-14' });
  const response = await open(page, link);
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen Cycles');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expect(page).toHaveTitle('Lumen Cycles – Content plan');
  await expect(page.getByText('Read only.')).toBeVisible();
  await page.getByRole('button', { name: /^Night ride/ }).click();
  const details = page.getByRole('dialog', { name: 'Night ride' });
  await expect(details).toBeVisible();
  await expect(details.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: 'Agenda' })
    .or(page.getByRole('radio', { name: 'Agenda' }))
    .click();
  await expect(page.getByRole('button', { name: /^Night ride/ }).first()).toBeVisible();
  expect(bodies.length).toBeGreaterThan(2);
  expect(bodies.join()).not.toMatch(/Rocket/);
  await expect(page.locator('body')).not.toContainText('Rocket');
});

test('new entries appear, and revoking the link empties the page within a second', async ({
  page,
  planner,
  allowErrors,
}) => {
  // The browser logs the rejected requests.
  allowErrors(/status of 401/);
  const link = await share(planner.api, { kind: 'link', brandIds: [brands.own] });
  const isLive = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await open(page, link);
  await expect(page.getByRole('button', { name: /^Night ride/ })).toBeVisible();
  await isLive;
  await plan(planner.api, brands.own, 'Morning ride', DAY);
  await expect(page.getByRole('button', { name: /^Morning ride/ })).toBeVisible();
  await revoke(planner.api, link);
  const revokedAt = performance.now();
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(page.getByText('Night ride')).toHaveCount(0);
  test.info().annotations.push({ type: 'ms', description: String(performance.now() - revokedAt) });
  // One second, plus slack for a busy machine.
  expect(performance.now() - revokedAt).toBeLessThan(3_000);
});

test('messages say what is wrong with a link', { tag: '@soak' }, async ({ page, planner, allowErrors }) => {
  allowErrors(/status of 401/);
  const link = await share(planner.api, { kind: 'link' });
  const other = await share(planner.api, { kind: 'link' });
  const key = await share(planner.api, { kind: 'key' });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [address, title] of [
    [`/shared/${link.id}`, 'This link is not complete'],
    [`/shared/${link.id}#nonsense`, 'This link is not correct'],
    [`/shared/${link.id}#${other.secret}`, 'This link is not correct'],
    [`/shared/${key.id}#${key.secret}`, 'This link is not correct'],
    [`/shared/${link.id}#cp_link_${'x'.repeat(43)}`, 'This link is not correct'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(heading).toHaveText(title);
  }
  const soon = await share(planner.api, {
    kind: 'link',
    expiresAt: new Date(Date.now() + 1_000).toISOString(),
  });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await page.goto('about:blank');
  await open(page, soon);
  await expect(heading).toHaveText('This link has ended');
});

test('a link with a password requires the password', async ({ page, planner, allowErrors }) => {
  allowErrors(/status of 401/);
  const link = await share(planner.api, { kind: 'link', password: 'a quiet lighthouse' });
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This calendar is password-protected');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await expect(page.getByText('Enter the password.')).toBeVisible();
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is not correct.')).toBeVisible();
  await page.getByLabel('Password').fill('a quiet lighthouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Night ride/ })).toBeVisible();
});

test('a frozen link shows the original plan, even after changes and deletions', async ({ page, planner }) => {
  const gone = await plan(planner.api, brands.own, 'Farewell ride', DAY);
  const link = await share(planner.api, { kind: 'link', brandIds: [brands.own], isFrozen: true });
  await planner.api.delete(`/logs/other/${gone.id}`);
  await plan(planner.api, brands.own, 'Added later', DAY);
  await planner.api.graphql(
    'mutation ($id: ID!) { updateBrand(id: $id, input: { name: "Renamed brand", color: "#000000" }) { id } }',
    { id: brands.own },
  );
  const bodies = recordBodies(page);
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen Cycles');
  await expect(page.getByRole('button', { name: /^Farewell ride/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Night ride/ })).toBeVisible();
  await expect(page.getByText(/^As of [A-Z][a-z]+ \d+, 20\d\d\. Read only\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Farewell ride/ }).click();
  await expect(page.getByRole('dialog', { name: 'Farewell ride' })).toBeVisible();
  expect(bodies.join()).not.toMatch(/Added later|Renamed brand/);
});

test('a shared page prints the month on one sheet', async ({ page, planner }) => {
  await page.clock.install({ time: TODAY });
  await page.clock.resume();
  const link = await share(planner.api, { kind: 'link', brandIds: [brands.own] });
  await open(page, link);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printed(page)).toBe(1);
  const { pages } = await printedPages(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Lumen Cycles');
  expect(pages[0]).toContain('Night ride');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a phone shows the agenda, and nothing is cut off', { tag: '@soak' }, async ({ page, planner }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const link = await share(planner.api, { kind: 'link', brandIds: [brands.own] });
  await open(page, link);
  await expect(page.getByRole('button', { name: /^Night ride/ })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(375);
});

for (const colorScheme of ['dark', 'light'] as const) {
  const details = colorScheme === 'dark' ? {} : { tag: '@soak' };
  test(
    `a shared page follows the system's ${colorScheme} theme, and is accessible`,
    details,
    async ({ page, planner }) => {
      await page.emulateMedia({ colorScheme });
      const link = await share(planner.api, { kind: 'link', brandIds: [brands.own], from: '2026-10-14' });
      await open(page, link);
      await expect(page.getByRole('button', { name: /^Night ride/ })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
}
