import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { NewLinkDialog } from './NewLinkDialog.js';
import { SHARING_TODAY, sharedFieldList, sharingBrands, sharingEntries, token } from './story-data.js';

const meta = {
  title: 'Admin/NewLinkDialog',
  component: NewLinkDialog,
  parameters: {
    kit: { brands: sharingBrands },
    guidance: 'Open it from `SharingList` to create or edit a link, an embed or a key.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    fields: sharedFieldList,
    entries: sharingEntries,
    today: SHARING_TODAY,
    onOpenChange: fn(),
    onMonthChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof NewLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog', { name: /link|embed|key/ }));
  await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toBeVisible());
  return dialog;
};
type Dialog = Awaited<ReturnType<typeof dialogOf>>;

const choose = async (
  canvasElement: HTMLElement,
  dialog: Dialog,
  list: string,
  ...names: (string | RegExp)[]
) => {
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${list}:`) }));
  const choices = within(await within(canvasElement).findByRole('dialog', { name: list }));
  for (const name of names) await userEvent.click(choices.getByRole('checkbox', { name }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog.getByRole('button', { name: new RegExp(`^${list}:`) })).toHaveFocus());
};

/** A link to all entries from today onward. The link expires in 90 days. */
export const Link: Story = {};

export const LinkWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(args.onMonthChange).toHaveBeenCalledWith({ date: '2026-11-11' });
    await waitFor(() => expect(dialog.getByText('5 entries in November 2026')).toBeVisible());
    const included = within(dialog.getByRole('group', { name: 'Include' }));
    await expect(included.getByRole('checkbox', { name: 'Status' })).toBeChecked();
    await expect(included.getByRole('checkbox', { name: 'Notes' })).not.toBeChecked();
    await expect(included.queryByRole('checkbox', { name: 'Budget' })).toBeNull();
    await expect(dialog.getByText('Types that are added later are not included.')).toBeVisible();

    await expect(dialog.getByRole('button', { name: /^Brands:/ })).toHaveAccessibleDescription(
      'Includes brands that are added later. Visitors only see the names of brands with visible entries.',
    );
    await choose(canvasElement, dialog, 'Brands', 'Lumen Cycles');
    await expect(dialog.queryByText(/^Includes brands/)).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByText('3 entries in November 2026')).toBeVisible());
    await choose(canvasElement, dialog, 'Types', 'Event', /^Social/);
    await waitFor(() => expect(dialog.getByText('2 entries in November 2026')).toBeVisible());
    await expect(included.queryByRole('checkbox', { name: 'Category' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'All dates' }));
    await choose(canvasElement, dialog, 'Types', 'All types');
    await waitFor(() => expect(dialog.getByText('4 entries in November 2026')).toBeVisible());

    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(dialog.getByText('Name is required')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Client page ');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Notes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'link',
      token: null,
      values: {
        name: 'Client page',
        canWrite: false,
        brandIds: ['lumen'],
        withoutBrand: false,
        kinds: ['blog', 'email', 'social', 'event', 'podcast', 'other'],
        fields: [
          ...['category', 'campaignName', 'mediaType', 'platforms', 'location', 'description'],
          ...['status', 'notes'],
        ],
        from: null,
        origins: [],
        // The end of the day that is 90 days from today.
        expiresAt: new Date(2027, 1, 9, 23, 59, 59, 999).toISOString(),
        isFrozen: false,
      },
    });
  },
};

/** A frozen link with a password. */
export const FrozenWithPassword: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Signed off');
    const group = dialog.getByRole('group', { name: 'When the plan changes' });
    await expect(within(group).getByRole('button', { name: 'Keep up to date' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(within(group).getByRole('button', { name: 'Freeze as of today' }));
    await expect(group).toHaveAccessibleDescription(/stays as it is now/);
    const password = dialog.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/The client has to enter it/);
    await userEvent.type(password, 'short');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible());
    await waitFor(() => expect(password).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(dialog.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.type(password, ' no longer');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        values: expect.objectContaining({ isFrozen: true, password: 'short no longer' }),
      }),
    );
  },
};

/**
 * When a user edits a frozen link, the link remains frozen and keeps its password by default. The user can change both
 * settings.
 */
export const EditFrozen: Story = {
  args: {
    token: token({ frozenAt: new Date(2026, 10, 2, 9).toISOString(), hasPassword: true }),
    frozenEntries: [],
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText(/^0 entries in/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Frozen on 11/02/2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(dialog.getByText(/Changes can hide parts of a frozen page/)).toBeVisible());
    await expect(dialog.getByLabelText('Password')).toHaveAttribute('placeholder', 'Unchanged');
    const submitted = (values: object) =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ values: expect.objectContaining(values) }),
      );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await submitted({ isFrozen: true });
    await expect(args.onSubmit).not.toHaveBeenCalledWith(
      expect.objectContaining({ values: expect.objectContaining({ password: expect.anything() }) }),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Remove the password' }));
    await expect(dialog.getByLabelText('Password')).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep up to date' }));
    await expect(dialog.queryByText(/^0 entries in/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await submitted({ isFrozen: false, password: null });
  },
};

/** An embed requires a list of the websites that can display it. */
export const Embed: Story = {
  args: { kind: 'embed' },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Intranet');
    await userEvent.click(dialog.getByRole('button', { name: 'Create embed' }));
    await waitFor(() => expect(dialog.getByText('Enter at least one website')).toBeVisible());
    const sites = dialog.getByRole('textbox', { name: 'Websites that display it' });
    await waitFor(() => expect(sites).toHaveFocus());
    await userEvent.type(sites, 'file:///etc');
    await waitFor(() =>
      expect(dialog.getByText(/“file:\/\/\/etc” is not the address of a website/)).toBeVisible(),
    );
    await userEvent.clear(sites);
    await userEvent.type(sites, 'intranet.example/team, https://other.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Create embed' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        values: expect.objectContaining({
          origins: ['https://intranet.example', 'https://other.example'],
        }),
      }),
    );
  },
};

/** A key with write access always includes all fields. */
export const Key: Story = {
  args: { kind: 'key' },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Import');
    const all = dialog.getByRole('checkbox', { name: 'All fields, also later ones' });
    await expect(all).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Budget' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Read and write' }));
    await expect(all).toBeChecked();
    await expect(all).toBeDisabled();
    await expect(dialog.queryByRole('checkbox', { name: 'Budget' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'key',
        values: expect.objectContaining({ canWrite: true, fields: null, from: null }),
      }),
    );
  },
};

/** If the user doesn't change the expiry date, the exact time is kept. */
export const Edit: Story = {
  args: { token: token({ brandIds: ['lumen', 'gone'], from: '2026-10-01' }) },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Edit link' })).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Brands: Lumen Cycles, Deleted brand' })).toBeVisible(),
    );
    await expect(dialog.getByRole('textbox', { name: 'First day' })).toHaveValue('10/01/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const {
      id: _,
      kind,
      createdAt,
      createdBy,
      isCreatorAdmin,
      lastUsedAt,
      revokedAt,
      hasPassword,
      frozenAt,
      feed,
      ...values
    } = args.token as ReturnType<typeof token>;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...{ kind, token: args.token },
      values: { ...values, isFrozen: false },
    });
    await expect([
      ...[createdAt, createdBy, isCreatorAdmin, lastUsedAt, revokedAt, hasPassword, frozenAt],
    ]).toBeDefined();
  },
};

/** The server rejected the values. */
export const Rejected: Story = {
  args: {
    kind: 'embed',
    fieldErrors: { origins: 'This origin is not allowed.', brandIds: 'Choose others.' },
  },
};

/** In small windows, the preview is hidden until the user clicks a button. */
export const Small: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
