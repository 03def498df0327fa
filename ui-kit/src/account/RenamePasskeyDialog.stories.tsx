import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.js';

const meta = {
  title: 'Account/RenamePasskeyDialog',
  component: RenamePasskeyDialog,
  parameters: { guidance: 'Open it from `PasskeyList`.' },
  decorators: [openedByButton],
  args: { open: true, name: 'Chrome on Windows', onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof RenamePasskeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field contains the current name. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Rename passkey' }));
    const name = dialog.getByLabelText(/^Name/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('Name is required')).toBeVisible());
    await userEvent.type(name, 'x'.repeat(61));
    await expect(dialog.getByText('Use at most 60 characters')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, ' Work laptop {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: { name: 'Work laptop' } });
  },
};

/** The request is in progress. */
export const Busy: Story = { args: { busy: true } };

/** The server has rejected the name. */
export const Rejected: Story = { args: { fieldErrors: { name: 'name must be at most 60 characters' } } };
