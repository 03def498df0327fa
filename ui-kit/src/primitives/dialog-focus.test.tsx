import { StrictMode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Button } from './Button.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog } from './Dialog.js';
import { Menu } from './Menu.js';
import { Popover } from './Popover.js';

/** A list row, a menu, a popover and an empty state, each of which opens a dialog and can disappear. */
function Page({ deleteLate = false }: { deleteLate?: boolean }) {
  const [exists, setExists] = useState(true);
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const [popover, setPopover] = useState(false);
  const remove = () => {
    setAsking(false);
    if (deleteLate) setTimeout(() => setExists(false), 400);
    else setExists(false);
  };
  return (
    <main>
      <h1>Brands</h1>
      <section aria-label="Recent">
        <h2>Recent brands</h2>
        {exists && <Button onClick={() => setAsking(true)}>Delete row</Button>}
      </section>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ id: 'edit', label: 'Edit from menu', onSelect: () => setEditing(true) }]}
      />
      <Popover
        open={popover}
        onOpenChange={({ open }) => setPopover(open)}
        trigger={<Button>Details</Button>}
        aria-label="Details"
      >
        <Button
          onClick={() => {
            setPopover(false);
            setEditing(true);
          }}
        >
          Edit from popover
        </Button>
      </Popover>
      {exists && <Button onClick={() => setEditing(true)}>Create the first</Button>}
      <ConfirmDialog
        open={asking}
        onOpenChange={({ open }) => setAsking(open)}
        title="Delete Brand"
        description="Are you sure you want to delete this brand?"
        onConfirm={remove}
      />
      <Dialog open={editing} onOpenChange={({ open }) => setEditing(open)} title="Edit">
        <Button
          onClick={() => {
            setExists(false);
            setEditing(false);
          }}
        >
          Save
        </Button>
      </Dialog>
    </main>
  );
}

const show = (props: { deleteLate?: boolean } = {}) =>
  render(
    <StrictMode>
      <ThemeProvider>
        <Page {...props} />
      </ThemeProvider>
    </StrictMode>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

afterEach(cleanup);

it('focus moves to the heading of the region if the row that opened the dialog is deleted', async () => {
  await show();
  await button('Delete row').click();
  await button('Delete').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(heading('Recent brands')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('More')).toHaveFocus();
  await expect.element(heading('Recent brands')).not.toHaveAttribute('tabindex');
});

it('focus moves to the heading of the region if the row is deleted after the dialog has closed', async () => {
  await show({ deleteLate: true });
  await button('Delete row').click();
  await button('Delete').click();
  await expect.element(button('Delete row')).toHaveFocus();
  await expect.element(button('Delete row')).not.toBeInTheDocument();
  await expect.element(heading('Recent brands')).toHaveFocus();
});

it('focus does not move again if the user moves it before the row is deleted', async () => {
  await show({ deleteLate: true });
  await button('Delete row').click();
  await button('Delete').click();
  await expect.element(button('Delete row')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('More')).toHaveFocus();
  await expect.element(button('Delete row')).not.toBeInTheDocument();
  await expect.element(button('More')).toHaveFocus();
});

it("focus returns to the popover's button when a dialog that was opened from the popover closes", async () => {
  await show();
  await button('Details').click();
  await button('Edit from popover').click();
  await expect.element(page.getByRole('dialog', { name: 'Edit' })).toBeVisible();
  await expect.element(button('Edit from popover')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Details')).toHaveFocus();
});

it("focus returns to the menu's button when a dialog that was opened from the menu closes", async () => {
  await show();
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Edit from menu' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Edit' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('More')).toHaveFocus();
});

it('focus moves to the page heading if the button of an empty state is removed', async () => {
  await show();
  await button('Create the first').click();
  await button('Save').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(heading('Brands')).toHaveFocus();
});
