import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider, type KitProviderProps } from '../kit/KitProvider.js';
import type { Entry } from '../logs/entry.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { EntryDialog } from './form/EntryDialog.js';
import { LogTable } from './LogTable.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

const Planner = ({ fields = sampleFieldConfigurations, children }: Partial<KitProviderProps>) => (
  <ThemeProvider>
    <KitProvider brands={sampleBrands} fields={fields}>
      {children}
    </KitProvider>
  </ThemeProvider>
);

function Screen({ compact, onSubmit = () => {} }: { compact: boolean; onSubmit?: (sent: unknown) => void }) {
  const [edited, setEdited] = useState<Entry | null>(null);
  return (
    <Planner>
      <LogTable
        kind="blog"
        entries={sampleBlogs}
        compact={compact}
        onEdit={({ entry }) => setEdited(entry)}
        onDelete={() => {}}
      />
      <EntryDialog
        kind="blog"
        open={edited !== null}
        entry={edited}
        onOpenChange={() => setEdited(null)}
        onSubmit={onSubmit}
      />
    </Planner>
  );
}

test('focus returns to the row when a dialog that was opened from the row closes', async () => {
  const screen = await render(<Screen compact={false} />);
  const button = screen.getByRole('button', { name: 'Edit How we price' });
  await button.click();
  await expect.element(screen.getByRole('textbox', { name: 'Blog Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('focus returns to the menu button when a dialog that was opened from the menu closes', async () => {
  const screen = await render(<Screen compact />);
  const button = screen.getByRole('button', { name: 'Actions How we price' });
  await button.click();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Blog Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('the dialog keeps a brand that has not loaded yet', async () => {
  const onSubmit = vi.fn();
  const entry = { ...(sampleBlogs[0] as Entry), brandId: 'unknown' };
  const screen = await render(
    <Planner>
      <EntryDialog kind="blog" open entry={entry} onOpenChange={() => {}} onSubmit={onSubmit} />
    </Planner>,
  );
  await screen.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.lastCall?.[0].values.brandId).toBe('unknown');
});

test('the dialog fills in and submits custom fields that load after it opens, and keeps typed input', async () => {
  const onSubmit = vi.fn();
  const dialog = (fields: typeof sampleFieldConfigurations) => (
    <Planner fields={fields}>
      <EntryDialog
        kind="blog"
        open
        entry={sampleBlogs[0] as Entry}
        onOpenChange={() => {}}
        onSubmit={onSubmit}
      />
    </Planner>
  );
  const screen = await render(dialog([]));
  await screen.getByRole('textbox', { name: 'Blog Name' }).fill('How we work');
  await screen.rerender(dialog(sampleFieldConfigurations));
  await expect.element(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Ines Falk');
  await screen.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.lastCall?.[0].values).toMatchObject({
    title: 'How we work',
    dynamicFields: sampleBlogs[0]?.dynamicFields,
  });
});
