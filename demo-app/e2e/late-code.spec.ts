import { expect, type Page } from '@playwright/test';
import { chip, choose, logEntry, TODAY } from './calendar-steps.js';
import { NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

const LATE = '**/assets/late-parts-*.js';

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
  await logEntry(planner.api, 'blog', 'Harvest', '2026-10-14');
});

/** Delays the calendar's lazy-loaded code. Returns a function that ends the delay. */
async function holdCode(page: Page): Promise<() => void> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(LATE, async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

test('details that load late receive focus, and closing them restores the focus', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await chip(page, 'Harvest').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const details = page.getByRole('dialog', { name: 'Harvest' });
  await expect(details.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Harvest')).toBeFocused();
});

test('Escape closes details that are still loading', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await chip(page, 'Harvest').click();
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(LATE);
  release();
  await (await arrived).finished();
  await page.getByRole('button', { name: 'Filter by Type' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Filter by Type');
});

test('the agenda reserves its space until its code has loaded', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await choose(page, 'Agenda');
  const agenda = page.getByRole('region', { name: 'October 2026' });
  await expect(agenda).toHaveAttribute('aria-busy', 'true');
  const room = await agenda.boundingBox();
  release();
  await expect(chip(agenda, 'Harvest')).toBeVisible();
  expect(await agenda.boundingBox()).toEqual(room);
});

test('if details fail to load, an error with a retry button is displayed', async ({ page, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  await page.route(LATE, (route) => route.abort());
  await page.goto('/');
  await chip(page, 'Harvest').click();
  const notice = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
  await expect(notice).toBeVisible();
  await page.unroute(LATE);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Harvest' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('if the agenda fails to load, an error with a retry button is displayed', { tag: '@soak' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  await page.route(LATE, (route) => route.abort());
  await page.goto('/');
  await choose(page, 'Agenda');
  await expect(page.getByText('The calendar could not be loaded')).toBeVisible();
  await page.unroute(LATE);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).last().click();
  await expect(chip(page, 'Harvest')).toBeVisible();
});
