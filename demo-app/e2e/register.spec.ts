import { expect, type Page } from '@playwright/test';
import { uniqueEmail } from './api.js';
import { cutNetwork, expectToast, holdNetwork, logIn, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

const PENDING =
  'Your account is pending approval by an administrator. You will be able to log in once approved.';

const button = (page: Page) => page.getByRole('button', { name: /^Creat/ });

/** Opens the form and fills in what it requires. */
async function fillIn(page: Page, email: string, password = 'a quiet harbour'): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** /register (spec, sections 2, 4, 5 and 8; decisions A1, A8, A13). The first account: main-job.spec.ts. */
test('the form has its five fields, its button and the way to log in', async ({ page }) => {
  await page.goto('/register');
  await expect(page).toHaveTitle('Register – Content Planner');
  for (const label of ['First Name', 'Last Name', 'Email', 'Confirm Password']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('placeholder', 'Min. 8 characters');
  await expect(button(page)).toHaveText('Create Account');
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
});

test('email and password are required, 8 characters at least, and twice the same', async ({ page }) => {
  await page.goto('/register');
  await cutNetwork(page);
  await button(page).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await page.getByLabel('Email').fill(uniqueEmail());
  await page.getByLabel(/^Password/).fill('1234567');
  await page.getByLabel('Confirm Password').fill('1234567');
  await button(page).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();

  await page.getByLabel(/^Password/).fill('a quiet harbour');
  await button(page).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeHidden();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('a password that is easy to guess gets a hint and is let through', async ({ page }) => {
  await fillIn(page, uniqueEmail(), 'password1');
  await expect(page.getByText('This password is easy to guess.')).toBeVisible();
  await button(page).click();
  await expectToast(page, 'Account Created', PENDING);
});

test('says that it is busy, then that the account waits, and lets it in once approved', async ({
  page,
  planner,
}) => {
  const email = uniqueEmail();
  await fillIn(page, email);
  const network = await holdNetwork(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Creating account...');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  network.letGo();
  await expectToast(page, 'Account Created', PENDING);
  await expect(page).toHaveURL('/login');

  await logIn(page, '', { email, password: 'a quiet harbour' });
  await expectToast(page, 'Error', 'Your account is pending approval by an administrator.');
  const users = await planner.api.get<{ id: string; email: string; firstName: null }[]>('/users');
  const created = users.find((user) => user.email === email);
  expect(created).toMatchObject({ firstName: null, lastName: null, isAdmin: false, isApproved: false });
  await planner.api.patch(`/users/${created?.id}/approve`, { isApproved: true });
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'Logged in successfully');
});

test("an address that is taken is told in the server's words, and what was typed stays", async ({
  page,
  planner,
}) => {
  const { email } = planner.people.member;
  await fillIn(page, ` ${email.toUpperCase()}`);
  await page.getByLabel('First Name').fill('Jonas');
  await button(page).click();
  await expectToast(page, 'Error', 'An account with this e-mail address already exists.');
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('First Name')).toHaveValue('Jonas');
  await expect(page.getByLabel('Confirm Password')).toHaveValue('a quiet harbour');
});

test('without an answer it falls back to its own words', async ({ page, tolerate }) => {
  tolerate(NETWORK_FAILED);
  const email = uniqueEmail();
  await fillIn(page, email);
  const network = await cutNetwork(page);
  await button(page).click();
  await expectToast(page, 'Error', 'Failed to create account');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await network.mend();
  await button(page).click();
  await expectToast(page, 'Account Created', PENDING);
});
