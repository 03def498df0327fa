import { join } from 'node:path';
import { expect } from '@playwright/test';
import { logEntry, TODAY } from './calendar-steps.js';
import { factsOf } from './kinds.js';
import { respondToConfirm } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'administrator' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

const WORKBOOK = join(import.meta.dirname, '../../ui-kit/src/import/files/several-sheets.fixture.xlsx');

const CHANNELS = ['Blog', 'Newsletter', 'Insta', 'Webinar', 'Podcast'] as const;
const LISTS = ['blog', 'email', 'social', 'events', 'podcast'] as const;
const CLIENTS = ['Lumen', 'Harbor & Vine', 'Citrus', ''];

/**
 * Returns a day in the first 10 weeks of 2027, in two formats. Up to the 12th of a month, `written` is ambiguous,
 * because the day and the month could be in either order.
 */
const dayOf = (index: number) => {
  const day = new Date(Date.UTC(2027, 0, 1 + (index % 70)));
  return { iso: day.toISOString().slice(0, 10), written: `${day.getUTCMonth() + 1}/${day.getUTCDate()}/27` };
};

/** A sheet of 300 rows with title rows, notes, empty rows, two wrong dates and a total. */
const sheet = [
  'Content plan Q1,,,,',
  '"Last change: Priya, Nov 9",,,,',
  'Date,Title,Channel,Client,Remarks',
  ...Array.from({ length: 298 }, (_, index) => {
    const row = `${dayOf(index).written},"Post ${index}, ready ✓",${CHANNELS[index % 5]},${CLIENTS[index % 4]},`;
    return index % 50 === 0 ? `${row}\r\n,,,,` : row;
  }),
  '2/30/27,Tasting for two,Newsletter,Lumen,',
  'soon,Cheese for a crowd,Blog,Lumen,',
  'Total,,,,300',
].join('\r\n');

test('a messy sheet of 300 rows is imported in eight actions, without wrong dates', async ({
  page,
  planner: { api },
}) => {
  for (const name of ['Lumen Cycles', 'Harbor & Vine']) await api.post('/brands', { name, color: '#2f5bc7' });
  await logEntry(api, 'blog', 'Post 5, ready ✓', dayOf(5).iso);
  await page.goto('/');
  // 1 and 2
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Drop a sheet here, or paste rows' })).toBeVisible();
  // 3
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${sheet}`) });
  await expect(page.getByText('is only valid in this order.')).toBeVisible();
  // 4
  await page.getByRole('button', { name: 'Match 1 word' }).click();
  // 5 and 6
  await page.getByRole('combobox', { name: 'Webinar, 59 cells' }).click();
  await page.getByRole('option', { name: 'Event' }).click();
  // 7
  await page.getByRole('button', { name: 'Check 300 rows' }).click();
  await expect(page.getByRole('button', { name: 'Errors 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Duplicates 1' })).toBeVisible();
  expect(await api.get('/logs/events')).toEqual([]);
  // 8
  await page.getByRole('button', { name: 'Import 297 entries' }).click();
  await expect(page.getByRole('heading', { name: '297 entries imported' })).toBeVisible();

  const dates: Record<string, string> = {};
  for (const list of LISTS) {
    const entries = await api.get<Record<string, string>[]>(`/logs/${list}`);
    for (const entry of entries) {
      const title = Object.values(entry).find((value) => `${value}`.startsWith('Post ')) ?? '';
      dates[title] = entry.date ?? entry.startDate ?? '';
    }
  }
  const expected = Array.from({ length: 298 }, (_, index) => [`Post ${index}, ready ✓`, dayOf(index).iso]);
  expect(dates).toEqual(Object.fromEntries(expected));
  const brands = await api.get<{ name: string }[]>('/brands');
  expect(brands.map(({ name }) => name).toSorted()).toEqual(['Citrus', 'Harbor & Vine', 'Lumen Cycles']);

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('heading', { name: 'The import was undone.' })).toBeVisible();
  expect(await api.get('/logs/events')).toEqual([]);
  expect(await api.get('/logs/blog')).toHaveLength(1);
});

test('a workbook is read in a worker, and its visible rows are imported', async ({
  page,
  planner: { api },
}) => {
  await page.goto('/import?type=blog');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const worker = page.waitForEvent('worker');
  await page.locator('input[type="file"]').setInputFiles(WORKBOOK);
  await worker;
  await expect(page.getByRole('radio', { name: /^Plan 2027/ })).toBeChecked();
  await expect(page.getByText('Rows: 4, 7. Columns: D. Sheets: Archive 2026.')).toBeVisible();
  // The page's own code for workbooks is only loaded if the worker doesn't start.
  expect(requests).not.toContainEqual(expect.stringContaining('read-workbook'));
  await page.getByRole('button', { name: 'Use “Plan 2027”' }).click();
  await page.getByRole('button', { name: 'Check 5 rows' }).click();
  await page.getByRole('button', { name: 'Import 5 entries' }).click();
  await expect(page.getByRole('heading', { name: / imported$/ })).toBeVisible();
  const { rest, title } = factsOf('blog');
  const posts = await api.get<Record<string, string>[]>(rest);
  expect(posts.map((post) => `${post.date} ${post[title]}`).toSorted()).toEqual([
    '2027-01-05 Cellar sale',
    // Its date is in a merged cell.
    '2027-01-05 Cellar sale, part 2',
    '2028-01-02 Visible second row',
  ]);
});

test("an import that is opened from a list creates entries of the list's kind", { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await page.goto('/logs/podcast');
  await page.getByRole('button', { name: 'Import a sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('Paste the rows here').fill('Date\tTitle\n2026-12-01\tEpisode 1\n');
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(await api.get('/logs/podcast')).toMatchObject([{ date: '2026-12-01' }]);
});

test('leaving an import with unsaved work requires confirmation', async ({ page }) => {
  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('Paste the rows here').fill('Date\tTitle\n2026-12-01\tEpisode 1\n');
  await page.getByRole('button', { name: 'Use these rows' }).click();
  const next = page.getByRole('button', { name: 'Check 1 row' });
  const brands = page.getByRole('link', { name: 'Brands' });
  for (const leave of [() => brands.click(), () => page.evaluate(() => history.back())]) {
    const question = respondToConfirm(page, 'dismiss');
    await leave();
    expect(await question).toBe('Leave this page? Your changes will not be saved.');
    // `page.url()` can still be the address from before `back()`, so ask the page whether it has returned.
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/import');
    await expect(next).toBeVisible();
  }
  const question = respondToConfirm(page, 'accept');
  await brands.click();
  await question;
  await expect(page.getByRole('heading', { name: 'Brand Management' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { name: 'Drop a sheet here, or paste rows' })).toBeVisible();
});
