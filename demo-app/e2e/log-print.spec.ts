import { expect } from '@playwright/test';
import { TODAY } from './calendar-steps.js';
import { SAMPLE_KINDS } from './kinds.js';
import { printed, printedPages } from './print-steps.js';
import { endSession, expectToast, holdNetwork, signIn } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

for (const { kind, path, rest, title, columns, sample, printHeading } of SAMPLE_KINDS) {
  test.describe(`the print page for ${kind} logs`, () => {
    test("prints the list's columns, repeats the header on each page, and doesn't split rows across pages", async ({
      page,
      planner: { api },
    }) => {
      const brand = await api.post<{ id: string }>('/brands', { name: 'Lumen Cycles', color: '#2f5bc7' });
      await api.post('/field-configs', {
        logType: kind,
        fieldLabel: 'Author',
        fieldName: 'author',
        fieldType: 'text',
      });
      const long =
        'A title that goes on and on until it needs a second line and a third one of them too, '.repeat(3);
      for (let row = 0; row < 40; row += 1) {
        await api.post(rest, {
          ...sample,
          [title]: row === 20 ? long : `Row ${row} of many`,
          brandId: brand.id,
          dynamicFields: { author: 'Noor' },
        });
      }
      const held = await holdNetwork(page);
      await page.goto(`${path}/print`);
      await expect(page.getByText(`Loading ${kind} data...`)).toBeVisible();
      await expect(page.getByText('Please wait while we prepare your data for printing')).toBeVisible();
      expect(await printed(page)).toBe(0);
      held.release();
      await expect.poll(() => printed(page)).toBe(1);

      await expect(page.getByRole('heading', { name: printHeading, exact: true })).toBeVisible();
      await expect(page.getByText(/^Generated on 10\/14\/2026, 12:00\sPM$/)).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveText([...columns, 'Author']);
      await expect(page.getByRole('row')).toHaveCount(41);
      const head = page.getByRole('columnheader').first();
      await expect(head).toHaveCSS('background-color', 'rgb(147, 51, 234)');
      await expect(head).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(head).toHaveCSS('font-size', '10px');

      const { width, height, pages } = await printedPages(page);
      expect(width).toBeGreaterThan(height);
      expect(pages.length).toBeGreaterThan(1);
      for (const sheet of pages) for (const column of columns) expect(sheet).toContain(column);
      for (const [index, sheet] of pages.entries()) expect(sheet).toContain(`${index + 1} / ${pages.length}`);
      const text = pages.join(' ');
      for (let row = 0; row < 40; row += 1) if (row !== 20) expect(text).toContain(`Row ${row} of many`);
      // The long row is not split across pages.
      expect(pages.filter((sheet) => sheet.includes(long.trim()))).toHaveLength(1);
      expect(text).not.toContain('Close this window');
      await expect(page.getByText('Close this window after printing')).toBeVisible();
    });
  });
}

for (const { kind, path } of SAMPLE_KINDS) {
  test.describe(`the print page for ${kind} logs`, () => {
    test('displays a message if the list is empty', { tag: '@soak' }, async ({ page }) => {
      await page.goto(`${path}/print`);
      await expect(page.getByText(`No ${kind} logs found`)).toBeVisible();
      await expect.poll(() => printed(page)).toBe(1);
    });

    test('displays an error without a session', { tag: '@soak' }, async ({ page, planner }) => {
      await signIn(page, await planner.createPerson());
      await endSession(page);
      await page.goto('/login');
      await page.goto(`${path}/print`);
      await expectToast(page, 'Error Loading Data', `Failed to load ${kind} data. Please try again.`);
      await expect(page.getByText('You can close this window.')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}/print$`));
    });
  });
}

test("Export PDF applies the list's search and sort order, and the print page displays both", async ({
  page,
  context,
  planner: { api },
}) => {
  for (const [blogName, date] of [
    ['Harbor lights', '2026-10-01'],
    ['Harbor autumn', '2026-10-03'],
    ['Juniper trail', '2026-10-02'],
  ]) {
    await api.post('/logs/blog', { blogName, date });
  }
  await page.goto('/logs/blog');
  const exported = async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Export PDF' }).click();
    return opened;
  };
  const plain = await exported();
  await expect(plain.getByRole('rowheader')).toHaveText(['Harbor autumn', 'Juniper trail', 'Harbor lights']);
  await expect(plain.getByText(/Filtered|Sorted/)).toHaveCount(0);
  await plain.close();

  await page.getByRole('searchbox').fill('harbor');
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(page.getByRole('rowheader')).toHaveText(['Harbor lights', 'Harbor autumn']);
  const print = await exported();
  await expect(print.getByRole('rowheader')).toHaveText(['Harbor lights', 'Harbor autumn']);
  await expect(
    print.getByText('Filtered: "harbor", 2 of 3 entries · Sorted by Date, ascending', { exact: true }),
  ).toBeVisible();
  const { pages } = await printedPages(print);
  expect(pages.join(' ')).toContain('2 of 3 entries');
  expect(pages.join(' ')).not.toContain('Juniper trail');

  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expectToast(page, 'No data to export', 'There are no blog logs to export.');
  expect(context.pages()).toHaveLength(2);
});
