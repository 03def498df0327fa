import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { DeleteUserDialog } from './DeleteUserDialog.js';
import { jonas } from './story-data.js';

const meta = {
  title: 'Admin/DeleteUserDialog',
  component: DeleteUserDialog,
  parameters: {
    guidance: 'Use it to confirm the deletion of an account. The text explains what else will be deleted.',
  },
  decorators: [openedByButton],
  args: { open: true, user: jonas, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof DeleteUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text explains what will be deleted. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: 'Delete User' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await expect(dialog).toHaveAccessibleDescription(
      /permanently removes the user .* and all associated data/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ user: jonas });
  },
};

/** The text mentions the links and embeds of an administrator. */
export const Administrator: Story = {
  args: { user: { ...jonas, isAdmin: true } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: 'Delete User' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      /all associated data\. Links and embeds .* keep working/,
    );
  },
};

/** The user appears in entries, which can be handed over first. */
export const InEntries: Story = {
  args: { entryCount: 42, onHandOver: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: 'Delete User' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/They appear in 42 entries/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over first' }));
    await expect(args.onHandOver).toHaveBeenCalledWith({ user: jonas });
  },
};

/** A very long email address. */
export const LongText: Story = {
  args: { user: { ...jonas, email: `${'unbreakable'.repeat(8)}@example.org` } },
};
