import { expect } from '@playwright/test';
import { freePort } from './planner-process.js';
import { logIn, toast } from './steps.js';
import { test } from './test.js';

const password = 'content-planner';
const administrator = { email: 'maya@planner.example', password };
const member = { email: 'jonas@planner.example', password };
const pending = { email: 'noor@planner.example', password };

/** Who may see what, and what everybody else is told (spec, sections 4 and 6; decisions A4, A5, A6, A15). */
test('visitors, members, waiting accounts and ended sessions are told where they stand', async ({
  page,
  dataDir,
  startPlanner,
}) => {
  const { url } = await startPlanner({ dataDir, port: await freePort(), script: 'demo' });
  const loggedOut = 'You are logged out. Logging in again...';

  await test.step('a visitor is sent to log in', async () => {
    for (const path of ['/admin/users', '/logs/blog']) {
      await page.goto(`${url}${path}`);
      await expect(toast(page, loggedOut)).toBeVisible();
      await expect(page).toHaveURL(`${url}/login`);
    }
  });

  await test.step('an account that waits cannot log in', async () => {
    await logIn(page, url, pending);
    await expect(toast(page, 'Your account is pending approval by an administrator.')).toBeVisible();
  });

  await test.step('a member sees no administration, and none of its pages', async () => {
    await logIn(page, url, member);
    await expect(page.getByRole('link', { name: 'Blog Logs' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Brands' })).toHaveCount(0);
    await page.goto(`${url}/admin/brands`);
    await expect(toast(page, 'You must be an administrator to access this page.')).toBeVisible();
    await expect(page).toHaveURL(`${url}/`);
    await page.goto(`${url}/login`);
    await expect(page).toHaveURL(`${url}/`);
  });

  await test.step('a logout is no ended session', async () => {
    await page.goto(`${url}/logs/blog`);
    await page.getByRole('button', { name: 'Log Out' }).first().click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(toast(page, loggedOut)).toHaveCount(0);
  });

  await test.step('an administrator approves the account that waits', async () => {
    await logIn(page, url, administrator);
    await page.getByRole('link', { name: 'User Management' }).click();
    await page.getByRole('button', { name: /Approve/ }).click();
    await expect(toast(page, 'User approved successfully')).toBeVisible();
    await expect(page.getByText('Pending Approval (0)')).toBeVisible();
  });

  await test.step('a session that ended elsewhere leads to the login', async () => {
    await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
    await page.getByRole('link', { name: 'Podcast Logs' }).click();
    await expect(toast(page, loggedOut)).toBeVisible();
    await expect(page).toHaveURL(`${url}/login`);
  });
});
