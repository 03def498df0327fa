import { expect } from '@playwright/test';
import { isQuery } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'administrator' });

test('administrators open the screen from the user menu, and it refetches when they return to it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('group', { name: 'Team' }).getByRole('menuitem', { name: 'System' }).click();
  await expect(page).toHaveURL('/system');
  await expect(page).toHaveTitle('System – Content Planner');
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('TeamSystem');

  const problems = page.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText('No backup yet');
  await expect(problems).toContainText(
    'Ask the person who operates the server to create a backup every day.',
  );
  const database = page.getByRole('region', { name: 'Database' });
  await expect(database).toContainText(/PostgreSQL \d+\.\d+, part of the planner/);
  await expect(database).toContainText(/Size[\d.]+ MB/);
  await expect(database).toContainText(/[\d,.]+ [MGT]B of [\d,.]+ [MGT]B free/);
  await expect(page.getByRole('region', { name: 'Live updates' })).toContainText('Working');

  const refetch = page.waitForRequest(
    (request) => isQuery(request) && request.postDataJSON().operationName === 'System',
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await refetch;
});
