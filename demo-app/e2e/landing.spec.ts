import { expect } from '@playwright/test';
import { test } from './test.js';

test('the landing page displays a description, a picture and three links, without the shell', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Content Planner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Every post, send and show on one calendar',
  );
  await expect(page.getByText('Log what your team publishes for every brand')).toBeVisible();
  await expect(page.getByText('Autumn Sale: early access')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Toggle Sidebar' })).toHaveCount(0);
});

test('the three links open the login and registration pages, by mouse and by keyboard', {
  tag: '@soak',
}, async ({ page }) => {
  const ways = [
    { name: 'Log In', path: '/login', tabs: 1 },
    { name: 'Register', path: '/register', tabs: 2 },
    { name: 'Get Started', path: '/register', tabs: 3 },
  ];
  for (const { name, path, tabs } of ways) {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    // Nothing in the picture can be focused, so the third Tab reaches the last link.
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  }
});
