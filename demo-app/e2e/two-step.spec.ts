import { expect, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { unique } from './api.js';
import { expectToast, holdLiveUpdates, signIn } from './steps.js';
import { test } from './test.js';
import { codeOf, turnOnTwoStep } from './two-step-steps.js';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const codeField = (page: Page) => page.getByLabel('Six digits from your authenticator app');

/** Lets pages print without the browser's dialog. Returns a function that returns the printed text. */
async function recordPrints(page: Page): Promise<() => string> {
  let printed = '';
  await page.exposeFunction('recordPrint', (text: string) => {
    printed = text;
  });
  // The script also runs in the frame that is printed.
  await page.addInitScript(() => {
    const { recordPrint } = window.top as unknown as { recordPrint: (text: string) => void };
    window.print = () => recordPrint(document.body.textContent);
  });
  return () => printed;
}

/**
 * Sets up two-step verification in the open dialog, with the keyboard. Returns the secret, the code and the recovery
 * codes.
 */
async function setUp(page: Page, password: string) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Current password/)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const shown = await dialog.getByRole('textbox', { name: 'Or type this key' }).inputValue();
  const secret = shown.replaceAll(' ', '');
  await expect(dialog.getByLabel(/six digits/)).toBeFocused();
  const used = codeOf(secret);
  await page.keyboard.type(used);
  await expectToast(page, 'Two-step verification turned on');
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  return { secret, used, codes };
}

async function saveCodes(page: Page) {
  await page.getByRole('checkbox', { name: /^I have saved the codes/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

test('users turn on two-step verification, log in with codes, and turn it off', async ({ page, planner }) => {
  const person = await planner.createPerson();
  const printed = await recordPrints(page);
  await signIn(page, person);
  await page.goto('/account');
  await expect(section(page)).toContainText('Anyone with your password can log in.');
  await section(page).getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(/^Current password/);
  await expect(password).toBeFocused();
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Error', 'Current password is incorrect');
  await password.fill('');
  const { secret, used, codes } = await setUp(page, person.password);
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect.poll(printed).toContain('Recovery codes for Content Planner');
  for (const code of codes) expect(printed()).toContain(code);
  await saveCodes(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(section(page)).toContainText('10 recovery codes are left.');

  await page.context().clearCookies();
  await enterPassword(page, person);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(used);
  await expect(page.getByRole('alert')).toContainText('Invalid code');
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret, 1));
  await expectToast(page, 'Logged in successfully');
  await expect(page).toHaveURL('/');

  await page.context().clearCookies();
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] as string);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Logged in successfully');

  await page.goto('/account');
  await expect(section(page)).toContainText('9 recovery codes are left.');
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await password.fill(person.password);
  await dialog.getByLabel(/^Code from your authenticator app/).fill(codes[1] as string);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Two-step verification turned off');
  await expect(section(page)).toContainText('Anyone with your password can log in.');
});

test('an administrator resets the two-step verification of a user', { tag: '@soak' }, async ({
  page,
  planner,
  theirs,
}) => {
  const person = await planner.createPerson();
  await turnOnTwoStep(planner.url, person);
  await theirs.goto('/admin/users');
  const row = theirs.getByRole('row').filter({ hasText: person.email });
  await row.hover();
  await theirs.getByRole('button', { name: `More actions for ${person.email}` }).click();
  await theirs.getByRole('menuitem', { name: 'Reset two-step verification' }).click();
  const question = theirs.getByRole('alertdialog', { name: 'Reset two-step verification?' });
  await question.getByRole('button', { name: 'Reset' }).click();
  await expectToast(theirs, 'Two-step verification reset successfully');
  await row.getByRole('button', { name: `More actions for ${person.email}` }).click();
  await expect(theirs.getByRole('menuitem', { name: 'End all sessions' })).toBeVisible();
  await expect(theirs.getByRole('menuitem', { name: 'Reset two-step verification' })).toHaveCount(0);
  await enterPassword(page, person);
  await expectToast(page, 'Logged in successfully');
});

test('a session that has ended is renewed with a code, in a dialog over the form', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const person = await planner.createPerson();
  const name = unique('Harbor notes');
  await holdLiveUpdates(page);
  await signIn(page, person);
  await page.goto('/logs/blog');
  await page.getByRole('button', { name: 'Add Blog Log' }).click();
  const form = page.getByRole('dialog', { name: 'Create Blog Log' });
  await form.getByLabel('Blog Name').fill(name);
  // Another device turns on two-step verification, which ends the page's session.
  const secret = await turnOnTwoStep(planner.url, person);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(login.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret, 1));
  await expectToast(page, 'Blog log created successfully');
  await expect(login).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('users who are required to use two-step verification must set it up before they can use the planner', async ({
  browser,
  dataDir,
  startPlanner,
  planner,
}) => {
  const own = await startPlanner({
    ...{ dataDir, port: await freePort(), script: 'server' },
    settings: { REQUIRE_TWO_STEP: 'all' },
  });
  const context = await browser.newContext({ baseURL: own.url });
  const page = await context.newPage();
  const { email, password } = planner.people.administrator;
  await page.request.post('/api/auth/register', { data: { email, password } });
  const heading = page.getByRole('heading', { level: 1, name: 'Set up two-step verification' });
  const button = page.getByRole('button', { name: 'Set up' });

  await page.goto('/logs/blog');
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Set up two-step verification – Content Planner');
  await expect(button).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  await enterPassword(page, { email, password });
  await expect(heading).toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await setUp(page, password);
  // The page stays open until the codes are saved.
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await saveCodes(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/account');
  await expect(section(page)).toContainText('10 recovery codes are left.');
  await expect(section(page).getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await context.close();
});
