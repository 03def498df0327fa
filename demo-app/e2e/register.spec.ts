import { expect, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { isFull } from '../../.ci/full.js';
import { uniqueEmail } from './api.js';
import { cutNetwork, expectToast, holdNetwork, logIn, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

const PENDING =
  'Your account is pending approval by an administrator. You will be able to log in once approved.';

const button = (page: Page) => page.getByRole('button', { name: /^Creat/ });

/** Opens the form and fills in the required fields. */
async function fillIn(page: Page, email: string, password = 'a quiet harbor', url = ''): Promise<void> {
  await page.goto(`${url}/register`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** main-job.spec.ts tests the registration of the first account. */
test('the form has five fields, a button and a link to the login page', { tag: '@soak' }, async ({
  page,
}) => {
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

test('email and password are required, and the password must have at least 8 characters and match the confirmation', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/register');
  // The page fetches the logged-in user before it displays the form.
  await expect(button(page)).toBeVisible();
  await cutNetwork(page);
  await button(page).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await page.getByLabel('Email').fill(uniqueEmail());
  await page.getByLabel(/^Password/).fill('1234567');
  await page.getByLabel('Confirm Password').fill('1234567');
  await button(page).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();

  await page.getByLabel(/^Password/).fill('a quiet harbor');
  await button(page).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeHidden();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('the form warns about passwords that are easy to guess, and the server rejects common ones', {
  tag: '@soak',
}, async ({ page }) => {
  const email = uniqueEmail();
  await fillIn(page, email, 'password1');
  await expect(page.getByText('This password is easy to guess.')).toBeVisible();
  await button(page).click();
  const common = 'This password is too common. Choose a different one.';
  await expectToast(page, 'Error', common);
  await expect(page.getByRole('main').getByText(common)).toBeVisible();
  await fillIn(page, email, 'Harbor41');
  await button(page).click();
  await expectToast(page, 'Account Created', PENDING);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(PENDING);
});

test('the first account requires the printed setup code if other machines can reach the planner', async ({
  page,
  dataDir,
  startPlanner,
}) => {
  const start = {
    dataDir,
    port: await freePort(),
    script: 'server',
    settings: { HOST: '0.0.0.0' },
  } as const;
  const { url, output, stop } = await startPlanner(start);
  const codeIn = (text: string) => / setup code (\S+)$/m.exec(text)?.[1] ?? '';
  await expect.poll(() => codeIn(output())).toMatch(/^(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  await fillIn(page, 'maya@planner.example', 'a quiet harbor', url);
  await expect(page.getByText('The first account becomes the administrator.')).toBeVisible();
  await expect(page.getByText('Printed by the server when it started.')).toBeVisible();
  await button(page).click();
  await expect(page.getByText('Setup code is required')).toBeVisible();
  await page.getByLabel('Setup Code').fill('0000-0000-0000-0000');
  await button(page).click();
  const wrong = 'Invalid setup code. Enter the code that the server printed when it started.';
  await expectToast(page, 'Error', wrong);
  await expect(page.getByRole('main').getByText(wrong)).toBeVisible();
  await page.getByLabel('Setup Code').fill(codeIn(output()).toLowerCase());
  await button(page).click();
  await expectToast(page, 'Account created successfully');
  await page.context().clearCookies();
  await page.goto(`${url}/register`);
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await expect(page.getByLabel('Setup Code')).toBeHidden();
  // After a restart, there is no code. In `npm test`, only registration.test.ts in api checks that.
  if (isFull) {
    await stop();
    expect(codeIn((await startPlanner(start)).output())).toBe('');
  }
});

test('if registration is closed, there is no form and no link to it', { tag: '@soak' }, async ({
  page,
  dataDir,
  startPlanner,
}) => {
  const { url } = await startPlanner({
    dataDir,
    port: await freePort(),
    script: 'server',
    settings: { REGISTRATION: 'closed' },
  });
  const closed = page.getByText('Registration is closed. Ask an administrator for an account.');
  await page.goto(url);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await expect(closed).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await page.goto(`${url}/register`);
  await expect(closed).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${url}/login`);
});

test('the form displays its progress and a message about the approval, and approved users can log in', async ({
  page,
  planner,
}) => {
  const email = uniqueEmail();
  await fillIn(page, email);
  const network = await holdNetwork(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Creating account...');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  network.release();
  await expectToast(page, 'Account Created', PENDING);
  await expect(page).toHaveURL('/login');

  await logIn(page, '', { email, password: 'a quiet harbor' });
  await expectToast(page, 'Error', 'Your account is pending approval by an administrator.');
  const users = await planner.api.get<{ id: string; email: string; firstName: null }[]>('/users');
  const created = users.find((user) => user.email === email);
  expect(created).toMatchObject({ firstName: null, lastName: null, isAdmin: false, isApproved: false });
  await planner.api.patch(`/users/${created?.id}/approve`, { isApproved: true });
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'Logged in successfully');
});

test("the form displays the server's error for a taken email address, and the fields keep their values", {
  tag: '@soak',
}, async ({ page, planner }) => {
  const { email } = planner.people.member;
  await fillIn(page, ` ${email.toUpperCase()}`);
  await page.getByLabel('First Name').fill('Jonas');
  await button(page).click();
  await expectToast(page, 'Error', 'An account with this email address already exists.');
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('First Name')).toHaveValue('Jonas');
  await expect(page.getByLabel('Confirm Password')).toHaveValue('a quiet harbor');
});

test('if there is no response, the form displays its own error', { tag: '@soak' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const email = uniqueEmail();
  await fillIn(page, email);
  const network = await cutNetwork(page);
  await button(page).click();
  await expectToast(page, 'Error', 'Failed to create account');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await network.restore();
  await button(page).click();
  await expectToast(page, 'Account Created', PENDING);
});
