import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { ImportWizard } from '../ImportWizard.js';
import { MAX_FILE_BYTES } from './workbook.js';

const STORAGE_KEY = 'content-planner:import:test';

const FILES = {
  'plan.xlsx': new URL('./several-sheets.fixture.xlsx', import.meta.url),
  'cells.xlsx': new URL('./dates-from-1904.fixture.xlsx', import.meta.url),
};

const onImport = vi.fn(async () => {});

const button = (name: string) => page.getByRole('button', { name, exact: true });

const fileNamed = async (name: keyof typeof FILES) =>
  new File([await (await fetch(FILES[name])).arrayBuffer()], name);

function drop(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  window.dispatchEvent(new DragEvent('drop', { dataTransfer }));
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.removeItem(STORAGE_KEY);
  onImport.mockClear();
  await render(
    <ThemeProvider>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
        <ImportWizard
          kind="blog"
          today="2026-11-24"
          storageKey={STORAGE_KEY}
          onCheck={async () => []}
          onImport={onImport}
        />
      </main>
    </ThemeProvider>,
  );
});

afterEach(() => vi.unstubAllGlobals());

test('the user chooses a sheet of a workbook, and imports its visible rows', async () => {
  await choose(await fileNamed('plan.xlsx'));
  await expect.element(page.getByText('plan.xlsx has 2 sheets.')).toBeVisible();
  // The fullest sheet comes first.
  const plan = page.getByRole('radio', { name: /^Plan 2027/ });
  await expect.element(plan).toHaveFocus();
  await expect.element(plan).toBeChecked();
  await expect.element(page.getByRole('radio').first()).toBe(plan.element());
  await expect.element(page.getByText('6 rows, 5 columns')).toBeVisible();
  await expect
    .element(
      page.getByText('Hidden in Excel, so not imported. Rows: 4, 7. Columns: D. Sheets: Archive 2026.'),
    )
    .toBeVisible();

  await page.getByRole('radio', { name: /^Notes/ }).click();
  await expect.element(page.getByRole('cell', { name: 'How to use this plan' })).toBeVisible();
  await plan.click();
  await button('Use “Plan 2027”').click();
  await expect
    .element(
      page.getByText('Hidden in Excel, so not imported. Rows: 4, 7. Columns: D. Sheets: Archive 2026.'),
    )
    .toBeVisible();
  await expect.element(page.getByText('Hidden draft')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('combobox', { name: /^Column/ }).nth(3))
    .toHaveAccessibleName('Column 5, Budget');
  await button('Check 5 rows').click();
  await button('Import 5 entries').click();
  expect(onImport).toHaveBeenCalledWith({
    entries: [
      expect.objectContaining({ title: 'Cellar sale', startDate: '2027-01-05' }),
      // Its date is in a merged cell.
      expect.objectContaining({ title: 'Cellar sale, part 2', startDate: '2027-01-05' }),
      expect.objectContaining({ title: 'Spring clocks', startDate: '2027-03-28' }),
      expect.objectContaining({ title: 'New Year', startDate: '2027-12-31' }),
      expect.objectContaining({ title: 'Visible second row', startDate: '2028-01-02' }),
    ],
  });
});

test('after an import, the next month and another table are one click away', async () => {
  const head = ['Date', 'Headline', 'Channel'];
  const sheets = [
    { name: 'Read me', rows: [['One tab for each month'], ['One row for each post']] },
    {
      name: 'Jan',
      rows: [
        ['January 2027'],
        head,
        ['2027-01-05', 'Cellar sale', 'Bulletin'],
        ['2027-01-08', 'About wine', 'Blog'],
        [],
        ['Day', 'Event'],
        ['2027-01-20', 'Open house'],
      ],
    },
    { name: 'Feb', rows: [['February 2027'], head, ['2027-02-02', 'Cheese tasting', 'Bulletin']] },
  ];
  await choose(new File([(await writeXlsx({ sheets })) as BlobPart], 'months.xlsx'));
  await button('Use “Jan”').click();
  await expect.element(page.getByText(/^Another table starts in row 6/)).toBeVisible();
  await button('Match 1 word').click();
  await page.getByRole('combobox', { name: /^Bulletin/ }).click();
  await page.getByRole('option', { name: 'Email Campaign' }).click();
  await button('Check 2 rows').click();
  await button('Import 2 entries').click();

  // The next sheet has the same columns and words, so that only its rows must be checked.
  await button('Import the next sheet: Feb (3 rows)').click();
  await button('Import 1 entry').click();
  expect(onImport).toHaveBeenLastCalledWith({
    entries: [expect.objectContaining({ title: 'Cheese tasting', kind: 'email', startDate: '2027-02-02' })],
  });
  await expect.element(button('Import the next sheet: Read me (2 rows)')).toBeVisible();
});

test('after an import, another table of the same sheet can be imported', async () => {
  const rows = [
    ...[['Date', 'Title'], ['2027-01-05', 'Cellar sale'], [], ['Day', 'Event'], ['2027-01-20', 'Open house']],
  ];
  await choose(new File([rows.map((row) => row.join(',')).join('\n')], 'plan.csv'));
  await button('Check 1 row').click();
  await button('Import 1 entry').click();
  await button('Import the table in row 4').click();
  await expect
    .element(page.getByText('4 rows: 2 above the headers, 1 header row, 1 to import'))
    .toBeVisible();
  await button('Check 1 row').click();
  await button('Import 1 entry').click();
  expect(onImport).toHaveBeenLastCalledWith({
    entries: [expect.objectContaining({ title: 'Open house', startDate: '2027-01-20' })],
  });
});

test('the user goes back to the sheets, and to another file', async () => {
  await choose(await fileNamed('plan.xlsx'));
  await page.getByRole('radio', { name: /^Notes/ }).click();
  await button('Use “Notes”').click();
  await button('Back').click();
  await expect.element(page.getByRole('radio', { name: /^Notes/ })).toBeChecked();
  await button('Another file').click();
  await expect.element(button('Choose file')).toBeVisible();
});

test('a workbook with one sheet skips the choice', async () => {
  await choose(await fileNamed('cells.xlsx'));
  await expect.element(page.getByText('cells.xlsx, 25 rows')).toBeVisible();
  await expect.element(page.getByLabelText('Separator')).not.toBeInTheDocument();
});

/** Returns what workers send to the page. */
function receivedFromWorkers(): unknown[] {
  const received: unknown[] = [];
  const PageWorker = Worker;
  vi.stubGlobal(
    'Worker',
    class extends PageWorker {
      constructor(url: URL, options: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => received.push(data));
      }
    },
  );
  return received;
}

const LARGE = new File(
  [
    'Date,Title\n',
    ...Array.from({ length: 3000 }, (_, index) => `2027-01-05,"A title of some length, ${index}"\n`),
  ],
  'large.csv',
);

test('a dropped workbook is read in a worker', async () => {
  const received = receivedFromWorkers();
  drop(await fileNamed('cells.xlsx'));
  await expect.element(page.getByText('cells.xlsx, 25 rows')).toBeVisible();
  expect(received).toEqual(['ready', { workbook: expect.anything() }]);
});

test('a large sheet is read in a worker, once for all choices', async () => {
  const received = receivedFromWorkers();
  drop(LARGE);
  await expect.element(button('Check 3,000 rows')).toBeVisible();
  await page.getByRole('combobox', { name: /Title/ }).click();
  await page.getByRole('option', { name: 'Don’t import' }).click();
  await expect.element(button('Check 3,000 rows')).toBeDisabled();
  // The button is also disabled while the worker is planning.
  await vi.waitFor(() =>
    expect(received).toEqual([
      ...['ready', { rows: expect.anything(), plan: expect.anything() }],
      { rows: null, plan: expect.anything() },
    ]),
  );
});

test('the page reads a workbook if workers are not allowed', async () => {
  vi.stubGlobal('Worker', undefined);
  await choose(await fileNamed('cells.xlsx'));
  await expect.element(page.getByText('cells.xlsx, 25 rows')).toBeVisible();
});

test('the page reads a large sheet if workers are not allowed', async () => {
  vi.stubGlobal('Worker', undefined);
  drop(LARGE);
  await expect.element(button('Check 3,000 rows')).toBeVisible();
});

test('a workbook that cannot be read has a reason, and another file can be chosen', async () => {
  const bytes = await (await fileNamed('plan.xlsx')).arrayBuffer();
  await choose(new File([bytes.slice(0, 3000)], 'cut.xlsx'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'cut.xlsx is damaged. Open it in Excel and save it again, or copy its cells and paste them here.',
    );
  drop(new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'large.xlsx'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'large.xlsx is too large. A file can have 16 MB, and 100 MB when it is unpacked. Delete sheets that you don’t need, or copy the cells and paste them here.',
    );
  drop(new File(['Date,Title\n2027-01-05,Cellar sale\n'], 'plan.csv'));
  await expect.element(button('Check 1 row')).toBeVisible();
});

test('a template is downloaded as a workbook', async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await button('social plan (Excel)').click();
  await expect.poll(() => names).toEqual(['social.xlsx']);
  click.mockRestore();
});
