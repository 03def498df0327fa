import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.js';
import { MAX_CELLS, MAX_UNPACKED_BYTES } from './workbook.js';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./${name}.fixture.xlsx`, import.meta.url)));

async function sheetsIn(name: string) {
  const result = await readWorkbook(fixture(name));
  if ('problem' in result) throw new Error(result.problem);
  return result.workbook;
}

/** Replaces parts of a workbook. Null removes a part. */
function withParts(name: string, parts: Readonly<Record<string, string | null>>): Uint8Array {
  const unpacked = unzipSync(fixture(name));
  for (const [part, text] of Object.entries(parts)) {
    if (text === null) delete unpacked[part];
    else unpacked[part] = strToU8(text);
  }
  return zipSync(unpacked);
}

/** Returns a workbook that states another size for its sheet. */
function stating(size: number): Uint8Array {
  const length = 123_456;
  const bytes = withParts('unusual', { [SHEET]: worksheet('').padEnd(length) });
  const view = new DataView(bytes.buffer);
  // The archive's table of contents has the size after 24 bytes of each entry.
  const place = bytes.findIndex(
    (byte, index) =>
      byte === 0x50 &&
      view.getUint32(index, true) === 0x02014b50 &&
      view.getUint32(index + 24, true) === length,
  );
  view.setUint32(place + 24, size, true);
  return bytes;
}

const SHEET = 'xl/worksheets/sheet1.xml';

const worksheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

describe('a workbook with several sheets', () => {
  test('has the visible sheets, and names the hidden ones', async () => {
    const { sheets, hiddenSheets } = await sheetsIn('several-sheets');
    expect(sheets.map(({ name }) => name)).toEqual(['Notes', 'Plan 2027']);
    expect(hiddenSheets).toEqual(['Archive 2026']);
  });

  test('has no text in hidden rows and columns, and keeps the other rows in their places', async () => {
    const plan = (await sheetsIn('several-sheets')).sheets[1];
    expect(plan?.rows).toEqual([
      ['Date', 'Title', 'Type', '', 'Budget', 'Share'],
      ['2027-01-05', 'Cellar sale', 'Blog', '', '1250.5', '25%'],
      ['', 'Cellar sale, part 2', 'Blog', '', '300', '50%'],
      [],
      ['2027-03-28', 'Spring clocks', 'Social'],
      ['2027-12-31', 'New Year', 'Event', '', '1000000'],
      [],
      ['2028-01-02', 'Visible second row', 'Blog'],
    ]);
    expect(plan?.hiddenRows).toEqual([3, 6]);
    expect(plan?.hiddenColumns).toEqual([3]);
  });

  test('names merged cells, without the hidden rows above', async () => {
    const plan = (await sheetsIn('several-sheets')).sheets[1];
    expect(plan?.merged).toHaveLength(2);
    expect(plan?.merged).toEqual(
      expect.arrayContaining([
        { row: 1, column: 0, rows: 2, columns: 1 },
        { row: 7, column: 0, rows: 1, columns: 1 },
      ]),
    );
  });
});

test.each(['dates-from-1900', 'dates-from-1904', 'inline-text'])(
  'reads all kinds of cells: %s',
  async (name) => {
    const { sheets } = await sheetsIn(name);
    expect(sheets.map((sheet) => sheet.name)).toEqual(['Plan']);
    const cells = Object.fromEntries(sheets[0]?.rows.map(([kind, cell = '']) => [kind, cell]) ?? []);
    expect(cells).toEqual({
      Kind: 'Cell',
      date: '2027-03-08',
      'date in the format of the computer': '2027-03-08',
      'date without a year': '2027-03-08',
      'long date': '2027-03-08',
      'date and time': '2027-03-08 18:05',
      month: 'March 2027',
      weekday: 'Monday',
      time: '09:30',
      number: '1250.5',
      'three decimal places': '1.1250',
      percent: '25%',
      'leading zeros': '007',
      'text around a number': '9 posts',
      'long number': '1234567890123',
      'hidden by its format': '',
      yes: 'TRUE',
      'text that looks like a formula': '=1+1',
      'text that looks like a date': '3/8/2027',
      'text with spaces and a line break': ' two\nlines ',
      formula: 'AB',
      'formula with a date': '2027-03-09',
      'failed formula': '#N/A',
      link: 'Read more',
      ...(name !== 'inline-text' && { 'rich text': 'Rich bold text' }),
    });
  },
);

test('reads text without its pronunciation, ISO dates, and formulas without results', async () => {
  const { sheets } = await sheetsIn('unusual');
  expect(sheets).toEqual([
    {
      name: 'Plan & notes',
      rows: [
        ['日付', 'Title'],
        ['2027-03-04', '東京駅'],
        ['2027-03-09', 'Inline '],
        ['', 'A', '#VALUE!', '', '5'],
      ],
      merged: [],
      hiddenRows: [],
      hiddenColumns: [],
      hiddenYears: [],
    },
  ]);
});

describe('rejects a workbook', () => {
  const sheets = [{ name: 'Plan', rows: [['Date', 'Title']] }];
  const wide = `<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
  const many = `<row>${'<c><v>1</v></c>'.repeat(MAX_CELLS + 1)}</row>`;
  test.each([
    [
      'password',
      'that is encrypted',
      () => writeXlsx({ sheets, encryption: { password: 'secret', spinCount: 1000 } }),
    ],
    [
      'oldFormat',
      'with the old format',
      async () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    ],
    ['macros', 'with macros', () => writeXlsx({ sheets, vbaProject: Uint8Array.of(1) })],
    ['notWorkbook', 'in another format', () => writeOds({ sheets })],
    ['damaged', 'that is cut off', async () => fixture('unusual').subarray(0, 1500)],
    ['damaged', 'without its sheet', async () => withParts('unusual', { [SHEET]: null })],
    [
      'damaged',
      'whose sheet is cut off',
      async () => withParts('unusual', { [SHEET]: worksheet('').slice(0, -5) }),
    ],
    ['tooManyCells', 'with too many cells', async () => withParts('unusual', { [SHEET]: worksheet(many) })],
    [
      'tooManyCells',
      'whose cells are far apart',
      async () => withParts('unusual', { [SHEET]: worksheet(wide) }),
    ],
    ['tooLarge', 'that is too large when unpacked', async () => stating(MAX_UNPACKED_BYTES)],
    ['damaged', 'that contains more than it states', async () => stating(10)],
  ] as const)('%s: %s', async (problem, _, workbook) => {
    expect(await readWorkbook(await workbook())).toEqual({ problem });
  });
});

test('ignores cells that are only formatted', { timeout: 30_000 }, async () => {
  const formatted = Array.from({ length: MAX_CELLS + 1 }, (_, index) => `<c r="A${index + 1}" s="2"/>`).join(
    '',
  );
  const bytes = withParts('unusual', {
    [SHEET]: worksheet(`<row><c r="A1"><v>1</v></c></row><row>${formatted}</row>`),
  });
  expect(await readWorkbook(bytes)).toMatchObject({ workbook: { sheets: [{ rows: [['1']] }] } });
});
