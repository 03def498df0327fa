import { expect, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { type Api, connect } from './api.js';
import { adjustableClock, setClockAhead } from './data-folder.js';
import { startOidc } from './oidc.js';
import { expectToast, holdLiveUpdates } from './steps.js';
import { test as base } from './test.js';

/** Starts a planner with single sign-on and the account of an administrator. Maya is logged in at the provider. */
const test = base.extend<{ signOn: { url: string; api: Api } }>({
  async signOn({ dataDir, startPlanner }, use) {
    const port = await freePort();
    const claims = { email: MAYA.email, email_verified: true, given_name: 'Maya', family_name: 'Okafor' };
    const { settings, stop } = await startOidc(`http://127.0.0.1:${port}`, { sub: 'maya', ...claims });
    const trusted = { ...settings, OIDC_TRUSTED_DOMAINS: 'planner.example' };
    const { url } = await startPlanner({ dataDir, port, script: 'server', settings: trusted });
    const api = await connect(url);
    await api.post('/auth/register', { email: 'ada@planner.example', password: 'a quiet harbor' });
    await use({ url, api });
    await api.dispose();
    stop();
  },
});

const MAYA = { email: 'maya@planner.example', password: 'a quiet harbor' };

const providerLink = (page: Page) => page.getByRole('link', { name: 'Continue with Acme SSO' });

test('the owner of an account is asked before it is connected to single sign-on', async ({
  page,
  signOn,
}) => {
  const { url, api } = signOn;
  await api.post('/users', { ...MAYA, firstName: 'Maya', lastName: 'O.' });
  const question = page.getByRole('alertdialog', { name: 'Connect Acme SSO to your account?' });
  /** Continues with Acme SSO, and then logs in with the password. */
  const logInTwice = async () => {
    await page.goto(`${url}/login`);
    await providerLink(page).click();
    await expect(page.getByRole('status')).toContainText('Log in with its password once');
    await page.getByLabel('Email').fill(MAYA.email);
    await page.getByLabel('Password').fill(MAYA.password);
    await page.keyboard.press('Enter');
    await expect(question).toHaveAccessibleDescription(
      new RegExp(`Your account Maya O. ${MAYA.email} User of Acme SSO Maya Okafor ${MAYA.email}$`),
    );
    await expect(question.getByRole('button', { name: 'Don’t Connect' })).toBeFocused();
  };
  await logInTwice();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Account not connected', 'Acme SSO can’t log in to your account.');
  await expect(page.getByRole('grid')).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.includes('identity'))).toEqual([]);

  await page.context().clearCookies();
  await logInTwice();
  // The question survives a reload.
  await page.reload();
  await question.getByRole('button', { name: 'Connect', exact: true }).click();
  await expectToast(page, 'Account connected successfully', 'You can now log in with Acme SSO.');
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(question).toBeHidden();

  await page.context().clearCookies();
  await page.goto(`${url}/logs/blog`);
  await expect(page).toHaveURL(`${url}/login`);
  await providerLink(page).click();
  await expect(page).toHaveURL(`${url}/logs/blog`);
  await expect(page.getByText('Maya O.')).toBeVisible();
});

test('a session that ended while a form contained input continues after single sign-on in another tab', {
  tag: '@soak',
}, async ({ page, signOn }) => {
  const { url } = signOn;
  await page.goto(`${url}/logs/blog`);
  await providerLink(page).click();
  await expect(page.getByText('Maya Okafor')).toBeVisible();

  await holdLiveUpdates(page);
  await page.reload();
  await page.getByRole('button', { name: 'Add Blog Log' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Blog Log' });
  await form.getByLabel('Blog Name').fill('Harbor notes');
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(login).toContainText('If you have no password, continue with Acme SSO in another tab');
  const other = await page.context().newPage();
  await other.goto(`${url}/login`);
  await providerLink(other).click();
  await expect(other.getByText('Maya Okafor')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectToast(page, 'Blog log created successfully');
  await expect(login).toBeHidden();
});

test('users without a password continue with single sign-on for changes that require a recent login', {
  tag: '@soak',
}, async ({ page, dataDir, startPlanner, allowErrors }) => {
  allowErrors(/status of 403/);
  const port = await freePort();
  const { settings, stop } = await startOidc(
    `http://127.0.0.1:${port}`,
    { sub: 'maya', email: 'maya@planner.example', email_verified: true },
    { ...adjustableClock, DATA_DIR: dataDir },
  );
  try {
    const trusted = { ...settings, ...adjustableClock, OIDC_TRUSTED_DOMAINS: 'planner.example' };
    const { url } = await startPlanner({ dataDir, port, script: 'server', settings: trusted });
    const api = await connect(url);
    await api.post('/auth/register', { email: 'ada@planner.example', password: 'a quiet harbor' });
    await api.dispose();
    const link = page.getByRole('link', { name: 'Continue with Acme SSO' });
    await page.goto(`${url}/account`);
    await link.click();
    await expect(page).toHaveURL(`${url}/account`);

    // The page explains what requires a password.
    const twoStep = page.getByRole('region', { name: 'Two-step verification' });
    await expect(twoStep).toContainText('you don’t have one. To use it, set a password first.');
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/set a password first/);

    setClockAhead(dataDir);
    const form = page.getByRole('dialog', { name: 'Set a Password' });
    const setPassword = async () => {
      await page.getByRole('button', { name: 'Set a password' }).click();
      await form.getByLabel('New Password').fill('seven quiet boats');
      await form.getByLabel('Confirm Password').fill('seven quiet boats');
      await form.getByRole('button', { name: 'Set Password' }).click();
    };
    await setPassword();
    const login = page.getByRole('dialog', { name: 'Log in again' });
    await expect(login).toContainText('If you continue with Acme SSO, unsaved input will be lost.');
    await expect(login.getByLabel(/^Password/)).toHaveCount(0);
    page.once('dialog', (question) => question.accept());
    await login.getByRole('link', { name: 'Continue with Acme SSO' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(`${url}/account`);
    await setPassword();
    await expectToast(page, 'Password set successfully');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
    await expect(page.getByLabel(/^Email/)).not.toHaveAttribute('readonly');
    await expect(twoStep.getByRole('button', { name: 'Set up' })).toBeVisible();
  } finally {
    stop();
  }
});
