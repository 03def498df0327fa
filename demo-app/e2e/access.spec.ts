import { expect, type Page } from '@playwright/test';
import { unique } from './api.js';
import { answerConfirm, endSession, expectLoggedOut, expectToast, settled, signIn } from './steps.js';
import { test } from './test.js';

const LOG_PATHS = ['blog', 'email', 'social', 'events', 'podcast', 'other'].map((kind) => `/logs/${kind}`);
const ADMIN_PATHS = ['/admin/brands', '/admin/fields', '/admin/users'];

/** What the page asked of the API, in the order in which it asked. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    calls.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return calls;
}

/** Who may see what, and what everybody else is told (spec, sections 4, 6, 8 and 9; decisions A5, A6, A15). */
test('a visitor is told so on every screen of users and administrators, and sent to log in', async ({
  page,
}) => {
  const calls = watchCalls(page);
  for (const path of [...LOG_PATHS, ...ADMIN_PATHS]) {
    await page.goto(path);
    await expectLoggedOut(page);
    await expect(page).toHaveURL('/login');
  }
  // Nothing was asked but who is there.
  expect(new Set(calls)).toEqual(new Set(['Viewer']));
});

test('the way to the login is a navigation of the browser, half a second after the toast', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/admin/brands');
  await expectLoggedOut(page);
  await page.clock.runFor(499);
  await expect(page).toHaveURL('/admin/brands');
  const login = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.runFor(1);
  expect(new URL((await login).url()).pathname).toBe('/api/login');
  await expect(page).toHaveURL('/login');
});

test.describe('a member', () => {
  test.use({ viewer: 'member' });

  test('sees no administration, is denied its screens and asks for nothing of theirs', async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Blog Logs' })).toBeVisible();
    for (const name of ['Brands', 'Field Settings', 'User Management']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByText('Administration')).toHaveCount(0);
    for (const path of ADMIN_PATHS) {
      await settled(page);
      calls.length = 0;
      await page.goto(path);
      await expectToast(page, 'Access Denied', 'You must be an administrator to access this page.');
      expect(calls).toEqual(['Viewer']);
      await expect(page).toHaveURL('/');
    }
  });

  test('goes from the login and the registration to the calendar', async ({ page }) => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
    }
  });
});

test('the server holds it too, and acts on what was taken away at once', async ({ page, planner }) => {
  expect((await page.request.get('/api/brands')).status()).toBe(401);
  const person = await planner.createPerson({ isAdmin: true });
  await signIn(page, person);
  expect((await page.request.get('/api/users')).status()).toBe(200);
  await planner.api.patch(`/users/${person.id}/admin`, { isAdmin: false });
  const refused = await page.request.get('/api/users');
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toEqual({ message: 'You must be an administrator to access this page.' });
  await planner.api.patch(`/users/${person.id}/approve`, { isApproved: false });
  expect((await page.request.get('/api/brands')).status()).toBe(401);
});

test.describe('a session that has ended', () => {
  // From screens that have not read yet what these show: what was read stays (spec, section 7).
  for (const { link, from } of [
    { link: 'Podcast Logs', from: '/admin/brands' },
    { link: 'Brands', from: '/admin/fields' },
    { link: 'Field Settings', from: '/admin/brands' },
    { link: 'User Management', from: '/logs/blog' },
    { link: 'Calendar', from: '/logs/other' },
  ]) {
    test(`is told on the way to ${link}, with no other failure beside it`, async ({ page, planner }) => {
      await signIn(page, await planner.createPerson({ isAdmin: true }));
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What this screen itself still asks for would tell of the end before the click does.
      await settled(page);
      await endSession(page);
      // Stops the half second, to look at what stands beside the toast.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      // User Management may say how many people wait for approval.
      await page.getByRole('link', { name: new RegExp(`^${link}`) }).click();
      await expectLoggedOut(page);
      await page.clock.runFor(400);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(page).toHaveURL('/login');
    });
  }

  test('is told when something is deleted, and the failure of the write is not', async ({
    page,
    planner,
  }) => {
    const blogName = unique('Harbor notes');
    await planner.api.post('/logs/blog', { blogName, date: '2026-03-08' });
    await signIn(page, await planner.createPerson());
    await page.goto('/logs/blog');
    const row = page.getByRole('row').filter({ hasText: blogName });
    await expect(row).toBeVisible();
    await endSession(page);
    void answerConfirm(page, 'accept');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expectLoggedOut(page);
    await expect(page).toHaveURL('/login');
  });

  test('is told when an administrator deletes the account meanwhile', async ({ page, planner }) => {
    const person = await planner.createPerson();
    await signIn(page, person);
    await page.goto('/logs/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await planner.api.delete(`/users/${person.id}`);
    await page.getByRole('link', { name: 'Email Logs' }).click();
    await expectLoggedOut(page);
    await expect(page).toHaveURL('/login');
  });
});
