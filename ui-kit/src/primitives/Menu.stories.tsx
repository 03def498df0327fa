import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, History, Link2, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.js';
import { Menu } from './Menu.js';

const copy = fn();
const remove = fn();
const follow = fn(({ event }) => event.preventDefault());

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Button>More</Button>,
    items: [
      { id: 'copy', label: 'Duplicate', icon: <Copy size={16} strokeWidth={1.75} />, onSelect: copy },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 size={16} strokeWidth={1.75} />,
        danger: true,
        onSelect: remove,
      },
    ],
  },
  // Checks that even the open menu is inside a landmark.
  parameters: {
    ownTexts: ['Next'],
    guidance:
      'Use it for commands and links behind a button. To choose a value, use `Select`; for controls, use `Popover`.',
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
  },
  render: (args) => (
    <main>
      <Menu {...args} />
      <Button>Next</Button>
    </main>
  ),
  beforeEach: () => {
    follow.mockClear();
    copy.mockClear();
    remove.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed. */
export const Default: Story = {};

/** While the menu is open, the page is not hidden from screen readers, because its buttons can still receive focus. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await within(canvasElement).findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
};

/** Arrow keys and Enter select a command, and focus returns to the button. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await expect(copy).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Escape closes the menu and returns focus. */
export const Escaped: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await within(canvasElement).findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(remove).not.toHaveBeenCalled();
  },
};

/** A group has a heading. Links in the menu behave like `Link`, so users can also open them in a new tab. */
export const GroupsAndLinks: Story = {
  args: {
    items: [
      { id: 'copy', label: 'Duplicate', icon: <Copy size={16} strokeWidth={1.75} />, onSelect: copy },
      {
        label: 'Team',
        items: [
          { id: 'sharing', label: 'Sharing', icon: <Link2 size={16} strokeWidth={1.75} />, href: '/sharing' },
          {
            id: 'activity',
            label: 'Activity',
            icon: <History size={16} strokeWidth={1.75} />,
            href: '/activity',
            current: true,
          },
        ],
      },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 size={16} strokeWidth={1.75} />,
        danger: true,
        onSelect: remove,
      },
    ],
    onNavigate: follow,
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(canvasElement).findByRole('menu'));
    const link = menu.getByRole('menuitem', { name: 'Sharing' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(within(menu.getByRole('group', { name: 'Team' })).getAllByRole('menuitem')).toHaveLength(2);
    await expect(menu.getByRole('menuitem', { name: 'Activity' })).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveAttribute('href', '/sharing');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(follow).toHaveBeenCalledWith(expect.objectContaining({ href: '/sharing' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(within(canvasElement).getByRole('menu')).toBeVisible());
  },
};

/** Right-to-left text, with a long command. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  ...Open,
  args: {
    items: [
      {
        id: 'long',
        label: 'A command with a long name that says what it will do to all of the selected logs',
        icon: <Copy size={16} strokeWidth={1.75} />,
        onSelect: copy,
      },
    ],
  },
  globals: { direction: 'rtl' },
};
