import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sheetRow } from './read-rows.js';
import { BRANDS, type Choices, FIELDS, readSheet } from './read-sheet.fixture.js';

const utf16 = (text: string, isBigEndian = false) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1) {
    view.setUint16(place * 2, text.charCodeAt(place), !isBigEndian);
  }
  return bytes;
};
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

test('skips title rows and notes above the headers, and reads kinds, brands and fields', () => {
  const sheet = readSheet(
    [
      'Content plan Q1,,,,,,',
      '"Last change: Priya, Nov 9",,,,,,',
      'Date,Title,Channel,Client,Owner,Stage,Remarks',
      '1/4/27,"New year, new tires",Blog,Lumen,Jonas,draft,needs photos',
      '1/5/27,Cellar sale starts,Newsletter,Harbor & Vine,Priya,,',
      '1/13/27,Sale in a minute,Insta,,,,vertical',
      '1/11/27,Fitting a child seat,Webinar,Lumen,Jonas,,',
      '1/18/27,Atlas open house,Event,Fieldnote,,,',
    ].join('\r\n'),
  );
  expect(sheet.headerRow).toBe(2);
  expect(sheet.columns).toEqual([
    ...['startDate', 'title', 'kind', 'brand', 'field:owner', 'field:status', 'field:notes'],
  ]);
  expect(sheet.dates).toMatchObject({ order: 'monthFirst', evidence: { text: '1/13/27', row: 6 } });
  expect(sheet.entries).toEqual([
    '2027-01-04 blog New year, new tires',
    '2027-01-05 email Cellar sale starts',
    '2027-01-13 social Sale in a minute',
  ]);
  expect(sheet.rows[0]?.entry).toMatchObject({
    brandId: 'lumen',
    dynamicFields: { owner: 'Jonas', status: 'Draft' },
  });
  // Blog posts have no notes.
  expect(sheet.rows[0]?.ignored).toEqual(['field:notes']);
  expect(sheet.errors).toEqual(['7 kind: “Webinar” is not a type', '8 brand: “Fieldnote” is not a brand']);
});

test('reads a sheet that has semicolons as delimiters and decimal commas', () => {
  const sheet = readSheet(
    'Datum;Titel;Typ;Budget\n08.03.2026;Frühling;Blog;1.250,50\n09.03.2026;Sommer;Blog;12,5\n',
  );
  expect(sheet.delimiter).toBe(';');
  expect(sheet.dates).toMatchObject({ order: 'dayFirst', evidence: { type: 'dots' } });
  expect(sheet.entries).toEqual(['2026-03-08 blog Frühling', '2026-03-09 blog Sommer']);
  expect(sheet.rows.map(({ entry }) => entry?.dynamicFields.budget)).toEqual([1250.5, 12.5]);
});

test('detects semicolons as delimiters if cells contain commas', () => {
  const sheet = readSheet(
    'Date;Title;Type;Budget\n2026-03-08;One, two;Blog;1,5\n2026-03-09;Three;Blog;2,5\n',
  );
  expect(sheet.delimiter).toBe(';');
  expect(sheet.rows[0]?.entry).toMatchObject({ title: 'One, two', dynamicFields: { budget: 1.5 } });
});

test('reads UTF-8 with a byte order mark, emoji and line breaks in cells', () => {
  const sheet = readSheet(
    utf8('\ufeffDate,Title,Type,Notes\r\n2026-03-08,🎉 Launch,Event,"First line\r\nSecond ""line"""\r\n'),
  );
  expect(sheet.encoding).toBe('utf-8');
  expect(sheet.rows[0]?.entry).toMatchObject({
    title: '🎉 Launch',
    startDate: '2026-03-08',
    endDate: '2026-03-08',
    fields: { notes: 'First line\r\nSecond "line"' },
  });
});

test.each([
  [
    'UTF-16 LE with a byte order mark',
    utf16('\ufeffDate\tTitle\tType\n2026-03-08\tCafé\tBlog\n'),
    'utf-16le',
  ],
  ['UTF-16 BE', utf16('Date\tTitle\tType\n2026-03-08\tCafé\tBlog\n', true), 'utf-16be'],
  ['Windows-1252', latin('Date\tTitle\tType\n2026-03-08\tCaf\xe9\tBlog\n'), 'windows-1252'],
])('reads %s', (_name, bytes, encoding) => {
  const sheet = readSheet(bytes);
  expect(sheet.encoding).toBe(encoding);
  expect(sheet.entries).toEqual(['2026-03-08 blog Café']);
});

test('does not read an Excel workbook', () => {
  expect(readSheet(latin('PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00')).encoding).toBeNull();
});

test('reads cells that were copied from a spreadsheet', () => {
  const sheet = readSheet('Date\tTitle\tType\n3/25/2026\t"Best of" list\tBlog\n3/26/2026\t5" screens\tBlog');
  expect(sheet.delimiter).toBe('\t');
  expect(sheet.entries).toEqual(['2026-03-25 blog "Best of" list', '2026-03-26 blog 5" screens']);
});

test('rejects rows whose quotation marks do not match', () => {
  const sheet = readSheet('Date,Title,Type\n2026-03-08,Fine,Blog\n2026-03-09,"Not closed,Blog\n');
  expect(sheet.entries).toEqual(['2026-03-08 blog Fine']);
  expect(sheet.errors).toContain('3 title: The quotation marks in this row don’t match');
});

test('rejects rows left over from merged cells, and counts rows of totals', () => {
  const sheet = readSheet(
    'Date,Title,Type,Budget\n2026-03-08,One,Blog,100\n,Two,Blog,50\n,,,\n  , ,,\nTotal,,,150\n',
  );
  expect(sheet.entries).toEqual(['2026-03-08 blog One']);
  expect(sheet.rows.map(({ row }) => row)).toEqual([2, 3]);
  expect(sheet.errors).toEqual(['3 startDate: The date is missing']);
  expect(sheet.counts).toMatchObject({ total: 4, headers: 1, totals: 1, data: 2 });
});

test('reads dates in many formats', () => {
  const dates = [
    ...[
      '2026-03-08',
      '2026-03-08 14:30',
      '2026-03-08T14:30:00Z',
      '2026/3/8',
      '20260308',
      '46089',
      'Mar 8, 2026',
    ],
    ...[
      '8 March 2026',
      '8. März 2026',
      '08-Mar-26',
      'Sun, Mar 8 2026',
      'Sunday 8th of March 2026',
      '8 mars 2026',
    ],
    ...["8 Mar '26", '8 Mar', 'March 8th', 'dim. 8 mars 2026', '3/8/2026 2:30 PM', '3/8/26', '3/8'],
  ];
  const rows = dates.map((date, index) => `"${date}",Entry ${index},Blog`);
  const sheet = readSheet(['Date,Title,Type', ...rows, '3/13/26,Last,Blog'].join('\n'));
  expect(sheet.errors).toEqual([]);
  expect(sheet.rows.slice(0, -1).map(({ entry }) => entry?.startDate)).toEqual(dates.map(() => '2026-03-08'));
});

test.each([
  '2/30/2026',
  '13/13/2026',
  'March',
  'Mar-26',
  'Q1',
  'Q2 2026',
  '3/10 - 3/8',
  '1/2/3/4',
  'tbd',
  '99999',
  '0/3/2026',
])('rejects the date %s', (date) => {
  const sheet = readSheet(`Date,Title,Type\n${date},One,Blog\n3/25/2026,Two,Blog\n`);
  expect(sheet.entries).toEqual(['2026-03-25 blog Two']);
  const reason = /^(?:Mar|Q)/.test(date) ? 'This names no day' : 'This is not a date';
  expect(sheet.errors).toEqual([
    `2 startDate: ${date === '2/30/2026' ? 'February has 28 days in 2026' : reason}`,
  ]);
});

test('requires the user to choose the order of day and month if both orders fit', () => {
  const csv = 'Date,Title,Type\n3/8/26,One,Blog\n4/4/26,Two,Blog\n';
  const sheet = readSheet(csv);
  expect(sheet.dates).toMatchObject({ order: null, mustAsk: true, isMixed: false });
  expect(sheet.entries).toEqual(['2026-04-04 blog Two']);
  expect(sheet.errors).toEqual(['2 startDate: Choose the order of day and month in the previous step']);
  expect(readSheet(csv, { order: 'monthFirst' }).entries[0]).toBe('2026-03-08 blog One');
  expect(readSheet(csv, { order: 'dayFirst' }).entries[0]).toBe('2026-08-03 blog One');
});

test('requires the user to choose the order if both orders occur, and rejects dates that do not fit', () => {
  const csv = 'Date,Title,Type\n3/25/26,One,Blog\n25/3/26,Two,Blog\n3/8/26,Three,Blog\n';
  const sheet = readSheet(csv);
  expect(sheet.dates).toMatchObject({ order: null, mustAsk: true, isMixed: true });
  expect(sheet.entries).toEqual([]);
  const chosen = readSheet(csv, { order: 'dayFirst' });
  expect(chosen.entries).toEqual(['2026-03-25 blog Two', '2026-08-03 blog Three']);
  expect(chosen.errors).toEqual(['2 startDate: This is not a date']);
});

test('reads two-digit years', () => {
  const sheet = readSheet('Date,Title,Type\n12/31/26,One,Blog\n12/31/99,Two,Blog\n');
  expect(sheet.entries).toEqual(['2026-12-31 blog One', '1999-12-31 blog Two']);
});

test('requires the user to choose the number style if both styles fit', () => {
  const csv = 'Date,Title,Type,Budget\n2026-03-08,One,Blog,"1,250"\n';
  const sheet = readSheet(csv);
  expect(sheet.numbers).toEqual({ style: null, mustAsk: true });
  expect(sheet.errors).toEqual(['2 field:budget: Choose how numbers are written in the previous step']);
  expect(readSheet(csv, { numbers: 'point' }).rows[0]?.entry?.dynamicFields).toEqual({ budget: 1250 });
  expect(readSheet(csv, { numbers: 'comma' }).rows[0]?.entry?.dynamicFields).toEqual({ budget: 1.25 });
});

test.each([
  ['1,250.50', 1250.5],
  ['1250', 1250],
  ['$1,200.25', 1200.25],
  ['−3.5', -3.5],
  ['-2e-7', -2e-7],
])('reads the number %s', (text, value) => {
  const sheet = readSheet(`Date,Title,Type,Budget\n2026-03-08,One,Blog,"${text}"\n`);
  expect(sheet.rows[0]?.entry?.dynamicFields).toEqual({ budget: value });
});

test('reads custom fields of all types, and rejects invalid values with a reason', () => {
  const sheet = readSheet(
    [
      'Date,Blog Name,Type,Status,Budget,Brief,Due,Approved,Airs,Summary,Channels,Reviewer',
      '2026-03-08,One,Blog,in review,1.5,example.com/brief,2026-03-01,x,2:30 PM,"Tires,\nand brakes","shop; Web, app",ana lima',
      '2026-03-09,Two,Blog,Almost,12 EUR,no link,soon,maybe,later,,"Print, Fax",Bo',
      '2026-03-10,Three,Blog,,,,,,,,,Cy',
      '2026-03-11,Four,Blog,,,,,,,,,B2@planner.example',
    ].join('\n'),
  );
  expect(sheet.rows[0]?.entry?.dynamicFields).toEqual({
    ...{
      status: 'In review',
      budget: 1.5,
      brief: 'https://example.com/brief',
      due: '2026-03-01',
      approved: true,
      airs: '14:30',
      channels: ['Web, app', 'Shop'],
      summary: 'Tires,\nand brakes',
      reviewer: '0',
    },
  });
  expect(sheet.rows[3]?.entry?.dynamicFields).toEqual({ reviewer: '2' });
  expect(sheet.errors).toEqual([
    '3 field:airs: Enter a time, such as 2:30 PM',
    '3 field:approved: Enter Yes or No',
    '3 field:brief: Enter a web address, such as https://example.com',
    '3 field:budget: This is not a number',
    '3 field:channels: Enter one of: Print, Web, app, Shop',
    '3 field:due: This is not a date',
    '3 field:reviewer: Several people are called Bo',
    '3 field:status: Enter one of: Outline, Draft, In review',
    '4 field:reviewer: Nobody with this name can be chosen',
  ]);
});

test('rejects rows without a required field', () => {
  const sheet = readSheet('Date,Title,Type,Guest\n2026-03-08,One,Podcast,\n2026-03-09,Two,Podcast,Ada\n');
  expect(sheet.errors).toEqual(['2 field:guest: Guest is required']);
  expect(sheet.rows[1]?.entry?.dynamicFields).toEqual({ guest: 'Ada' });
});

test('strips the apostrophe that keeps text from becoming a formula, and rejects formula errors', () => {
  const sheet = readSheet(
    [
      'Date,Title,Type',
      "2026-03-08,'@handle,Blog",
      "2026-03-09,''=twice,Blog",
      "2026-03-10,'quoted',Blog",
      '2026-03-11,#REF!,Blog',
    ].join('\n'),
  );
  expect(sheet.entries).toEqual([
    ...['2026-03-08 blog @handle', "2026-03-09 blog '=twice", "2026-03-10 blog 'quoted'"],
  ]);
  expect(sheet.errors).toEqual(['5 title: The formula in the sheet failed']);
});

test('imports the first of two columns with the same name', () => {
  const sheet = readSheet('Title,Date,Title,Type\nOne,2026-03-08,Other,Blog\n');
  expect(sheet.columns).toEqual(['title', 'startDate', null, 'kind']);
  expect(sheet.entries).toEqual(['2026-03-08 blog One']);
});

test('recognizes the columns of a sheet without headers by their content', () => {
  const sheet = readSheet(
    '2026-03-08,Blog,How we roast our coffee,Lumen\n2026-03-09,Email,Spring news for all,Lumen\n',
  );
  expect(sheet.headerRow).toBeNull();
  expect(sheet.columns).toEqual(['startDate', 'kind', 'title', 'brand']);
  expect(sheet.entries).toHaveLength(2);
});

test('reads multi-day events, and rejects an end date before the start date', () => {
  const sheet = readSheet(
    [
      'From,Until,Event name,Type,Venue',
      '2026-03-08,2026-03-10,Fair,Event,Berlin',
      '2026-03-08,2026-03-07,Wrong,Event,',
      '2026-03-08,2026-03-10,Post,Blog,',
    ].join('\n'),
  );
  expect(sheet.rows[0]?.entry).toMatchObject({ endDate: '2026-03-10', fields: { location: 'Berlin' } });
  expect(sheet.errors).toEqual(['3 endDate: The end is before the start']);
  expect(sheet.rows[2]).toMatchObject({ entry: { endDate: '2026-03-08' }, ignored: ['endDate'] });
});

test('reads platforms from a column that lists them, and from a column for each platform', () => {
  const list = readSheet(
    'Date,Post Name,Type,Platforms\n2026-03-08,One,Social,"Facebook, IG"\n2026-03-09,Two,Social,(X)\n2026-03-10,Three,Social,MySpace\n',
  );
  expect(list.rows.map(({ entry }) => entry?.fields)).toEqual([
    ...[{ facebook: true, instagram: true }, { xTwitter: true }, {}],
  ]);
  expect(list.rows[2]?.emptyWords).toEqual([{ word: 'MySpace', target: 'field:platforms' }]);
  const columns = readSheet('Date,Post Name,Type,Facebook,X (Twitter)\n2026-03-08,One,Social,Yes,No\n');
  expect(columns.rows[0]?.entry?.fields).toEqual({ facebook: true, xTwitter: false });
});

test('uses the given kind for all rows if the sheet has no kinds, and finds duplicates', () => {
  const csv = 'Date,Title\n2026-03-08,One\n2026-03-08,ONE\n2026-03-09,One\n';
  expect(readSheet(csv).errors).toHaveLength(3);
  const sheet = readSheet(csv, { kind: 'podcast' });
  expect(sheet.errors).toHaveLength(3);
  expect(readSheet(csv, { kind: 'blog' }).duplicates).toEqual([3]);
});

test('reads 10,000 rows', { timeout: 30_000 }, () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `3/${(index % 31) + 1}/2026,Entry ${index},Blog,${BRANDS[index % 2]?.name}`,
  );
  const sheet = readSheet(['Date,Title,Type,Brand', ...rows].join('\r\n'));
  expect(sheet.entries).toHaveLength(10_000);
  expect(sheet.entries.at(-1)).toBe('2026-03-18 blog Entry 9999');
});

test('reads a corrected cell in the same way as the original cells', () => {
  const { reader, rows } = readSheet('Date,Title,Type\n2/30/26,One,Blog\n3/25/26,Two,Blog\n');
  const [row] = rows;
  if (!row) throw new Error('The sheet has no rows.');
  expect(reader.correct(row, { startDate: ' 2/28/26 ' }).entry).toMatchObject({ startDate: '2026-02-28' });
  expect(reader.correct(row, { startDate: 'soon' }).errors).toEqual({ startDate: 'This is not a date' });
});

test('reads a typed date in the order of displayed dates, and in the year of the rows around it', () => {
  const { reader, rows } = readSheet(
    'Date;Title;Type;End\n13/12/2026;One;Blog;\n03/04/2027;Two;;\nTBC;Three;Event;\n20/06/2027;Four;Blog;\n',
  );
  const [, , row] = rows;
  if (!row) throw new Error('The sheet has no rows.');
  const typed = (startDate: string, rest: Readonly<Record<string, string>> = {}) => {
    const { entry, errors } = reader.correct(row, { startDate, ...rest }, rows);
    return entry ? `${entry.startDate} ${entry.endDate}` : errors.startDate;
  };
  expect(rows.map(({ startDate }) => startDate)).toEqual(['2026-12-13', '2027-04-03', null, '2027-06-20']);
  expect(typed('06/07/2027')).toBe('2027-06-07 2027-06-07');
  expect(typed('7 June')).toBe('2027-06-07 2027-06-07');
  expect(typed('6/7')).toBe('2027-06-07 2027-06-07');
  // Days come first in dates with dots, and in dates that no month fits.
  expect(typed('5.4.')).toBe('2027-04-05 2027-04-05');
  expect(typed('25/12/2027')).toBe('2027-12-25 2027-12-25');
  expect(typed('5–7 May')).toBe('2027-05-05 2027-05-07');
  expect(typed('05/06/2027', { endDate: '5/8' })).toBe('2027-05-06 2027-05-08');
  expect(typed('2027-02-30')).toBe('February has 28 days in 2027');
  expect(typed('next Friday')).toBe('This is not a date');
  // A correction of another cell keeps the date.
  const corrected = reader.correct(row, { startDate: '06/07/2027' }, rows);
  expect(reader.correct(corrected, { title: 'Third' }, rows).entry).toMatchObject({
    startDate: '2027-06-07',
  });
});

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;

/** A sheet, the user's choices, and what is expected. */
interface Case {
  name: string;
  encoding?: string | null;
  counts?: Partial<ReturnType<typeof readSheet>['counts']>;
  /** A file in `sheets`, or the text of a sheet. */
  file?: string;
  text?: string;
  choices?: Choices;
  headerRow?: number | null;
  columns?: readonly (string | null)[];
  /** The dates, or 'start…end' if an entry has several days. */
  dates?: readonly string[];
  titles?: readonly string[];
  entries?: readonly string[];
  /** The values of all fields of each row. */
  fields?: readonly Readonly<Record<string, unknown>>[];
  errors?: readonly string[];
  /** The row and the target of each value that is not imported. */
  ignored?: readonly string[];
  /** The words for which the user has to choose, with the number of cells. */
  open?: readonly string[];
  /** The headers of the columns that could be channels. */
  channels?: readonly string[];
  /** The headers of the columns among which the user must choose, keyed by target. */
  asks?: Readonly<Record<string, readonly string[]>>;
}

const readCase = ({ file, text = '', choices }: Case) =>
  readSheet(
    file === undefined ? text : new Uint8Array(readFileSync(new URL(`./sheets/${file}`, import.meta.url))),
    { fields: [], today: '2026-11-27', ...choices },
  );

function expectCase(expected: Case): void {
  const sheet = readCase(expected);
  const { total, above, headers, sections, repeated, empty, data } = sheet.counts;
  expect(above + headers + sections + repeated + empty + data).toBe(total);
  expect(new Set(sheet.rows.map(({ row }) => sheetRow(row))).size).toBe(data);
  const found = {
    headerRow: sheet.headerRow,
    encoding: sheet.encoding,
    counts: sheet.counts,
    open: sheet.open,
    channels: sheet.channels,
    columns: sheet.columns,
    dates: sheet.rows.flatMap(({ entry }) => {
      if (!entry) return [];
      return entry.endDate === entry.startDate ? entry.startDate : `${entry.startDate}…${entry.endDate}`;
    }),
    ignored: sheet.rows.flatMap(({ row, ignored }) => ignored.map((id) => `${row} ${id}`)),
    titles: sheet.rows.flatMap(({ entry }) => entry?.title ?? []),
    entries: sheet.entries,
    fields: sheet.rows.map(({ entry }) => ({ ...entry?.fields, ...entry?.dynamicFields })),
    errors: sheet.errors,
    asks: sheet.asks,
  };
  const { name, file, text, choices, ...values } = expected;
  expect(found).toMatchObject(values);
}

const BLOG = { kind: 'blog' } as const;

describe('columns are chosen by their headings, their content and the other columns', () => {
  const cases: readonly Case[] = [
    {
      name: 'the day of publication instead of the day of the briefing',
      file: 'two-date-columns.csv',
      choices: BLOG,
      columns: [null, null, 'title', 'startDate', null, null],
      dates: ['2027-02-01', '2027-02-03', '2027-02-05', '2027-02-08'],
    },
    {
      name: 'the day of publication in a sheet with a title row, sections and repeated headers',
      file: 'agency-blog-sheet.csv',
      choices: BLOG,
      headerRow: 1,
      columns: [null, null, 'title', null, null, null, 'startDate'],
      dates: ['2025-09-26', '2025-10-01', '2025-10-08', '2026-01-09'],
    },
    {
      name: 'the due date if most start dates are missing, and no counts as notes',
      file: 'board-export-utc.csv',
      choices: BLOG,
      columns: [
        ...[null, 'title', 'field:description', null, 'startDate', null, null, null],
        ...['firstDay', null],
      ],
    },
    {
      name: 'French headings',
      file: 'french-social.csv',
      columns: ['startDate', null, 'kind', null, null, 'title', null, null, null, 'field:notes'],
      titles: ['Le jardin ouvre', 'Les mains dans la terre', 'La serre en 15 secondes'],
      errors: [
        ...[
          '6 title: The title is missing',
          '6 kind: The type is missing',
          '6 startDate: The date is missing',
        ],
        ...[
          '7 title: The title is missing',
          '7 kind: The type is missing',
          '7 startDate: The date is missing',
        ],
      ],
    },
    {
      name: 'texts instead of identifiers as titles',
      file: 'post-id-is-not-a-title.csv',
      choices: { kind: 'social' },
      titles: ['quiz about tomatoes', 'compost, the short version', 'ten seeds for May'],
    },
    {
      name: 'captions instead of times as titles',
      file: 'headers-that-share-a-word.csv',
      columns: ['startDate', null, null, 'title', 'kind', null],
      titles: ['Five ways to keep slugs away from lettuce', 'Guess the vegetable in this picture'],
    },
    {
      name: 'no links as platforms',
      text: 'When,What,Where,Asset link\n2027-01-12,One,IG,https://drive.example/x\n2027-01-13,Two,FB,https://drive.example/x\n',
      columns: ['startDate', 'title', 'kind', null],
    },
    {
      name: 'no links as checkboxes of a platform',
      file: 'link-column-named-after-a-platform.csv',
      choices: { kind: 'social' },
      columns: ['startDate', null, 'title', null],
      dates: ['2027-07-30', '2027-07-31', '2027-08-01'],
    },
    {
      name: 'a full column of dates instead of an almost empty one',
      file: 'nearly-empty-date-column.csv',
      choices: { kind: 'event' },
      columns: [null, 'title', null, 'startDate', null, 'field:notes', null],
      dates: ['2027-05-15', '2027-05-17', '2027-05-21', '2027-05-24'],
    },
    {
      name: 'no empty column',
      file: 'empty-type-column.csv',
      choices: BLOG,
      columns: ['startDate', 'title', null, null],
      dates: ['2027-05-15', '2027-05-17', '2027-05-21'],
    },
    {
      name: 'headings in camel case',
      file: 'camel-case-start-and-end.csv',
      choices: { kind: 'event' },
      columns: ['title', 'startDate', 'endDate'],
      titles: ['Harvest fair', 'Open day'],
    },
    {
      name: 'no dates and no identifiers as titles',
      file: 'camel-case-short-titles.csv',
      choices: { kind: 'event' },
      columns: [null, 'startDate', 'endDate'],
      entries: [],
    },
    {
      name: 'topics instead of addresses and keywords as titles',
      file: 'status-words-differ-from-the-options.csv',
      titles: ['Garden tile guide', 'Clay or stone', 'Patio ideas', 'Path makers'],
    },
    {
      name: 'the topic instead of the texts for each platform',
      file: 'spanish-fb-ig-columns.csv',
      choices: { kind: 'social' },
      titles: ['Cómo regar en agosto', 'Tomates sin plagas'],
      dates: ['2027-08-27', '2027-08-28'],
    },
    ...(
      [
        ['Fecha', 'Título', 'Canal'],
        ['Data', 'Titolo', 'Canale'],
        ['Data', 'Tytuł', 'Kanał'],
        ['Data', 'Título', 'Plataforma'],
        ['Datum', 'Titel', 'Kanaal'],
        ['Datum', 'Rubrik', 'Kanal'],
        ['Datum', 'Název', 'Kanál'],
        ['Dato', 'Overskrift', 'Kanal'],
        ['Дата', 'Заголовок', 'Канал'],
        ['日付', 'タイトル', '媒体'],
        ['发布日期', '标题', '渠道'],
      ] as const
    ).map(
      (headers): Case => ({
        name: `the headings ${headers.join(', ')}`,
        text: csv(
          [headers[2], 'Text', headers[1], headers[0]].join(','),
          'Blog,"A long text about the first days of spring, and about what to do in them",Spring,2027-03-01',
          'Newsletter,"A long text about the first days of summer, and about what to see then",Summer,2027-06-01',
        ),
        columns: ['kind', null, 'title', 'startDate'],
      }),
    ),
    {
      name: 'one of two date columns, which the user chooses',
      text: csv(
        'Start date,Due date,Title',
        '2027-03-01,2027-03-05,Roses and thorns',
        '2027-03-02,2027-03-09,Tulips in pots',
      ),
      choices: BLOG,
      columns: [null, null, 'title'],
      asks: { startDate: ['Start date', 'Due date'] },
    },
    {
      name: 'one of two titles, which the user chooses',
      text: csv('Date,Headline,Title', '2027-03-01,Roses in May,All about roses', '2027-03-02,Tulips,Pots'),
      choices: BLOG,
      columns: ['startDate', null, null],
      asks: { title: ['Title', 'Headline'] },
    },
    {
      name: 'the column that the user chose',
      text: csv('Date,Headline,Title', '2027-03-01,Roses in May,All about roses', '2027-03-02,Tulips,Pots'),
      choices: { ...BLOG, columns: { 1: 'title' } },
      titles: ['Roses in May', 'Tulips'],
    },
    {
      name: 'a field with the name of the column, if another column contains the dates',
      text: csv('Publish,Due,Title', '2027-03-01,2027-02-05,Roses', '2027-03-02,2027-02-09,Tulips'),
      choices: { ...BLOG, fields: FIELDS },
      columns: ['startDate', 'field:due', 'title'],
    },
    {
      name: 'no long texts as titles',
      text: csv('Date,Text', `2027-03-01,${'Roses. '.repeat(60)}`, `2027-03-02,${'Tulips. '.repeat(60)}`),
      choices: BLOG,
      columns: ['startDate', null],
    },
  ];
  test.each(cases)('$name', expectCase);
});

describe('a row of data never becomes the header row', () => {
  const cases: readonly Case[] = [
    { name: 'unknown dates', file: 'polish-month-names.csv', headerRow: 0 },
    { name: 'unknown headings', file: 'japanese-dates.csv', headerRow: 0 },
    { name: 'names of platforms', file: 'weeks-and-networks.csv', headerRow: 0 },
    {
      name: 'headings and months in an unknown language',
      text: csv('Kunja,Mawzu,Kanal', '1-Ýanwar,Gül,Blog', '2-Fewral,Agaç,Blog', '3-Mart,Bag,Blog'),
      headerRow: 0,
    },
    {
      name: 'no headers',
      text: csv('Instagram,2027-03-01,A reel', 'Facebook,2027-03-02,An album', 'Instagram,2027-03-03,Quiz'),
      headerRow: null,
    },
  ];
  test.each(cases)('$name', expectCase);
});

const dated = (...dates: string[]) =>
  csv('Date,Title,Type', ...dates.map((date, index) => `"${date}",Entry ${index},Event`));

describe('dates mean what the cell says', () => {
  const NEAR = { today: '2027-01-20' };
  const days = (...dates: string[]) => dates.map((day) => `2027-03-${day}`);
  const cases: readonly Case[] = [
    {
      name: 'UTC times in Vietnam',
      file: 'board-export-utc.csv',
      choices: { ...BLOG, zone: 'Asia/Ho_Chi_Minh' },
      dates: days('05', '11', '19'),
    },
    {
      name: 'UTC times in UTC',
      file: 'board-export-utc.csv',
      choices: BLOG,
      dates: days('04', '10', '18'),
    },
    {
      name: 'UTC times in Los Angeles',
      file: 'board-export-utc.csv',
      choices: { ...BLOG, zone: 'America/Los_Angeles' },
      dates: days('04', '10', '18'),
    },
    ...['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'].map(
      (zone): Case => ({
        name: `midnight in UTC as a day, in ${zone}`,
        text: dated('2027-03-04T00:00:00Z', '2027-03-05 00:00 UTC', '2027-03-06T00:00:00.000+00:00'),
        choices: { zone },
        dates: days('04', '05', '06'),
      }),
    ),
    {
      name: 'offsets and zones',
      text: dated(
        ...['2027-03-04T23:30:00+01:00', '2027-03-05 00:30 CET', '2027-03-06 01:00 GMT+1'],
        ...['Sun, 07 Mar 2027 23:00:00 -0500', '2027-03-09 08:00', 'Wed Mar 10 2027 23:30:00 GMT+0100 (CET)'],
      ),
      choices: { zone: 'Europe/London' },
      dates: days('04', '04', '06', '08', '09', '10'),
    },
    {
      name: 'no time zone that nobody knows',
      text: dated('2027-03-04 10:00 XYZ', '2027-03-05'),
      dates: days('05'),
      errors: ['2 startDate: This is not a date'],
    },
    {
      name: 'dates without years over New Year',
      file: 'dates-without-year-over-new-year.csv',
      dates: ['2026-11-30', '2026-12-14', '2026-12-28', '2027-01-04', '2027-01-18'],
    },
    {
      name: 'dates without years over New Year, latest first',
      text: dated('18 Jan', '4 Jan', '28 Dec', '14 Dec'),
      dates: ['2027-01-18', '2027-01-04', '2026-12-28', '2026-12-14'],
    },
    {
      name: 'dates without years that follow a date with a year',
      text: dated('28 Dec', '4 Jan 2025', '18 Jan', '2 Nov', '3 Jan'),
      dates: ['2024-12-28', '2025-01-04', '2025-01-18', '2024-11-02', '2025-01-03'],
    },
    {
      name: 'dates without years in order, over New Year',
      text: dated('5 March', '9 March', '30 December', '7 January'),
      dates: ['2027-03-05', '2027-03-09', '2027-12-30', '2028-01-07'],
      choices: { today: '2026-11-29' },
    },
    {
      name: 'dates without years in order, after a date with a year',
      text: dated('5 January 2027', '9 March', '12 March', '20 March', '30 December', '7 January'),
      dates: ['2027-01-05', '2027-03-09', '2027-03-12', '2027-03-20', '2027-12-30', '2028-01-07'],
      choices: { today: '2025-11-29' },
    },
    {
      name: 'the two years in the title',
      text: csv(
        'Plan 2028/29',
        'Date,Title,Type',
        '5 March,One,Blog',
        '9 March,Two,Blog',
        '9 Dec,Three,Blog',
        '7 Jan,Four,Blog',
      ),
      dates: ['2028-03-05', '2028-03-09', '2028-12-09', '2029-01-07'],
      choices: { today: '2026-11-29' },
    },
    {
      name: 'the year in the title, which is not the year in which the sheet was changed',
      text: csv(
        ...['Redaktionsplan 2027', 'Stand: 24.11.2026', 'Datum,Titel,Typ'],
        ...['5. Januar,Eins,Blog', '9. Februar,Zwei,Blog', '5. September,Drei,Blog', '7. Dezember,Vier,Blog'],
      ),
      dates: ['2027-01-05', '2027-02-09', '2027-09-05', '2027-12-07'],
      choices: { today: '2026-11-29' },
    },
    {
      name: 'the year in the name of the file',
      text: dated('8 March', '7 April', '9 October', '7 December'),
      dates: ['2026-03-08', '2026-04-07', '2026-10-09', '2026-12-07'],
      choices: { today: '2027-11-29', names: ['', 'Editorial_plan_2026.csv'] },
    },
    {
      name: 'the weekdays if the title has another year',
      text: csv(
        'Plan 2026',
        'Date,Title,Type',
        'Mon 8 March,One,Blog',
        'Tue 9 March,Two,Blog',
        'Fri 12 March,Three,Blog',
      ),
      dates: ['2027-03-08', '2027-03-09', '2027-03-12'],
      choices: { today: '2026-11-29' },
    },
    {
      name: 'a whole year without a year, in November',
      text: dated('5 January', '9 February', '8 March', '7 April', '5 May', '9 June', '8 July', '7 August'),
      dates: ['01-05', '02-09', '03-08', '04-07', '05-05', '06-09', '07-08', '08-07'].map(
        (day) => `2027-${day}`,
      ),
      choices: { today: '2026-11-29' },
    },
    {
      name: 'the year of another date in the same row',
      text: csv(
        'Publish date,Title,Type,Brief date',
        '28 Dec,One,Blog,2024-12-01',
        '4 Jan,Two,Blog,2024-12-08',
      ),
      dates: ['2024-12-28', '2025-01-04'],
    },
    {
      name: 'the year in which the weekdays fit',
      text: dated('Mon 4 March', 'Tues, 5 March', 'Thursday 7 March'),
      dates: ['2024-03-04', '2024-03-05', '2024-03-07'],
      choices: { today: '2025-09-01' },
    },
    {
      name: 'the year that the user chose',
      text: dated('28 Dec', '4 Jan'),
      choices: { year: 2029 },
      dates: ['2029-12-28', '2030-01-04'],
    },
    {
      name: 'the order in which the weekdays fit',
      text: dated('Fri 5/3/27', 'Sat 6/3/27', 'Fri 12/3/27'),
      dates: days('05', '06', '12'),
    },
    {
      name: 'the order in which a column of weekdays fits',
      text: csv('Day,Date,Title,Type', 'Fri,5/3/27,One,Blog', 'Sat,6/3/27,Two,Blog'),
      dates: days('05', '06'),
    },
    {
      name: 'no date on another weekday',
      text: dated('Monday, March 8, 2027', 'Monday, March 9, 2027'),
      dates: days('08'),
      errors: ['3 startDate: The weekday doesn’t fit: the date is Tuesday, March 9, 2027'],
    },
    {
      name: 'weekdays in any position and length',
      text: dated(
        ...['5 March 2027 (Fr)', 'March 5, 2027, Friday', '2027-03-05 Fri', '2027/03/05 (金)', '3月5日(金)'],
        ...[
          '2027年3月5日 星期五',
          '2027년 3월 5일 (금)',
          'Freitag, 5.3.2027',
          'ven. 5 mars 2027',
          '05.03.2027 pt.',
        ],
        ...['viernes 5 de marzo de 2027', 'sexta-feira, 5 de março de 2027', 'пт, 5 марта 2027 г.'],
      ),
      choices: NEAR,
      dates: Array.from({ length: 13 }, () => '2027-03-05'),
    },
    {
      name: 'inflected months and ordinal numbers',
      text: dated(
        ...['5 marca 2027', '5. března 2027', '5 березня 2027', '5 марта 2027', '5. maaliskuuta 2027'],
        ...[
          '5 Mart 2027',
          '5 martie 2027',
          '2027. március 5.',
          '5-mart 2027',
          '5 de marzo de 2027',
          '5 mars 2027',
        ],
        ...['5. März 2027', '5th of March 2027', '5ème mars 2027', '5º de março de 2027', '5 maart 2027'],
        ...['5thMarch 2027', 'Mar 5th, 2027', '5-Mar-27', 'March 5', '5ª marzo 2027', '5. marts 2027'],
      ),
      choices: NEAR,
      dates: Array.from({ length: 22 }, () => '2027-03-05'),
    },
    {
      name: 'Polish months',
      file: 'polish-month-names.csv',
      dates: ['2027-03-05', '2027-03-16', '2027-04-02'],
    },
    {
      name: 'Japanese dates',
      file: 'japanese-dates.csv',
      dates: ['2027-03-05', '2027-03-12', '2027-04-02'],
    },
    {
      name: 'Uzbek months',
      text: csv('Sana,Mavzu,Kanal', '1-Yanvar,Birinchi dars,Blog', '31-Dekabr,Yangi yil,Blog'),
      dates: ['2027-01-01', '2026-12-31'],
    },
    {
      name: 'many styles',
      file: 'date-styles-that-work.csv',
      dates: days('01', '02', '03', '04', '05', '06', '07', '08', '09', '10'),
    },
    {
      name: 'weeks, if the user has not chosen a weekday',
      file: 'weeks-and-networks.csv',
      columns: ['startDate', 'kind', 'title'],
      errors: [2, 3, 4].map((row) => `${row} startDate: Choose the day of the week in the previous step`),
    },
    {
      name: 'weeks, on the chosen weekday',
      file: 'weeks-and-networks.csv',
      choices: { weekday: 3, ...NEAR },
      dates: ['2027-03-10', '2027-03-17', '2027-03-24'],
    },
    {
      name: 'weeks of a year, and over New Year',
      text: dated('2026-W53', 'KW 1', 'Week 2', '2027-W12-3', 'Semaine 13', 'Week 1/2028'),
      choices: { weekday: 1 },
      dates: ['2026-12-28', '2027-01-04', '2027-01-11', '2027-03-24', '2027-03-29', '2028-01-03'],
    },
    {
      name: 'several days in one cell',
      file: 'date-ranges-in-one-cell.csv',
      dates: ['2027-03-05…2027-03-07', '2027-03-13', '2027-03-19…2027-03-21'],
    },
    {
      name: 'several days in one cell, in other styles',
      text: dated(
        ...['5–7 March 2027', 'March 5-7, 2027', 'Mar 5 to Mar 7 2027', '5.-7.3.2027', '3/25/27 - 3/27/27'],
        ...['2027-03-05/2027-03-07', 'du 5 au 7 mars 2027', '5. bis 7. März 2027', '2027-03-05 – 2027-03-07'],
        ...['30 Dec – 2 Jan 2028', 'Dec 30, 2027 - Jan 2'],
      ),
      dates: [
        ...Array.from({ length: 4 }, () => '2027-03-05…2027-03-07'),
        '2027-03-25…2027-03-27',
        ...Array.from({ length: 4 }, () => '2027-03-05…2027-03-07'),
        ...['2027-12-30…2028-01-02', '2027-12-30…2028-01-02'],
      ],
    },
    {
      name: 'no end for types with single days, which is named',
      text: csv('Date,Title,Type', '5–7 March 2027,One,Blog'),
      dates: days('05'),
      ignored: ['2 endDate'],
    },
    {
      name: 'rows without a date, if the user has not chosen',
      file: 'merged-date-cells.csv',
      dates: days('01', '03'),
      errors: [3, 4, 6].map((row) => `${row} startDate: The date is missing`),
    },
    {
      name: 'the date above rows without one, if the user chose it',
      file: 'merged-date-cells.csv',
      choices: { usesDatesAbove: true },
      dates: days('01', '01', '01', '03', '03'),
    },
    {
      name: 'a due date close to the date of the row',
      text: csv('Date,Title,Type,Due', '2027-01-04,One,Blog,28 Dec'),
      choices: { fields: FIELDS },
      dates: ['2027-01-04'],
      fields: [{ due: '2026-12-28' }],
    },
  ];
  test.each(cases)('$name', expectCase);
});

const STATUS: Choices['fields'] = [
  {
    ...{ id: 'status', kind: 'blog', fieldName: 'status', fieldLabel: 'Status', fieldType: 'dropdown' },
    ...{ dropdownOptions: ['Idea', 'In progress', 'Ready', 'Published'], isRequired: false, displayOrder: 1 },
  },
];

test('only rows of merged dates get the date above in a workbook', () => {
  const sheet = {
    name: 'Plan',
    rows: [
      ['Date', 'Title', 'Type'],
      ['2027-03-01', 'One', 'Blog'],
      ['', 'Two', 'Blog'],
      ['', 'Not dated yet', 'Blog'],
    ],
    merged: [{ row: 1, column: 0, rows: 2, columns: 1 }],
    hiddenRows: [],
    hiddenColumns: [],
    hiddenYears: [],
  };
  const { entries, errors } = readSheet(sheet, { usesDatesAbove: true });
  expect(entries).toEqual(['2027-03-01 blog One', '2027-03-01 blog Two']);
  expect(errors).toEqual(['4 startDate: The date is missing']);
});

describe('words are matched once', () => {
  const file = 'status-words-differ-from-the-options.csv';
  const chosen = {
    'outline ready': { use: 'Ready' },
    research: { create: 'RESEARCH' },
    planned: 'none',
  } as const;
  const cases: readonly Case[] = [
    {
      name: 'if they are no options',
      file,
      choices: { fields: STATUS },
      open: ['OUTLINE READY 1', 'RESEARCH 1', 'PLANNED 1'],
      fields: [{ status: 'In progress' }, {}, {}, {}],
      errors: [3, 4, 5].map(
        (row) => `${row} field:status: Enter one of: Idea, In progress, Ready, Published`,
      ),
    },
    {
      name: 'with an option, a new option, or nothing',
      file,
      choices: { fields: STATUS, words: { 'field:status': chosen } },
      open: [],
      titles: ['Garden tile guide', 'Clay or stone', 'Patio ideas', 'Path makers'],
      fields: [{ status: 'In progress' }, { status: 'Ready' }, { status: 'RESEARCH' }, {}],
      errors: [],
    },
    {
      name: 'in any case, and only in rows whose type has the field',
      text: csv(
        'Date,Title,Type,Status',
        '2027-03-01,One,Blog,Almost',
        '2027-03-02,Two,Blog,ALMOST ',
        '2027-03-03,Three,Email,Nearly',
      ),
      choices: { fields: STATUS },
      open: ['Almost 2'],
    },
    {
      name: 'several in a cell',
      text: csv('Date,Title,Type,Channels', '2027-03-01,One,Blog,"shop; Web, app; Fax"'),
      choices: { fields: FIELDS, words: { 'field:channels': { fax: { create: 'Fax' } } } },
      fields: [{ channels: ['Web, app', 'Shop', 'Fax'] }],
    },
    {
      name: 'for people, by their first name',
      text: csv('Date,Title,Type,Reviewer', '2027-03-01,One,Blog,Ana', '2027-03-02,Two,Blog,Bo'),
      choices: { fields: FIELDS, words: { 'field:reviewer': { bo: { use: '2' } } } },
      fields: [{ reviewer: '0' }, { reviewer: '2' }],
    },
    {
      name: 'for types, of which one is left out',
      text: csv('Date,Title,Type', '2027-03-01,One,Blog', '2027-03-02,Two,Blog', '2027-03-03,Three,Webinar'),
      choices: { words: { kind: { webinar: 'none' } } },
      entries: ['2027-03-01 blog One', '2027-03-02 blog Two'],
      errors: ['4 kind: The type is missing'],
    },
  ];
  test.each(cases)('$name', expectCase);
});

const CHANNELS = ['Blog', 'Facebook', 'Instagram', 'LinkedIn', 'Newsletter'];

describe('a column for each channel', () => {
  const cases: readonly Case[] = [
    {
      name: 'is only read after the user has confirmed it',
      file: 'one-column-per-channel.csv',
      channels: CHANNELS,
      columns: ['startDate', null, null, null, null, null],
      entries: [],
    },
    {
      name: 'gives an entry for each filled cell',
      file: 'one-column-per-channel.csv',
      choices: { usesChannels: true },
      columns: ['startDate', ...CHANNELS.map(() => 'channel')],
      counts: { total: 4, headers: 1, data: 3 },
      open: ['LinkedIn 1'],
      entries: [
        '2027-03-01 blog How to prune roses',
        '2027-03-01 social Pruning tips in three photos',
        '2027-03-01 social Reel: pruning',
        '2027-03-02 social Quiz of the week',
        '2027-03-02 social Story with the quiz',
        '2027-03-02 social An article about soil',
        '2027-03-02 email The March issue',
        '2027-03-03 blog Compost for beginners',
      ],
      fields: [
        ...[{}, { facebook: true }, { instagram: true }],
        ...[{ facebook: true }, { instagram: true }, {}, {}, {}],
      ],
      errors: [],
    },
    {
      name: 'is not assumed if a column contains titles',
      text: csv(
        'Date,Title,Facebook,Instagram',
        '2027-03-01,One,Long text for Facebook,Short text',
        '2027-03-02,Two,Another text,And one more',
      ),
      choices: { kind: 'social' },
      channels: [],
      titles: ['One', 'Two'],
    },
    {
      name: 'is not assumed for checkboxes',
      text: csv('Date,Post Name,Facebook,Instagram', '2027-03-01,One,x,', '2027-03-02,Two,,x'),
      choices: { kind: 'social' },
      channels: [],
      fields: [{ facebook: true }, { instagram: true }],
    },
  ];
  test.each(cases)('$name', expectCase);
});

describe('no text and no row is lost', () => {
  const notes = (sheet: string): Case => ({
    name: sheet,
    file: `${sheet}.tsv`,
    choices: { kind: 'event' },
  });
  const cases: readonly Case[] = [
    {
      name: 'Polish text in Windows-1250',
      file: 'windows-1250-polish.csv',
      encoding: 'windows-1250',
      titles: ['Wiosenna wyprzedaż', 'Żółte róże i gęś'],
    },
    {
      name: 'Czech text in Windows-1250, which the user chooses',
      file: 'windows-1250-czech.csv',
      choices: { encoding: 'windows-1250' },
      titles: ['Růže a řeřicha', 'Žluté tulipány'],
    },
    {
      ...notes('pasted-cell-that-starts-with-a-quotation-mark'),
      titles: ['"Grow more, buy less": our new series', 'Seed swap', 'The "quiet" trowel', 'Open day'],
      fields: [{ notes: 'short' }, { notes: 'Line one\nLine two' }, { notes: 'last' }, { notes: 'end' }],
    },
    {
      ...notes('pasted-cells-with-inch-marks'),
      titles: ['A 12" pot for herbs', 'Seed swap', 'The 6" trowel'],
      fields: [{ notes: 'short' }, { notes: 'Line one\nLine two' }, { notes: 'last' }],
    },
    {
      ...notes('pasted-quotation-mark-without-multi-line'),
      titles: ['"Grow more, buy less": our new series', 'Seed swap', 'The "quiet" trowel'],
    },
    {
      name: 'a quotation mark in a file that does not close, without the rows below it',
      text: csv('Date,Title,Type', '2027-03-01,"Not closed,Blog', '2027-03-02,"Roses, and thorns",Blog'),
      titles: ['Roses, and thorns'],
      errors: ['2 title: The quotation marks in this row don’t match'],
    },
    {
      name: 'a comma that nobody quoted',
      file: 'unquoted-comma.csv',
      titles: ['Pots for small balconies', 'March news'],
      errors: ['3 title: This row has more cells than the headers'],
    },
    {
      name: 'a column without a header',
      text: csv(
        'Date,Title,Type',
        '2027-03-01,One,Blog,ok',
        '2027-03-02,Two,Blog,ok',
        '2027-03-03,Three,Blog',
      ),
      titles: ['One', 'Two', 'Three'],
    },
    {
      name: 'sections and repeated headers',
      file: 'agency-blog-sheet.csv',
      choices: BLOG,
      counts: { total: 8, above: 1, headers: 1, sections: 1, repeated: 1, data: 4 },
      errors: [],
    },
    {
      name: 'sections with months, weeks and quarters',
      text: csv(
        ...[
          'Date,Title,Type',
          '— January 2027 —,,',
          '2027-01-05,One,Blog',
          ',,',
          'Week 3,,',
          'KW 4 / 2027,,',
        ],
        ...['2027-01-20,Two,Blog', 'Q2 2027,,', 'Date,Title,Type', '2027-04-01,Three,Blog'],
      ),
      counts: { total: 9, headers: 1, sections: 4, repeated: 1, data: 3 },
      titles: ['One', 'Two', 'Three'],
      errors: [],
    },
  ];
  test.each(cases)('$name', expectCase);

  test.each([
    ['windows-1251', '\xc4\xe0\xf2\xe0;\xc7\xe0\xe3\xee\xeb\xee\xe2\xee\xea', 'Заголовок'],
    ['shift_jis', '\x93\xfa\x95t,\x83^\x83C\x83g\x83\x8b', 'タイトル'],
    ['gb18030', '\xc8\xd5\xc6\xda,\xb1\xea\xcc\xe2', '标题'],
    ['windows-1252', 'Datum;Titel\n2027-03-01;Fr\xfchling', 'Titel'],
  ])('ranks %s first', (encoding, text, header) => {
    const sheet = readSheet(latin(`${text}\n`));
    expect(sheet.encodings[0]).toBe(encoding);
    expect(sheet.headers).toContain(header);
  });
});

describe('platforms are kept', () => {
  const cases: readonly Case[] = [
    {
      name: 'from a column that also gives the type',
      file: 'platform-column.csv',
      columns: ['startDate', 'kind', 'title'],
      fields: [{ xTwitter: true }, { instagram: true }, {}, { facebook: true }],
      open: ['LinkedIn 1'],
      titles: [
        'Thread about compost',
        'Carousel about compost',
        'Article about compost',
        'Album from the open day',
      ],
    },
    {
      name: 'that the user mapped',
      file: 'platform-column.csv',
      choices: { words: { 'field:platforms': { linkedin: { use: 'facebook' } } } },
      fields: [{ xTwitter: true }, { instagram: true }, { facebook: true }, { facebook: true }],
    },
    {
      name: 'several in one cell, with formats',
      text: csv(
        'Date,Title,Channel',
        '2027-03-01,One,IG Reels + TikTok',
        '2027-03-02,Two,"Facebook, Instagram and LinkedIn Post"',
        '2027-03-03,Three,YouTube Shorts',
        '2027-03-04,Four,X/Twitter',
        '2027-03-05,Five,Blog',
      ),
      fields: [
        ...[{ instagram: true, tiktok: true }, { facebook: true, instagram: true }, { youtube: true }],
        ...[{ xTwitter: true }, {}],
      ],
      open: ['LinkedIn Post 1'],
      entries: [
        ...['2027-03-01 social One', '2027-03-02 social Two', '2027-03-03 social Three'],
        ...['2027-03-04 social Four', '2027-03-05 blog Five'],
      ],
    },
    {
      name: 'from a column beside the types',
      text: csv(
        'Date,Title,Platform,Type',
        '2027-03-01,One,Instagram,Social',
        '2027-03-02,Two,"Facebook, Xing",Social',
        '2027-03-03,Three,,Blog',
      ),
      columns: ['startDate', 'title', 'field:platforms', 'kind'],
      fields: [{ instagram: true }, { facebook: true }, {}],
      open: ['Xing 1'],
    },
  ];
  test.each(cases)('$name', expectCase);
});
