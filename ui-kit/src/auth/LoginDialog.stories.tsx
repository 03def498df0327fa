import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { LoginDialog } from './LoginDialog.js';

const meta = {
  title: 'Public/LoginDialog',
  component: LoginDialog,
  parameters: {
    guidance:
      'Over a form with unsaved input, when the session has ended. Where nothing was typed, take `LoginGate` or lead to the login page.',
  },
  decorators: [openedByButton],
  args: { open: true, email: 'maya@lumen.example', onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

/** The password alone is asked for; the focus starts there. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(dialog.getByLabelText('Email')).toHaveValue('maya@lumen.example');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Password is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Password'), 'gravel lantern{Enter}');
    const values = { email: 'maya@lumen.example', password: 'gravel lantern' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values }));
  },
};

/** The login is under way. */
export const Busy: Story = { args: { busy: true } };

/** The last login failed. */
export const Failed: Story = { args: { error: 'Invalid email or password' } };
