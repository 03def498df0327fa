import { expect } from '@playwright/test';
import { NETWORK_FAILED, settled } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'administrator' });

test('screens that could not be loaded offline are loaded automatically when the browser is back online', async ({
  page,
  context,
  planner,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  allowErrors(/Failed to fetch dynamically imported module/);
  await planner.clear();
  await planner.api.post('/logs/email', { date: '2026-10-14', subject: 'Trade list preview' });
  await page.goto('/logs/blog');
  await expect(page.getByRole('heading', { name: 'No blog logs yet' })).toBeVisible();
  await settled(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  // This screen's code has been loaded, but its list has not.
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Email Logs' }).click();
  await expect(page.getByRole('alert')).toContainText('Email logs could not be loaded');
  await context.setOffline(false);
  await expect(page.getByText('Trade list preview').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // This screen's code has not been loaded.
  await context.setOffline(true);
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Pending Approval (0)' })).toBeVisible();
});

test('the button that adds an item does not change while the list loads', async ({ page, planner }) => {
  await planner.clear();
  await planner.api.post('/logs/blog', { date: '2026-10-14', blogName: 'Winter tire guide' });
  await planner.api.post('/brands', { name: 'Lumen Cycles', color: '#3366cc' });
  for (const [path, button] of [
    ['/logs/blog', 'Add Blog Log'],
    ['/admin/brands', 'Create Brand'],
  ] as const) {
    await page.route('**/graphql', async (route) => {
      if (/query (Brands|Entries)/.test(route.request().postData() ?? '')) return;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: button })).toHaveAttribute('data-variant', 'primary');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
