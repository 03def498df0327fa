import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

interface Entry {
  id: string;
  version: number;
  [field: string]: unknown;
}

test.use({ viewer: 'member' });

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

const group = (dialog: Locator, name: RegExp): Locator => dialog.getByRole('group', { name });

/** Opens the edit form for a blog entry. */
async function edit(page: Page, title: string): Promise<Locator> {
  await page.goto('/logs/blog');
  await row(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await expect(dialog.getByLabel('Blog Name')).toHaveValue(title);
  return dialog;
}

const update = (dialog: Locator) => dialog.getByRole('button', { name: 'Update', exact: true }).click();

const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

test('if two users edit the same entry, the user who saves last can pick a version of each field', async ({
  page,
  theirs,
  planner,
}) => {
  const brand = await planner.api.post<Entry>('/brands', {
    name: unique('Harbor & Vine'),
    color: '#e0673a',
  });
  const field = await planner.api.post<Entry>('/field-configs', {
    logType: 'blog',
    fieldName: unique('author').replace(' ', '_'),
    fieldLabel: unique('Author'),
    fieldType: 'text',
    dropdownOptions: null,
    isRequired: false,
    displayOrder: 0,
  });
  const title = unique('Lights for dark mornings');
  const { id } = await planner.api.post<Entry>('/logs/blog', {
    date: '2026-03-08',
    blogName: title,
    category: 'Guides',
    color: '#FACC15',
  });

  const mine = await edit(page, title);
  const yours = await edit(theirs, title);

  await yours.getByLabel('Blog Name').fill(`${title}, retold`);
  await yours.getByLabel('Brand').click();
  await theirs.getByRole('option', { name: String(brand.name) }).click();
  await yours.getByRole('button', { name: 'Use Brand Color' }).click();
  await yours.getByRole('checkbox', { name: 'Show on Calendar' }).click();
  await yours.getByLabel(String(field.fieldLabel)).fill('Ines Falk');
  await update(yours);
  await expectToast(theirs, 'Blog log updated successfully');

  await mine.getByLabel('Blog Name').fill(`${title}, shortened`);
  await mine.getByLabel('Category').fill('Gear');
  await update(mine);
  const notice = mine.getByText(/^Maya changed this (just now|\d+ seconds? ago)\./);
  await expect(notice).toBeFocused();
  // There is no toast.
  await expect(toasts(page)).toHaveCount(0);

  const fields = ['Blog Name', 'Category', 'Brand', 'Custom Color', 'Show on Calendar', field.fieldLabel];
  await expect(mine.getByRole('group')).toHaveCount(fields.length);
  await expect(group(mine, /^Blog Name Changed by both/)).toContainText(`${title}, shortened`);
  await expect(group(mine, /^Blog Name/)).toContainText(`${title}, retold`);
  await expect(group(mine, /^Category Changed by you/).getByLabel('Mine')).toBeChecked();
  await expect(group(mine, /^Brand Changed by them/).getByLabel('Theirs')).toBeChecked();
  await expect(group(mine, /^Custom Color Changed by them/)).toContainText('#FACC15');
  await expect(group(mine, /^Show on Calendar Changed by them/).getByLabel('Theirs')).toBeChecked();
  await expect(group(mine, new RegExp(`^${field.fieldLabel} Changed by them`))).toContainText('Ines Falk');

  await group(mine, /^Show on Calendar/)
    .getByText('Mine')
    .click();
  await update(mine);
  await expectToast(page, 'Blog log updated successfully');
  await expect(mine).toBeHidden();
  await expect(row(page, `${title}, shortened`)).toContainText(String(brand.name));
  expect(await planner.api.get<Entry>(`/logs/blog/${id}`)).toMatchObject({
    blogName: `${title}, shortened`,
    category: 'Gear',
    brandId: brand.id,
    color: null,
    showOnCalendar: true,
    dynamicFields: { [String(field.fieldName)]: 'Ines Falk' },
    version: 3,
  });
  await planner.api.delete(`/field-configs/${field.id}`);
});

test("closing the form requires confirmation, and the list displays the other user's version", {
  tag: '@soak',
}, async ({ page, theirs, planner }) => {
  const title = unique('Five autumn suppers');
  await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  const mine = await edit(page, title);
  const yours = await edit(theirs, title);
  await yours.getByLabel('Blog Name').fill(`${title} and a lunch`);
  await update(yours);
  await expectToast(theirs, 'Blog log updated successfully');

  await mine.getByLabel('Category').fill('Food');
  await update(mine);
  await expect(group(mine, /^Category/)).toContainText('Food');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await mine.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(group(mine, /^Category/)).toContainText('Food');
  await mine.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(mine).toBeHidden();
  await expect(row(page, `${title} and a lunch`)).toBeVisible();

  // When reopened, the form contains the new version, without a conflict.
  await row(page, `${title} and a lunch`).getByRole('button', { name: /^Edit/ }).click();
  await expect(mine.getByLabel('Blog Name')).toHaveValue(`${title} and a lunch`);
  await mine.getByLabel('Category').fill('Menus');
  await update(mine);
  await expectToast(page, 'Blog log updated successfully');
  await expect(row(page, `${title} and a lunch`)).toContainText('Menus');
});

test('both versions can be combined by hand, and a third version causes another conflict', {
  tag: '@soak',
}, async ({ page, theirs, planner }) => {
  const title = unique('Cellar notes');
  const { id } = await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  const mine = await edit(page, title);
  const yours = await edit(theirs, title);
  await yours.getByLabel('Category').fill('Wine');
  await update(yours);
  await expectToast(theirs, 'Blog log updated successfully');

  await mine.getByLabel('Blog Name').fill(`${title}: Riesling`);
  await update(mine);
  await mine.getByRole('button', { name: 'Continue editing' }).click();
  await expect(mine.getByLabel('Blog Name')).toHaveValue(`${title}: Riesling`);
  await mine.getByLabel('Category').fill('Wine and food');

  await row(theirs, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click();
  await yours.getByLabel('Category').fill('Cellar');
  await update(yours);
  await expect(yours).toBeHidden();

  await update(mine);
  await expect(group(mine, /^Category Changed by both/)).toContainText('Cellar');
  await mine.getByRole('button', { name: 'Take all theirs' }).click();
  await mine.getByRole('button', { name: 'Keep all mine' }).click();
  await update(mine);
  await expectToast(page, 'Blog log updated successfully');
  expect(await planner.api.get<Entry>(`/logs/blog/${id}`)).toMatchObject({
    blogName: `${title}: Riesling`,
    category: 'Wine and food',
    version: 4,
  });
});

test('an entry that another user has deleted can be created again from the form', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const title = unique('Pairing oysters');
  const { id } = await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  const mine = await edit(page, title);
  await mine.getByLabel('Category').fill('Food');
  await planner.api.delete(`/logs/blog/${id}`);
  await update(mine);
  const notice = mine.getByText(/^Someone else deleted this entry while you were editing it\./);
  await expect(notice).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await expect(mine.getByLabel('Category')).toHaveValue('Food');
  await mine.getByRole('button', { name: 'Save as new' }).click();
  await expectToast(page, 'Blog log created successfully');
  await expect(mine).toBeHidden();
  await expect(row(page, title)).toHaveCount(1);
  await expect(row(page, title)).toContainText('Food');

  const [again] = (await planner.api.get<Entry[]>('/logs/blog')).filter(({ blogName }) => blogName === title);
  expect(again?.id).not.toBe(id);
  await row(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click();
  await expect(notice).toHaveCount(0);
  await mine.getByLabel('Category').fill('Drinks');
  await planner.api.delete(`/logs/blog/${again?.id}`);
  await update(mine);
  await expect(notice).toBeVisible();
  await mine.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(mine).toBeHidden();
  await expect(row(page, title)).toHaveCount(0);
});
