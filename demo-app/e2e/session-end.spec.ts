import { expect, type Page } from '@playwright/test';
import { isFull } from '../../.ci/full.js';
import { unique } from './api.js';
import { endSession, expectLoggedOut, expectToast, holdLiveUpdates, settled, signIn } from './steps.js';
import { test } from './test.js';

/** How many times a test ends the session: twice in `npm test`, and five times in `pnpm soak`. */
const REPEATED = isFull ? 5 : 2;
const SCREENS = ['Podcast Logs', 'Social Logs', 'Event Logs', 'Email Logs', 'Other Logs'].slice(0, REPEATED);

/** Marks the page, so that `isSameTab` can detect a reload. */
const markTab = (page: Page) => page.evaluate(() => Object.assign(window, { isSameTab: true }));
const isSameTab = (page: Page) => page.evaluate(() => 'isSameTab' in window);

const login = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function logInOver(page: Page, { email, password }: { email: string; password: string }) {
  await expect(login(page).getByLabel('Email')).toHaveValue(email);
  await expect(login(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

// Block live updates, because they report the end of the session before the next request. live.spec.ts tests that
// case.
test.beforeEach(({ page }) => holdLiveUpdates(page));

test.describe('a session that ends while a form contains input', () => {
  test('can be renewed repeatedly in a dialog over the entry form, and the entry is saved each time', async ({
    page,
    planner,
  }) => {
    await planner.clear();
    const person = await planner.createPerson();
    await signIn(page, person);
    await page.goto('/logs/blog');
    await markTab(page);
    for (let time = 1; time <= REPEATED; time += 1) {
      await page.getByRole('button', { name: 'Add Blog Log' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Blog Log' });
      await dialog.getByLabel('Blog Name').fill(`Harbor notes ${time}`);
      await endSession(page);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await logInOver(page, person);
      await expectToast(page, 'Blog log created successfully');
      await expect(dialog).toBeHidden();
      await expect(login(page)).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: `Harbor notes ${time}` })).toHaveCount(1);
    }
    await expect(page).toHaveURL('/logs/blog');
    expect(await isSameTab(page)).toBe(true);
  });

  test('can be renewed in a dialog over the brand form, even after a wrong password and a canceled login', {
    tag: '@soak',
  }, async ({ page, planner }) => {
    const person = await planner.createPerson({ isAdmin: true });
    await signIn(page, person);
    await page.goto('/admin/brands');
    // Wait until the list has loaded. Otherwise, the end of the session could stop it from loading.
    await settled(page);
    const name = unique('Juniper');
    await page.getByRole('button', { name: 'Create Brand' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Brand' });
    await dialog.getByLabel('Brand Name').fill(name);
    await endSession(page);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await logInOver(page, { ...person, password: 'not this one' });
    await expect(login(page).getByText('Invalid email or password')).toBeVisible();
    // After the login is canceled, the form still contains the input, and saving opens the login again.
    await login(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(login(page)).toBeHidden();
    await expect(dialog.getByLabel('Brand Name')).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await logInOver(page, person);
    await expectToast(page, 'Brand created successfully');
    await expect(page.getByRole('list', { name: 'Brands' }).getByText(name)).toBeVisible();
  });

  test('leads to the login page after the user discards the input', async ({ page, planner }) => {
    const person = await planner.createPerson();
    await signIn(page, person);
    await page.goto('/logs/email');
    await page.getByRole('button', { name: 'Add Email Log' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Email Log' });
    await dialog.getByLabel('Subject').fill('Not saved');
    await endSession(page);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await login(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expectLoggedOut(page);
    await expect(page).toHaveURL('/login');
  });
});

test('a query after the session has ended redirects to the login and back, several times in one tab', async ({
  page,
  planner,
}) => {
  const person = await planner.createPerson();
  await signIn(page, person);
  await page.goto('/');
  for (const screen of SCREENS) {
    await settled(page);
    await endSession(page);
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expectLoggedOut(page);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel(/^Password/).fill(person.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^No .* logs yet$/ })).toBeVisible();
  }
});

test('a page that stays open after the session has ended reports the ended session for each query', {
  tag: '@soak',
}, async ({ page, planner }) => {
  // Block live updates. Otherwise, the end of the stream could open the landing page before the first click.
  await holdLiveUpdates(page);
  await signIn(page, await planner.createPerson());
  await page.goto('/');
  await settled(page);
  // The page stays open, as if the user had stopped the navigation.
  await page.route('**/api/login', (route) => route.fulfill({ status: 204 }));
  await endSession(page);
  for (const screen of SCREENS) {
    const leaves = page.waitForRequest('**/api/login');
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expectLoggedOut(page);
    await leaves;
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('a login from the landing page opens the calendar, even after a session has ended', async ({
  page,
  planner,
}) => {
  const person = await planner.createPerson();
  await signIn(page, person);
  await page.goto('/logs/blog');
  await settled(page);
  await endSession(page);
  // A click would be too late if a request in the background already leads to the login page.
  await page.goto('/logs/email');
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'Logged in successfully');
  await expect(page).toHaveURL('/');
});
