import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { token } from '../sharing/story-data.js';
import { DeleteFieldDialog } from './DeleteFieldDialog.js';
import { statusField } from './story-data.js';

const meta = {
  title: 'Admin/DeleteFieldDialog',
  component: DeleteFieldDialog,
  parameters: {
    guidance:
      'Use it to confirm the deletion of a custom field. For other actions that cannot be undone, use `ConfirmDialog`.',
  },
  decorators: [openedByButton],
  args: { open: true, field: statusField, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof DeleteFieldDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text contains the field's name. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: 'Delete Field' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      /^Are you sure you want to delete the field "status"\? Its values will be hidden\./,
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ keepInLinks: false });
  },
};

/** Links show the field. */
export const ShownByLinks: Story = {
  parameters: { ownTexts: ['Lumen Cycles and Harbor & Vine', 'Lumen Cycles', 'Harbor & Vine'] },
  args: { tokens: [token({ name: 'Lumen Cycles' }), token({ name: 'Harbor & Vine', kind: 'embed' })] },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('alertdialog'));
    await waitFor(() =>
      expect(dialog.getByText('Shown by “Lumen Cycles” and “Harbor & Vine”.')).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Remove from these links' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ keepInLinks: true });
  },
};
