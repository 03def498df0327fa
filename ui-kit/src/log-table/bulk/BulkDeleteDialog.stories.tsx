import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { Button } from '../../primitives/Button.js';
import { BulkDeleteDialog, type BulkDeleteDialogProps } from './BulkDeleteDialog.js';

const meta = {
  title: 'Logs/BulkDeleteDialog',
  component: BulkDeleteDialog,
  parameters: {
    guidance:
      'Asks for confirmation before deleting several entries. `LogTable` does not ask before deleting a single entry: use your own dialog for that.',
  },
  decorators: [openedByButton],
  args: { open: true, count: 3, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof BulkDeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Deletes three entries. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 3 Items?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete 3 items.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The text is singular for a single entry. */
export const One: Story = {
  args: { count: 1 },
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 1 Item?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete 1 item.',
    );
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Fading(props: BulkDeleteDialogProps) {
  const [count, setCount] = useState(3);
  const [open, setOpen] = useState(false);
  const empty = () => {
    setCount(0);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} translate="no">
        Bulk Delete
      </Button>
      <BulkDeleteDialog {...props} open={open} count={count} onOpenChange={empty} onConfirm={empty} />
    </>
  );
}

/** Closing the dialog clears the selection, but the text does not change to '0 items' while the dialog fades out. */
export const KeepsItsNumber: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Fading {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 Items?' });
    const headings = new Set<string | null>();
    const observer = new MutationObserver(() =>
      headings.add(within(dialog).getByRole('heading').textContent),
    );
    observer.observe(dialog, { childList: true, characterData: true, subtree: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    observer.disconnect();
    await expect([...headings]).not.toContain('Delete 0 Items?');
  },
};

export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };
