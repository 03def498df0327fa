import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../../kit/KitProvider.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { LogTable } from '../LogTable.js';
import { EntryDialog } from './EntryDialog.js';
import { configuration, entry, person } from './entry-form.fixture.js';

const fields = [
  configuration({ fieldName: 'budget', fieldLabel: 'Budget', fieldType: 'number' }),
  configuration({ fieldName: 'brief', fieldLabel: 'Brief', fieldType: 'url' }),
  configuration({ fieldName: 'airs', fieldLabel: 'Airs', fieldType: 'time' }),
  configuration({ fieldName: 'summary', fieldLabel: 'Summary', fieldType: 'longText' }),
];
const empty = { airs: null, summary: null };
const onSubmit = vi.fn();
const onInvalid = vi.fn();

beforeEach(() => {
  onSubmit.mockClear();
  onInvalid.mockClear();
});

const dialog = (edited: ReturnType<typeof entry> | null, locale?: string, shown = fields) => (
  <ThemeProvider>
    <KitProvider locale={locale} fields={shown}>
      <EntryDialog
        open
        onOpenChange={() => {}}
        kind="blog"
        entry={edited}
        onSubmit={onSubmit}
        onInvalid={onInvalid}
      />
    </KitProvider>
  </ThemeProvider>
);

const submitted = () => onSubmit.mock.lastCall?.[0].values.dynamicFields;

test('the form validates typed numbers and URLs, and submits the parsed values', async () => {
  await render(dialog(null));
  await userEvent.fill(page.getByLabelText(/^Blog Name/), 'Launch');
  await userEvent.fill(page.getByLabelText('Budget'), 'twelve');
  await userEvent.fill(page.getByLabelText('Brief'), 'the brief');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.element(page.getByText('Enter a number, such as 1,250.50')).toBeVisible();
  await expect.element(page.getByText('Enter a web address, such as https://example.com')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(page.getByLabelText('Budget')).toHaveValue('twelve');

  await userEvent.fill(page.getByLabelText('Budget'), '1,250.50');
  await userEvent.fill(page.getByLabelText('Brief'), 'example.com/brief');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.poll(submitted).toEqual({ ...empty, budget: 1250.5, brief: 'https://example.com/brief' });
});

test('the form displays a number in the locale format, and submits null for cleared fields', async () => {
  const edited = entry({ title: 'Launch', dynamicFields: { budget: 1250.5, brief: 'https://example.com' } });
  await render(dialog(edited, 'de-DE'));
  await expect.element(page.getByLabelText('Budget')).toHaveValue('1250,5');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(submitted).toEqual({ ...empty, budget: 1250.5, brief: 'https://example.com' });
  await userEvent.fill(page.getByLabelText('Budget'), '');
  await userEvent.fill(page.getByLabelText('Brief'), ' ');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(submitted).toEqual({ ...empty, budget: null, brief: null });
});

test('the form reads times in the locale format, and long text has several lines', async () => {
  await render(dialog(entry({ dynamicFields: { airs: '14:30', summary: 'Tires' } })));
  await expect.element(page.getByLabelText('Airs')).toHaveValue('2:30 PM');
  await userEvent.fill(page.getByLabelText('Airs'), 'noon');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByText('Enter a time, such as 2:30 PM')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Airs'), '9 am');
  await userEvent.fill(page.getByLabelText('Summary'), 'Tires\nand brakes');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect
    .poll(submitted)
    .toEqual({ budget: null, brief: null, airs: '09:00', summary: 'Tires\nand brakes' });
});

test('several options can be chosen, and options that were removed stay chosen', async () => {
  const channels = configuration({
    ...{ fieldName: 'channels', fieldLabel: 'Channels', fieldType: 'multipleChoice', isRequired: true },
    dropdownOptions: ['Print', 'Web'],
  });
  await render(dialog(entry({ dynamicFields: { channels: ['Fax'] } }), undefined, [channels]));
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('Web').click();
  await box('Print').click();
  await expect.element(box('Fax')).toBeChecked();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(submitted).toEqual({ channels: ['Print', 'Web', 'Fax'] });
  onSubmit.mockClear();
  for (const name of ['Print', 'Web', 'Fax']) await box(name).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByText('Channels is required')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a list sorts numbers numerically and displays URLs as links', async () => {
  const entries = [9, 100, null, -3, 20.5].map((budget, place) =>
    entry({
      id: `e${place}`,
      title: `Post ${place}`,
      dynamicFields: { budget, brief: 'https://example.com/' },
    }),
  );
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        brands={[]}
        fieldConfigurations={fields}
        entries={entries}
        compact={false}
        visibleColumns={['blogName', 'field:budget', 'field:brief']}
        sort={{ column: 'field:budget', direction: 'ascending' }}
        onEdit={() => {}}
        onDelete={() => {}}
      />
    </ThemeProvider>,
  );
  const texts = page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) => cell.textContent).find((text) => /^(–|-?[\d.]+)$/.test(text ?? '')),
    );
  expect(texts).toEqual(['-3', '9', '20.5', '100', '–']);
  await expect
    .element(page.getByRole('link', { name: 'https://example.com/' }).first())
    .toHaveAttribute('href', 'https://example.com/');
});

test('a person is chosen by name, with the viewer first, and a person who left stays chosen', async () => {
  const owner = configuration({
    ...{ fieldName: 'owner', fieldLabel: 'Owner', fieldType: 'person' },
    options: [
      person('1', 'Ana Lima'),
      person('2', 'Bo', { isArchived: true }),
      person('3', 'Cy', { isMe: true }),
    ],
  });
  await render(dialog(entry({ dynamicFields: { owner: '2' } }), undefined, [owner]));
  const control = page.getByLabelText('Owner');
  await expect.element(control).toHaveTextContent('Bo');
  await control.click();
  await expect.element(page.getByRole('option').nth(1)).toHaveTextContent('Me (Cy)');
  expect(page.getByRole('option').elements()).toHaveLength(4);
  await page.getByRole('option', { name: 'Ana Lima' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(submitted).toEqual({ owner: '1' });
});

test('lists show the names of people, also of deleted ones, and names that links show', async () => {
  const owner = configuration({
    ...{ fieldName: 'owner', fieldLabel: 'Owner', fieldType: 'person', kind: 'blog' },
    options: [person('1', 'Ana Lima')],
  });
  const owners = ['1', '0198c0de-0000-7000-8000-000000000000', 'Dee'];
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        brands={[]}
        fieldConfigurations={[owner]}
        entries={owners.map((id, index) => entry({ id: String(index), dynamicFields: { owner: id } }))}
        compact={false}
        visibleColumns={['blogName', 'field:owner']}
        onEdit={() => {}}
        onDelete={() => {}}
      />
    </ThemeProvider>,
  );
  for (const name of ['Ana Lima', 'Deleted user', 'Dee'])
    await expect.element(page.getByRole('cell', { name, exact: true }).first()).toBeVisible();
});
