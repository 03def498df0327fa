import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { unique } from './api.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Returns the link from the dialog. Closes the dialog without copying the link. */
async function takeLink(page: Page, name: string | RegExp): Promise<string> {
  const ready = dialog(page, name);
  const field = ready.getByRole('textbox', { name: 'Link for calendar apps' });
  await expect(field).toBeFocused();
  await expect(ready.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  const link = await field.inputValue();
  await ready.getByRole('button', { name: 'Done' }).click();
  await expect(ready).toContainText('Close without copying?');
  await ready.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(ready).toBeHidden();
  return link;
}

const titlesIn = async (link: string) =>
  [...(await (await fetch(link)).text()).replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)\r$/gm)].map(
    ([, title]) => title,
  );

test('a user subscribes to a view, changes which text fields the feed includes, and revokes the feed', async ({
  page,
  planner,
}) => {
  const word = unique('Launch');
  const date = new Date().toISOString().slice(0, 10);
  await planner.api.post('/logs/other', { title: `${word} day`, date, description: 'Balloons' });
  await planner.api.post('/logs/blog', { blogName: `${word} post`, date });
  await planner.api.post('/logs/other', { title: unique('Unrelated'), date });
  await page.goto(`/?q=${encodeURIComponent(word)}&type=other`);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Subscribe…' }).click();
  const form = dialog(page, 'Subscribe to “Filtered entries”');
  await expect(form.getByRole('checkbox', { name: 'Notes and guest notes' })).not.toBeChecked();
  await form.getByRole('checkbox', { name: 'Descriptions' }).click();
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await form.getByRole('button', { name: 'Create link' }).click();
  const link = await takeLink(page, 'Subscribe to “Filtered entries”');
  expect(await titlesIn(link)).toEqual([`${word} day`]);
  expect(await (await fetch(link)).text()).toContain('Balloons');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Keys and feeds' }).click();
  await page.getByRole('tab', { name: 'Feeds' }).click();
  const feed = row(page, 'Filtered entries').first();
  await expect(feed).toContainText('Feed');
  await feed.getByRole('button', { name: 'Edit Filtered entries' }).click();
  const edit = dialog(page, 'Edit “Filtered entries”');
  await edit.getByRole('checkbox', { name: 'Descriptions' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Feed updated successfully');
  expect(await (await fetch(link)).text()).not.toContain('Balloons');
  await feed.getByRole('button', { name: 'Revoke Filtered entries' }).click();
  await page
    .getByRole('alertdialog', { name: 'Revoke this feed?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expectToast(page, 'Feed revoked successfully');
  expect((await fetch(link)).status).toBe(410);

  await page.goto('/');
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox').fill('subscribe');
  await page.getByRole('option', { name: 'Subscribe…' }).click();
  await expect(dialog(page, 'Subscribe to all entries')).toBeVisible();
});

test('each feed has its own link, even if two feeds contain the same entries', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/sharing');
  const links: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    await page.getByRole('button', { name: 'Create something else' }).click();
    await page.getByRole('menuitem', { name: 'New feed' }).click();
    await dialog(page, 'Subscribe to all entries').getByRole('button', { name: 'Create link' }).click();
    links.push(await takeLink(page, 'Subscribe to all entries'));
  }
  expect(links[0]).not.toBe(links[1]);
  for (const link of links) expect((await fetch(link)).status).toBe(200);
});
