import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { ActionBar, BarAction } from './ActionBar.js';
import { ToastProvider, useToast } from './Toast.js';

function Page() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const change = () => toast({ title: 'Moved', action: { label: 'Undo', onAction: () => {} } });
  return (
    <main>
      <h1>Entries</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Reserve list
      </button>
      <ActionBar
        open={open}
        name="Actions"
        status="1 item selected"
        clearLabel="Clear selection"
        onClear={() => setOpen(false)}
      >
        <BarAction onClick={change}>Move</BarAction>
      </ActionBar>
    </main>
  );
}

test('clearing the selection returns focus to the entry, even if a toast had focus in between', async () => {
  await render(
    <ThemeProvider>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </ThemeProvider>,
  );
  const entry = page.getByRole('button', { name: 'Reserve list' });
  const move = page.getByRole('button', { name: 'Move' });
  await entry.click();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.keyboard('{F8}{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.element(move).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
  await expect.element(entry).toHaveFocus();
});
