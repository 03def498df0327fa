import { expect, type Page } from '@playwright/test';
import { uniqueEmail } from './api.js';
import { cutNetwork, expectToast, holdNetwork, logIn, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

const WRONG = 'Invalid email or password';

const button = (page: Page) => page.getByRole('button', { name: /^Log/ });

/** /login (spec, sections 2, 4, 5 and 8; decisions A3, A4). */
test('the form has its two fields, its button and the way to register', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveTitle('Log In – Content Planner');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(button(page)).toHaveText('Log In');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('email and password are required, and the email has to be one', async ({ page }) => {
  await page.goto('/login');
  await cutNetwork(page);
  await button(page).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('maya');
  await button(page).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
});

test('says that it is busy, then that one is logged in, and shows the calendar', async ({
  page,
  planner,
}) => {
  const { email, password } = await planner.createPerson();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password').fill(password);
  const network = await holdNetwork(page);
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Logging in...');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  network.letGo();
  await expectToast(page, 'Logged in successfully');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(email)).toBeVisible();
});

test('a wrong password and an unknown email are told alike, and what was typed stays', async ({
  page,
  planner,
}) => {
  await page.goto('/login');
  const { email } = planner.people.member;
  for (const who of [
    { email, password: 'not this one' },
    { email: uniqueEmail(), password: 'not this one' },
  ]) {
    await logIn(page, '', who);
    await expectToast(page, 'Error', WRONG);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(who.email);
    await expect(page.getByLabel('Password')).toHaveValue(who.password);
  }
});

test('an account that waits for approval is told so, once the password was right', async ({
  page,
  planner,
}) => {
  const waiting = await planner.createPerson({ isApproved: false });
  await logIn(page, '', { ...waiting, password: 'not this one' });
  await expectToast(page, 'Error', WRONG);
  await logIn(page, '', waiting);
  await expectToast(page, 'Error', 'Your account is pending approval by an administrator.');
  // The page says it for longer than a toast.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your account is pending approval by an administrator.',
  );
  await planner.api.patch(`/users/${waiting.id}/approve`, { isApproved: true });
  await button(page).click();
  await expectToast(page, 'Logged in successfully');
});

test('without an answer it falls back to its own words, and goes on once there is one', async ({
  page,
  planner,
  tolerate,
}) => {
  tolerate(NETWORK_FAILED);
  const person = await planner.createPerson();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  const network = await cutNetwork(page);
  await button(page).click();
  await expectToast(page, 'Error', WRONG);
  await expect(page.getByLabel('Password')).toHaveValue(person.password);
  await network.mend();
  await button(page).click();
  await expectToast(page, 'Logged in successfully');
});
