import { expect, type Page } from '@playwright/test';
import { type Api, connect, type Person, uniqueEmail } from './api.js';
import { cutNetwork, expectToast, logIn, NETWORK_FAILED, signIn } from './steps.js';
import { test } from './test.js';

const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');

/** Logs in from another browser. */
async function logInElsewhere(url: string, person: Person): Promise<Api> {
  const elsewhere = await connect(url);
  await elsewhere.post('/auth/login', person);
  return elsewhere;
}

test('users see their sessions, and can end one session or all other sessions', async ({ page, planner }) => {
  const person = await planner.createPerson();
  await signIn(page, person);
  const [first, second, third] = [
    await logInElsewhere(planner.url, person),
    await logInElsewhere(planner.url, person),
    await logInElsewhere(planner.url, person),
  ];
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page).toHaveTitle('Account – Content Planner');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Account');
  await expect(sessions(page)).toHaveCount(4);
  const current = sessions(page).filter({ hasText: 'This device' });
  await expect(current).toHaveText(/Chrome on \w+This deviceNow, from 127\.0\.0\.1/);
  await expect(current.getByRole('button')).toHaveCount(0);

  // The most recent login is first among the other sessions.
  await sessions(page)
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .press('Enter');
  await expectToast(page, 'Session ended successfully');
  await expect(sessions(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused();
  await expect(third.get('/auth/user')).rejects.toThrow('401');
  await second.get('/auth/user');

  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere else?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'Sessions ended successfully');
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await expect(first.get('/auth/user')).rejects.toThrow('401');
  await expect(second.get('/auth/user')).rejects.toThrow('401');
  expect((await page.request.get('/api/auth/user')).ok()).toBe(true);
  for (const elsewhere of [first, second, third]) await elsewhere.dispose();
});

test('sessions that cannot be loaded or ended are reported', { tag: '@soak' }, async ({
  page,
  planner,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const person = await planner.createPerson();
  await signIn(page, person);
  const elsewhere = await logInElsewhere(planner.url, person);
  const reads = await cutNetwork(page, 'Sessions');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sessions could not be loaded' })).toBeVisible();
  await reads.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sessions(page)).toHaveCount(2);

  await cutNetwork(page, 'EndSession');
  await sessions(page).nth(1).getByRole('button').click();
  await expectToast(page, 'Error', 'Failed to end the session');
  await expect(sessions(page)).toHaveCount(2);
  await elsewhere.get('/auth/user');
  await elsewhere.dispose();
});

test('users can change their names, and must enter the current password to change their email address', {
  tag: '@soak',
}, async ({ page, planner }) => {
  const person = await planner.createPerson();
  await signIn(page, person);
  await page.goto('/account');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Ångström');
  await save.click();
  await expectToast(page, 'Profile updated successfully');
  await expect(page.getByRole('complementary').getByText('Zoë Ångström')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  const email = uniqueEmail();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Current password').fill('not this one');
  await save.click();
  await expectToast(page, 'Error', 'Current password is incorrect');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'Current password is incorrect',
  );
  await page.getByLabel('Current password').fill(person.password);
  await save.click();
  await expectToast(page, 'Profile updated successfully');
  await expect(page.getByLabel('Current password')).toHaveCount(0);

  await page.context().clearCookies();
  await logIn(page, '', { ...person, email });
  await expectToast(page, 'Logged in successfully');
});

test('users can change their password, which ends their other sessions', async ({ page, planner }) => {
  const person = await planner.createPerson();
  const elsewhere = await connect(planner.url);
  await elsewhere.post('/auth/login', person);
  await signIn(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const [current, next, again] = ['Current Password', 'New Password', 'Confirm Password'].map((label) =>
    dialog.getByLabel(label),
  ) as [ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>];
  const submit = dialog.getByRole('button', { name: 'Change Password' });

  await submit.click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await current.fill('not this one');
  await next.fill('1234567');
  await again.fill('12345678');
  await submit.click();
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible();
  await next.fill('seven quiet boats');
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await again.fill('seven quiet boats');
  await submit.click();
  await expectToast(page, 'Error', 'Current password is incorrect');
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await expect(next).toHaveValue('seven quiet boats');

  await current.fill(person.password);
  await submit.click();
  await expectToast(page, 'Password changed successfully');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await expect(page.getByText(/^Changed on \d\d\/\d\d\/20\d\d\./)).toBeVisible();
  expect((await page.request.get('/api/auth/user')).ok()).toBe(true);
  await expect(elsewhere.get('/auth/user')).rejects.toThrow('401');
  await elsewhere.dispose();

  await page.context().clearCookies();
  await logIn(page, '', { ...person, password: 'seven quiet boats' });
  await expectToast(page, 'Logged in successfully');
});

test('users create a key, see its secret once, and revoke the key', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  await signIn(page, await planner.createPerson());
  await page.goto('/account');
  await expect(page.getByText('No keys or feeds yet')).toBeVisible();
  await page.getByRole('button', { name: 'New key' }).press('Enter');
  await page.getByRole('dialog', { name: 'New key' }).getByLabel('Name').fill('Report');
  await page.getByRole('button', { name: 'Create key' }).click();
  const ready = page.getByRole('dialog', { name: 'Report' });
  await expect(ready.getByRole('textbox', { name: 'Access key' })).toHaveValue(/^cp_key_/);
  const secret = await ready.getByRole('textbox', { name: 'Access key' }).inputValue();
  await ready.getByRole('button', { name: 'Done' }).click();
  await ready.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(ready).toBeHidden();
  await expect(page.getByRole('button', { name: 'New key' })).toBeFocused();
  const keys = page.getByRole('list', { name: 'Keys and feeds' }).getByRole('listitem');
  await expect(keys).toHaveText(/^ReportRead, all brands.*\. Never used\. Expires .*Revoke$/);
  await expect(page.locator('body')).not.toContainText(secret);

  await page.getByRole('button', { name: 'Revoke Report' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke this key?' });
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Key revoked successfully');
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByRole('link', { name: 'Edit keys and feeds' }).click();
  await expect(page).toHaveURL('/sharing');
});
