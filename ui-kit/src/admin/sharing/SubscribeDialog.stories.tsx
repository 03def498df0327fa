import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { SubscribeDialog } from './SubscribeDialog.js';
import { sharingFields, token } from './story-data.js';

const URL = 'https://plan.example/feeds/cp_feed_8fJwQ2x5Zb1nT7yLr0KcVd3sHe6uMgPa9iXoBq4tWEk.ics';

const meta = {
  title: 'Admin/SubscribeDialog',
  component: SubscribeDialog,
  parameters: {
    kit: { fields: sharingFields },
    guidance:
      'Open it in the `onSubscribe` callback of `ViewMenu`, and from `SharingList` to create or edit a feed.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    name: 'Lumen launch',
    onOpenChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SubscribeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

/** Before the link is created, users choose what to include. */
export const New: Story = {};

export const NewWorks: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [url, setUrl] = useState<string | null>(null);
    return (
      <SubscribeDialog
        {...args}
        url={url}
        onSubmit={(submission) => {
          args.onSubmit(submission);
          setUrl(URL);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('heading')).toHaveTextContent('Subscribe to “Lumen launch”');
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    await expect(box('Title and dates')).toBeDisabled();
    await expect(box('Notes and guest notes')).not.toBeChecked();
    // Only shareable fields are offered.
    await expect(dialog.queryByRole('checkbox', { name: /^Budget/ })).toBeNull();
    await userEvent.click(box('Status'));
    await userEvent.click(box('Brand and type'));
    await userEvent.click(box('Descriptions'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      token: null,
      values: {
        fields: ['category', 'campaignName', 'mediaType', 'platforms', 'location', 'status', 'description'],
        feed: { brandAndKind: false },
      },
    });
    const field = await waitFor(() => dialog.getByRole('textbox', { name: 'Link for calendar apps' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(URL);
    const linkTo = (app: string) => dialog.getByRole('link', { name: `Add to ${app} Calendar` });
    const webcal = URL.replace('https', 'webcal');
    await expect(linkTo('Apple')).toHaveAttribute('href', webcal);
    const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
    await expect(linkTo('Google')).toHaveAttribute('href', google);
    await expect(linkTo('Outlook')).toHaveAttribute(
      'href',
      `https://outlook.office.com/calendar/0/addfromweb?url=${encodeURIComponent(URL)}&name=Lumen+launch`,
    );
    // The link can't be displayed again, so closing the dialog requires confirmation.
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog.getByText(/Close without copying\?/)).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep open' }));
    field.focus();
    field.dispatchEvent(new ClipboardEvent('copy', { bubbles: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** The new link, which is displayed once. */
export const Ready: Story = {
  args: { url: URL },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    const code = dialog.getByRole('img', { name: 'QR code for the link' });
    await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M3 3h7/));
  },
};

/** A feed of all entries. There are no custom fields to choose from. */
export const AllEntries: Story = { args: { name: null }, parameters: { kit: { fields: [] } } };

/** The user changes what an existing feed includes. */
export const Edit: Story = {
  args: {
    token: token({
      ...{ kind: 'feed', name: 'Lumen launch', fields: ['notes', 'guestNotes', 'status'] },
      feed: { isFiltered: false, brandAndKind: true },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('checkbox', { name: 'Notes and guest notes' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Status' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      token: args.token,
      values: {
        fields: ['notes', 'guestNotes'],
        feed: { brandAndKind: true },
      },
    });
  },
};
