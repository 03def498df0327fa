import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SAMPLE_TODAY, sampleBrands } from '../log-table/story-data.js';
import type { FieldConfiguration } from '../logs/types.js';
import { ImportWizard } from './ImportWizard.js';
import type { ImportedEntry } from './imported-entry.js';

const fields: readonly FieldConfiguration[] = [
  {
    id: 'status',
    kind: 'blog',
    fieldName: 'status',
    fieldLabel: 'Status',
    fieldType: 'dropdown',
    dropdownOptions: ['Outline', 'Draft', 'In review', 'Ready'],
    isRequired: false,
    displayOrder: 1,
  },
];

const STORAGE_KEY = 'content-planner:import:story';

const meta = {
  title: 'Import/ImportWizard',
  component: ImportWizard,
  parameters: {
    frame: 'page',
    ownTexts: [
      'New year, new tires',
      'Cellar sale starts',
      'Citrus weekly no. 1',
      'Citrus',
      'Fitting a child seat',
      'Webinar',
      'Lumen',
      'Instagram',
      'with Anna',
      'Tasting for two',
      'Ep. 52: Cold storage',
      'Cheese for a crowd',
      'The planner is being updated.',
    ],
    kit: { brands: sampleBrands, fields },
    guidance: 'Use it on a separate page, with a server that imports all entries or none of them.',
    bare: true,
  },
  // Stories must not remember choices from other stories.
  beforeEach: () => localStorage.removeItem(STORAGE_KEY),
  args: {
    today: SAMPLE_TODAY,
    storageKey: STORAGE_KEY,
    onCheck: fn(async ({ entries }: { entries: readonly ImportedEntry[] }) =>
      entries.flatMap(({ title }, index) =>
        title === 'Cheese for a crowd' ? { index, errors: [], duplicateId: 'cheese' } : [],
      ),
    ),
    onImport: fn(async () => {}),
    onCreateBrand: fn(async () => ({ id: 'citrus' })),
    onUndo: fn(async () => {}),
    onOpenCalendar: fn(),
  },
} satisfies Meta<typeof ImportWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const SHEET = [
  'Content plan Q1',
  '"Last change: Priya, Nov 9"',
  'Date,Title,Channel,Client,Stage,Remarks',
  '1/4/27,"New year, new tires",Blog,Lumen,Draft,needs photos',
  '1/5/27,Cellar sale starts,Newsletter,Harbor & Vine,,',
  '1/7/27,Citrus weekly no. 1,Newsletter,Citrus,,',
  '1/11/27,Fitting a child seat,Webinar,Lumen,,with Anna',
  '2/30/27,Tasting for two,Newsletter,Harbor & Vine,,',
  '1/13/27,Ep. 52: Cold storage,Podcast,,,',
  '1/14/27,Cheese for a crowd,Blog,Harbor & Vine,Outline,',
  '2/8/27,,Insta,Lumen,,',
].join('\n');

const paste = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Paste' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste the rows here' }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Use these rows' }));
};
const toColumns = async () => {
  await paste(SHEET);
  await screen.findByRole('button', { name: 'Match 1 word' }, { timeout: 5000 });
};
const toValues = async () => {
  await toColumns();
  await userEvent.click(screen.getByRole('button', { name: 'Match 1 word' }));
  await screen.findByRole('combobox', { name: 'Webinar, 1 cell' });
};
const toCheck = async () => {
  await toValues();
  await userEvent.click(screen.getByRole('button', { name: 'Don’t import these rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check 8 rows' }));
  await screen.findByRole('button', { name: 'Import 4 entries' });
};

/** The user drops, chooses or pastes a sheet. */
export const Default: Story = {};

async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file, { applyAccept: false });
}

/** A damaged workbook cannot be read. */
export const WrongFile: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'plan.xlsx'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('plan.xlsx is damaged');
  },
};

const WORKBOOK = new URL('./files/several-sheets.fixture.xlsx', import.meta.url);

/** A workbook with several sheets. The fullest one is selected. */
export const Sheets: Story = {
  play: async ({ canvasElement }) => {
    const workbook = await (await fetch(WORKBOOK)).arrayBuffer();
    await choose(canvasElement, new File([workbook], 'plan.xlsx'));
    await expect(await screen.findByRole('radio', { name: /^Plan 2027/ })).toBeChecked();
  },
};

/** The original sheet, and what its columns mean. */
export const Columns: Story = { play: toColumns };

/** What the words of the sheet mean. The user chooses a type for one of them. */
export const Values: Story = { play: toValues };

/** All rows, with errors, a duplicate and a new brand. */
export const Check: Story = { play: toCheck };

export const CheckWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await toColumns();
    await screen.findByText('1/13/27 in row 9 is only valid in this order.');
    await userEvent.click(screen.getByRole('button', { name: 'Match 1 word' }));
    const choiceOf = (name: string) => screen.findByRole('combobox', { name });
    await expect(await choiceOf('Citrus, 1 cell')).toHaveTextContent('Create “Citrus”');
    await expect(await choiceOf('Lumen, 3 cells')).toHaveTextContent('Lumen Cycles');
    await userEvent.click(await choiceOf('Webinar, 1 cell'));
    await userEvent.click(await screen.findByRole('option', { name: 'Event' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check 8 rows' }));
    await screen.findByRole('button', { name: 'Import 5 entries' });
    await userEvent.click(screen.getByRole('button', { name: 'Errors 2' }));
    await screen.findByText('February has 28 days in 2027');
    await userEvent.click(screen.getByText('2/30/27'));
    const cell = screen.getByRole('textbox', { name: 'Date, row 8' });
    await expect(cell).toHaveFocus();
    await userEvent.clear(cell);
    await userEvent.type(cell, '2/28/27{Enter}');
    await screen.findByText('Ready, 1 error left');
    await screen.findByRole('button', { name: 'Errors 1' });
    // The next error has focus.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.keyboard('Story of a wheel{Enter}');
    await screen.findByText('Ready, no errors left');
    await userEvent.click(screen.getByRole('button', { name: 'All 8' }));
    await screen.findByText('Already there');
    await expect(screen.getByRole('checkbox', { name: /Cheese/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Import 7 entries' }));
    await screen.findByRole('heading', { name: '7 entries imported' });
    await expect(args.onCreateBrand).toHaveBeenCalledWith({ name: 'Citrus' });
    await screen.findByText(/New in Brand, and kept: Citrus\.$/);
    const [[submission]] = (args.onImport as ReturnType<typeof fn>).mock.calls as [
      [{ entries: ImportedEntry[] }],
    ];
    await expect(
      submission.entries.map(({ kind, startDate, brandId }) => [kind, startDate, brandId]),
    ).toEqual([
      ['blog', '2027-01-04', 'lumen'],
      ['email', '2027-01-05', 'harbor'],
      ['email', '2027-01-07', 'citrus'],
      ['event', '2027-01-11', 'lumen'],
      ['email', '2027-02-28', 'harbor'],
      ['podcast', '2027-01-13', null],
      ['social', '2027-02-08', 'lumen'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
    await screen.findByRole('heading', { name: 'The import was undone.' });
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** What was imported, by day and kind. */
export const Done: Story = {
  play: async () => {
    await toCheck();
    await userEvent.click(screen.getByRole('button', { name: 'Import 4 entries' }));
    await screen.findByRole('heading', { name: '4 entries imported' });
  },
};

/** Both orders of day and month are possible, so the user chooses one. */
export const AmbiguousDates: Story = {
  parameters: { ownTexts: ['Spring', 'Summer'] },
  play: async () => {
    await paste('Date,Title,Type\n3/8/26,Spring,Blog\n4/9/26,Summer,Blog\n');
    await screen.findByText('All dates fit both orders. Choose one.', {}, { timeout: 5000 });
    const orders = within(screen.getByRole('radiogroup', { name: 'Dates' }));
    await expect(orders.queryByRole('radio', { checked: true })).toBeNull();
  },
};

/** The server could not import the entries. Nothing was imported, and the user can try again. */
export const Failed: Story = {
  args: {
    onImport: fn(async (): Promise<void> => {
      throw new Error('The planner is being updated.');
    }),
  },
  play: async () => {
    await toCheck();
    await userEvent.click(screen.getByRole('button', { name: 'Import 4 entries' }));
    await screen.findByText('The import failed. Nothing was imported. The planner is being updated.');
  },
};
