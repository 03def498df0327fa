import { expect } from '@playwright/test';
import type { Api } from './api.js';
import { cell, chip, openDetails, TODAY } from './calendar-steps.js';
import { printed } from './print-steps.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

const KIND = {
  ...{ name: 'Press release', pluralName: 'Press releases', icon: 'newspaper', color: '#0EA5E9' },
  ...{ dates: 'day', titleLabel: 'Headline' },
};

async function createKind(api: Api): Promise<string> {
  const query = 'mutation ($input: KindInput!) { createKind(input: $input) { id } }';
  const { createKind } = await api.graphql<{ createKind: { id: string } }>(query, { input: KIND });
  return createKind.id;
}

async function deleteKind(api: Api, id: string): Promise<void> {
  const { entries } = await api.graphql<{ entries: { nodes: { id: string }[] } }>(
    'query ($kind: LogKind!) { entries(filter: { kinds: [$kind] }) { nodes { id } } }',
    { kind: id },
  );
  const ids = entries.nodes.map((entry) => entry.id);
  if (ids.length > 0) await api.graphql('mutation ($ids: [ID!]!) { deleteEntries(ids: $ids) }', { ids });
  await api.graphql('mutation ($id: LogKind!) { deleteKind(id: $id) }', { id });
}

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

test('entries of a kind that an administrator created can be created, edited, filtered, listed and printed', async ({
  page,
  planner: { api },
}) => {
  const kind = await createKind(api);
  try {
    await api.post('/field-configs', {
      ...{ logType: kind, fieldLabel: 'Outlet', fieldType: 'dropdown' },
      dropdownOptions: ['Daily', 'Weekly'],
    });
    await page.goto('/');
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.filter({ hasText: /Logs$|Press/ })).toHaveText(
      ['Blog', 'Email', 'Social', 'Event', 'Podcast', 'Other']
        .map((name) => `${name} Logs`)
        .concat('Press releases'),
    );
    await links.filter({ hasText: 'Press releases' }).click();
    await expect(page).toHaveURL(/\/logs\/press-release$/);
    await expect(page.getByText('No press releases yet')).toBeVisible();

    await page.getByRole('button', { name: 'New press release' }).click();
    const form = page.getByRole('dialog', { name: 'Create press release' });
    await form.getByRole('textbox', { name: 'Headline' }).fill('Award for the city bike');
    await form.getByLabel('Outlet').click();
    await page.getByRole('option', { name: 'Weekly' }).click();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expectToast(page, 'Press release created successfully');
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['', 'Date', 'Headline', 'Brand', 'On Calendar', 'Outlet', 'Actions'],
    ]);
    await expect(page.getByRole('row', { name: /Award for the city bike/ })).toContainText('Weekly');

    await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
    await expect(chip(cell(page, 'Wednesday, October 14, 2026'), 'Award for the city bike')).toBeVisible();
    const details = await openDetails(page, 'Award for the city bike');
    await expect(details).toContainText('Press release');
    await expect(details).toContainText('Weekly');
    await details.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit press release' });
    await edit.getByRole('textbox', { name: 'Headline' }).fill('Prize for the city bike');
    await edit.getByRole('button', { name: /^(Save|Update)/ }).click();
    await expectToast(page, 'Press release updated successfully');
    await expect(chip(page, 'Prize for the city bike')).toBeVisible();

    await page.getByRole('button', { name: /^Filter by Type/ }).click();
    const types = page.getByRole('dialog', { name: 'Filter by Type' });
    await types.getByRole('checkbox', { name: 'Press release' }).click();
    await expect(chip(page, 'Prize for the city bike')).toHaveCount(0);
    await types.getByRole('checkbox', { name: 'Press release' }).click();
    await expect(chip(page, 'Prize for the city bike')).toBeVisible();

    await page.goto('/logs/press-release/print');
    await expect.poll(() => printed(page)).toBe(1);
    await expect(page.getByRole('heading', { name: 'Press releases', exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Prize for the city bike/ })).toContainText('Weekly');
  } finally {
    await deleteKind(api, kind);
  }
});

test('a new kind appears without a reload, and the page of an unknown kind is not found', async ({
  page,
  planner: { api },
}) => {
  await page.goto('/logs/press-release');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const kind = await createKind(api);
  try {
    await expect(page.getByRole('link', { name: 'Press releases' })).toBeVisible();
  } finally {
    await deleteKind(api, kind);
  }
  await expect(page.getByRole('link', { name: 'Press releases' })).toBeHidden();
});

test.describe('in Content types', () => {
  test.use({ viewer: 'administrator' });

  test('administrators create, edit, hide and delete a type of entries', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Content types' }).click();
    await expect(page).toHaveTitle('Content types – Content Planner');
    await expect(page.getByRole('row', { name: /Blog Post/ })).toBeVisible();

    await page.getByRole('button', { name: 'New type' }).click();
    const form = page.getByRole('dialog', { name: 'New content type' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Blog Post');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill('Case study');
    await expect(form.getByRole('textbox', { name: 'Plural' })).toHaveValue('Case studies');
    await form.getByRole('radio', { name: 'Book', exact: true }).check({ force: true });
    await form.getByRole('button', { name: 'Create' }).click();
    await expectToast(page, '“Case study” created');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Case studies' });
    await expect(link).toBeVisible();

    await page.getByRole('button', { name: 'Edit Case study' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit content type' });
    await edit.getByRole('textbox', { name: 'Plural' }).fill('Customer stories');
    const category = edit.getByRole('group', { name: 'Fields' }).getByRole('checkbox', { name: 'Category' });
    await expect(category).not.toBeChecked();
    await category.press('Space');
    await edit.getByRole('checkbox', { name: 'Hide this type' }).click();
    await edit.getByRole('button', { name: 'Update' }).click();
    await expectToast(page, '“Case study” updated');
    const row = page.getByRole('row', { name: /Customer stories/ });
    await expect(row).toContainText('Hidden');
    await expect(row.getByRole('link', { name: '1 field of Case study' })).toBeVisible();
    await expect(link).toBeHidden();

    await page.getByRole('button', { name: 'Delete Case study' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, '“Case study” deleted');
    await expect(row).toBeHidden();
  });

  test('the entries of a deleted type change to another one, and are restored with it', async ({
    page,
    planner: { api },
  }) => {
    const kind = await createKind(api);
    const { id } = await api.post<{ id: string }>(`/logs/${kind}`, {
      title: 'Award',
      startDate: '2026-10-14',
    });
    await page.goto('/content-types');
    await page.getByRole('button', { name: 'Delete Press release' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete content type' });
    await expect(question).toContainText('“Press release” has 1 entry.');
    const submit = question.getByRole('button', { name: 'Change 1 entry and delete' });
    await expect(submit).toBeDisabled();
    await question.getByRole('combobox', { name: 'Change its entries to' }).press('Enter');
    await page.getByRole('option', { name: 'Blog Post' }).press('Enter');
    await submit.press('Enter');
    await expectToast(page, '“Press release” deleted');
    await expect(page.getByRole('row', { name: /Press release/ })).toBeHidden();
    expect(await api.get<{ blogName: string }>(`/logs/blog/${id}`)).toMatchObject({ blogName: 'Award' });

    await page.goto('/activity');
    const restore = page.getByRole('button', { name: /^Restore: .*deleted the type Press release/ });
    await restore.first().click();
    const again = page.getByRole('alertdialog', { name: 'Restore “Press release”?' });
    await expect(again).toContainText('The type comes back with its fields, and 1 entry changes back to it.');
    await again.getByRole('button', { name: 'Restore' }).click();
    await expectToast(page, '“Press release” restored');
    expect(await api.get<{ title: string }>(`/logs/${kind}/${id}`)).toMatchObject({ title: 'Award' });
    await deleteKind(api, kind);
  });
});
