import { expect, type Locator, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { connect, type Person, uniqueEmail } from './api.js';
import { adjustableClock, setClockAhead } from './data-folder.js';
import {
  cutNetwork,
  discard,
  expectLoggedOut,
  expectToast,
  holdLiveUpdates,
  holdNetwork,
  isQuery,
  logIn,
  NETWORK_FAILED,
  recordToasts,
  settled,
  signIn,
} from './steps.js';
import { test } from './test.js';

const LAST_ADMIN = 'At least one administrator is required';

const section = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const pending = (page: Page): Locator => section(page, /^Pending Approval \(\d+\)$/);
const approved = (page: Page): Locator => section(page, /^Approved Users \(\d+\)$/);
const rowOf = (within: Page | Locator, { email }: { email: string }): Locator =>
  within.getByRole('row').filter({ hasText: email });

/** Returns today's date in the format that lists use. */
const today = (): string =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());

/** Opens a dialog for an approved user. */
async function openFrom(
  page: Page,
  who: { email: string },
  action: 'Edit' | 'Delete' | 'More actions for',
): Promise<void> {
  await rowOf(approved(page), who).hover();
  await page.getByRole('button', { name: `${action} ${who.email}` }).click();
}

test.use({ viewer: 'administrator' });

// Distribute these tests among the workers. Otherwise, one worker would still be running them after the others have
// finished.
test.describe.configure({ mode: 'parallel' });

test('pending and approved users are listed separately, with all their properties', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  await planner.clear();
  const waiting = await planner.createPerson({ firstName: 'Noor', lastName: 'Haddad', isApproved: false });
  await page.goto('/admin/users');
  await expect(page).toHaveTitle('User Management – Content Planner');
  await expect(page.getByRole('heading', { name: 'Pending Approval (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Approved Users (2)' })).toBeVisible();

  await expect(
    pending(page).getByText('Email addresses are not verified. Approve only people you know.'),
  ).toBeVisible();

  const row = rowOf(pending(page), waiting);
  for (const text of ['Noor Haddad', today(), 'Pending', 'Approve', 'Reject']) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  const { administrator, member } = planner.people;
  const maya = rowOf(approved(page), administrator);
  for (const text of ['Maya Okafor', today(), 'Admin', 'Remove Admin']) {
    await expect(maya.getByText(text, { exact: true })).toBeAttached();
  }
  const jonas = rowOf(approved(page), member);
  for (const text of ['Jonas Weber', today(), 'User', 'Make Admin']) {
    await expect(jonas.getByText(text, { exact: true })).toBeAttached();
  }
  for (const action of ['Edit', 'Delete']) {
    await expect(jonas.getByRole('button', { name: `${action} ${member.email}` })).toBeAttached();
  }
});

test('Approve moves an account to the approved users, and Reject deletes it', async ({ page, planner }) => {
  await planner.clear();
  const [welcome, unwelcome] = [
    await planner.createPerson({ isApproved: false }),
    await planner.createPerson({ isApproved: false }),
  ];
  await page.goto('/');
  await page.getByRole('link', { name: 'User Management 2 waiting for approval' }).click();
  await rowOf(pending(page), welcome).getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'User approved successfully');
  await expect(rowOf(approved(page), welcome)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending Approval (1)' })).toBeVisible();
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('link', { name: 'User Management 1 waiting for approval' }).click();

  const question = page.getByRole('alertdialog', { name: 'Reject Account' });
  const reject = rowOf(pending(page), unwelcome).getByRole('button', { name: 'Reject' });
  await reject.click();
  await expect(question).toContainText(`This deletes the account of ${unwelcome.email}.`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(pending(page), unwelcome)).toBeVisible();
  await reject.click();
  await question.getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, 'User rejected successfully');
  await expect(page.getByRole('heading', { name: 'Pending Approval (0)' })).toBeVisible();
  await expect(page.getByText(unwelcome.email)).toHaveCount(0);
  const users = await planner.api.get<{ email: string }[]>('/users');
  expect(users.map(({ email }) => email)).not.toContain(unwelcome.email);
});

test('a user can be made an administrator, and the administrator rights can be revoked', async ({
  page,
  planner,
}) => {
  const person = await planner.createPerson();
  await page.goto('/admin/users');
  const row = rowOf(approved(page), person);
  await expect(row).toBeVisible();
  const network = await holdNetwork(page);
  await row.getByRole('button', { name: 'Make Admin' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make Admin' });
  await expect(question).toHaveAccessibleDescription(
    `${person.email} will be able to manage brands, fields and users, including administrators.`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('User', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Make Admin' }).click();
  const confirm = question.getByRole('button', { name: 'Make Admin' });
  await expect(confirm).toHaveAttribute('data-variant', 'primary');
  await confirm.click();
  await expect(question).toBeHidden();
  await expect(row).toHaveAttribute('aria-busy', 'true');
  await expect(row.getByRole('button', { name: 'Make Admin' })).toHaveAttribute('aria-disabled', 'true');
  network.release();
  await expectToast(page, 'User role updated successfully');
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Remove Admin' }).click();
  const removal = page.getByRole('alertdialog', { name: 'Remove Admin' });
  await expect(removal).toHaveAccessibleDescription(
    `${person.email} will no longer be able to manage brands, fields and users. Links and embeds that they created keep working. Replace them under Sharing.`,
  );
  await removal.getByRole('button', { name: 'Remove Admin' }).click();
  await expect(row.getByText('User', { exact: true })).toBeVisible();
  await expectToast(page, 'User role updated successfully');
});

test('changing administrator rights requires a login within the last ten minutes, and a dialog offers one', async ({
  page,
  dataDir,
  startPlanner,
  allowErrors,
}) => {
  allowErrors(/status of 403/);
  const start = { dataDir, port: await freePort(), script: 'server', settings: adjustableClock } as const;
  const { url } = await startPlanner(start);
  const maya = { email: 'maya@planner.example', password: 'a quiet harbor' };
  const jonas = { email: 'jonas@planner.example', password: 'a quiet harbor' };
  const api = await connect(url);
  await api.post('/auth/register', maya);
  await api.post<Person>('/users', jonas);
  await page.context().addCookies((await api.storageState()).cookies);
  setClockAhead(dataDir);

  await page.goto(`${url}/admin/users`);
  const row = rowOf(approved(page), jonas);
  const makeAdmin = async () => {
    await row.getByRole('button', { name: 'Make Admin' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  };
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await makeAdmin();
  await login.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(
    page,
    'Error',
    'Log in again to do this. It requires a login within the last ten minutes.',
  );
  await expect(row.getByText('User', { exact: true })).toBeVisible();

  await makeAdmin();
  await login.getByLabel(/^Password/).fill(maya.password);
  await login.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'User role updated successfully');
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await expect(login).toBeHidden();

  // After this login, other changes don't require another one.
  await row.getByRole('button', { name: 'Remove Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Admin' }).click();
  await expect(row.getByText('User', { exact: true })).toBeVisible();
  await expect(login).toBeHidden();
  await api.dispose();
});

test('an account can be added and is approved by default', async ({ page, planner }) => {
  await page.goto('/admin/users');
  const open = page.getByRole('button', { name: 'Add New User' });
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await open.click();
  await expect(dialog.getByRole('checkbox', { name: 'Auto-Approve' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Administrator' })).not.toBeChecked();

  await create.click();
  await expectToast(page, 'Validation Error', 'Email and password are required');
  const first = uniqueEmail();
  await dialog.getByLabel('Email').fill(first);
  await dialog.getByLabel('Password').fill('1234567');
  await create.click();
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible();
  await dialog.getByLabel('Password').fill('a quiet harbor');
  await dialog.getByLabel('First Name').fill('Noor');
  await create.click();
  await expectToast(page, 'User created successfully');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(rowOf(approved(page), { email: first })).toContainText('Noor');

  const second = uniqueEmail();
  await open.click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await dialog.getByLabel('Email').fill(second);
  await dialog.getByLabel('Password').fill('a quiet harbor');
  await dialog.getByRole('checkbox', { name: 'Auto-Approve' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Administrator' }).check();
  await create.click();
  await expectToast(page, 'User created successfully');
  await expect(rowOf(pending(page), { email: second })).toBeVisible();
  const users = await planner.api.get<{ email: string }[]>('/users');
  expect(users.find(({ email }) => email === first)).toMatchObject({
    firstName: 'Noor',
    lastName: null,
    isAdmin: false,
    isApproved: true,
  });
  expect(users.find(({ email }) => email === second)).toMatchObject({ isAdmin: true, isApproved: false });
});

test('an account can be edited: a blank password is ignored, and a new password ends all sessions', async ({
  page,
  planner,
  browser,
}) => {
  const person = await planner.createPerson({ firstName: 'Noor', lastName: 'Haddad' });
  await page.goto('/admin/users');
  await openFrom(page, person, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const update = dialog.getByRole('button', { name: 'Update' });
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await expect(dialog.getByLabel('First Name')).toHaveValue('Noor');
  await expect(dialog.getByLabel('New Password')).toHaveValue('');
  await expect(dialog.getByText('Leave blank to keep the current password')).toBeVisible();
  await dialog.getByLabel('First Name').fill('Nora');
  await dialog.getByLabel('Last Name').fill('');
  const sent = page.waitForRequest(isQuery);
  await update.click();
  expect((await sent).postDataJSON().variables.input).toEqual({
    email: person.email,
    firstName: 'Nora',
    lastName: null,
  });
  await expectToast(page, 'User information updated successfully');
  await expect(dialog).toBeHidden();
  await expect(rowOf(approved(page), person)).toContainText('Nora');

  const theirs = await browser.newContext({ baseURL: planner.url });
  const theirPage = await theirs.newPage();
  await recordToasts(theirPage);
  // Block live updates, because they would report the end of the session before the click below.
  await holdLiveUpdates(theirPage);
  await signIn(theirPage, person);
  const loaded = theirPage.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('query Entries')),
  );
  await theirPage.goto('/logs/blog');
  await expect(theirPage.getByText('Nora')).toBeVisible();
  // Wait for the page's requests. A request after the session has ended would open the login before the click below.
  await loaded;
  await settled(theirPage);

  const moved = uniqueEmail();
  await openFrom(page, person, 'Edit');
  await dialog.getByLabel('Email').fill(moved);
  await dialog.getByLabel('New Password').fill('seven quiet boats');
  await update.click();
  await expectToast(page, 'User information updated successfully');
  // On a busy machine, a late request from the page can open the login before this click, because the session has
  // ended. The link is then gone, so ignore the failed click.
  await theirPage
    .getByRole('link', { name: 'Email Logs' })
    .click({ timeout: 10_000 })
    .catch(() => {});
  await expectLoggedOut(theirPage);
  await expect(theirPage).toHaveURL('/login');
  await logIn(theirPage, '', { email: moved, password: 'seven quiet boats' });
  await expectToast(theirPage, 'Logged in successfully');
  await theirs.close();
});

test('administrators must enter their current password to set a new one', async ({ page, planner }) => {
  const person = await planner.createPerson({ isAdmin: true });
  await signIn(page, person);
  await page.goto('/admin/users');
  await openFrom(page, person, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const current = dialog.getByLabel('Current Password');
  const update = dialog.getByRole('button', { name: 'Update' });
  await expect(current).toBeHidden();
  await dialog.getByLabel('New Password').fill('seven quiet boats');
  await update.click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await current.fill('not this one');
  await update.click();
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await expectToast(page, 'Error', 'Current password is incorrect');
  await current.fill(person.password);
  await update.click();
  await expectToast(page, 'User information updated successfully');
  await expect(dialog).toBeHidden();

  await openFrom(page, planner.people.member, 'Edit');
  await dialog.getByLabel('New Password').fill('seven quiet boats');
  await expect(current).toBeHidden();
});

test('an account is deleted after a confirmation', async ({ page, planner }) => {
  const person = await planner.createPerson();
  await page.goto('/admin/users');
  await openFrom(page, person, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect(question).toContainText('This action cannot be undone.');
  await expect(question).toContainText(
    `permanently removes the user ${person.email} and all associated data`,
  );
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${person.email}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'User deleted successfully');
  await expect(question).toBeHidden();
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('all sessions of a user are ended after a confirmation', async ({ page, planner }) => {
  const person = await planner.createPerson();
  const elsewhere = await connect(planner.url);
  await elsewhere.post('/auth/login', person);
  await page.goto('/admin/users');
  await openFrom(page, person, 'More actions for');
  await page.getByRole('menuitem', { name: 'End all sessions' }).click();
  const question = page.getByRole('alertdialog', { name: 'End all sessions?' });
  await expect(question).toContainText(`This logs ${person.email} out on all devices`);
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expectToast(page, 'Sessions ended successfully');
  await expect(question).toBeHidden();
  await expect(elsewhere.get('/auth/user')).rejects.toThrow('401');
  await elsewhere.dispose();
  await page.goto('/activity');
  await expect(page.getByText(`ended a session of ${person.email}`)).toBeVisible();
});

test("the last administrator can't be removed, and the server's error is displayed", async ({
  page,
  planner,
}) => {
  await planner.clear();
  const { administrator } = planner.people;
  await page.goto('/admin/users');
  await rowOf(approved(page), administrator).hover();
  await page.getByRole('button', { name: `Remove Admin: ${administrator.email}` }).click();
  const removal = page.getByRole('alertdialog', { name: 'Remove Admin' });
  await expect(removal).toHaveAccessibleDescription(
    'You will no longer be able to manage brands, fields and users. Links and embeds that you created keep working.',
  );
  await removal.getByRole('button', { name: 'Remove Admin' }).click();
  await expectToast(page, 'Error', LAST_ADMIN);
  await expect(rowOf(approved(page), administrator).getByText('Admin', { exact: true })).toBeVisible();

  await openFrom(page, administrator, 'Delete');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', LAST_ADMIN);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(approved(page), administrator)).toBeVisible();
});

test('a taken email address is reported in both dialogs, and the fields keep their values', {
  tag: '@soak',
}, async ({ page, planner }) => {
  const taken = 'An account with this email address already exists.';
  const person = await planner.createPerson();
  const { member } = planner.people;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New User' });
  await adding.getByLabel('Email').fill(member.email.toUpperCase());
  await adding.getByLabel('Password').fill('a quiet harbor');
  await adding.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Error', taken);
  await expect(adding.getByLabel('Password')).toHaveValue('a quiet harbor');
  await discard(adding);

  await openFrom(page, person, 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit User' });
  await editing.getByLabel('Email').fill(member.email);
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Error', taken);
  await expect(editing.getByLabel('Email')).toHaveValue(member.email);
});

test('each operation displays its own error if there is no response', async ({
  page,
  planner,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  await planner.clear();
  const person = await planner.createPerson();
  const waiting = await planner.createPerson({ isApproved: false });
  await page.goto('/admin/users');
  await expect(rowOf(approved(page), person)).toBeVisible();
  const network = await cutNetwork(page);

  for (const action of ['Approve', 'Reject']) {
    await rowOf(pending(page), waiting).getByRole('button', { name: action }).click();
    if (action === 'Reject')
      await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
    await expectToast(page, 'Error', 'Failed to update user approval status');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await rowOf(approved(page), person).getByRole('button', { name: 'Make Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  await expectToast(page, 'Error', 'Failed to update user role');

  await openFrom(page, person, 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit User' });
  await editing.getByLabel('First Name').fill('Noor');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Error', 'Failed to update user information');
  await expect(editing.getByLabel('First Name')).toHaveValue('Noor');
  await discard(editing);

  await openFrom(page, person, 'Delete');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', 'Failed to delete user');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add New User' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New User' });
  const email = uniqueEmail();
  await adding.getByLabel('Email').fill(email);
  await adding.getByLabel('Password').fill('a quiet harbor');
  await adding.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Error', 'Failed to create user');
  await network.restore();
  await adding.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'User created successfully');
  await expect(rowOf(approved(page), { email })).toBeVisible();
});

test('an account that another user has deleted is reported and removed from the lists', {
  tag: '@soak',
}, async ({ page, planner }) => {
  // Block live updates, because they would remove the account from the list before the click.
  await holdLiveUpdates(page);
  const people = [
    await planner.createPerson({ isApproved: false }),
    await planner.createPerson(),
    await planner.createPerson(),
    await planner.createPerson(),
  ] as const;
  const [waiting, promoted, edited, deleted] = people;
  await page.goto('/admin/users');
  await expect(rowOf(approved(page), deleted)).toBeVisible();
  for (const { id } of people) await planner.api.delete(`/users/${id}`);

  await openFrom(page, deleted, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', 'User not found');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  for (const { email } of [waiting, promoted, edited, deleted]) {
    await expect(page.getByText(email)).toHaveCount(0);
  }
});

test('the lists display a skeleton while loading, and an error if loading fails', { tag: '@soak' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const network = await holdNetwork(page, 'query Users');
  await page.goto('/admin/users');
  await expect(page.getByText('Loading users')).toBeAttached();
  network.release();
  await expect(page.getByText('Loading users')).toBeHidden();

  const cut = await cutNetwork(page, 'query Users');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Users could not be loaded');
  await cut.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the entries of a person can be handed over before the account is deleted', async ({
  page,
  planner,
}) => {
  await planner.clear();
  const [leaving, staying] = [await planner.createPerson(), await planner.createPerson()];
  const users = await planner.api.get<{ id: string; email: string }[]>('/users');
  const idOf = ({ email }: { email: string }) => users.find((user) => user.email === email)?.id ?? '';
  await planner.api.patch(`/users/${idOf(staying)}`, { firstName: 'Noor', lastName: 'Haddad' });
  await planner.api.post('/field-configs', {
    ...{ logType: 'blog', fieldLabel: 'Owner', fieldType: 'person' },
  });
  for (const date of ['2020-01-01', '2036-01-01']) {
    const dynamicFields = { owner: idOf(leaving) };
    await planner.api.post('/logs/blog', { date, blogName: 'Launch', dynamicFields });
  }
  const owners = async () => {
    const entries = await planner.api.get<{ dynamicFields: { owner: { id: string } } }[]>('/logs/blog');
    return entries.map(({ dynamicFields }) => dynamicFields.owner.id);
  };

  await page.goto('/admin/users');
  await openFrom(page, leaving, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect(question).toContainText('They appear in 2 entries');
  await question.getByRole('button', { name: 'Hand over first' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over entries' });
  await expect(dialog).toContainText('appears in 2 entries');
  await dialog.getByRole('combobox', { name: 'New person' }).click();
  await page.getByRole('option', { name: 'Noor Haddad' }).click();
  await dialog.getByRole('button', { name: 'Hand over entries' }).click();
  await expectToast(page, 'Entries handed over to Noor Haddad');
  expect(await owners()).toEqual([idOf(staying), idOf(staying)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(owners).toEqual([idOf(leaving), idOf(leaving)]);
});
