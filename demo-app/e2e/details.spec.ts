import { expect } from '@playwright/test';
import { chip, logEntry, openDetails, TODAY } from './calendar-steps.js';
import { expectToast, holdNetwork, settled } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

test('keyboard shortcuts in the details step through, edit and delete entries', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
  await logEntry(api, 'email', 'Newsletter', '2026-10-15');
  await logEntry(api, 'event', 'Harvest fair', ['2026-10-20', '2026-10-22']);
  await page.goto('/');
  const details = await openDetails(page, 'Wine guide');
  await expect(details.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const newsletter = page.getByRole('dialog', { name: 'Newsletter' });
  await expect(newsletter.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('dialog', { name: 'Harvest fair' }).getByRole('button', { name: 'Edit' }),
  ).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(newsletter.getByRole('button', { name: 'Edit' })).toBeFocused();

  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Email Log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Newsletter')).toBeFocused();

  page.once('dialog', (question) => void question.dismiss());
  await chip(page, 'Newsletter').press('Enter');
  await expect(newsletter.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(newsletter).toBeHidden();
  await expect(chip(page, 'Newsletter')).toBeFocused();
  const questions: string[] = [];
  page.once('dialog', (question) => {
    questions.push(question.message());
    void question.accept();
  });
  await chip(page, 'Newsletter').press('Enter');
  await expect(newsletter.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expectToast(page, 'Email log deleted successfully');
  await expect(chip(page, 'Newsletter')).toHaveCount(0);
  expect(questions).toEqual(['Are you sure you want to delete this email log?']);
});

test('keys that are pressed while the form for an entry loads do not reach the calendar', async ({
  page,
  planner: { api },
}) => {
  const { id } = await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
  await page.goto('/');
  await settled(page);
  const strip = page.getByRole('application');
  await chip(page, 'Wine guide').press('m');
  await expect(strip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);

  const { release } = await holdNetwork(page, 'query Entry(');
  const edit = async () => {
    await chip(page, 'Wine guide').press('Enter');
    const details = page.getByRole('dialog', { name: 'Wine guide' });
    await expect(details.getByRole('button', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(details).toHaveCount(0);
    await expect(chip(page, 'Wine guide')).toBeFocused();
  };
  await edit();
  // Escape cancels the dialog.
  await page.keyboard.press('Escape');
  await edit();
  for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  release();
  await expect(page.getByRole('dialog', { name: 'Edit Blog Log' })).toBeVisible();
  await expect(strip).toHaveCount(0);
  expect(await api.get(`/logs/blog/${id}`)).toMatchObject({ date: '2026-10-14' });
});

test('the details beside a list have the same commands as in the calendar, and stay open', async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
  await logEntry(api, 'blog', 'Cheese guide', '2026-10-10');
  await page.goto('/logs/blog');
  await page
    .getByRole('row', { name: /Wine guide/ })
    .getByText('10/14/2026')
    .click();
  const wine = page.getByRole('dialog', { name: 'Wine guide' });
  await expect(wine.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const cheese = page.getByRole('dialog', { name: 'Cheese guide', exact: true });
  await expect(cheese.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page).toHaveURL(/entry=blog\./);

  await cheese.getByRole('button', { name: 'Move…' }).click();
  await page.getByRole('button', { name: '+7 days' }).click();
  await expectToast(page, 'Moved to Saturday, October 17, 2026', 'Cheese guide, 7 days later');
  await expect(cheese).toContainText('Saturday, October 17, 2026');
  await expect(page.getByRole('row', { name: /Cheese guide/ })).toContainText('10/17/2026');

  await cheese.getByRole('button', { name: 'Edit' }).press('e');
  const form = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await form.getByRole('textbox', { name: 'Blog Name' }).fill('Cheese and bread');
  await form.getByRole('button', { name: 'Update', exact: true }).click();
  const renamed = page.getByRole('dialog', { name: 'Cheese and bread' });
  await expect(renamed.getByRole('button', { name: 'Edit' })).toBeFocused();

  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Delete');
  await expectToast(page, 'Blog log deleted successfully');
  await expect(renamed).toBeHidden();
  await expect(page.getByRole('button', { name: 'Wine guide', exact: true })).toBeFocused();
  await expect(page).toHaveURL('/logs/blog');
});

test('a link to an entry opens its details, and the entry can be deleted from a menu or from a list', {
  tag: '@soak',
}, async ({ page, planner: { api } }) => {
  await logEntry(api, 'blog', 'Wine guide', '2026-12-14');
  await page.goto('/logs/blog');
  await page.getByRole('button', { name: 'Actions Wine guide' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const details = page.getByRole('dialog', { name: 'Wine guide' });
  await expect(details).toContainText('Monday, December 14, 2026');
  page.once('dialog', (question) => void question.dismiss());
  await details.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(details).toBeHidden();

  await page.goto('/logs/blog');
  await page.getByRole('button', { name: 'Wine guide', exact: true }).press('Enter');
  const listed = page.getByRole('dialog', { name: 'Wine guide' });
  await expect(listed.getByRole('button', { name: 'Edit' })).toBeFocused();
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Delete');
  await expectToast(page, 'Blog log deleted successfully');
});
