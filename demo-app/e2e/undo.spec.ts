import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

// Delete the required custom fields that earlier tests created, because they would prevent these tests from creating
// entries.
test.beforeEach(({ planner }) => planner.clear());

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });
const undoButton = (page: Page): Locator => page.getByRole('button', { name: /^Undo/ });

/** Opens the list of blog logs and changes an entry's title. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from)
    .getByRole('button', { name: `Edit ${from}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await dialog.getByLabel('Blog Name').fill(to);
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expectToast(page, 'Blog log updated successfully');
  await expect(row(page, to)).toBeVisible();
}

test('an edit can be undone and redone with the toast and with the keyboard', async ({ page, planner }) => {
  const [before, after] = [unique('Before'), unique('After')];
  await planner.api.post('/logs/blog', { date: '2026-03-08', blogName: before });
  await page.goto('/logs/blog');
  await rename(page, before, after);

  await undoButton(page).click();
  await expectToast(page, 'Change undone', before);
  await expect(row(page, before)).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expectToast(page, 'Change redone', after);
  await expect(row(page, after)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Change undone', before);
  await expect(row(page, before)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectToast(page, 'Change redone', after);
  await expect(row(page, after)).toBeVisible();
});

test('the shortcut does not undo changes while users type in text fields or edit forms', async ({
  page,
  planner,
}) => {
  const [before, after] = [unique('Before'), unique('After')];
  await planner.api.post('/logs/blog', { date: '2026-03-08', blogName: before });
  await page.goto('/logs/blog');
  await rename(page, before, after);
  const mutations: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation UndoChange')) mutations.push(request.url());
  });

  await page.getByRole('searchbox').first().fill('A');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('searchbox').first()).toHaveValue('');
  await row(page, after)
    .getByRole('button', { name: `Edit ${after}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await dialog.getByRole('checkbox', { name: 'Show on Calendar' }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  expect(mutations).toEqual([]);

  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Change undone', before);
  expect(mutations).toHaveLength(1);
});

test('undoing a bulk edit keeps entries that another user has edited in the meantime', async ({
  page,
  planner,
}) => {
  const titles = [unique('First'), unique('Second'), unique('Third')] as const;
  const ids: string[] = [];
  for (const blogName of titles) {
    const entry = await planner.api.post<{ id: string }>('/logs/blog', { date: '2026-03-08', blogName });
    ids.push(entry.id);
  }
  await page.goto('/logs/blog');
  for (const title of titles) await row(page, title).getByRole('checkbox').click();
  const hide = async () => {
    const bar = page.getByRole('group', { name: 'Bulk actions' });
    await bar.getByRole('button', { name: 'Bulk Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Bulk Edit 3 Items' });
    await edit.getByRole('checkbox', { name: 'Update Show on Calendar' }).click();
    await edit.getByRole('checkbox', { name: 'Show on Calendar', exact: true }).click();
    await edit.getByRole('button', { name: 'Update', exact: true }).click();
    await expectToast(page, 'Blog logs updated successfully');
  };
  await hide();
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Change undone', '3 entries');
  for (const title of titles) await expect(row(page, title)).toContainText('Yes');

  for (const title of titles) await row(page, title).getByRole('checkbox').click();
  await hide();
  await planner.api.patch(`/logs/blog/${ids[1]}`, { category: 'Menus' });
  await undoButton(page).click();
  await expectToast(
    page,
    'Change partially undone',
    `2 entries. Maya Okafor edited “${titles[1]}” in the meantime.`,
  );
  await expect(row(page, titles[0])).toContainText('Yes');
  await expect(row(page, titles[1])).toContainText('No');
});

test('the toast for a failed undo names the user who edited the entry', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const [before, after] = [unique('Before'), unique('After')];
  const { id } = await planner.api.post<{ id: string }>('/logs/blog', {
    date: '2026-03-08',
    blogName: before,
  });
  await page.goto('/logs/blog');
  await rename(page, before, after);
  await planner.api.patch(`/logs/blog/${id}`, { category: 'Menus' });
  await undoButton(page).click();
  await expectToast(page, 'The change could not be undone', `Maya Okafor edited “${after}” in the meantime.`);
  await expect(row(page, after)).toContainText('Menus');
});

test('the details of an entry display its history, in lists and on the calendar', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const [before, after] = [unique('Before'), unique('After')];
  const { id } = await planner.api.post<{ id: string }>('/logs/blog', {
    date: '2026-03-08',
    blogName: before,
  });
  for (const category of ['Menus', 'Wine', 'Travel'])
    await planner.api.patch(`/logs/blog/${id}`, { category });
  await page.goto('/logs/blog');
  await rename(page, before, after);
  await row(page, after).getByRole('button', { name: after, exact: true }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history.getByRole('listitem').first()).toContainText(
    `Jonas Weber changed Blog Name from ${before} to ${after}`,
  );
  await history.getByRole('button', { name: 'All 5 changes' }).click();
  await expect(history.getByRole('listitem').last()).toContainText('Maya Okafor created this entry');
  await page.keyboard.press('Escape');

  // An undo is also a change, so it appears in the details while they are open.
  await row(page, after).getByRole('button', { name: after, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Change undone', before);
  await expect(history.getByRole('listitem').first()).toContainText(
    `Jonas Weber changed Blog Name back to ${before}`,
  );

  await planner.api.patch(`/logs/blog/${id}`, { date: '2026-03-09' });
  await page.clock.setFixedTime(new Date('2026-03-10T12:00:00'));
  await page.goto('/');
  await page
    .getByRole('button', { name: new RegExp(before) })
    .first()
    .click();
  await expect(history.getByRole('listitem').first()).toContainText('moved this entry from');
});
