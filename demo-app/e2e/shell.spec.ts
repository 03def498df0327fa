import { expect, type Page } from '@playwright/test';
import { KINDS } from './kinds.js';
import { cutNetwork, expectToast, holdNetwork, NETWORK_FAILED, settled, signIn } from './steps.js';
import { test } from './test.js';

const REM = 16;
const WEEK = 7 * 24 * 60 * 60;

const column = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Sidebar' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle Sidebar' });
const width = async (locator: ReturnType<typeof column>) => (await locator.boundingBox())?.width;

test.describe('for an administrator', () => {
  test.use({ viewer: 'administrator' });

  test('the sidebar has three groups of links with icons, and each link opens its screen', async ({
    page,
  }) => {
    const groups = {
      Views: [{ name: 'Calendar', path: '/' }],
      'Content Logs': KINDS.map(({ name, path }) => ({ name: `${name} Logs`, path })),
      Administration: [
        { name: 'Brands', path: '/admin/brands' },
        { name: 'Field Settings', path: '/admin/fields' },
        { name: 'User Management', path: '/admin/users' },
      ],
    };
    await page.goto('/');
    await expect(column(page).getByRole('list')).toHaveCount(3);
    for (const [group, pages] of Object.entries(groups)) {
      const links = column(page).getByRole('list', { name: group }).getByRole('link');
      // The name can be followed by the number of accounts that are waiting for approval.
      await expect(links).toHaveText(pages.map(({ name }) => new RegExp(`^${name}`)));
      for (const { name, path } of pages) {
        const link = links.filter({ hasText: name });
        await expect(link.locator('svg')).toBeVisible();
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(`${name} – Content Planner`);
        await expect(link).toHaveAttribute('aria-current', 'page');
        // On the calendar, the breadcrumb ends with the menu of saved views.
        const end = name === 'Calendar' ? 'All entries' : '';
        await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
          `${group}${name}${end}`,
        );
      }
    }
  });

  test('a button and Ctrl+B or Cmd+B collapse the sidebar to a 3rem column of icons', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto('/admin/brands');
    await expect.poll(() => width(column(page))).toBe(16 * REM);
    await toggle(page).click();
    await expect.poll(() => width(column(page))).toBe(3 * REM);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    // Screen readers still read the names, and tooltips display them.
    const link = column(page).getByRole('link', { name: 'Event Logs' });
    await expect(link.locator('svg')).toBeVisible();
    await link.hover();
    await expect(page.getByRole('tooltip', { name: 'Event Logs' })).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect.poll(() => width(column(page))).toBe(16 * REM);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => width(column(page))).toBe(3 * REM);
  });

  test('a cookie stores the state of the sidebar for 7 days', { tag: '@soak' }, async ({ page, context }) => {
    await page.goto('/');
    await toggle(page).click();
    await expect.poll(() => width(column(page))).toBe(3 * REM);
    const [cookie] = (await context.cookies()).filter(({ value }) => value === 'collapsed');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(WEEK - 120);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(WEEK);
    await page.reload();
    await expect.poll(() => width(column(page))).toBe(3 * REM);
    await toggle(page).click();
    await page.reload();
    await expect.poll(() => width(column(page))).toBe(16 * REM);
  });

  test('below 768 px, the sidebar is an 18rem sheet that closes after navigation and restores the focus', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/admin/brands');
    await expect(column(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(column(page)).toBeHidden();

    await toggle(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect.poll(() => width(sheet(page))).toBe(18 * REM);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await page.keyboard.press('Control+b');
    await expect(sheet(page).getByText('Maya Okafor')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toBeHidden();

    await toggle(page).click();
    await sheet(page).getByRole('link', { name: 'Field Settings' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/admin/fields');
    // Opening and closing the sheet doesn't collapse the column.
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(() => width(column(page))).toBe(16 * REM);
  });

  test("the theme is dark by default, and the user's choice is stored", async ({ page }) => {
    const surface = () => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await surface();
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    expect(await surface()).not.toBe(dark);
  });

  test('a tooltip opens after 700 ms, or immediately if another tooltip closed less than 300 ms ago', async ({
    page,
  }) => {
    await page.goto('/admin/brands');
    await expect(page.getByRole('heading', { name: 'Brand Management' })).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const tooltip = (name: string) => page.getByRole('tooltip', { name });
    const theme = page.getByRole('button', { name: 'Switch to light theme' });

    await toggle(page).hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip('Toggle Sidebar')).toBeAttached();

    // Move the pointer several times. After a single move, the open tooltip can't tell whether the pointer is moving
    // toward the tooltip or away from it.
    for (const x of [6, 10, 14]) await theme.hover({ position: { x, y: 10 } });
    await expect(tooltip('Switch to light theme')).toBeAttached();
    for (const y of [500, 520, 540]) await page.mouse.move(700, y);
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    await page.clock.runFor(301);
    for (const x of [6, 10, 14]) await theme.hover({ position: { x, y: 10 } });
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip('Switch to light theme')).toBeAttached();
  });

  test('keyboard users can skip the sidebar', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/admin/brands');
    await expect(page.getByRole('heading', { name: 'Brand Management' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a screen that fails to load displays an error inside the shell', { tag: '@soak' }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/net::ERR_|Failed to fetch dynamically imported module/);
    await page.goto('/');
    await page.route('**/assets/BrandsScreen*', (route) => route.abort());
    await column(page).getByRole('link', { name: 'Brands' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await column(page).getByRole('link', { name: 'Field Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Field Configuration' })).toBeVisible();
    await page.unroute('**/assets/BrandsScreen*');
    await column(page).getByRole('link', { name: 'Brands' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Brand Management' })).toBeVisible();
  });
});

test("the footer displays the user's name or email address, and whether they are an administrator", {
  tag: '@soak',
}, async ({ page, planner }) => {
  const maya = await planner.createPerson({ firstName: 'Zoë', lastName: 'Ångström', isAdmin: true });
  await signIn(page, maya);
  await page.goto('/');
  await expect(column(page).getByText('ZÅ', { exact: true })).toBeVisible();
  await expect(column(page).getByText('Zoë Ångström')).toBeVisible();
  await expect(column(page).getByText('Admin', { exact: true })).toBeVisible();

  const nameless = await planner.createPerson();
  await signIn(page, nameless);
  await page.goto('/');
  await expect(column(page).getByText('P', { exact: true })).toBeVisible();
  await expect(column(page).getByText(nameless.email)).toBeVisible();
  await expect(column(page).getByText('Admin', { exact: true })).toHaveCount(0);
});

test('logging out ends the session on the server', async ({ page, planner }) => {
  await signIn(page, await planner.createPerson());
  await page.goto('/logs/blog');
  // Wait until all requests have ended. Otherwise, the logout could make them fail, which would open the login page.
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  await settled(page);
  const cookies = await page.context().cookies();
  await column(page).getByRole('button', { name: 'Log Out' }).click();
  await expectToast(page, 'Logged out successfully');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(column(page)).toHaveCount(0);
  await page.context().addCookies(cookies);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('a failed logout is reported and changes nothing', async ({ page, planner, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  await signIn(page, await planner.createPerson());
  await page.goto('/logs/blog');
  await expect(page.getByRole('heading', { name: 'Blog Logs', exact: true })).toBeVisible();
  await cutNetwork(page);
  await column(page).getByRole('button', { name: 'Log Out' }).click();
  await expectToast(page, 'Error', 'Failed to logout');
  await expect(page).toHaveURL('/logs/blog');
  expect((await page.request.get('/api/auth/user')).ok()).toBe(true);
});

test('an unknown path displays an error and a link to the calendar for all users', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  for (const path of ['/nowhere', '/logs/event', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Page not found – Content Planner');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
  await signIn(page, planner.people.member);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the calendar' }).click();
  await expect(page).toHaveURL('/');
  await expect(column(page)).toBeVisible();
});

test('a page is not blank while it waits for the server, and it displays an error if there is no response', {
  tag: '@soak',
}, async ({ page, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  const network = await holdNetwork(page);
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.locator('svg').first()).toBeVisible();
  network.release();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();

  const cut = await cutNetwork(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'The planner could not be loaded' })).toBeVisible();
  await cut.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
