import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SelectionBar } from '../calendar/selection/SelectionBar.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { BulkDeleteDialog } from './bulk/BulkDeleteDialog.js';
import { LogTable } from './LogTable.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

/** Deletes entries without confirmation. */
function Screen({ compact }: { compact: boolean }) {
  const [entries, setEntries] = useState(sampleBlogs);
  return (
    <ThemeProvider>
      <LogTable
        kind="blog"
        brands={sampleBrands}
        fieldConfigurations={sampleFieldConfigurations}
        entries={entries}
        compact={compact}
        onEdit={() => {}}
        onDelete={({ entry }) => setEntries((all) => all.filter(({ id }) => id !== entry.id))}
        onSelectionChange={() => {}}
      />
    </ThemeProvider>
  );
}

test('focus moves to the next row when the focused row is deleted', async () => {
  const screen = await render(<Screen compact={false} />);
  await screen.getByRole('button', { name: 'Delete Cheese for a crowd' }).click();
  await expect.element(screen.getByRole('button', { name: 'Delete Studded tires, tested' })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Delete Back-to-school commutes' })).toHaveFocus();
});

test('focus moves to the menu in the next row when a row is deleted from its menu on a small screen', async () => {
  const screen = await render(<Screen compact />);
  await screen.getByRole('button', { name: 'Actions Cheese for a crowd' }).click();
  await screen.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('button', { name: 'Actions Studded tires, tested' })).toHaveFocus();
});

test('focus stays outside the list when the previously focused row disappears', async () => {
  const screen = await render(<Screen compact={false} />);
  await screen.getByRole('checkbox', { name: 'Select Cheese for a crowd' }).click();
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('how we price');
  await expect.element(screen.getByRole('rowheader')).toHaveTextContent('How we price');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
});

/** Deletes the selected entries, after a confirmation. */
function BulkScreen({ compact }: { compact: boolean }) {
  const [entries, setEntries] = useState(sampleBlogs);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  return (
    <ThemeProvider>
      <h1>Blog Logs</h1>
      <LogTable
        kind="blog"
        brands={sampleBrands}
        fieldConfigurations={[]}
        entries={entries}
        compact={compact}
        onEdit={() => {}}
        onDelete={() => {}}
        selectedIds={ids}
        onSelectionChange={(change) => setIds(change.ids)}
        selectionBar={
          <SelectionBar
            count={ids.length}
            onEdit={() => {}}
            onDelete={() => setAsking(true)}
            onClear={() => setIds([])}
          />
        }
      />
      <BulkDeleteDialog
        open={isAsking}
        onOpenChange={({ open }) => setAsking(open)}
        count={ids.length}
        onConfirm={() => {
          setEntries((all) => all.filter(({ id }) => !ids.includes(id)));
          setIds([]);
          setAsking(false);
        }}
      />
    </ThemeProvider>
  );
}

test.each([
  ['a table', false],
  ['a list', true],
])(
  'focus moves to the next remaining row after the user deletes the selected rows of %s',
  async (_, compact) => {
    const screen = await render(<BulkScreen compact={compact} />);
    await screen.getByRole('checkbox', { name: 'Select Cheese for a crowd' }).click();
    await screen.getByRole('checkbox', { name: 'Select Studded tires, tested' }).click();
    await screen.getByRole('button', { name: 'Bulk Delete' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(screen.getByRole('checkbox', { name: 'Select Lights for dark mornings' }))
      .toHaveFocus();
  },
);
