import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
import { logEntry } from './calendar-steps.js';
import { factsOf, SAMPLE_KINDS } from './kinds.js';
import { cutNetwork, expectToast, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

interface Row {
  id: string;
  brandId: string | null;
  showOnCalendar: boolean;
}

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

const bar = (page: Page): Locator => page.getByRole('group', { name: 'Bulk actions' });

const select = (page: Page, title: string) => row(page, title).getByRole('checkbox').click();

test.use({ viewer: 'member' });

for (const { kind, name, path, rest, title, sample } of SAMPLE_KINDS) {
  test(`${kind}: selected logs can be updated and deleted together`, async ({
    page,
    planner,
    allowErrors,
  }) => {
    allowErrors(NETWORK_FAILED);
    const brand = await planner.api.post<Row & { name: string }>('/brands', {
      name: unique('Harbor & Vine'),
      color: '#e0673a',
    });
    const made = [unique('First'), unique('Second'), unique('Third')] as const;
    const [first, second, third] = made;
    const ids: string[] = [];
    for (const each of made) {
      ids.push((await planner.api.post<Row>(rest, { ...sample, [title]: each })).id);
    }
    const stored = async () => {
      const rows = await planner.api.get<Row[]>(rest);
      return ids.map((id) => rows.find((entry) => entry.id === id));
    };
    await page.goto(path);
    await expect(row(page, first)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);

    await select(page, first);
    await expect(bar(page)).toContainText('1 item(s) selected');
    await select(page, second);
    await expect(bar(page)).toContainText('2 item(s) selected');
    await bar(page).getByRole('button', { name: 'Bulk Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Bulk Edit 2 Items' });
    const update = edit.getByRole('button', { name: 'Update', exact: true });
    await expect(update).toBeDisabled();
    await edit.getByRole('checkbox', { name: 'Update Brand' }).click();
    await expect(update).toBeDisabled();
    await edit.getByRole('combobox', { name: 'Brand' }).click();
    await page.getByRole('option', { name: brand.name }).click();

    const network = await cutNetwork(page);
    await update.click();
    await expectToast(page, `Error updating ${kind} logs`);
    await expect(edit.getByRole('combobox', { name: 'Brand' })).toHaveText(brand.name);
    await network.restore();
    await update.click();
    await expectToast(page, `${name} logs updated successfully`);
    await expect(edit).toBeHidden();
    // Only the checked fields were changed.
    expect((await stored()).map((entry) => [entry?.brandId, entry?.showOnCalendar])).toEqual([
      [brand.id, true],
      [brand.id, true],
      [null, true],
    ]);
    await expect(row(page, second)).toContainText(brand.name);
    await expect(bar(page)).toHaveCount(0);
    await expect(row(page, first).getByRole('checkbox')).not.toBeChecked();
    await expect(row(page, second).getByRole('checkbox')).toBeFocused();

    await select(page, second);
    await select(page, third);
    await bar(page).getByRole('button', { name: 'Bulk Edit' }).click();
    await edit.getByRole('checkbox', { name: 'Update Show on Calendar' }).click();
    await edit.getByRole('checkbox', { name: 'Show on Calendar', exact: true }).click();
    await update.click();
    await expectToast(page, `${name} logs updated successfully`);
    await expect(row(page, third)).toContainText('No');
    expect((await stored()).map((entry) => [entry?.brandId, entry?.showOnCalendar])).toEqual([
      [brand.id, true],
      [brand.id, false],
      [null, false],
    ]);

    await select(page, first);
    await select(page, third);
    await bar(page).getByRole('button', { name: 'Bulk Delete' }).click();
    const remove = page.getByRole('alertdialog', { name: 'Delete 2 Items?' });
    await expect(remove).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete 2 items.',
    );
    await remove.getByRole('button', { name: 'Cancel' }).click();
    await expect(bar(page)).toContainText('2 item(s) selected');
    await bar(page).getByRole('button', { name: 'Bulk Delete' }).click();
    const gone = await cutNetwork(page);
    await remove.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, `Error deleting ${kind} logs`);
    await gone.restore();
    await remove.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, `${name} logs deleted successfully`);
    await expect(remove).toBeHidden();
    await expect(row(page, first)).toHaveCount(0);
    await expect(row(page, third)).toHaveCount(0);
    await expect(row(page, second)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    // The focused row is gone, so the row that took its place receives focus.
    await expect(row(page, second).getByRole('checkbox')).toBeFocused();
    expect((await stored()).map((entry) => entry !== undefined)).toEqual([false, true, false]);
  });
}

test('discarding choices requires confirmation, and clearing the selection moves the focus to the row', {
  tag: '@soak',
}, async ({ page, planner }) => {
  const title = unique('Alone');
  await planner.api.post('/logs/blog', { date: '2026-03-08', blogName: title });
  await page.goto('/logs/blog');
  await select(page, title);
  await bar(page).getByRole('button', { name: 'Bulk Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Bulk Edit 1 Item' });
  await edit.getByRole('checkbox', { name: 'Update Show on Calendar' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(bar(page).getByRole('button', { name: 'Bulk Edit' })).toBeFocused();
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(row(page, title).getByRole('checkbox')).toBeFocused();
  await expect(row(page, title).getByRole('checkbox')).not.toBeChecked();
});

test('the selected rows can be moved and duplicated together, and Ctrl+A selects all rows', async ({
  page,
  planner,
}) => {
  const word = unique('Shifted');
  const [first, second] = [`First ${word}`, `Second ${word}`];
  const created = [
    await logEntry(planner.api, 'blog', first, '2026-10-06'),
    await logEntry(planner.api, 'blog', second, '2026-10-07'),
  ];
  const dates = async () => {
    const rows = await planner.api.get<{ id: string; date: string }[]>(factsOf('blog').rest);
    return created.map(({ id }) => rows.find((entry) => entry.id === id)?.date);
  };
  await page.goto('/logs/blog');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await row(page, first).getByRole('button', { name: first, exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar(page)).toContainText('2 item(s) selected');

  await bar(page).getByRole('button', { name: 'Shift by…' }).click();
  const moving = page.getByRole('dialog', { name: 'Move 2 entries' });
  await moving.getByRole('button', { name: '+7 days' }).click();
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expectToast(page, 'Moved 2 entries 7 days later');
  expect(await dates()).toEqual(['2026-10-13', '2026-10-14']);
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Moved 2 entries back', '2 entries');

  // The rows stay selected for the next action.
  await bar(page).getByRole('button', { name: 'Duplicate' }).click();
  await expectToast(page, '2 entries duplicated');
  await expect(row(page, first)).toHaveCount(2);
});
