import { expect, type Page } from '@playwright/test';
import { chip, heading, logEntry, TODAY } from './calendar-steps.js';
import { expectToast, settled } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner: { api, clear } }) => {
  await page.clock.setFixedTime(TODAY);
  await clear();
  await logEntry(api, 'blog', 'Winter guide', '2026-12-03');
  await logEntry(api, 'event', 'Winter market', ['2026-02-10', '2026-02-12']);
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const open = async (page: Page) => {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused({ timeout: 2000 });
  }).toPass();
};
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('by keyboard: the palette goes to dates and entries from every screen, and keeps the view', async ({
  page,
}) => {
  await page.goto('/logs/blog');
  await open(page);
  await page.keyboard.type('mar 8');
  await expect(option(page, 'Monday, March 8, 2027')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'March 2027')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Monday, March 8, 2027/ })).toBeFocused();

  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await open(page);
  await page.keyboard.type('next tue');
  await expect(option(page, 'Tuesday, October 20, 2026')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName(/^Monday, October 19/);

  await open(page);
  await page.keyboard.type('winter');
  await expect(option(page, /^Winter guide/)).toHaveAttribute('aria-selected', 'true');
  await expect(option(page, /^Winter market · Event/)).toContainText('02/10/2026 to 02/12/2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Winter guide' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Winter guide/ })).toBeVisible();
});

test('by keyboard: the palette runs commands for the focused entry', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  const { id } = await logEntry(api, 'blog', 'Autumn guide', '2026-10-20');
  await page.goto('/');
  await expect(chip(page, 'Autumn guide')).toBeVisible();
  await settled(page);
  await chip(page, 'Autumn guide').focus();
  await open(page);
  await page.keyboard.type('move');
  await option(page, 'Move “Autumn guide”…').click();
  await page
    .getByRole('dialog', { name: /Autumn guide/ })
    .getByRole('button', { name: '+7 days' })
    .click();
  await expectToast(page, 'Moved to Tuesday, October 27, 2026', 'Autumn guide, 7 days later');
  expect(await api.get(`/logs/blog/${id}`)).toMatchObject({ date: '2026-10-27' });
});

test('by mouse: the magnifier opens the palette, and commands run on the screen', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await palette(page).getByRole('combobox').fill('agenda');
  await option(page, 'Agenda view').click();
  await expect(page.getByRole('button', { name: 'Agenda', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('button', { name: 'Search and commands' }).click();
  await palette(page).getByRole('combobox').fill('email');
  await option(page, 'Email Logs').click();
  await expect(page.getByRole('heading', { name: 'Email Logs', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await palette(page).getByRole('combobox').fill('new pod');
  await option(page, 'New Podcast Episode').click();
  const form = page.getByRole('dialog', { name: 'Create Podcast Log' });
  await form.getByRole('textbox', { name: 'Date', exact: true }).fill('+7');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue('10/21/2026');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the palette opens with a tap and fits in the window', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search and commands' }).tap();
    await palette(page).getByRole('combobox').fill('theme');
    await option(page, 'Light theme').tap();
    await expect(palette(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
