import { expect } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { connect } from './api.js';
import { adjustableClock, setClockAhead } from './data-folder.js';
import { startOidc } from './oidc.js';
import { expectToast, holdLiveUpdates } from './steps.js';
import { test } from './test.js';

test('the owner of an account connects it to single sign-on, and then logs in without a password', {
  tag: '@soak',
}, async ({ page, dataDir, startPlanner }) => {
  const maya = { email: 'maya@planner.example', password: 'a quiet harbor' };
  const port = await freePort();
  const { settings, stop } = await startOidc(`http://127.0.0.1:${port}`, {
    ...{ sub: 'maya', email: maya.email, email_verified: true },
  });
  try {
    const trusted = { ...settings, OIDC_TRUSTED_DOMAINS: 'planner.example' };
    const { url } = await startPlanner({ dataDir, port, script: 'server', settings: trusted });
    const api = await connect(url);
    await api.post('/auth/register', { email: 'ada@planner.example', password: 'a quiet harbor' });
    await api.post('/users', maya);

    await page.goto(`${url}/login`);
    const link = page.getByRole('link', { name: 'Continue with Acme SSO' });
    await link.click();
    await expect(page.getByRole('status')).toContainText('Log in with its password once');
    await page.getByLabel('Email').fill(maya.email);
    await page.getByLabel('Password').fill(maya.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Logged in successfully', 'Your account is now connected to single sign-on.');

    await page.context().clearCookies();
    await page.goto(`${url}/logs/blog`);
    await expect(page).toHaveURL(`${url}/login`);
    await link.click();
    await expect(page).toHaveURL(`${url}/logs/blog`);
    await expect(page.getByText(maya.email)).toBeVisible();

    // The session ends while a form contains input, and another tab logs in again.
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
    await other.getByRole('link', { name: 'Continue with Acme SSO' }).click();
    await expect(other.getByText(maya.email)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectToast(page, 'Blog log created successfully');
    await expect(login).toBeHidden();
    await api.dispose();
  } finally {
    stop();
  }
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
