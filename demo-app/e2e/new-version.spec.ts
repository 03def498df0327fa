import { expect } from '@playwright/test';
import { unique } from './api.js';
import { discard, isQuery } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test('a page from before an upgrade asks the user to reload it, and keeps what was typed', async ({
  page,
  planner,
  allowErrors,
}) => {
  allowErrors(/status of 400/);
  const title = unique('Harbor lights');
  await planner.api.post('/logs/blog', { date: '2026-03-08', blogName: title });
  await page.goto('/logs/blog');
  const notice = page.locator('section', { hasText: 'A new version is available' });
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await form.getByLabel('Category').fill('Places');
  await expect(notice).toHaveCount(0);

  // The new server has another app, and its schema doesn't have a mutation of the page.
  await page.route('**/graphql', async (route) => {
    if (!isQuery(route.request())) return route.fallback();
    const postData = route.request().postData()?.replace('updateEntry(', 'changeEntry(') ?? null;
    const response = await route.fetch({ ...(postData && { postData }) });
    await route.fulfill({ response, headers: { ...response.headers(), 'app-version': 'next' } });
  });
  await form.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(
    page.getByText('This page is from another version of the planner. Reload it.', { exact: true }),
  ).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(form.getByLabel('Category')).toHaveValue('Places');

  await page.unrouteAll();
  await discard(form);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
