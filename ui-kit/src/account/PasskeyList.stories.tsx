import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PasskeyList } from './PasskeyList.js';
import { ACCOUNT_NOW, oddPasskeys, storyPasskeys } from './story-data.js';

const meta = {
  title: 'Account/PasskeyList',
  component: PasskeyList,
  parameters: { guidance: 'Use it on the page where users manage their own account.' },
  args: {
    passkeys: storyPasskeys,
    now: ACCOUNT_NOW,
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PasskeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

const [phone] = storyPasskeys;

/** A synced passkey, and one that exists on only one device. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const items = within(canvas.getByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Safari on iPhoneSyncedAdded 10/13/2026. Used 2 hours agoRenameRemove',
      'Chrome on WindowsNot syncedAdded 11/09/2026. Never usedRenameRemove',
    ]);
    const rename = canvas.getByRole('button', { name: 'Rename Safari on iPhone' });
    await expect(rename).toHaveAccessibleDescription('Added 10/13/2026. Used 2 hours ago');
    await userEvent.click(rename);
    await expect(args.onRename).toHaveBeenCalledWith({ passkey: phone });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Safari on iPhone' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove passkey?' }));
    await waitFor(() => expect(question.getByText(/“Safari on iPhone” will no longer work/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Safari on iPhone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith({ passkey: phone });
  },
};

/** On pages where no passkey can be added, a note explains why. */
export const CannotAdd: Story = {
  render: ({ onAdd: _, ...args }) => <PasskeyList {...args} />,
  args: {
    passkeys: [],
    note: 'Passkeys work only at planner.example. Open the planner there to add one.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/work only at planner.example/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

/** After a passkey is removed, focus moves to the heading, because the passkey's buttons are gone. */
export const KeepsFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [passkeys, setPasskeys] = useState(args.passkeys);
    return (
      <section>
        <h2 translate="no">Passkeys</h2>
        <PasskeyList
          {...args}
          passkeys={passkeys}
          onRemove={({ passkey }) => setPasskeys(passkeys.filter(({ id }) => id !== passkey.id))}
        />
      </section>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Safari on iPhone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
  },
};

/** There are no passkeys. */
export const Empty: Story = {
  args: { passkeys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No passkeys yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
};

/** The user can't add passkeys on this page. */
export const WithoutAdding: Story = {
  render: ({ onAdd: _, ...args }) => <PasskeyList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

/** A passkey is being added, and another is being removed. */
export const Busy: Story = {
  args: { adding: true, busyPasskeyIds: storyPasskeys.slice(0, 1).map(({ id }) => id) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Safari on iPhone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Safari on iPhone' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The passkeys are loading. */
export const Loading: Story = { args: { passkeys: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { passkeys: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** At 320 px, with a long name. */
export const Narrow: Story = {
  args: { passkeys: oddPasskeys },
  render: (args) => <PasskeyList {...args} style={{ width: 320 }} data-testid="list" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('list').scrollWidth).toBeLessThanOrEqual(320);
  },
};
