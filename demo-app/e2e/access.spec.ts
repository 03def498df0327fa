import { expect, type Page } from '@playwright/test';
import { unique } from './api.js';
import { SAMPLE_KINDS } from './kinds.js';
import {
  endSession,
  expectLoggedOut,
  expectToast,
  holdLiveUpdates,
  isQuery,
  respondToConfirm,
  settled,
  signIn,
} from './steps.js';
import { test } from './test.js';

const LOG_PATHS = SAMPLE_KINDS.map(({ path }) => path);
const ADMIN_PATHS = [
  ...['/admin/brands', '/admin/fields', '/admin/users', '/content-types', '/activity', '/system'],
];

/**
 * Records the names of the operations that the page sends to the API, in order. If a path is given, records only those
 * that the screen at this path sends.
 */
function watchCalls(page: Page, path?: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!isQuery(request)) return;
    if (path !== undefined && new URL(page.url()).pathname !== path) return;
    calls.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return calls;
}

test('visitors are redirected to the login from all screens that require one', async ({ page }) => {
  const calls = watchCalls(page);
  for (const path of [...LOG_PATHS, ...ADMIN_PATHS]) {
    await page.goto(path);
    await expectLoggedOut(page);
    await expect(page).toHaveURL('/login');
  }
  // The page queries only the viewer.
  expect(new Set(calls)).toEqual(new Set(['Viewer']));
});

test('the browser navigates to the login page half a second after the toast appears', async ({ page }) => {
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

  test('sees no administration links, is redirected from administration screens and does not fetch their data', async ({
    page,
    context,
  }) => {
    // Block live updates. Once they are connected, the calendar can refetch its data, which would also be counted.
    await holdLiveUpdates(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Blog Logs' })).toBeVisible();
    for (const name of ['Brands', 'Field Settings', 'User Management']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByText('Administration')).toHaveCount(0);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Account',
      'Keyboard shortcuts',
      'Import',
      'Keys and feeds',
    ]);
    await page.keyboard.press('Escape');
    for (const path of ADMIN_PATHS) {
      // Open each path in a separate page, so that late requests from the calendar aren't counted for the next path.
      const other = await context.newPage();
      const calls = watchCalls(other, path);
      await other.goto(path);
      await expectToast(other, 'Access Denied', 'You must be an administrator to access this page.');
      // All pages fetch the fields, because kinds have platforms.
      expect(calls.filter((name) => name !== 'Fields')).toEqual(['Viewer']);
      await expect(other).toHaveURL('/');
      await other.close();
    }
  });

  test('is redirected from the login and registration pages to the calendar', async ({ page }) => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
    }
  });
});

test('the server also checks permissions, and revoking them takes effect immediately', async ({
  page,
  planner,
}) => {
  expect((await page.request.get('/api/brands')).status()).toBe(401);
  const person = await planner.createPerson({ isAdmin: true });
  await signIn(page, person);
  expect((await page.request.get('/api/users')).status()).toBe(200);
  await planner.api.patch(`/users/${person.id}/admin`, { isAdmin: false });
  const rejected = await page.request.get('/api/users');
  expect(rejected.status()).toBe(403);
  expect(await rejected.json()).toEqual({
    message: 'You must be an administrator to access this page.',
    code: 'administratorRequired',
  });
  await planner.api.patch(`/users/${person.id}/approve`, { isApproved: false });
  expect((await page.request.get('/api/brands')).status()).toBe(401);
});

test.describe('a session that has ended', () => {
  // Block live updates, because they report the end of the session before the next request. live.spec.ts tests that
  // case.
  test.beforeEach(({ page }) => holdLiveUpdates(page));

  // None of the `from` screens fetches the linked screen's data. Otherwise, the cached data would be displayed.
  for (const { link, from } of [
    { link: 'Podcast Logs', from: '/admin/brands' },
    { link: 'Brands', from: '/admin/fields' },
    { link: 'Field Settings', from: '/admin/brands' },
    { link: 'User Management', from: '/logs/blog' },
    { link: 'Calendar', from: '/logs/other' },
  ]) {
    // `npm test` opens only one of these screens, because all of them report the ended session in the same way.
    const details = link === 'User Management' ? {} : { tag: '@soak' };
    test(`is reported when opening ${link}, without other errors`, details, async ({ page, planner }) => {
      await signIn(page, await planner.createPerson({ isAdmin: true }));
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Otherwise, a pending request from this screen could report the ended session before the click.
      await settled(page);
      await endSession(page);
      // Stop the clock before the redirect so that the toasts can be checked.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      // The name of the link to User Management can include the number of pending accounts.
      await page.getByRole('link', { name: new RegExp(`^${link}`) }).click();
      await expectLoggedOut(page);
      await page.clock.runFor(400);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(page).toHaveURL('/login');
    });
  }

  test('is reported when deleting an entry, without a deletion error', { tag: '@soak' }, async ({
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
    void respondToConfirm(page, 'accept');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expectLoggedOut(page);
    await expect(page).toHaveURL('/login');
  });

  test('is reported after an administrator has deleted the account', { tag: '@soak' }, async ({
    page,
    planner,
  }) => {
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
