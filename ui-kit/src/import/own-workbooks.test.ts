import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readWorkbook } from './files/read-workbook.js';
import { type Choices, readSheet } from './read-sheet.fixture.js';

const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** A sheet of a workbook as teams write them, and what is imported. */
interface OwnWorkbook {
  name: string;
  sheets: WriteSheet[];
  /** The sheet that is imported. @default 0 */
  chosen?: number;
  choices?: Choices;
  /** The days, the type and the title of each entry. */
  entries: readonly string[];
  errors?: readonly string[];
  /** The number of rows that could get the date above. */
  datesAbove?: number;
  hidden?: { sheets?: readonly string[]; rows?: readonly number[]; columns?: readonly number[] };
}

const AGENCY: WriteSheet[] = [
  { name: 'Read me', rows: [['How we plan'], ['One line for each post, please.']] },
  {
    name: 'March',
    rows: [
      ['Content plan March 2027'],
      ['Publish date', 'Channel', 'Headline', 'Status'],
      [day('2027-03-01'), 'Instagram', 'Reel: pruning', 'ok'],
      [null, 'Facebook', 'Pruning tips', 'ok'],
      [null, 'Blog', 'How to prune roses', 'draft'],
      [day('2027-03-04'), 'Newsletter', 'The March issue', 'draft'],
      [null, 'Blog', 'A post without a day', 'idea'],
    ],
    merges: [
      { startRow: 0, startCol: 0, endRow: 0, endCol: 3 },
      { startRow: 2, startCol: 0, endRow: 4, endCol: 0 },
    ],
  },
];

/** A plan that is grouped by channel, whose cells are merged over its rows, below a header that is merged, too. */
const BY_CHANNEL: WriteSheet = {
  name: '排期',
  rows: [
    ['2027年Q1', null, null, '备注'],
    ['渠道', '日期', '选题', null],
    ['公众号', '2027-01-12', '新年', '已完成'],
    [null, '2027-02-02', '春节', null],
    ['邮件', '2027-01-14', '通讯', null],
    [null, '2027-03-19', '春季通讯', null],
    [null, null, null, null],
  ],
  merges: [
    { startRow: 0, startCol: 3, endRow: 1, endCol: 3 },
    { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
    { startRow: 4, startCol: 0, endRow: 6, endCol: 0 },
  ],
};

/** Two header rows: channels, merged over their columns, and a note that is merged over all channels. */
const GROUPS: WriteSheet = {
  name: 'Mei',
  rows: [
    ['Contentkalender'],
    [],
    ['Week', 'Datum', 'Instagram', null, 'Nieuwsbrief', null, 'Blog', null],
    [null, null, 'Onderwerp', 'Status', 'Onderwerp', 'Status', 'Onderwerp', 'Status'],
    [18, day('2027-05-03'), 'Rozen', 'klaar', null, null, 'Rozen snoeien', 'klaar'],
    [null, null, 'Rozen, deel 2', 'klaar', null, null, null, null],
    [18, day('2027-05-06'), 'Hemelvaart – geen posts', null, null, null, null, null],
    [19, day('2027-05-10'), null, null, 'Meibrief', 'idee', null, null],
  ],
  merges: [
    ...[2, 4, 6].map((column) => ({ startRow: 2, startCol: column, endRow: 2, endCol: column + 1 })),
    { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
    { startRow: 2, startCol: 1, endRow: 3, endCol: 1 },
    { startRow: 4, startCol: 1, endRow: 5, endCol: 1 },
    { startRow: 6, startCol: 2, endRow: 6, endCol: 7 },
  ],
};

const WORKBOOKS: readonly OwnWorkbook[] = [
  {
    name: 'American dates that a European Excel has read: the user says that day and month were swapped',
    sheets: [
      {
        name: 'Q1',
        rows: [
          ['Live', 'Channel', 'Post'],
          ['01/29/2027', 'Blog', 'Month in review'],
          [day('2027-05-02'), 'Email', 'Valentine preview'],
          [day('2027-09-02'), 'Blog', 'Gift guide'],
          [null, 'Instagram', 'Gift guide teaser'],
          ['02/14/2027', 'Instagram', 'Happy Valentine'],
        ],
        merges: [{ startRow: 3, startCol: 0, endRow: 4, endCol: 0 }],
      },
    ],
    choices: { swaps: true },
    entries: [
      '2027-01-29 blog Month in review',
      '2027-02-05 email Valentine preview',
      '2027-02-09 blog Gift guide',
      '2027-02-09 social Gift guide teaser',
      '2027-02-14 social Happy Valentine',
    ],
    datesAbove: 1,
  },
  {
    name: 'weeks that are merged over their rows, beside weekdays',
    sheets: [
      {
        name: 'Planung',
        rows: [
          ['Woche', 'Wochentag', 'Kanal', 'Beitrag'],
          [day('2026-12-28'), 'Mi', 'Blog', 'Rückblick'],
          [null, 'Do', 'Instagram', 'Silvester'],
          [day('2027-01-04'), 'So', 'Newsletter', 'Januarbrief'],
        ],
        merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
      },
    ],
    entries: ['2026-12-30 blog Rückblick', '2026-12-31 social Silvester', '2027-01-10 email Januarbrief'],
  },
  {
    name: 'channels that are merged over their rows',
    sheets: [BY_CHANNEL],
    entries: [
      '2027-01-12 social 新年',
      '2027-02-02 social 春节',
      '2027-01-14 email 通讯',
      '2027-03-19 email 春季通讯',
    ],
  },
  {
    name: 'channels above columns: each filled channel is an entry, but a note over all channels is not',
    sheets: [GROUPS],
    entries: [
      '2027-05-03 social Rozen',
      '2027-05-03 blog Rozen snoeien',
      '2027-05-03 social Rozen, deel 2',
      '2027-05-10 email Meibrief',
    ],
  },
  {
    name: 'channels above columns, if the user says that each row is an entry',
    sheets: [GROUPS],
    choices: { usesDays: false, kind: 'social', columns: { 2: 'title' } },
    entries: [
      '2027-05-03 social Rozen',
      '2027-05-03 social Rozen, deel 2',
      '2027-05-06 social Hemelvaart – geen posts',
    ],
    errors: ['8 title: The title is missing'],
    datesAbove: 1,
  },
  {
    name: 'merged dates and a merged title, beside a sheet with notes: only merged rows get the date above',
    ...{ sheets: AGENCY, chosen: 1 },
    entries: [
      '2027-03-01 social Reel: pruning',
      '2027-03-01 social Pruning tips',
      '2027-03-01 blog How to prune roses',
      '2027-03-04 email The March issue',
    ],
    errors: ['7 startDate: The date is missing'],
    datesAbove: 2,
  },
  {
    name: 'merged dates that the user leaves out',
    ...{ sheets: AGENCY, chosen: 1, choices: { usesDatesAbove: false } },
    entries: ['2027-03-01 social Reel: pruning', '2027-03-04 email The March issue'],
    errors: [4, 5, 7].map((row) => `${row} startDate: The date is missing`),
    datesAbove: 2,
  },
  {
    name: 'hidden sheets, rows and columns: a hidden date does not win over a visible one',
    sheets: [
      {
        name: 'Plan',
        columns: [{}, { hidden: true }, {}, {}],
        rowDefs: new Map([[2, { hidden: true }]]),
        rows: [
          ['Title', 'Publish date (old)', 'Date', 'Type'],
          ['Soil in spring', day('2026-03-02'), day('2027-03-02'), 'Blog'],
          ['Canceled post', day('2026-03-03'), day('2027-03-03'), 'Blog'],
          ['Seeds for shade', day('2026-03-04'), day('2027-03-04'), 'Email'],
        ],
      },
      { name: 'Old', hidden: true, rows: [['Date', 'Title'], ...Array(9).fill([day('2025-01-01'), 'Old'])] },
    ],
    entries: ['2027-03-02 blog Soil in spring', '2027-03-04 email Seeds for shade'],
    hidden: { sheets: ['Old'], rows: [2], columns: [1] },
  },
  {
    name: 'date cells in several formats beside text dates, times and numbers',
    sheets: [
      {
        name: 'Dates',
        rows: [
          ['Go live', 'Title', 'Type'],
          [day('2027-03-05'), 'Displayed day first', 'Blog'],
          [day('2027-03-06'), 'Displayed without a year', 'Blog'],
          ['7 March 2027', 'Text with a name', 'Blog'],
          ['13.03.2027', 'Text with dots', 'Blog'],
          [new Date('2027-03-14T23:30:00Z'), 'Late in the evening', 'Blog'],
          [46461, 'A number', 'Blog'],
          ['March 2027', 'A month', 'Blog'],
          ['soon', 'No date', 'Blog'],
        ],
        cells: new Map([
          ['1,0', { style: { numFmt: 'dd/mm/yyyy' } }],
          ['2,0', { style: { numFmt: 'd mmm' } }],
          ['5,0', { style: { numFmt: 'm/d/yy h:mm AM/PM' } }],
        ]),
      },
    ],
    entries: [
      '2027-03-05 blog Displayed day first',
      '2027-03-06 blog Displayed without a year',
      '2027-03-07 blog Text with a name',
      '2027-03-13 blog Text with dots',
      '2027-03-14 blog Late in the evening',
      '2027-03-15 blog A number',
    ],
    errors: ['8 startDate: This names no day', '9 startDate: This is not a date'],
  },
  {
    name: 'a German plan with one column per channel, month rows, and dates merged over empty columns',
    sheets: [
      {
        name: 'Redaktionsplan',
        rows: [
          ['Datum', 'KW', 'Blog', 'Instagram', 'Newsletter'],
          ['März 2027'],
          [day('2027-03-08'), 10, 'Rosen schneiden', 'Reel: Rosen', null],
          [day('2027-03-15'), 11, null, 'Frage der Woche', 'Märzbrief'],
          ['April 2027'],
          ['2. April 2027', 13, 'Ostern im Garten', null, null],
        ],
        cells: new Map([
          ['2,0', { style: { numFmt: 'ddd, dd.mm.yyyy' } }],
          ['3,0', { style: { numFmt: 'ddd, dd.mm.yyyy' } }],
        ]),
        merges: [
          { startRow: 1, startCol: 0, endRow: 1, endCol: 4 },
          { startRow: 4, startCol: 0, endRow: 4, endCol: 4 },
        ],
      },
    ],
    choices: { usesChannels: true },
    entries: [
      '2027-03-08 blog Rosen schneiden',
      '2027-03-08 social Reel: Rosen',
      '2027-03-15 social Frage der Woche',
      '2027-03-15 email Märzbrief',
      '2027-04-02 blog Ostern im Garten',
    ],
  },
];

test.each(WORKBOOKS)('$name', async (expected) => {
  const { sheets, chosen = 0, choices, entries, errors = [], datesAbove = 0, hidden = {} } = expected;
  const result = await readWorkbook((await writeXlsx({ sheets })) as Uint8Array);
  if ('problem' in result) throw new Error(result.problem);
  const { workbook } = result;
  const plan = workbook.sheets[chosen];
  if (!plan) throw new Error('The sheet is missing');
  expect({
    sheets: workbook.hiddenSheets,
    rows: plan.hiddenRows,
    columns: plan.hiddenColumns,
  }).toEqual({ sheets: [], rows: [], columns: [], ...hidden });
  const sheet = readSheet(plan, { fields: [], ...choices });
  expect({ entries: sheet.entries, errors: sheet.errors, datesAbove: sheet.datesAbove }).toEqual({
    ...{ entries, errors, datesAbove },
  });
  const { total, ...parts } = sheet.counts;
  expect(Object.values(parts).reduce((sum, each) => sum + each)).toBe(total);
});

test('years that a workbook hides are asked if they are in the past', async () => {
  const read = async (dates: readonly string[], choices: Choices = {}) => {
    const rows = dates.map((date, index) => [day(date), `Post ${index + 1}`, 'Blog']);
    const cells = new Map(dates.map((_, index) => [`${index + 1},0`, { style: { numFmt: 'd-mmm' } }]));
    const sheets = [{ name: 'Plan', rows: [['Date', 'Title', 'Type'], ...rows], cells }];
    const result = await readWorkbook((await writeXlsx({ sheets })) as Uint8Array);
    const [plan] = 'problem' in result ? [] : result.workbook.sheets;
    if (!plan) throw new Error('The sheet is missing');
    return readSheet(plan, { fields: [], today: '2026-11-28', ...choices });
  };
  // The user has typed '12 Jan' in November 2026.
  const typed = ['2026-12-14', '2026-12-29', '2026-01-12'];
  const unclear = await read(typed);
  expect(unclear.periods).toEqual(['2026-12-14/2027-01-12', '2026-01-12/2026-12-29']);
  expect(unclear.entries).toEqual([]);
  const next = await read(typed, { period: '2026-12-14/2027-01-12' });
  expect(next.entries).toEqual([
    '2026-12-14 blog Post 1',
    '2026-12-29 blog Post 2',
    '2027-01-12 blog Post 3',
  ]);
  const stored = await read(typed, { period: '2026-01-12/2026-12-29' });
  expect(stored.entries[2]).toBe('2026-01-12 blog Post 3');
  const clear = await read(['2026-12-14', '2027-01-12']);
  expect(clear.periods).toEqual([]);
  expect(clear.entries).toEqual(['2026-12-14 blog Post 1', '2027-01-12 blog Post 2']);
});
