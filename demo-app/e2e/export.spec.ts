import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { logEntry, TODAY } from './calendar-steps.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'administrator' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

/** Clicks a button that downloads a file. Returns the file's name and text. */
async function downloaded(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** Chooses 'Export CSV' in a list's menu. */
async function exportList(page: Page): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  return downloaded(page, page.getByRole('menuitem', { name: 'Export CSV' }));
}

const lines = (...texts: readonly string[]) => `\ufeff${texts.map((text) => `${text}\r\n`).join('')}`;

test('a list exports the rows and columns that it displays, in the same order', async ({
  page,
  planner: { api },
}) => {
  const lumen = await api.post<{ id: string }>('/brands', { name: 'Lumen Cycles', color: '#2f5bc7' });
  await logEntry(api, 'blog', 'Zebra crossings', '2026-10-12', { brandId: lumen.id, category: 'City' });
  await logEntry(api, 'blog', 'A quiet harbor', '2026-10-13', { brandId: lumen.id, color: '#e0673a' });
  await logEntry(api, 'blog', 'Market day', '2026-10-14');
  await api.graphql(`mutation {
    saveColumnPreference(kind: blog, input: {
      visibleColumns: ["blogName", "date", "brand"]
      columnOrder: ["blogName", "date", "category", "brand", "onCalendar"]
    }) { visibleColumns }
  }`);
  await page.goto('/logs/blog');
  await page.getByRole('searchbox').fill('lumen');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Blog Name', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['A quiet harbor', 'Zebra crossings']);
  const header = 'Blog Name,Date,Brand,Color';
  const zebra = 'Zebra crossings,2026-10-12,Lumen Cycles,';
  expect(await exportList(page)).toEqual({
    name: 'blog.csv',
    text: lines(header, 'A quiet harbor,2026-10-13,Lumen Cycles,#e0673a', zebra),
  });

  await page.getByRole('checkbox', { name: 'Select Zebra crossings' }).click();
  const bar = page.getByRole('group', { name: 'Bulk actions' });
  const selected = await downloaded(page, bar.getByRole('button', { name: 'Export CSV' }));
  expect(selected.text).toBe(lines(header, zebra));

  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'No logs match "nothing like this"' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  await expectToast(page, 'No data to export', 'There are no blog logs to export.');
});

test('a list is exported as a workbook, which can be imported', async ({ page, planner: { api } }) => {
  await logEntry(api, 'blog', 'A quiet harbor', '2026-10-13');
  await page.goto('/logs/blog');
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('blog.xlsx');
  await page.goto('/import?type=blog');
  const buffer = readFileSync(await file.path());
  await page.locator('input[type="file"]').setInputFiles({ name: 'blog.xlsx', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page.getByText('A quiet harbor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Duplicates 1' })).toBeVisible();
});

test('a failed export explains what to do, and the button is busy during the export', async ({
  page,
  planner: { api },
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load resource/);
  await logEntry(api, 'podcast', 'Episode 1', '2026-10-12');
  await page.goto('/logs/podcast');
  let abort = () => {};
  const released = new Promise<void>((resolve) => {
    abort = resolve;
  });
  await page.route('**/api/entries.csv', async (route) => {
    await released;
    await route.abort();
  });
  const more = page.getByRole('button', { name: 'More actions', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  abort();
  await expectToast(page, 'Error', 'The entries could not be exported. Check your connection and try again.');
  await expect(more).not.toHaveAttribute('aria-busy');
});

test('the calendar exports the displayed days, applies the filter, and reports if there is nothing to export', async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'In September', '2026-09-01');
  await logEntry(api, 'blog', 'In October', '2026-10-12');
  await logEntry(api, 'email', 'A newsletter', '2026-10-13');
  await logEntry(api, 'blog', 'Hidden', '2026-10-14', { showOnCalendar: false });
  await page.goto('/?type=blog');
  await expect(page.getByRole('button', { name: /^In October/ })).toBeVisible();
  const header = 'Date,Blog Name,Category,Brand,Color,On Calendar';
  const october = '2026-10-12,In October,,,,Yes';
  const button = page.getByRole('button', { name: 'Download options' });
  const csv = page.getByRole('button', { name: 'Download CSV' });
  await button.click();
  expect(await downloaded(page, csv)).toEqual({
    name: 'calendar-2026-09-27-to-2026-11-07.csv',
    text: lines(header, october),
  });
  await page.getByRole('button', { name: 'Agenda', exact: true }).click();
  await expect(page.getByRole('button', { name: /^In October/ })).toBeVisible();
  await button.click();
  expect(await downloaded(page, csv)).toEqual({
    name: 'calendar.csv',
    text: lines(header, '2026-09-01,In September,,,,Yes', october),
  });
  await page.goto('/?type=podcast&view=agenda');
  await button.click();
  await csv.click();
  await expectToast(page, 'No data to export', 'There are no entries to export.');
});

/** Strings that spreadsheets could change, or that contain separators or line breaks. */
const TEXTS = [
  'Plain',
  '=SUM(1,2)',
  "'@handle",
  'Comma, "quotes" and ; semicolon',
  'Two\nlines\r\n\r\nand more',
  'Emoji 🎉 and ñandú',
  '007',
  '\u200b＝SUM(1,2)',
];

test('a list that is exported and imported again has the same values', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  const brands = [];
  for (const name of ['Harbor & Vine', '=Tailspin, "Inc"'])
    brands.push((await api.post<{ id: string }>('/brands', { name, color: '#2f5bc7' })).id);
  const field = (fieldLabel: string, fieldType: string, more = {}) =>
    api.post('/field-configs', { logType: 'event', fieldLabel, fieldType, ...more });
  await field('Author', 'text');
  await field('Due', 'date');
  await field('Approved', 'boolean');
  await field('Status', 'dropdown', { dropdownOptions: ['Draft', '-Done'] });
  await field('Budget', 'number');
  await field('Page', 'url');
  for (const [index, text] of TEXTS.entries()) {
    await logEntry(
      api,
      'event',
      `${text.replaceAll(/\s+/g, ' ')} ${index}`,
      [`2026-03-0${index + 1}`, '2026-03-12'],
      {
        location: text,
        notes: `${text} ${text}`,
        brandId: brands[index] ?? null,
        color: index === 1 ? '#e0673a' : null,
        showOnCalendar: index !== 2,
        dynamicFields: {
          author: text,
          due: `2026-04-${10 + index}`,
          approved: index % 2 === 0,
          status: index % 2 === 0 ? 'Draft' : '-Done',
          budget: [-5, 1.5, 1250, 0.001, 1e21, 0, 12_345.67][index],
          page: 'https://planner.example/?q="a,b"',
        },
      },
    );
  }
  // Also create an entry that has no optional values.
  await logEntry(api, 'event', 'Empty', ['2026-03-01', '2026-03-01']);
  const stored = async () => {
    const entries = await api.get<Record<string, unknown>[]>('/logs/events');
    return entries
      .map(
        ({ id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...values }) => values,
      )
      .toSorted((one, other) => String(one.name).localeCompare(String(other.name)));
  };
  const before = await stored();
  await page.goto('/logs/events');
  await expect(page.getByRole('rowheader')).toHaveCount(TEXTS.length + 1);
  const { name, text } = await exportList(page);
  expect(name).toBe('events.csv');
  for (const { id } of await api.get<{ id: string }[]>('/logs/events'))
    await api.delete(`/logs/events/${id}`);

  await page.goto('/import?type=event');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: `Check ${TEXTS.length + 1} rows` }).click();
  await page.getByRole('button', { name: `Import ${TEXTS.length + 1} entries` }).click();
  await expect(page.getByRole('heading', { name: `${TEXTS.length + 1} entries imported` })).toBeVisible();
  expect(await stored()).toEqual(before);
});
