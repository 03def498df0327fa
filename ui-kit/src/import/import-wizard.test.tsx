import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../kit/KitProvider.js';
import type { FieldConfiguration } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { ImportWizard } from './ImportWizard.js';
import type { ImportedEntryCheck } from './imported-entry.js';

const STORAGE_KEY = 'content-planner:import:test';

const onImport = vi.fn(async () => {});
/** Completes the check of the last rows that the wizard sent. */
let finish: (results: readonly ImportedEntryCheck[]) => void = () => {};

const button = (name: string) => page.getByRole('button', { name, exact: true });

const BRANDS = [{ id: '7', name: 'Harbor & Vine', color: 'teal' }];

const Planner = ({
  children,
  fields = [],
}: {
  children: ReactNode;
  fields?: readonly FieldConfiguration[];
}) => (
  <ThemeProvider>
    <KitProvider brands={BRANDS} fields={fields}>
      {children}
    </KitProvider>
  </ThemeProvider>
);

/**
 * Opens the check step with two rows, one of which has an invalid date, and corrects the date. The cell keeps focus.
 */
async function correctDate(): Promise<void> {
  let checks = 0;
  await render(
    <ThemeProvider>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
        <ImportWizard
          kind="blog"
          today="2026-11-24"
          storageKey={STORAGE_KEY}
          onCheck={() => {
            checks += 1;
            if (checks === 1) return Promise.resolve([]);
            return new Promise((resolve) => {
              finish = resolve;
            });
          }}
          onImport={onImport}
          onUndo={async () => {}}
        />
      </main>
    </ThemeProvider>,
  );
  await button('Paste').click();
  await page
    .getByLabelText('Paste the rows here')
    .fill('Date\tTitle\n2027-01-05\tCellar sale\n2027-02-30\tTasting\n');
  await button('Use these rows').click();
  await button('Check 2 rows').click();
  await expect.element(button('Import 1 entry')).toBeEnabled();
  await page.getByText('2027-02-30').click();
  await page.getByRole('textbox', { name: 'Date, row 3' }).fill('2027-02-28');
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.removeItem(STORAGE_KEY);
  onImport.mockClear();
});

test('the wizard checks the edited cell before the import, and moves focus to the heading after an undo', async () => {
  await correctDate();
  await button('Import 1 entry').click();
  await expect.element(button('Import 2 entries')).toHaveFocus();
  expect(onImport).not.toHaveBeenCalled();
  finish([]);
  await expect.element(page.getByRole('heading', { name: '2 entries imported' })).toBeVisible();
  expect(onImport).toHaveBeenCalledOnce();
  await button('Undo the import').click();
  await expect.element(page.getByRole('heading', { name: 'The import was undone.' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the wizard imports nothing if the check finds an error in the edited cell', async () => {
  await correctDate();
  await button('Import 1 entry').click();
  await expect.element(button('Import 2 entries')).toHaveFocus();
  finish([{ index: 0, errors: [{ field: 'startDate', message: 'Too late' }], duplicateId: null }]);
  await expect.element(page.getByText('Too late')).toBeVisible();
  await expect.element(button('Import 1 entry')).toBeEnabled();
  expect(onImport).not.toHaveBeenCalled();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The check left 1 of 2 entries. Import again if that is right.');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '1 entry imported' })).toBeVisible();
});

test('the buttons below the steps are 44 px high on phones', async () => {
  await page.viewport(375, 700);
  await correctDate();
  const height = (name: string) => button(name).element().getBoundingClientRect().height;
  expect(height('Back')).toBe(44);
  expect(height('Import 1 entry')).toBe(44);
  await button('Import 1 entry').click();
  finish([]);
  await expect.element(button('Undo the import')).toBeVisible();
  expect(height('Undo the import')).toBe(44);
});

test('corrections and the selection are kept if the user goes back, except for columns that have changed', async () => {
  const onDirtyChange = vi.fn();
  await render(
    <Planner>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
        <ImportWizard
          kind="blog"
          today="2026-11-24"
          storageKey={STORAGE_KEY}
          onCheck={async () => []}
          onImport={onImport}
          onDirtyChange={onDirtyChange}
        />
      </main>
    </Planner>,
  );
  const sheet = 'Date\tTitle\tCategory\n2027-01-05\tCellar sale\tWine\n2027-02-30\tTasting\tWine\n';
  const paste = async () => {
    await button('Paste').click();
    await page.getByLabelText('Paste the rows here').fill(sheet);
    await button('Use these rows').click();
  };
  const correct = async (cell: string, label: string, text: string) => {
    await page.getByText(cell).click();
    await page.getByRole('textbox', { name: label }).fill(text);
    await userEvent.keyboard('{Enter}');
  };
  await paste();
  await button('Check 2 rows').click();
  await correct('2027-02-30', 'Date, row 3', '2027-02-28');
  await correct('Cellar sale', 'Title, row 2', 'Cellar sale II');
  await page.getByRole('checkbox', { name: /Tasting/ }).click();
  await expect.element(button('Import 1 entry')).toBeEnabled();

  await button('Back').click();
  await button('Check 2 rows').click();
  await expect.element(page.getByText('Cellar sale II')).toBeVisible();
  await expect.element(page.getByText('2027-02-30')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /Tasting/ })).not.toBeChecked();
  await expect.element(button('Import 1 entry')).toBeEnabled();

  // The first step still has the sheet. Loading the same sheet again keeps the corrections, too.
  await button('Back').click();
  await button('Back').click();
  await expect.element(page.getByRole('heading', { name: 'Pasted rows, 3 rows' })).toBeVisible();
  expect(onDirtyChange).toHaveBeenLastCalledWith({ dirty: true });
  await button('Continue').click();
  await button('Check 2 rows').click();
  await expect.element(page.getByText('Cellar sale II')).toBeVisible();
  await button('Back').click();
  await button('Back').click();
  await paste();
  await button('Check 2 rows').click();
  await expect.element(page.getByText('Cellar sale II')).toBeVisible();

  // A correction of a title does not apply to titles from another column.
  await button('Back').click();
  await page.getByRole('combobox', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Title', exact: true }).click();
  await button('Check 2 rows').click();
  await expect.element(page.getByText('2027-02-30')).not.toBeInTheDocument();
  await expect.element(page.getByText('Cellar sale II')).not.toBeInTheDocument();
  await expect
    .element(page.getByText('1 correction no longer applies, because the columns changed.'))
    .toBeVisible();
});

test('rows that only contain a month are not imported, and all rows are counted', async () => {
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
  await button('Paste').click();
  const rows = [
    '— January 2027 —\t',
    '2027-01-05\tCellar sale',
    '———',
    '\tFebruar',
    '\tFebruary sale',
    '2027\t',
  ];
  await page.getByLabelText('Paste the rows here').fill(['Date\tTitle', ...rows].join('\n'));
  await button('Use these rows').click();
  await button('Check 3 rows').click();
  await expect.element(page.getByText('7 rows: 1 header row, 3 section headings, 3 to import')).toBeVisible();
  await expect.element(button('Import 1 entry')).toBeEnabled();
});

test('times with a zone keep their day if the user chooses so', async () => {
  await render(
    <ThemeProvider>
      <ImportWizard kind="blog" storageKey={STORAGE_KEY} onCheck={async () => []} onImport={onImport} />
    </ThemeProvider>,
  );
  await button('Paste').click();
  const rows = ['2027-01-05T23:30:00-12:00\tLate post', '2027-01-06T01:00:00+14:00\tEarly post'];
  await page.getByLabelText('Paste the rows here').fill(['Date\tTitle', ...rows].join('\n'));
  await button('Use these rows').click();
  await page.getByRole('radio', { name: 'Keep the day as written' }).click();
  await button('Check 2 rows').click();
  await button('Import 2 entries').click();
  expect(onImport).toHaveBeenLastCalledWith({
    entries: ['2027-01-05', '2027-01-06'].map((startDate) => expect.objectContaining({ startDate })),
  });
});

const STATUS: FieldConfiguration = {
  ...{ id: '1', fieldId: '11', kind: 'blog', fieldName: 'status', fieldLabel: 'Status' },
  ...{ fieldType: 'dropdown', dropdownOptions: ['Draft', 'Published'], isRequired: false, displayOrder: 1 },
};

test('a choice counts for all cells with the word, and is kept for the next sheet', async () => {
  const onCreateOptions = vi.fn(async () => {});
  await render(
    <Planner fields={[STATUS]}>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
        <ImportWizard
          kind="blog"
          today="2026-11-24"
          storageKey={STORAGE_KEY}
          onCheck={async () => []}
          onImport={onImport}
          onCreateOptions={onCreateOptions}
        />
      </main>
    </Planner>,
  );
  const paste = async (title: string) => {
    await button('Paste').click();
    const rows = [
      ['Date', 'Title', 'Brand', 'Status'],
      ['2027-01-05', title, 'H&V', 'out'],
      ['2027-01-06', 'Open day', 'H&V', 'Out '],
      ['2027-01-07', 'Roses', 'Harbor & Vine', 'idea'],
    ];
    await page.getByLabelText('Paste the rows here').fill(rows.map((row) => row.join('\t')).join('\n'));
    await button('Use these rows').click();
  };
  const choose = async (word: string, option: string) => {
    await page.getByRole('combobox', { name: word }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await paste('Cellar sale');
  await button('Match 3 words').click();
  await expect.element(page.getByText('3 words are open, in 5 cells.')).toBeVisible();
  await expect.element(button('Check 3 rows')).toBeDisabled();
  await choose('out, 2 cells', 'Published');
  await choose('H&V, 2 cells', 'Harbor & Vine');
  await page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Create 1' }).click();
  await expect.element(page.getByRole('status').getByText('Create 1. No words left.')).toBeInTheDocument();
  await button('Check 3 rows').click();
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  // The choices are kept if the user goes back.
  await button('Back').click();
  await expect.element(page.getByRole('combobox', { name: 'out, 2 cells' })).toHaveTextContent('Published');
  await button('Check 3 rows').click();
  await button('Import 3 entries').click();
  await expect.element(page.getByText('New in Status, and kept: idea.')).not.toBeInTheDocument();
  expect(onCreateOptions).toHaveBeenCalledWith({ field: STATUS, options: ['idea'] });
  expect(onImport).toHaveBeenCalledWith({
    entries: ['Published', 'Published', 'idea'].map((status) =>
      expect.objectContaining({ brandId: '7', dynamicFields: { status } }),
    ),
  });

  await button('Import another sheet').click();
  await paste('Tasting');
  await button('Match 1 word').click();
  await expect
    .element(page.getByRole('combobox', { name: 'H&V, 2 cells' }))
    .toHaveTextContent('Harbor & Vine');
  await expect.element(page.getByRole('combobox', { name: 'out, 2 cells' })).toHaveTextContent('Published');
  await page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Leave empty' }).click();
  await button('Check 3 rows').click();
  await expect.element(page.getByText('1 value is not imported')).toBeVisible();
});

test('each filled cell of the columns of channels is an entry if the user confirms it', async () => {
  await render(
    <Planner>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
        <ImportWizard
          today="2026-11-24"
          storageKey={STORAGE_KEY}
          onCheck={async () => []}
          onImport={onImport}
        />
      </main>
    </Planner>,
  );
  await button('Paste').click();
  const rows = [
    ['Date', 'Blog', 'Instagram', 'Newsletter'],
    ['2027-03-01', 'How to prune roses', 'Reel: pruning', ''],
    ['2027-03-02', '', 'Quiz of the week', 'The March issue'],
  ];
  await page.getByLabelText('Paste the rows here').fill(rows.map((row) => row.join('\t')).join('\n'));
  await button('Use these rows').click();
  await expect.element(button('Check 2 rows')).toBeDisabled();
  await expect.element(page.getByText('4 filled cells')).toBeVisible();
  await page.getByRole('radio', { name: /^Yes, each filled cell is an entry/ }).click();
  await button('Check 2 rows').click();
  await expect.element(page.getByText('4 entries from 2 rows')).toBeVisible();
  await button('Import 4 entries').click();
  await expect.element(page.getByRole('heading', { name: '4 entries imported' })).toBeVisible();
  expect(onImport).toHaveBeenCalledWith({
    entries: [
      expect.objectContaining({ kind: 'blog', title: 'How to prune roses' }),
      expect.objectContaining({ kind: 'social', title: 'Reel: pruning', fields: { instagram: true } }),
      expect.objectContaining({ kind: 'social', title: 'Quiz of the week', startDate: '2027-03-02' }),
      expect.objectContaining({ kind: 'email', title: 'The March issue' }),
    ],
  });
});
