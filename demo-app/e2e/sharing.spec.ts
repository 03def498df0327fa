import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { createToken } from './access-tokens.js';
import { connect, unique } from './api.js';
import { adjustableClock, setClockAhead } from './data-folder.js';
import { discard, expectToast } from './steps.js';
import { test } from './test.js';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Uses the menu to open the dialog for a new token. */
async function openNew(page: Page, kind: 'embed' | 'key'): Promise<void> {
  await page.getByRole('button', { name: 'Create something else' }).click();
  await page.getByRole('menuitem', { name: `New ${kind}` }).click();
  await expect(dialog(page, `New ${kind}`)).toBeVisible();
}

/** Revokes a token and accepts the confirmation. */
async function revoke(page: Page, kind: string, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Revoke ${name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Revoke this ${kind}?` });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Revoke' }).click();
}

/** Sends a request with a key but without a session. Returns the response. */
const entriesWith = (url: string, key: string, query: string) =>
  fetch(`${url}/api/entries?${query}`, { headers: { authorization: `Bearer ${key}` } });

/** Closes the dialog that displays a new secret, without copying the secret. */
async function closeReady(page: Page, name: string): Promise<void> {
  await dialog(page, name).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page, name)).toContainText('Close without copying?');
  await dialog(page, name).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog(page, name)).toBeHidden();
}

test.describe('administrators', () => {
  test.use({ viewer: 'administrator' });

  test('open the screen from the user menu', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('group', { name: 'Team' }).getByRole('menuitem', { name: 'Sharing' }).click();
    await expect(page).toHaveURL('/sharing');
    await expect(page).toHaveTitle('Sharing – Content Planner');
    await expect(page.getByRole('heading', { level: 1, name: 'Sharing' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('TeamSharing');
  });

  test('create a key, which works until it is revoked', async ({ page, planner }) => {
    const [name, title] = [unique('Website'), unique('Published by a script')];
    await planner.api.post('/logs/blog', { blogName: title, date: '2026-03-08' });
    await page.goto('/sharing');
    await openNew(page, 'key');
    await dialog(page, 'New key').getByLabel('Name').fill(name);
    await dialog(page, 'New key').getByRole('button', { name: 'Create key' }).click();
    const key = await dialog(page, name).getByRole('textbox', { name: 'Access key' }).inputValue();
    expect(key).toMatch(/^cp_key_/);

    const { url } = planner;
    const response = await entriesWith(url, key, 'from=2026-03-08&to=2026-03-08&kind=blog');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(title);

    await closeReady(page, name);
    await expect(row(page, name)).toContainText('Key, read only');
    await expect(page.locator('body')).not.toContainText(key);
    await revoke(page, 'key', name);
    await expectToast(page, 'Key revoked successfully');
    await expect(row(page, name)).toBeHidden();
    expect((await entriesWith(url, key, 'from=2026-03-08&to=2026-03-08')).status).toBe(401);
    await page.getByRole('button', { name: /^Revoked or expired/ }).click();
    await expect(row(page, name)).toContainText('Revoked');
  });

  test('create a link with a preview, and copy its URL', async ({ page, planner, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [name, brandName] = [unique('Client page'), unique('Harbor lights')];
    const brand = await planner.api.post<{ id: string }>('/brands', { name: brandName, color: 'teal' });
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    const mine = { otherName: unique('Lantern walk'), title: unique('Lantern walk'), date: today };
    await planner.api.post('/logs/other', { ...mine, brandId: brand.id });
    await page.goto('/sharing');
    await page.getByRole('button', { name: 'New link' }).first().click();
    const form = dialog(page, 'New link');
    await form.getByRole('button', { name: /^Brands:/ }).click();
    await page.getByRole('checkbox', { name: brandName }).click();
    await page.keyboard.press('Escape');
    await expect(form.getByText(/^1 entry in /)).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Create link' }).click();

    const ready = dialog(page, name);
    const value = await ready.getByRole('textbox', { name: 'Link for the client' }).inputValue();
    expect(value).toMatch(new RegExp(`^${planner.url}/shared/[0-9a-f-]{36}#cp_link_[\\w-]{43}$`));
    await ready.getByRole('button', { name: 'Copy: Link for the client' }).click();
    await expect(ready.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    await ready.getByRole('button', { name: 'Done' }).click();
    await expect(ready).toBeHidden();

    await row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await dialog(page, 'Edit link').getByRole('combobox', { name: 'Expires' }).click();
    await page.getByRole('option', { name: 'Never' }).click();
    await dialog(page, 'Edit link').getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Link updated successfully');
    await expect(row(page, name)).toContainText('Never expires');
    await expect(row(page, name)).toContainText(brandName);
  });

  test('a link shows exactly the types and fields that its dialog lists', async ({
    page,
    browser,
    planner,
  }) => {
    const { api } = planner;
    const [name, title, status, budget] = [
      unique('Board'),
      unique('Lamp'),
      unique('Status'),
      unique('Budget'),
    ];
    const date = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    const createField = (label: string, isShareable: boolean) =>
      api.graphql<{ field: { name: string } }>(
        'mutation ($input: FieldInput!) { field: createField(input: $input) { name } }',
        { input: { label, isShareable, type: 'text', kinds: [{ kind: 'blog' }, { kind: 'email' }] } },
      );
    const shown = await createField(status, true);
    const secret = await createField(budget, false);
    const dynamicFields = { [shown.field.name]: 'Approved by Ana', [secret.field.name]: 'Unseen thousands' };
    await api.post('/logs/blog', { blogName: title, date, category: 'Unseen category', dynamicFields });
    await api.post('/logs/email', { subject: unique('Unseen newsletter'), date });
    await page.goto('/sharing');
    await page.getByRole('button', { name: 'New link' }).first().click();
    const form = dialog(page, 'New link');
    const included = (of: typeof form) => of.getByRole('group', { name: 'Include' });
    const boxes = ['Title and dates', 'Category', status];
    await form.getByLabel('Name').fill(name);
    await expect(included(form).getByRole('checkbox', { name: budget })).toHaveCount(0);
    await form.getByRole('button', { name: /^Types:/ }).click();
    await page.getByRole('checkbox', { name: 'Blog Post' }).click();
    await page.keyboard.press('Escape');
    await expect(included(form).getByText(new RegExp(boxes.join('|')))).toHaveText(boxes);
    await included(form).getByRole('checkbox', { name: 'Category' }).click();
    await form.getByRole('button', { name: 'Create link' }).click();
    const url = await dialog(page, name).getByRole('textbox', { name: 'Link for the client' }).inputValue();
    await closeReady(page, name);

    const later = await createField(unique('Later'), true);
    await api.post('/logs/blog', {
      ...{ blogName: `${title} two`, date, category: 'Unseen category' },
      dynamicFields: { ...dynamicFields, [later.field.name]: 'Unseen later' },
    });
    const visitor = await browser.newContext();
    const client = await visitor.newPage();
    const bodies: string[] = [];
    client.on('response', async (response) => {
      if (response.url().includes('/graphql')) bodies.push(await response.text().catch(() => ''));
    });
    await client.goto(url);
    await client
      .getByRole('button', { name: new RegExp(`^${title} two`) })
      .first()
      .click();
    await expect(client.getByRole('dialog')).toContainText('Approved by Ana');
    await expect.poll(() => bodies.join()).toContain('Approved by Ana');
    expect(bodies.join()).not.toContain('Unseen');
    await expect(client.locator('body')).not.toContainText('Unseen');
    await visitor.close();

    await page.reload();
    await row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    const edit = dialog(page, 'Edit link');
    await expect(edit.getByRole('button', { name: 'Types: Blog Post' })).toBeVisible();
    const checked = included(edit).getByRole('checkbox', { checked: true });
    await expect(checked).toHaveCount(2);
    await expect(included(edit).getByRole('checkbox', { name: status })).toBeChecked();
  });

  test('create a frozen link with a password, then unfreeze it and remove the password', {
    tag: '@soak',
  }, async ({ page, browser, planner }) => {
    const [name, brandName] = [unique('Signed off'), unique('Harbor lights')];
    const brand = await planner.api.post<{ id: string }>('/brands', { name: brandName, color: 'teal' });
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    const entry = { title: 'Lantern walk', date: today, brandId: brand.id };
    const { id } = await planner.api.post<{ id: string }>('/logs/other', entry);
    await page.goto('/sharing');
    await page.getByRole('button', { name: 'New link' }).first().click();
    const form = dialog(page, 'New link');
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: /^Brands:/ }).click();
    await page.getByRole('checkbox', { name: brandName }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Freeze as of today' }).click();
    await form.getByLabel('Password').fill('a quiet lighthouse');
    await form.getByRole('button', { name: 'Create link' }).click();
    const ready = dialog(page, name);
    await expect(ready).toContainText(`Shows ${brandName}, all types, from today onward, as of`);
    await expect(ready).toContainText('Send the password separately.');
    await expect(ready.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const url = await ready.getByRole('textbox', { name: 'Link for the client' }).inputValue();
    await closeReady(page, name);
    await expect(row(page, name)).toContainText('Link, password, frozen on');

    await planner.api.patch(`/logs/other/${id}`, { title: 'Lantern run' });
    const visitor = await browser.newContext();
    const client = await visitor.newPage();
    await client.goto(url);
    await client.getByLabel('Password').fill('a quiet lighthouse');
    await client.keyboard.press('Enter');
    await expect(client.getByRole('button', { name: /^Lantern walk/ }).first()).toBeVisible();

    await row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    const edit = dialog(page, 'Edit link');
    await expect(edit.getByRole('button', { name: /^Frozen on/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(edit.locator('[data-preview]')).toContainText('Lantern walk');
    await edit.getByRole('button', { name: 'Keep up to date' }).click();
    await expect(edit.locator('[data-preview]')).toContainText('Lantern run');
    await edit.getByRole('checkbox', { name: 'Remove the password' }).click();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Link updated successfully');
    await expect(row(page, name)).not.toContainText(/password|frozen/);
    await client.goto('about:blank');
    await client.goto(url);
    await expect(client.getByRole('button', { name: /^Lantern run/ }).first()).toBeVisible();
    await visitor.close();
  });

  test('create an embed, which is displayed as an iframe', { tag: '@soak' }, async ({ page, planner }) => {
    const name = unique('Intranet');
    await page.goto('/sharing');
    await openNew(page, 'embed');
    const form = dialog(page, 'New embed');
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Create embed' }).click();
    await expect(form).toContainText('Enter at least one website');
    await form.getByLabel('Websites that display it').fill('intranet.example/start');
    await form.getByRole('button', { name: 'Create embed' }).click();
    const ready = dialog(page, name);
    await expect(ready.getByRole('textbox', { name: 'Iframe' })).toHaveValue(
      new RegExp(`^<iframe src="${planner.url}/embed/[0-9a-f-]{36}#cp_embed_[\\w-]{43}" title="${name}"`),
    );
    await closeReady(page, name);
    await expect(row(page, name)).toContainText('On intranet.example');
  });

  test('the list and its dialogs work on a phone', { tag: '@soak' }, async ({ page }) => {
    const name = unique('Phone page');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/sharing');
    await page.getByRole('button', { name: 'New link' }).first().click();
    const form = dialog(page, 'New link');
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Preview' }).click();
    await expect(form.getByText(/entr(y|ies) in /)).toBeVisible();
    await expect(form.getByLabel('Name')).toBeHidden();
    await form.getByRole('button', { name: 'Back' }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await form.getByRole('button', { name: 'Create link' }).click();
    await closeReady(page, name);
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect(item).toContainText('Never used');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await item.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expectToast(page, 'Link revoked successfully');
    await expect(item).toBeHidden();
  });
});

test.describe('other users', () => {
  test.use({ viewer: 'member' });

  test('see and create only their own keys', async ({ page, planner }) => {
    const foreign = unique('Of an administrator');
    await createToken(planner, { kind: 'key', name: foreign });
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Keys and feeds' }).click();
    await expect(page).toHaveTitle('Keys and feeds – Content Planner');
    await expect(page.getByRole('heading', { level: 1, name: 'Keys and feeds' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([/^All/, /^Keys/, /^Feeds/]);
    const name = unique('My script');
    await page.getByRole('button', { name: 'New key' }).first().click();
    await dialog(page, 'New key').getByLabel('Name').fill(name);
    await dialog(page, 'New key').getByRole('button', { name: 'Create key' }).click();
    await closeReady(page, name);
    await expect(row(page, name)).toContainText('Jonas Weber');
    await expect(page.getByText(foreign)).toHaveCount(0);
  });
});

test('creating a feed or a link requires a recent login, which a dialog over the form offers', async ({
  page,
  dataDir,
  startPlanner,
  allowErrors,
}) => {
  allowErrors(/status of 403/);
  const start = { dataDir, port: await freePort(), script: 'server', settings: adjustableClock } as const;
  const { url } = await startPlanner(start);
  const maya = { email: 'maya@planner.example', password: 'a quiet harbor' };
  const api = await connect(url);
  await api.post('/auth/register', maya);
  await page.context().addCookies((await api.storageState()).cookies);
  setClockAhead(dataDir);

  await page.goto(`${url}/sharing`);
  const login = dialog(page, 'Log in again');
  await page.getByRole('button', { name: 'Create something else' }).click();
  await page.getByRole('menuitem', { name: 'New feed' }).click();
  const feed = dialog(page, 'Subscribe to all entries');
  await feed.getByRole('checkbox', { name: 'Descriptions' }).click();
  await feed.getByRole('button', { name: 'Create link' }).click();
  await login.getByRole('button', { name: 'Cancel' }).click();
  const problem = 'Log in again to do this. It requires a login within the last ten minutes.';
  await expectToast(page, 'Error', problem);
  await expect(feed.getByRole('checkbox', { name: 'Descriptions' })).toBeChecked();
  await discard(feed);
  await expect(feed).toBeHidden();

  await page.getByRole('button', { name: 'New link' }).first().click();
  const form = dialog(page, 'New link');
  await form.getByLabel('Name').fill('Client page');
  await form.getByRole('button', { name: 'Create link' }).click();
  await login.getByLabel(/^Password/).fill('wrong password');
  await login.getByRole('button', { name: 'Log In' }).click();
  await expect(login).toContainText('Invalid email or password');
  await login.getByLabel(/^Password/).fill(maya.password);
  await login.getByRole('button', { name: 'Log In' }).click();
  const link = dialog(page, 'Client page').getByRole('textbox', { name: 'Link for the client' });
  await expect(link).toHaveValue(/#cp_link_/);
  await expect(login).toBeHidden();
  await api.dispose();
});
