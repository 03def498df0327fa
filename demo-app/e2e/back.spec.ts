import { expect, type Page } from '@playwright/test';
import { test } from './test.js';

test.use({ viewer: 'administrator', viewport: { width: 375, height: 740 } });

/** Waits for an overlay's history entry, which is added after the overlay is displayed. */
const expectHistoryEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.cpOverlays)).toBe(1);

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Sidebar' });

/** Opens the sidebar and follows one of its links. */
async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await sheet(page).getByRole('link', { name }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

test.describe('Back on a phone', () => {
  test('closes the sidebar and leaves no history entry', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await goTo(page, 'Email Logs', '/logs/email');
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
    await expect(sheet(page)).toBeVisible();
    await expectHistoryEntry(page);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL('/logs/email');
    await page.goBack();
    await expect(page).toHaveURL('/');
    // Following a link from the sidebar leaves the sidebar's entry in the history. Back and Forward skip that entry.
    await page.goForward();
    await expect(page).toHaveURL('/logs/email');
  });

  test('closes the details and the editor, and requires confirmation before discarding input', async ({
    page,
  }) => {
    await page.request.post('/api/logs/blog', { data: { blogName: 'Back closes it', date: '2031-05-07' } });
    await page.goto('/logs/blog');
    await page.getByRole('button', { name: 'Back closes it' }).first().click();
    const details = page.getByRole('dialog').first();
    await expect(details).toBeVisible();
    await expectHistoryEntry(page);
    await expect(page).toHaveURL(/\/logs\/blog\?entry=blog\./);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/logs/blog');

    await page
      .getByRole('button', { name: /New|Add/ })
      .first()
      .click();
    const editor = page.getByRole('dialog');
    await editor.getByRole('textbox').first().fill('Half typed');
    await page.goBack();
    await expect(editor.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expectHistoryEntry(page);
    await page.goBack();
    await expect(editor.getByRole('button', { name: 'Discard' })).toHaveCount(0);
    await expect(editor.getByRole('textbox').first()).toHaveValue('Half typed');
    await expectHistoryEntry(page);
    await page.goBack();
    await editor.getByRole('button', { name: 'Discard' }).click();
    await expect(editor).toHaveCount(0);
    await expect(page).toHaveURL('/logs/blog');
  });

  test('closes details that have their own URL, and the URL follows the displayed entry', {
    tag: '@soak',
  }, async ({ page }) => {
    const post = (blogName: string, date: string) =>
      page.request.post('/api/logs/blog', { data: { blogName, date } });
    await post('First of two', '2031-06-03');
    await post('Second of two', '2031-06-04');
    const details = page.getByRole('dialog', { name: 'Event Details' });
    const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto('/admin/brands');
    await page.goto('/logs/blog');
    await open('First of two');
    await expect(page).toHaveURL(/entry=blog\./);
    await expectHistoryEntry(page);
    const link = page.url();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(details).toHaveCount(0);
    await expect(page).not.toHaveURL(/entry=/);
    // Closing the details has removed their history entry.
    await expect.poll(() => page.evaluate(() => history.state?.cpOverlays)).toBeUndefined();

    await open('Second of two');
    await expectHistoryEntry(page);
    await page.keyboard.press('ArrowDown');
    await expect(details).toContainText('First of two');
    await expect(page).toHaveURL(link);
    await page.goBack();
    await expect(details).toHaveCount(0);
    await expect(page).not.toHaveURL(/entry=/);

    await open('First of two');
    await expectHistoryEntry(page);
    await page.reload();
    await expect(details).toContainText('First of two');
    await expectHistoryEntry(page);
    await details.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Blog Log' });
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/entry=/);
    await page.goBack();
    await expect(page).toHaveURL('/admin/brands');

    await page.goto(link);
    await expect(details).toBeVisible();
    await expectHistoryEntry(page);
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/entry=/);
    await page.goBack();
    await expect(page).toHaveURL('/admin/brands');
  });

  test('leaves the page immediately if the overlay was closed without Back', async ({ page }) => {
    await page.goto('/');
    await goTo(page, 'Brands', '/admin/brands');
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: /Brand/ }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('works after a reload with an open overlay', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await goTo(page, 'Brands', '/admin/brands');
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
    await expect(sheet(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Brand Management' })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('Back on a desktop leaves the page', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveURL('/admin/brands');
  await page.getByRole('button', { name: /Brand/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
