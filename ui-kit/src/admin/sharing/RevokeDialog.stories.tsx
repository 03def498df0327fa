import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { RevokeDialog } from './RevokeDialog.js';
import { token } from './story-data.js';

const meta = {
  title: 'Admin/RevokeDialog',
  component: RevokeDialog,
  parameters: { guidance: 'Use it to confirm the revocation of a link, an embed or a key.' },
  decorators: [openedByButton],
  args: { open: true, token: token({}), onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof RevokeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text explains what revoking does. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: 'Revoke this link?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      /“Lumen Cycles client page” will stop working immediately/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ token: args.token });
  },
};
