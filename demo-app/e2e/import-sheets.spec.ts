import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TODAY } from './calendar-steps.js';
import { test } from './test.js';

test.use({ viewer: 'administrator' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

const SHEETS = join(import.meta.dirname, '../../ui-kit/src/import/sheets');

const chooseType = (kind: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: 'Type of all rows' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
};
const leaveEmpty = async (page: Page) => {
  await page.getByRole('button', { name: /^Match/ }).click();
  await page.getByRole('button', { name: 'Leave empty' }).click();
};

interface SheetCase {
  file: string;
  /** What the user does between choosing the file and checking the rows. */
  steps?: readonly ((page: Page) => Promise<void>)[];
  entries: readonly string[];
}

/** Sheets from public plans, which were imported with wrong dates or titles, or not at all. */
const CASES: readonly SheetCase[] = [
  {
    file: 'two-date-columns.csv',
    steps: [chooseType('Blog Post')],
    entries: [
      '2027-02-01 When to cut back roses',
      '2027-02-03 Three signs of tired soil',
      '2027-02-05',
      '2027-02-08',
    ],
  },
  {
    file: 'agency-blog-sheet.csv',
    steps: [chooseType('Blog Post')],
    entries: ['2025-09-26', '2025-10-01', '2025-10-08', '2026-01-09'],
  },
  {
    file: 'headers-that-share-a-word.csv',
    entries: ['Five ways to keep slugs away from lettuce', 'Guess the vegetable in this picture'],
  },
  {
    file: 'link-column-named-after-a-platform.csv',
    steps: [chooseType('Social Post')],
    entries: ['2027-07-30', '2027-07-31', '2027-08-01'],
  },
  {
    file: 'camel-case-start-and-end.csv',
    steps: [chooseType('Event')],
    entries: ['2027-06-14…2027-06-16 Harvest fair', '2027-06-19…2027-06-20 Open day'],
  },
  { file: 'windows-1250-polish.csv', entries: ['Wiosenna wyprzedaż', 'Żółte róże i gęś'] },
  { file: 'polish-month-names.csv', entries: ['2027-03-05', '2027-03-16', '2027-04-02'] },
  {
    file: 'date-ranges-in-one-cell.csv',
    entries: ['2027-03-05…2027-03-07', '2027-03-13', '2027-03-19…2027-03-21'],
  },
  {
    file: 'merged-date-cells.csv',
    steps: [(page) => page.getByRole('radio', { name: 'Use the date above' }).check()],
    entries: ['2027-03-01', '2027-03-01', '2027-03-01', '2027-03-03', '2027-03-03'],
  },
  {
    file: 'one-column-per-channel.csv',
    steps: [(page) => page.getByRole('radio', { name: /^Yes, each filled cell/ }).check(), leaveEmpty],
    entries: [
      ...['2027-03-01 How to prune roses', '2027-03-01 Pruning tips', '2027-03-01 Reel: pruning'],
      ...[
        '2027-03-02 Quiz of the week',
        '2027-03-02 Story with the quiz',
        '2027-03-02 An article about soil',
      ],
      ...['2027-03-02 The March issue', '2027-03-03 Compost for beginners'],
    ],
  },
];

for (const { file, steps = [], entries } of CASES) {
  test(`the entries of ${file} are imported as the sheet means them`, async ({ page }) => {
    await page.goto('/import');
    await page.locator('input[type="file"]').setInputFiles(join(SHEETS, file));
    for (const step of steps) await step(page);
    await page.getByRole('button', { name: /^Check \d+ rows?$/ }).click();
    const request = page.waitForRequest((sent) => sent.postData()?.includes('"dryRun":false') ?? false);
    await page.getByRole('button', { name: `Import ${entries.length} entries` }).click();
    await expect(page.getByRole('heading', { name: `${entries.length} entries imported` })).toBeVisible();
    const { variables } = (await request).postDataJSON() as {
      variables: { rows: { title: string; startDate: string; endDate: string }[] };
    };
    const imported = variables.rows.map(({ title, startDate, endDate }) => {
      const days = endDate === startDate ? startDate : `${startDate}…${endDate}`;
      return `${days} ${title}`;
    });
    expect(imported).toEqual(entries.map((text) => expect.stringContaining(text)));
  });
}
