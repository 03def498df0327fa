import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, KeyRound, Plus } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandCards } from '../admin/brands/BrandCards.js';
import { storyBrands } from '../admin/brands/story-data.js';
import { Button } from '../primitives/Button.js';
import { Dialog } from '../primitives/Dialog.js';
import { TextInput } from '../primitives/TextInput.js';
import type { Theme } from '../theme/ThemeProvider.js';
import { PageBody } from './PageBody.js';
import { PageHeader } from './PageHeader.js';
import { Shell } from './Shell.js';
import { SIDEBAR_COOKIE } from './sidebar-cookie.js';
import { storyGroups, storyUser } from './story-data.js';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${SIDEBAR_COOKIE}=; path=/; max-age=0`;
};

const meta = {
  title: 'Shell/Shell',
  component: Shell,
  parameters: {
    guidance:
      'Use it as the frame of a standalone application. Inside another application, use only the components for the content.',
    bare: true,
  },
  beforeEach: forget,
  args: {
    groups: storyGroups('brands'),
    user: storyUser,
    theme: 'dark',
    onThemeChange: fn(),
    onLogout: fn(),
    onNavigate: fn(({ event }) => event.preventDefault()),
    userMenuItems: [
      { id: 'password', label: 'Change password', icon: <KeyRound size={16} />, onSelect: fn() },
    ],
    children: (
      <>
        <PageHeader
          title="Brand Management"
          actions={
            <Button variant="primary" icon={<Plus size={16} />}>
              Create Brand
            </Button>
          }
        />
        <PageBody>
          <BrandCards brands={storyBrands} onCreate={fn()} onEdit={fn()} onDelete={fn()} />
        </PageBody>
      </>
    ),
  },
  render: (args, { globals }) => <Shell {...args} theme={globals.theme as Theme} />,
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The expanded sidebar, next to a page of cards. */
export const Expanded: Story = {};

/** The collapsed sidebar displays only icons. */
export const Collapsed: Story = { args: { defaultSidebarOpen: false } };

/** A user who is not an administrator and has neither a name nor a menu. */
export const Member: Story = {
  args: {
    groups: storyGroups('calendar').slice(0, 2),
    userMenuItems: [],
    user: {
      firstName: null,
      lastName: null,
      email: 'noor@harborvine.example',
      profileImageUrl: null,
      isAdmin: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noor@harborvine.example')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull();
    await expect(canvas.queryByText('Admin')).toBeNull();
  },
};

/** A name that is too long for the sidebar. */
export const LongName: Story = {
  args: {
    user: { ...storyUser, firstName: 'Wolfeschlegelsteinhausen', lastName: 'Bergerdorff-Montgomery' },
    children: (
      <>
        <PageHeader
          title={`Brand ${'Unbreakable'.repeat(12)}`}
          actions={<Button variant="primary">Create Brand</Button>}
        />
        <PageBody>{'Unbreakable'.repeat(40)}</PageBody>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** A button and a keyboard shortcut collapse the sidebar, and a cookie stores its state. */
export const Toggles: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle Sidebar' });
    const shell = toggle.closest('[data-sidebar]');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(shell).toHaveAttribute('data-sidebar', 'collapsed');
    await expect(document.cookie).toContain(`${SIDEBAR_COOKIE}=collapsed`);
    await expect(canvas.getByRole('link', { name: 'Social Logs' })).toBeVisible();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(shell).toHaveAttribute('data-sidebar', 'expanded');
    await expect(document.cookie).toContain(`${SIDEBAR_COOKIE}=expanded`);
    await userEvent.keyboard('{Meta>}b{/Meta}');
    await expect(shell).toHaveAttribute('data-sidebar', 'collapsed');
  },
};

/** The shortcut does nothing while a dialog is open. */
export const KeyBehindDialog: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Dialog open onOpenChange={fn()} title="Create Brand">
        <TextInput aria-label="Brand Name" />
      </Dialog>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Control>}b{/Control}');
    const shell = canvasElement.querySelector('[data-sidebar]');
    await expect(shell).toHaveAttribute('data-sidebar', 'expanded');
    await expect(document.cookie).not.toContain(SIDEBAR_COOKIE);
  },
};

/** The router handles plain clicks, and the browser handles all other clicks. */
export const Navigates: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Blog Logs' });
    await expect(link).toHaveAttribute('href', '/logs/blog');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ href: '/logs/blog' }));
    const stay = (event: Event) => event.preventDefault();
    link.closest('nav')?.addEventListener('click', stay);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    link.closest('nav')?.removeEventListener('click', stay);
    await expect(canvas.getByRole('link', { name: 'Brands' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Switch to/ }));
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
  },
};

/** Keyboard users can skip the sidebar. */
export const SkipsToContent: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The open user menu. */
export const UserMenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(within(canvasElement).getByRole('menu')).toBeVisible());
  },
};

const team = {
  label: 'Team',
  items: [
    { id: 'activity', label: 'Activity', icon: <History size={16} />, href: '/activity', current: true },
  ],
};

/**
 * A page from the user menu. No page is marked in the sidebar, but the top bar displays the page's name, even in small
 * windows.
 */
export const UserMenuPage: Story = {
  args: {
    groups: storyGroups('none'),
    userMenuItems: [
      { id: 'password', label: 'Change password', icon: <KeyRound size={16} />, onSelect: fn() },
      team,
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('TeamActivity');
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const item = await within(canvasElement).findByRole('menuitem', { name: 'Activity' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ href: '/activity' }));
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** Escape closes the user menu and returns focus. */
export const UserMenu: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const item = await within(canvasElement).findByRole('menuitem', { name: 'Change password' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};
