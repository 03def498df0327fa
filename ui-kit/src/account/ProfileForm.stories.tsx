import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProfileForm } from './ProfileForm.js';

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  parameters: { guidance: 'Use it on the page where users manage their own account.' },
  args: {
    user: { firstName: 'Maya', lastName: 'Okafor', email: 'maya.okafor@lumencycles.example' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has changed, so the button does nothing. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [user, setUser] = useState(args.user);
    return (
      <ProfileForm
        {...args}
        user={user}
        onSubmit={(submission) => {
          args.onSubmit(submission);
          setUser(submission.values);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByLabelText(/^Current password/)).toBeNull();

    await userEvent.clear(canvas.getByLabelText('Last name'));
    await userEvent.click(save);
    const values = { firstName: 'Maya', lastName: null, email: args.user.email };
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ values }));
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));

    const email = canvas.getByLabelText(/^Email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'maya');
    await userEvent.click(save);
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible();
    await userEvent.type(email, '@planner.example');
    await userEvent.click(save);
    await expect(await canvas.findByText('Current password is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Current password/), 'a long password{Enter}');
    const changed = { ...values, email: 'maya@planner.example', currentPassword: 'a long password' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ values: changed }));
    await waitFor(() => expect(canvas.queryByLabelText(/^Current password/)).toBeNull());
    await expect(save).toHaveFocus();
  },
};

/** The profile is being saved. */
export const Busy: Story = { args: { busy: true } };

/** Changing the email address requires a password, and the user doesn't have one. */
export const FixedEmail: Story = {
  args: { fixedEmail: 'To change your email address, set a password first.' },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveAccessibleDescription('To change your email address, set a password first.');
  },
};

/** The server rejected the values. */
export const Rejected: Story = {
  args: { fieldErrors: { email: 'This email address is already in use' } },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
