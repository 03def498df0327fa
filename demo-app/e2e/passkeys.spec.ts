import { expect, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { connect } from './api.js';
import { adjustableClock, setClockAhead } from './data-folder.js';
import { expectToast, holdLiveUpdates, logIn, signIn } from './steps.js';
import { test } from './test.js';

const maya = { email: 'maya@planner.example', password: 'a quiet harbor' };

/** Adds a virtual authenticator to the page. The authenticator confirms all requests immediately. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

test('users add a passkey, log in with it by keyboard, and remove the passkey', { tag: '@soak' }, async ({
  page,
  dataDir,
  startPlanner,
}) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await startPlanner({ dataDir, port, script: 'server', settings: { PUBLIC_URL: url } });
  const api = await connect(url);
  await api.post('/auth/register', maya);
  await holdLiveUpdates(page);
  await addAuthenticator(page);

  await logIn(page, url, maya);
  await expectToast(page, 'Logged in successfully');
  await page.goto(`${url}/account`);
  await expect(section(page)).toContainText('No passkeys yet');
  const add = section(page).getByRole('button', { name: 'Add a passkey' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Passkey added successfully');
  const item = section(page).getByRole('listitem');
  await expect(item).toContainText('Never used');
  await add.click();
  await expectToast(page, 'Error', 'This device already has a passkey for this account.');

  await section(page)
    .getByRole('button', { name: /^Rename/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Work laptop');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Passkey renamed successfully');
  await expect(item).toContainText('Work laptop');

  await page.context().clearCookies();
  await page.goto(`${url}/logs/blog`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(logInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Logged in successfully');
  await expect(page).toHaveURL(`${url}/logs/blog`);

  await page.goto(`${url}/account`);
  await expect(item).toContainText(/Used /);
  await section(page).getByRole('button', { name: 'Remove Work laptop' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Remove passkey?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Passkey removed successfully');
  await expect(section(page)).toContainText('No passkeys yet');
  await expect(section(page).getByRole('heading')).toBeFocused();

  await page.context().clearCookies();
  await page.goto(`${url}/login`);
  await logInButton(page).click();
  await expectToast(page, 'Error', "This passkey isn't registered here. Log in with your password.");
  await expect(page).toHaveURL(`${url}/login`);
  await api.dispose();
});

test('a user logs in again with a passkey over a form with input, and an administrator removes the passkeys', {
  tag: '@soak',
}, async ({ page, browser, dataDir, startPlanner }) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await startPlanner({ dataDir, port, script: 'server', settings: { PUBLIC_URL: url } });
  const api = await connect(url);
  await api.post('/auth/register', maya);
  const jonas = { email: 'jonas@planner.example', password: 'a quiet harbor' };
  await api.post('/users', jonas);
  await holdLiveUpdates(page);
  await addAuthenticator(page);
  await logIn(page, url, jonas);
  await expectToast(page, 'Logged in successfully');
  await page.goto(`${url}/account`);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added successfully');

  await page.goto(`${url}/logs/blog`);
  // The session ends while a form contains input.
  await page.getByRole('button', { name: 'Add Blog Log' }).first().click();
  await page.getByRole('dialog').getByLabel('Blog Name').fill('Harbor notes');
  await page.context().clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(login.getByLabel('Password')).toBeFocused();
  await logInButton(page).click();
  await expectToast(page, 'Blog log created successfully');
  await expect(login).toBeHidden();

  // The user has lost the device.
  const context = await browser.newContext({ storageState: await api.storageState() });
  const theirs = await context.newPage();
  await theirs.goto(`${url}/admin/users`);
  const row = theirs.getByRole('row').filter({ hasText: jonas.email });
  await row.hover();
  await theirs.getByRole('button', { name: `More actions for ${jonas.email}` }).click();
  await theirs.getByRole('menuitem', { name: 'Reset two-step verification' }).click();
  const question = theirs.getByRole('alertdialog', { name: 'Reset two-step verification?' });
  await expect(question).toContainText('This also removes all passkeys.');
  await question.getByRole('button', { name: 'Reset' }).click();
  await row.getByRole('button', { name: `More actions for ${jonas.email}` }).click();
  await expect(theirs.getByRole('menuitem', { name: 'End all sessions' })).toBeVisible();
  await expect(theirs.getByRole('menuitem', { name: 'Reset two-step verification' })).toHaveCount(0);
  await context.close();
  await page.goto(`${url}/account`);
  await expect(section(page)).toContainText('No passkeys yet');
  await api.dispose();
});

test('a change that requires a recent login offers a passkey only to users who have one', async ({
  page,
  dataDir,
  startPlanner,
  allowErrors,
}) => {
  allowErrors(/status of 403/);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { ...adjustableClock, PUBLIC_URL: url };
  await startPlanner({ dataDir, port, script: 'server', settings });
  const api = await connect(url);
  await api.post('/auth/register', maya);
  const other = await connect(url);
  await other.post('/auth/login', maya);
  await page.context().addCookies((await api.storageState()).cookies);
  await addAuthenticator(page);
  setClockAhead(dataDir);

  await page.goto(`${url}/account`);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await expect(login.getByLabel(/^Password/)).toBeFocused();
  await expect(logInButton(page)).toHaveCount(0);
  await login.getByLabel(/^Password/).fill(maya.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Passkey added successfully');
  await expect(login).toBeHidden();

  // The other session's login was more than ten minutes ago.
  await page.context().clearCookies();
  await page.context().addCookies((await other.storageState()).cookies);
  await page.reload();
  await section(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await logInButton(page).click();
  await expectToast(page, 'Passkey removed successfully');
  await other.dispose();
  await api.dispose();
});

test('if passkeys cannot work, they are not offered, and the Account page explains why', async ({
  page,
  planner,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(logInButton(page)).toHaveCount(0);
  await signIn(page, await planner.createPerson());
  await page.goto('/account');
  await expect(section(page)).toContainText(
    'Passkeys require an address that begins with https:// and has a host name, or http://localhost on the computer that runs the planner. Ask an administrator to set one up.',
  );
  await expect(section(page).getByRole('button')).toHaveCount(0);
});
