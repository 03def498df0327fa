import { expect } from '@playwright/test';
import { choose, logEntry, TODAY } from './calendar-steps.js';
import { KINDS } from './kinds.js';
import { printed, printedPages } from './print-steps.js';
import { cutNetwork, endSession, expectToast, holdNetwork, NETWORK_FAILED, signIn } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

test("the calendar's Print and PDF buttons open its print page, and a toast explains how to save a PDF", async ({
  page,
  context,
}) => {
  await page.goto('/');
  await choose(page, 'Week');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const button of ['Print month', 'Download month as PDF']) {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: button, exact: true }).click();
    const print = await opened;
    expect(new URL(print.url()).pathname).toBe('/calendar/print');
    expect(Object.fromEntries(new URL(print.url()).searchParams)).toEqual({
      view: 'week',
      startDate: '2026-10-21',
    });
    await expect(print.getByRole('heading', { name: 'Media & Marketing Calendar' })).toBeVisible();
    await print.close();
  }
  await expectToast(page, 'Print window opened', "Use your browser's print dialog to save as PDF or print.");
});

test('a blocked print window is reported', async ({ page }) => {
  await page.goto('/');
  // Simulate a browser that blocks pop-ups.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Print month', exact: true }).click();
  await expectToast(
    page,
    'The print window was blocked',
    'Allow pop-ups for this page in your browser, then try again.',
  );
});

test('the print page displays all entries of the month on one landscape page', async ({
  page,
  planner: { api },
}) => {
  const brand = await api.post<{ id: string }>('/brands', { name: 'Lumen Cycles', color: '#2f5bc7' });
  const titles = ['Apple', 'Banana', 'Cherry', 'Damson', 'Elder'];
  for (const title of titles) await logEntry(api, 'blog', title, '2026-10-14', { brandId: brand.id });
  await logEntry(api, 'event', 'Harvest Festival', ['2026-10-08', '2026-10-13']);
  await logEntry(api, 'email', 'Next year', '2027-01-01');
  await page.goto('/calendar/print?view=multi&startDate=2026-10-02');
  await expect.poll(() => printed(page)).toBe(1);
  await expect(page.getByText(/^Generated on 10\/14\/2026, 12:00\sPM$/)).toBeVisible();

  const { width, height, pages } = await printedPages(page);
  expect(width).toBeGreaterThan(height);
  expect(pages).toHaveLength(1);
  const [sheet = ''] = pages;
  for (const text of ['Media & Marketing Calendar', 'October 2026', 'Sunday', 'Saturday', ...titles])
    expect(sheet).toContain(text);
  expect(sheet.match(/Harvest Festival/g)).toHaveLength(2);
  expect(sheet).toContain('Lumen Cycles');
  expect(sheet).not.toContain('more');
  expect(sheet).not.toContain('Next year');
  // The note is visible on the screen, but is not printed.
  await expect(page.getByText('Close this window after printing')).toBeVisible();
  expect(sheet).not.toContain('Close this window');
});

test('the menu beside the Print button prints months, each on its own page, and a quarter on one page', {
  tag: '@soak',
}, async ({ page, context, planner: { api } }) => {
  await logEntry(api, 'blog', 'Autumn guide', '2026-10-14');
  await logEntry(api, 'event', 'Black Friday week', ['2026-11-23', '2026-12-02']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Print options' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Quarter on one sheet' }).click();
  const print = await opened;
  await expect(print.getByRole('table', { name: 'October 2026 to December 2026' })).toBeVisible();
  for (const format of ['A4', 'Letter'] as const) {
    const { pages, width, height } = await printedPages(print, format);
    expect(width).toBeGreaterThan(height);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Autumn guide');
    // The event is listed in both of its months.
    expect(pages[0]?.match(/Black Friday week, to Dec 2/g)).toHaveLength(2);
  }

  await print.goto('/calendar/print?startDate=2026-10-14&months=3&days=inside');
  await expect(print.getByRole('table', { name: 'December 2026' })).toContainText('Black Friday week');
  for (const format of ['A4', 'Letter'] as const) {
    const { pages } = await printedPages(print, format);
    expect(pages).toHaveLength(3);
    for (const [index, month] of ['October', 'November', 'December'].entries())
      expect(pages[index]).toContain(`Media & Marketing Calendar ${month} 2026`);
    expect(pages[0]).not.toContain('Nov 1');
  }

  await print.goto('/calendar/print?startDate=2026-11-14&layout=agenda');
  await expect(print.getByRole('row', { name: /^Nov 23 to Dec 2 Black Friday week Event/ })).toBeVisible();
  await print.close();
});

test('a quarter with many entries continues on the next page, and nothing is cut off', async ({
  page,
  planner: { api },
}) => {
  const long = 'with a title of several lines '.repeat(9);
  for (let item = 1; item <= 40; item += 1)
    await logEntry(api, 'blog', `${long} ${item}.`, `2026-11-${10 + (item % 8)}`);
  await page.goto('/calendar/print?startDate=2026-11-14&layout=quarter');
  await expect(page.getByRole('table')).toContainText(' 40.');
  const { pages } = await printedPages(page);
  expect(pages.length).toBeGreaterThan(1);
  for (let item = 1; item <= 40; item += 1) expect(pages.join(' ')).toContain(`lines ${item}.`);
  // Each page contains the names of the months.
  expect(pages[1]).toContain('November 2026');
});

test('a day whose entries don’t fit on one page starts on the first page, below the earlier weeks', async ({
  page,
  planner: { api },
}) => {
  for (let item = 1; item <= 60; item += 1) await logEntry(api, 'blog', `Item ${item}.`, '2026-10-14');
  await page.goto('/calendar/print?startDate=2026-10-01');
  const month = page.getByRole('table', { name: 'October 2026' });
  await expect(month).toContainText('Item 60.');
  // Each week draws its own part of the frame, so that the frame is closed at the end of each page.
  await expect(month).toHaveCSS('border-top-width', '0px');
  await expect(month.getByRole('cell').first()).toHaveCSS('border-left-color', 'rgb(51, 51, 51)');

  const { pages } = await printedPages(page);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Item 1.');
  expect(pages[0]).toContain('1 / 2');
  expect(pages[1]).toContain('Item 60.');
  expect(pages[1]).toContain('2 / 2');
});

test("the print page applies the calendar's type filter, and displays the current month by default", {
  tag: '@soak',
}, async ({ page, planner: { api } }) => {
  await logEntry(api, 'blog', 'Winter guide', '2026-10-14');
  await logEntry(api, 'podcast', 'Ep. 43', '2026-10-15');
  await page.goto('/');
  await page.getByRole('button', { name: 'Filter by Type' }).click();
  await page.getByRole('checkbox', { name: 'Blog Post' }).click();
  const shown = KINDS.filter(({ kind }) => kind !== 'blog').map(({ badge }) => badge);
  for (const address of ['/calendar/print', '/calendar/print?startDate=2026-13-45']) {
    await page.goto(address);
    await expect(page.getByRole('table', { name: 'October 2026' })).toContainText('Ep. 43');
    await expect(page.getByText('Winter guide')).toHaveCount(0);
    await expect(page.getByText(`Filtered by type: ${shown.join(', ')}`, { exact: true })).toBeVisible();
  }
});

test('the print page displays a loading message, and does not print until the data has loaded', {
  tag: '@soak',
}, async ({ page }) => {
  const held = await holdNetwork(page);
  await page.goto('/calendar/print');
  await expect(page.getByText('Loading calendar data...')).toBeVisible();
  await expect(page.getByText('Please wait while we prepare your data for printing')).toBeVisible();
  expect(await printed(page)).toBe(0);
  held.release();
  await expect.poll(() => printed(page)).toBe(1);
});

test('a new window closes two seconds after an error', async ({ page, context, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  const network = await cutNetwork(page);
  await context.route('**/graphql', (route) => route.abort());
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Print month', exact: true }).click();
  const print = await opened;
  const closed = print.waitForEvent('close');
  await expectToast(print, 'Error Loading Data', 'Failed to load calendar data. Please try again.');
  await closed;
  await network.restore();
});

test("the print page displays an error without a session, even in a tab that can't be closed", async ({
  page,
  planner,
}) => {
  await signIn(page, await planner.createPerson());
  await endSession(page);
  // Scripts can't close a tab in which the user has navigated.
  await page.goto('/login');
  await page.goto('/calendar/print');
  await expectToast(page, 'Error Loading Data', 'Failed to load calendar data. Please try again.');
  await expect(page.getByText('You can close this window.')).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\/print$/);
});
