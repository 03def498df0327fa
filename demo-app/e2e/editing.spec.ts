import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

/** Opens the edit form for a blog entry in the list. */
async function edit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await expect(form.getByLabel('Blog Name')).toHaveValue(title);
  return form;
}

const line = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('status').filter({ hasText: 'Maya is editing' });

async function openDetails(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
}

test('the details in a list show who else is editing the entry, until the form is closed', async ({
  page,
  theirs,
  planner,
}) => {
  const title = unique('Harbor lights');
  await planner.api.post('/logs/blog', { date: '2026-03-08', blogName: title });
  await page.goto('/logs/blog');
  await theirs.goto('/logs/blog');
  await openDetails(page, title);
  const form = await edit(theirs, title);
  await expect(line(page)).toBeVisible();
  await form.getByLabel('Category').fill('Places');
  await form.getByRole('button', { name: 'Update', exact: true }).click();
  await expectToast(theirs, 'Blog log updated successfully');
  await expect(line(page)).toHaveCount(0);

  // The details do not show users their own editing, not even in another tab.
  await edit(theirs, title);
  await expect(line(page)).toBeVisible();
  const tab = await theirs.context().newPage();
  await tab.goto('/logs/blog');
  await openDetails(tab, title);
  await expect(line(page)).toBeVisible();
  await expect(line(tab)).toHaveCount(0);
  // A closed page counts as a closed form.
  await theirs.goto('about:blank');
  await expect(line(page)).toHaveCount(0);
});

test('the details in the calendar show who is already editing', async ({ page, theirs, planner }) => {
  await page.clock.setFixedTime(new Date('2026-10-14T09:00:00'));
  await planner.clear();
  const title = unique('Night market');
  await planner.api.post('/logs/blog', { date: '2026-10-15', blogName: title });
  await theirs.goto('/logs/blog');
  const form = await edit(theirs, title);
  await page.goto('/');
  await page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .click();
  await expect(line(page)).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(line(page)).toHaveCount(0);
});
