import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { templateRows, XLSX_TEMPLATES } from '../import-templates.js';
import { readSheet } from '../read-sheet.fixture.js';
import { toCsv } from '../to-csv.js';
import { csvToXlsx } from './csv-to-xlsx.js';
import { readWorkbook } from './read-workbook.js';
import { toXlsx } from './to-xlsx.js';

const readAgain = async (rows: string[][]) => {
  const result = await readWorkbook(new Uint8Array(await (await toXlsx('Plan', rows)).arrayBuffer()));
  if ('problem' in result) throw new Error(result.problem);
  return result.workbook.sheets;
};

test('a written workbook contains the same cells', async () => {
  const rows = [
    ['Date', 'Title'],
    ['2027-03-08', '=1+1'],
    ['3/8/2027', '@handle & <b>“bold”</b>'],
    ['', ' two\nlines 🎉'],
  ];
  expect(await readAgain(rows)).toMatchObject([{ name: 'Plan', rows }]);
});

test('an export becomes a workbook without the apostrophes that protect formulas', async () => {
  const csv = toCsv([
    ['Date', 'Title', 'Budget', 'Phone'],
    ['2027-03-08', '=1+1', '1250.5', '00491701234567'],
  ]);
  const file = await csvToXlsx({ name: 'calendar-2026-10-01-to-2026-10-31', csv });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
    {
      name: 'calendar-2026-10-01-to-2026-10-',
      rows: [
        ['Date', 'Title', 'Budget', 'Phone'],
        [new Date('2027-03-08T00:00:00Z'), '=1+1', 1250.5, '00491701234567'],
      ],
    },
  ]);
});

test.each(XLSX_TEMPLATES)('the template %s can be imported', async (template) => {
  const rows = templateRows(template, '2026-11-10');
  const [sheet] = await readAgain(rows);
  const { entries, errors, rows: read } = readSheet(toCsv(sheet?.rows ?? []));
  expect(errors).toEqual([]);
  expect(read.flatMap(({ ignored }) => ignored)).toEqual([]);
  expect(entries).toHaveLength(rows.length - 1);
});
