import { type Browser, expect, type Page } from '@playwright/test';
import { connect, uniqueEmail } from './api.js';
import { expectToast, logIn } from './steps.js';
import { test } from './test.js';

const PASSWORD = 'seven quiet boats';

test.use({ viewer: 'administrator' });

/** Opens a page in another browser without a session. */
const openAsVisitor = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();

/** Returns the address from the dialog that displays a new link. Closes the dialog without copying the address. */
async function takeLink(page: Page, name: 'Invitation' | 'Password Reset', email: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name });
  const address = await dialog.getByRole('textbox', { name: `Link for ${email}` }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const question = dialog.getByText('Close without copying? You won’t be able to see it again.');
  await expect(question).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  return address;
}

const rowOf = (page: Page, section: RegExp, email: string) =>
  page.getByRole('region', { name: section }).getByRole('row').filter({ hasText: email });

const LINKS = /^Invitations and Password Resets/;

test('an administrator invites a person, who creates an account with the link', async ({
  page,
  planner,
  browser,
}) => {
  await planner.clear();
  const email = uniqueEmail();
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite User' });
  await dialog.getByLabel('Email').fill(planner.people.member.email);
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  await expectToast(page, 'Error', 'An account with this email address already exists.');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const address = await takeLink(page, 'Invitation', email);
  expect(address).toMatch(/\/invitation#cp_account_[\w-]{43}$/);
  await expect(rowOf(page, LINKS, email)).toContainText('Maya Okafor');

  const theirs = await openAsVisitor(browser);
  await theirs.goto(address);
  await expect(theirs).toHaveTitle('Invitation – Content Planner');
  await expect(theirs.getByLabel('Email')).toHaveValue(email);
  await theirs.getByLabel('First Name').fill('Priya');
  await theirs.getByLabel('Last Name').fill('Nair');
  const choose = async (password: string) => {
    await theirs.getByLabel(/^Password/).fill(password);
    await theirs.getByLabel(/^Confirm Password/).fill(password);
    await theirs.getByRole('button', { name: 'Create Account' }).click();
  };
  await choose('PriyaNair');
  await expect(theirs.getByText(/^This password is too easy to guess/).first()).toBeVisible();
  await choose(PASSWORD);
  await expectToast(theirs, 'Account created successfully');
  await expect(theirs).toHaveURL(/:\d+\/$/);
  await expect(theirs.getByRole('grid')).toBeVisible();

  // The list is updated without reloading.
  await expect(rowOf(page, /^Approved Users/, email)).toContainText('Priya Nair');
  await expect(page.getByRole('region', { name: LINKS })).toHaveCount(0);
  await theirs.goto(address);
  await expect(theirs.getByText('This link was already used. Log in instead.')).toBeVisible();
  await theirs.context().close();

  await page.goto('/activity');
  await expect(page.getByText('Priya Nair accepted an invitation')).toBeVisible();
  await expect(page.getByText(`Maya Okafor invited ${email}`)).toBeVisible();
});

test('a user sets a new password through a link, which ends their sessions and revokes keys and feeds', async ({
  page,
  planner,
  browser,
}) => {
  const person = await planner.createPerson();
  const elsewhere = await connect(planner.url);
  await elsewhere.post('/auth/login', person);
  const secretOf = async (input: object) => {
    const query =
      'mutation ($input: AccessTokenInput!) { created: createAccessToken(input: $input) { secret } }';
    const { created } = await elsewhere.graphql<{ created: { secret: string } }>(query, { input });
    return created.secret;
  };
  const phone = await secretOf({ kind: 'feed', name: 'Phone', feed: {} });
  const unknown = await secretOf({ kind: 'feed', name: 'Unknown', feed: {} });
  const statusOf = async (feed: string) => (await fetch(`${planner.url}/feeds/${feed}.ics`)).status;
  await page.goto('/admin/users');
  await rowOf(page, /^Approved Users/, person.email).hover();
  const button = page.getByRole('button', { name: `More actions for ${person.email}` });
  await button.click();
  await page.getByRole('menuitem', { name: 'Create a password reset link' }).click();
  const address = await takeLink(page, 'Password Reset', person.email);
  await expect(button).toBeFocused();

  const theirs = await openAsVisitor(browser);
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { name: 'Choose a New Password' })).toBeVisible();
  await theirs.getByLabel(/^Password/).fill(PASSWORD);
  await theirs.getByLabel(/^Confirm Password/).fill(PASSWORD);
  const group = theirs.getByRole('group', { name: 'Revoke keys and feeds' });
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(group.getByRole('checkbox', { name: /^Phone Feed, created .*\. Never used$/ })).toBeVisible();
  await group.getByText('Unknown').click();
  await theirs.getByRole('button', { name: 'Save Password' }).click();
  await expectToast(theirs, 'Password changed successfully', 'Log in with your new password.');
  await expect(theirs).toHaveURL(/\/login$/);
  await expect(elsewhere.get('/auth/user')).rejects.toThrow('401');
  expect([await statusOf(phone), await statusOf(unknown)]).toEqual([200, 410]);
  await logIn(theirs, planner.url, { email: person.email, password: PASSWORD });
  await expectToast(theirs, 'Logged in successfully');
  await theirs.context().close();
  await elsewhere.dispose();
});

test('a revoked link stops working', { tag: '@soak' }, async ({ page, planner, browser }) => {
  const person = await planner.createPerson();
  await page.goto('/admin/users');
  await rowOf(page, /^Approved Users/, person.email).hover();
  await page.getByRole('button', { name: `More actions for ${person.email}` }).click();
  await page.getByRole('menuitem', { name: 'Create a password reset link' }).click();
  const address = await takeLink(page, 'Password Reset', person.email);
  await page.getByRole('button', { name: `Revoke: Password reset for ${person.email}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke Password Reset' });
  await expect(question).toContainText(`The link for ${person.email} will stop working immediately.`);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Link revoked successfully');
  await expect(rowOf(page, LINKS, person.email)).toHaveCount(0);

  const theirs = await openAsVisitor(browser);
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(theirs.getByText(/^This link has expired or was revoked/)).toBeVisible();
  await theirs.getByRole('link', { name: 'Log In' }).click();
  await expect(theirs).toHaveURL(/\/login$/);
  await theirs.context().close();
});
