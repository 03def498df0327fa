import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitProvider } from '../kit/KitProvider.js';
import type { FieldConfiguration } from '../logs/types.js';
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

export const DefaultWorks: Story = {
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

const FIELDS = [
  { id: 'owner', fieldName: 'owner', fieldLabel: 'Owner', fieldType: 'person' },
  { id: 'status', fieldName: 'status', fieldLabel: 'Status', fieldType: 'dropdown' },
].map(
  (field): FieldConfiguration => ({
    ...{ kind: 'blog', fieldId: field.id, dropdownOptions: null, optionColors: null },
    ...{ isRequired: false, isShareable: false, displayOrder: 0 },
    ...(field as Pick<FieldConfiguration, 'id' | 'fieldName' | 'fieldLabel' | 'fieldType'>),
    options: [{ id: 'done', name: 'Done', color: null, isDone: true, isArchived: false }],
  }),
);

/**
 * With counts, the menu has two more views: the entries of the user, and the late ones. How many are late is displayed
 * beside it.
 */
export const MineAndLate: Story = {
  args: { views: storyViews, viewId: 'mine', hasChanges: false, counts: { all: 44, mine: 12, late: 7 } },
  decorators: [
    (Story) => (
      <KitProvider fields={FIELDS}>
        <Story />
      </KitProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Views' }));
    await waitFor(() => expect(menu.getByRole('button', { current: true })).toHaveTextContent('Mine'));
    await expect(menu.getAllByText(/, \d+ entries$/)).toHaveLength(3);
    await userEvent.click(menu.getByRole('button', { name: 'Late , 7 entries' }));
    await expect(args.onOpenView).toHaveBeenLastCalledWith({
      view: expect.objectContaining({ id: 'late', name: 'Late' }),
    });
    await userEvent.keyboard('6');
    await expect(args.onOpenView).toHaveBeenLastCalledWith({ view: expect.objectContaining({ id: 'mine' }) });
    await userEvent.click(canvas.getByRole('button', { name: 'Late, 7 entries' }));
    await expect(args.onOpenView).toHaveBeenCalledTimes(3);
  },
};

/** No field has people, and no option counts as finished, so the menu states what these views need. */
export const MineAndLateNeedFields: Story = {
  args: { views: [], viewId: null, hasChanges: false, counts: { all: 44 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All entries' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Views' }));
    const late = menu.getByRole('button', { name: /^Late/ });
    await waitFor(() => expect(late).toHaveTextContent('Needs a “Done” option'));
    await expect(menu.getByRole('button', { name: /^Mine/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(late);
    await userEvent.keyboard('3');
    await expect(args.onOpenView).not.toHaveBeenCalled();
  },
};
