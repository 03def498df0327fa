import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { iframeSnippet } from './iframe-snippet.js';
import { LinkReadyDialog } from './LinkReadyDialog.js';
import { SHARING_TODAY, sharedFieldList, sharingBrands, token } from './story-data.js';

const SECRET = 'cp_link_8fJwQ2x5Zb1nT7yLr0KcVd3sHe6uMgPa9iXoBq4tWEk';

const meta = {
  title: 'Admin/LinkReadyDialog',
  component: LinkReadyDialog,
  parameters: {
    kit: { brands: sharingBrands },
    guidance: 'Open it when a link, an embed or a key has been created with `NewLinkDialog`.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    kind: 'link',
    name: 'Lumen Cycles client page',
    value: `https://plan.example/shared/0193-lumen#${SECRET}`,
    today: SHARING_TODAY,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof LinkReadyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

/** A link to a page for clients. */
export const Link: Story = { args: { token: token({}) } };

export const LinkWorks: Story = {
  ...Link,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const field = dialog.getByRole('textbox', { name: 'Link for the client' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(args.value);
    await expect(
      dialog.getByText(
        'Shows Lumen Cycles, all types, from today onward. Stays up to date. Expires on January 31, 2027.',
      ),
    ).toBeVisible();
    const code = dialog.getByRole('img', { name: 'QR code for the link' });
    await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M3 3h7/));
    await expect(dialog.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', args.value);
    // The secret can't be displayed again, so closing the dialog requires confirmation.
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog.getByText(/Close without copying\?/)).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep open' }));
    (field as HTMLInputElement).focus();
    field.dispatchEvent(new ClipboardEvent('copy', { bubbles: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** A frozen link that has a password and does not expire. */
export const Frozen: Story = {
  args: {
    fields: sharedFieldList,
    token: token({
      ...{ brandIds: null, withoutBrand: true, kinds: ['blog', 'event'], from: '2026-12-01' },
      fields: ['category', 'location'],
      ...{ frozenAt: new Date(2026, 10, 11, 9).toISOString(), hasPassword: true, expiresAt: null },
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(
      dialog.getByText(
        'Shows all brands, Blog Post, Event, from December 1, 2026 onward, as of November 11, 2026. Includes titles, dates, Category, and Location. Never expires. Send the password separately.',
      ),
    ).toBeVisible();
  },
};

/** An embed as an iframe, as React code, or as an address. */
export const Embed: Story = {
  args: {
    kind: 'embed',
    name: 'Intranet "A & B"',
    value: `https://plan.example/embed/0193-intranet#${SECRET}`,
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('textbox', { name: 'Iframe' })).toHaveValue(
      iframeSnippet(args.value ?? '', args.name ?? ''),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'React' }));
    const code = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'React' });
    await expect(code.value).toContain(`url: 'https://plan.example',\n  auth: { token: '${SECRET}' },`);
    await userEvent.click(dialog.getByRole('button', { name: 'Address' }));
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(args.value);
  },
};

/** A key, with an example command. */
export const Key: Story = {
  args: {
    kind: 'key',
    name: 'Events on the website',
    value: SECRET.replace('link', 'key'),
    example: 'curl -H "Authorization: Bearer cp_key_…" "https://plan.example/api/entries"',
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('textbox', { name: 'Access key' })).toHaveValue(args.value);
    await expect(dialog.getByRole('textbox', { name: 'Example' })).toHaveValue(args.example);
  },
};
