import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs, sampleBrands } from '../log-table/story-data.js';
import type { Entry } from '../logs/entry.js';
import { ToastProvider } from '../primitives/Toast.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { entryEditor } from './entry-editor.js';
import { useDeletion } from './use-deletion.js';
import { useEntryDialog } from './use-entry-dialog.js';

const save = vi.fn();
const remove = vi.fn();
const entry = sampleBlogs[0] as Entry;
const { id, title, startDate } = entry;

function Host({ isList = false }: { isList?: boolean }) {
  const entries = useEntryDialog();
  const { subject } = entries.dialog;
  const editor = { entry: subject?.entry ? entry : null, template: subject?.copyOf ? entry : null, save };
  const shared = {
    ...{ brands: sampleBrands, entries: sampleBlogs, onEdit: entries.edit, style: { height: 800 } },
    onDelete: useDeletion(remove, () => {}),
    features: [entryEditor({ ...entries, editor })],
  };
  if (isList) return <LogTable kind="blog" {...shared} />;
  return (
    <Calendar
      {...shared}
      defaultState={{ date: startDate }}
      today={startDate}
      details={{ entry, loading: false, error: false, fieldConfigurations: [] }}
    />
  );
}

const details = () => page.getByRole('dialog', { name: title });

/** Renders a host, and opens the details of the entry. */
async function open(isList = false) {
  await render(
    <ThemeProvider>
      <ToastProvider>
        <Host isList={isList} />
      </ToastProvider>
    </ThemeProvider>,
  );
  await page.getByText(title, { exact: true }).first().click();
  await expect.element(details()).toBeVisible();
}

beforeEach(async () => {
  save.mockReset().mockResolvedValue({});
  remove.mockReset().mockResolvedValue({});
  await page.viewport(1280, 900);
});

test.each([
  ['calendar', false],
  ['list', true],
])('a %s edits an entry in the dialog, and a toast has the outcome', async (_, isList) => {
  await open(isList);
  await details().getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await dialog.getByLabelText(/^Blog Name/).fill('Another title');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Blog log updated successfully')).toBeVisible();
  expect(save).toHaveBeenCalledExactlyOnceWith({
    entry,
    values: expect.objectContaining({ title: 'Another title', startDate }),
  });
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['calendar', false],
  ['list', true],
])('a %s duplicates an entry in the dialog', async (_, isList) => {
  await open(isList);
  await details()
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect.element(page.getByLabelText(/^Blog Name/)).toHaveValue(title);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith({ entry: null, values: expect.objectContaining({ title }) }),
  );
});

test('an entry is deleted after a question', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await open();
  const choose = async () => {
    await details()
      .getByRole('button', { name: /^More actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await choose();
  expect(remove).not.toHaveBeenCalled();
  await page.getByText(title, { exact: true }).first().click();
  await choose();
  expect(remove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id }));
  await expect.element(page.getByText('Blog log deleted successfully')).toBeVisible();
  confirm.mockRestore();
});
