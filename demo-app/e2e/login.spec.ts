import { expect, type Page } from '@playwright/test';
import { uniqueEmail } from './api.js';
import { cutNetwork, expectToast, holdNetwork, logIn, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

const WRONG = 'Invalid email or password';

const button = (page: Page) => page.getByRole('button', { name: /^Log/ });

test('the form has two fields, a button and a link to the registration page', { tag: '@soak' }, async ({
  page,
}) => {
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

test('email and password are required, and the email must be valid', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/login');
  // The page fetches the logged-in user before it displays the form.
  await expect(button(page)).toBeVisible();
  await cutNetwork(page);
  await button(page).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('maya');
  await button(page).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
});

test('a login displays its progress and a message, and opens the calendar', async ({ page, planner }) => {
  const { email, password } = await planner.createPerson();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password').fill(password);
  const network = await holdNetwork(page);
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Logging in...');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  network.release();
  await expectToast(page, 'Logged in successfully');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(email)).toBeVisible();
});

test('a wrong password and an unknown email address show the same error, and the fields keep their values', async ({
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

test('a pending approval is reported only if the password is correct', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const waiting = await planner.createPerson({ isApproved: false });
  await logIn(page, '', { ...waiting, password: 'not this one' });
  await expectToast(page, 'Error', WRONG);
  await logIn(page, '', waiting);
  await expectToast(page, 'Error', 'Your account is pending approval by an administrator.');
  // The message stays on the page after the toast is gone.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your account is pending approval by an administrator.',
  );
  await planner.api.patch(`/users/${waiting.id}/approve`, { isApproved: true });
  await button(page).click();
  await expectToast(page, 'Logged in successfully');
});

test('if there is no response, the form displays its own error, and the login works once the network is back', async ({
  page,
  planner,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const person = await planner.createPerson();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  const network = await cutNetwork(page);
  await button(page).click();
  await expectToast(page, 'Error', WRONG);
  await expect(page.getByLabel('Password')).toHaveValue(person.password);
  await network.restore();
  await button(page).click();
  await expectToast(page, 'Logged in successfully');
});
