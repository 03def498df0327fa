import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { storyViews } from './story-data.js';
import { ViewMenu } from './ViewMenu.js';

const meta = {
  title: 'Saved views/ViewMenu',
  component: ViewMenu,
  parameters: { guidance: 'Pass it to the `pathEnd` prop of `Shell`.' },
  decorators: [
    (Story) => (
      <ShortcutProvider>
        <Story />
      </ShortcutProvider>
    ),
  ],
  args: {
    views: storyViews,
    viewId: 'view-1',
    hasChanges: true,
    onOpenView: fn(),
    onSave: fn(),
    onUpdate: fn(),
    onDiscard: fn(),
    onCopyLink: fn(),
    onSubscribe: fn(),
    onRename: fn(),
    onShare: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ViewMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open view has unsaved changes. */
export const Default: Story = {};

/** Interaction test, hidden from the sidebar and the docs. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const [first, second] = storyViews;
    const button = canvas.getByRole('button', { name: 'Lumen launch , unsaved changes' });
    await userEvent.keyboard('v');
    const menu = within(await screen.findByRole('dialog', { name: 'Views' }));
    await waitFor(() => expect(menu.getByRole('button', { current: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpenView).toHaveBeenLastCalledWith({ view: second });
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.click(button);
    const again = within(await screen.findByRole('dialog', { name: 'Views' }));
    await userEvent.click(again.getByRole('button', { name: 'Actions for Lumen launch' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenLastCalledWith({ view: first }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.keyboard('1');
    await expect(args.onOpenView).toHaveBeenLastCalledWith({ view: null });

    await userEvent.click(button);
    const last = within(await screen.findByRole('dialog', { name: 'Views' }));
    await userEvent.click(last.getByRole('button', { name: 'Subscribe…' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

/** Another user created the open view, so changes to it can be saved only as a new view. */
export const OfTheTeam: Story = {
  args: { viewId: 'view-4' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^What clients see/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Views' }));
    await expect(menu.queryByRole('button', { name: /^Update/ })).toBeNull();
    await waitFor(() => expect(menu.getByRole('button', { name: 'Save view…' })).toBeVisible());
    await expect(menu.queryByRole('button', { name: 'Actions for What clients see' })).toBeNull();
  },
};

/** There are no saved views yet. */
export const Empty: Story = {
  args: { views: [], viewId: null, hasChanges: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All entries' }));
    const hint = await screen.findByText('Save what you see as a view.');
    await waitFor(() => expect(hint).toBeVisible());
  },
};
