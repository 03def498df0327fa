import { expect } from '@playwright/test';
import { cell, chip, logEntry, TODAY } from './calendar-steps.js';
import { cutNetwork, expectToast, NETWORK_FAILED, settled } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

test('a click on an empty part of a day creates an entry on that day, and More opens the form', async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Already there', '2026-10-15');
  await page.goto('/');
  const thursday = cell(page, 'Thursday, October 15, 2026');
  const { width = 0, height = 0 } = (await thursday.boundingBox()) ?? {};
  await thursday.click({ position: { x: width / 2, y: height - 8 } });
  const card = page.getByRole('dialog', { name: 'New entry on Thursday, October 15, 2026' });
  await expect(card.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await card.getByRole('radio', { name: 'Social Post' }).click();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: /^Friday, October 16, 2026/ }).click();
  await page.keyboard.type('Type on a Friday');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Social log created successfully');
  await expect(chip(cell(page, 'Friday, October 16, 2026'), 'Type on a Friday')).toBeVisible();
  expect(await api.get('/logs/social')).toMatchObject([{ date: '2026-10-16', postName: 'Type on a Friday' }]);

  await page.getByRole('button', { name: /^Saturday, October 17, 2026/ }).click();
  await page.keyboard.type('Long one');
  await page.getByRole('radio', { name: 'Event', exact: true }).click();
  await page.getByRole('button', { name: 'More…' }).click();
  const form = page.getByRole('dialog', { name: 'Create Event Log' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Long one');
  const end = form.getByRole('textbox', { name: 'End Date' });
  await expect(end).toHaveValue('10/17/2026');
  await end.fill('next tue');
  await end.blur();
  await expect(end).toHaveValue('10/20/2026');
  await form.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Event log created successfully');
  expect(await api.get('/logs/events')).toMatchObject([{ startDate: '2026-10-17', endDate: '2026-10-20' }]);
});

test('dragging across empty days marks the days, and creates an event for them', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  // Wait for the code that marks days, which loads after the calendar.
  await settled(page);
  const day = (date: string) => page.locator(`[data-cp-date="${date}"]`);
  const outline = (date: string) =>
    day(date).evaluate((element) => getComputedStyle(element, '::after').borderTopStyle);
  const press = async (from: string, to: string) => {
    const [start, end] = [await day(from).boundingBox(), await day(to).boundingBox()];
    if (!start || !end) throw new Error('The days are not displayed.');
    await page.mouse.move(start.x + 60, start.y + 60);
    await page.mouse.down();
    await page.mouse.move(start.x + 62, start.y + 61);
    expect(await outline(from)).toBe('none');
    await page.mouse.move(end.x + 40, end.y + 60, { steps: 6 });
    await expect.poll(() => outline(to)).toBe('solid');
  };
  const card = page.getByRole('dialog', { name: 'New entry on Oct 14 – Oct 20' });

  await press('2026-10-20', '2026-10-14');
  await expect(page.getByText('Tue, Oct 20 · 7 days')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await outline('2026-10-14')).toBe('none');
  await page.mouse.up();
  await press('2026-10-20', '2026-10-14');
  await page.mouse.down({ button: 'right' });
  expect(await outline('2026-10-14')).toBe('none');
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press('2026-10-20', '2026-10-14');
  await page.mouse.up();
  await expect(card.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Book fair');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Event log created successfully');
  await expect(card).toHaveCount(0);
  await expect(chip(page, 'Book fair')).toHaveCount(2);
  expect(await api.get('/logs/events')).toMatchObject([{ startDate: '2026-10-14', endDate: '2026-10-20' }]);
});

test('by keyboard: N opens the card, Ctrl+Enter creates several entries, and a failure keeps the title', {
  tag: '@soak',
}, async ({ page, planner: { api }, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('n');
  const card = page.getByRole('dialog', { name: 'New entry on Wednesday, October 14, 2026' });
  const title = card.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByRole('radio', { name: 'Other' })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  for (const name of ['One', 'Two']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Control+Enter');
    await expect(title).toHaveValue('');
    await expect(chip(page, name)).toBeVisible();
  }
  const network = await cutNetwork(page);
  await page.keyboard.type('Three');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Error creating other log');
  await expect(title).toHaveValue('Three');
  await network.restore();
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Wednesday, October 14, 2026, 3 items/ })).toBeFocused();
  expect(await api.get('/logs/other')).toHaveLength(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("the toolbar's last button and a day's button open a sheet", { tag: '@soak' }, async ({
    page,
    planner: { api },
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'New entry', exact: true }).tap();
    const today = page.getByRole('dialog', { name: 'Wednesday, October 14, 2026' });
    await today.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: /^Thursday, October 15, 2026/ }).tap();
    await page.getByRole('button', { name: 'Add entry on Thursday, October 15, 2026' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Thursday, October 15, 2026' });
    await sheet.getByRole('textbox', { name: 'Title' }).fill('On the go');
    await sheet.getByRole('radio', { name: 'Podcast Episode' }).tap();
    await sheet.getByRole('button', { name: 'Create' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(chip(page, 'On the go')).toBeVisible();
    expect(await api.get('/logs/podcast')).toMatchObject([{ episodeTitle: 'On the go', date: '2026-10-15' }]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
