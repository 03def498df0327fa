import { FIELD_TYPES } from '@content-planner/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldSettingsMessages } from '../../admin/fields/messages.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { Button } from '../../primitives/Button.js';
import {
  SAMPLE_TODAY,
  sampleBlogs,
  sampleBrands,
  sampleEntries,
  sampleFieldConfigurations,
} from '../story-data.js';
import { EntryDialog } from './EntryDialog.js';
import type { EntryDialogProps } from './entry-dialog-props.js';

const meta = {
  title: 'Logs/EntryDialog',
  component: EntryDialog,
  parameters: {
    kit: { brands: sampleBrands, fields: sampleFieldConfigurations },
    guidance: 'Creates or edits an entry of any kind. For other data, use `FormDialog`.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    kind: 'blog',
    entry: null,
    today: SAMPLE_TODAY,
    onSubmit: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof EntryDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const box = (name: string) => dialog().getByRole('textbox', { name });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

async function type(name: string, text: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
}

/** In a new log, the date and the required custom dates default to today. */
export const Create: Story = {};

/** A field of each type. */
export const FieldTypes: Story = {
  parameters: {
    kit: {
      fields: FIELD_TYPES.map((fieldType, displayOrder) => ({
        ...{
          id: fieldType,
          kind: 'blog',
          fieldName: fieldType,
          fieldLabel: fieldSettingsMessages.english.types[fieldType],
        },
        ...{ fieldType, displayOrder, isRequired: false, dropdownOptions: ['Outline', 'Draft'] },
      })),
    },
  },
};

export const CreateWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Create Blog Log' })).toBeVisible());
    await expect(box('Blog Name')).toHaveFocus();
    await expect(box('Date')).toHaveValue('10/14/2026');
    await expect(box('Copy Due')).toHaveValue('10/14/2026');
    await expect(dialog().getByRole('checkbox', { name: 'Show on Calendar' })).toBeChecked();

    await type('Blog Name', '  Lights for dark mornings ');
    await type('Date', '11032026');
    await type('Category', 'Guides');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Brand' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lumen Cycles' }));
    await type('Author', 'Jonas Weber');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Draft' }));
    await expect(box('Date')).toHaveValue('11/03/2026');
    await press('Create');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        entry: args.entry ?? null,
        values: {
          title: 'Lights for dark mornings',
          startDate: '2026-11-03',
          endDate: '2026-11-03',
          brandId: 'lumen',
          color: null,
          showOnCalendar: true,
          dynamicFields: { author: 'Jonas Weber', status: 'Draft', copy_due: '2026-10-14' },
          fields: { category: 'Guides' },
        },
      }),
    );
  },
};

/** Edits an entry with a custom color and custom fields. */
export const Edit: Story = {
  args: { entry: sampleBlogs[3] ?? null },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Blog Log' })).toBeVisible());
    await expect(box('Blog Name')).toHaveValue('Lights for dark mornings');
    await expect(box('Date')).toHaveValue('11/03/2026');
    await expect(box('Custom Color')).toHaveValue('#FACC15');
    await expect(dialog().getByRole('combobox', { name: 'Brand' })).toHaveTextContent('Lumen Cycles');
    await expect(dialog().getByRole('combobox', { name: 'Status' })).toHaveTextContent('Draft');
    await press('Update');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        entry: args.entry ?? null,
        values: {
          title: 'Lights for dark mornings',
          startDate: '2026-11-03',
          endDate: '2026-11-03',
          brandId: 'lumen',
          color: '#FACC15',
          showOnCalendar: true,
          dynamicFields: {
            author: 'Jonas Weber',
            status: 'Draft',
            copy_due: '2026-10-29',
            newsletter: true,
          },
          fields: { category: 'Guides' },
        },
      }),
    );
  },
};

/** The button clears the custom color and sets it to null. It is disabled if there is no custom color. */
export const UseBrandColor: Story = {
  args: { entry: sampleBlogs[3] ?? null },
  play: async ({ args }) => {
    await press('Use Brand Color');
    await expect(box('Custom Color')).toHaveValue('');
    await expect(box('Custom Color')).toHaveFocus();
    await expect(dialog().getByRole('button', { name: 'Use Brand Color' })).toBeDisabled();
    await press('Update');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        entry: args.entry ?? null,
        values: expect.objectContaining({ color: null }),
      }),
    );
  },
};

/** If required custom fields are empty, their labels are passed to `onInvalid`, and nothing is submitted. */
export const RequiredCustomFields: Story = {
  play: async ({ args }) => {
    await type('Blog Name', 'Lights for dark mornings');
    await press('Create');
    await waitFor(() =>
      expect(args.onInvalid).toHaveBeenCalledWith({
        title: 'Validation Error',
        description: 'Please fill in required fields: Author, Status',
      }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box('Author')).toHaveFocus();
    await expect(box('Author')).toHaveAccessibleDescription('Author is required');
  },
};

/** The title and dates are required. An invalid date stays in its field. */
export const Validation: Story = {
  parameters: { kit: { fields: [] }, ownTexts: ['Fixed'] },
  play: async ({ args }) => {
    await type('Date', '02302026');
    await userEvent.tab();
    await waitFor(() => expect(box('Date')).toHaveAccessibleDescription('Enter a valid date (MM/DD/YYYY)'));
    await expect(box('Date')).toHaveValue('02302026');
    await press('Create');
    await waitFor(() => expect(box('Blog Name')).toHaveAccessibleDescription('Blog Name is required'));
    await expect(box('Blog Name')).toHaveFocus();
    await type('Blog Name', 'Fixed');
    await type('Date', '3/8/2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        entry: args.entry ?? null,
        values: expect.objectContaining({ title: 'Fixed', startDate: '2026-03-08', endDate: '2026-03-08' }),
      }),
    );
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};

/** The end date of an event must be on or after its start date. */
export const EventDates: Story = {
  args: { kind: 'event' },
  parameters: { kit: { fields: [] } },
  play: async ({ args }) => {
    await type('Name', 'Harvest Festival');
    await type('End Date', '10132026');
    await press('Create');
    await waitFor(() =>
      expect(box('End Date')).toHaveAccessibleDescription('End date must be on or after the start date'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type('Start Date', '10122026');
    await userEvent.tab();
    await waitFor(() => expect(box('End Date')).toBeValid());
    await press('Create');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        entry: args.entry ?? null,
        values: expect.objectContaining({ startDate: '2026-10-12', endDate: '2026-10-13' }),
      }),
    );
  },
};

const editOf = (kind: 'email' | 'social' | 'event' | 'podcast' | 'other'): Story => ({
  args: { kind, entry: sampleEntries(kind)[0] ?? null },
});

export const Email: Story = editOf('email');
export const Event: Story = editOf('event');
export const Podcast: Story = editOf('podcast');
export const Other: Story = editOf('other');

/** Each platform has its own checkbox. */
export const Social: Story = {
  ...editOf('social'),
  play: async ({ args }) => {
    const group = within(dialog().getByRole('group', { name: 'Platforms' }));
    await expect(group.getByRole('checkbox', { name: 'Facebook' })).toBeChecked();
    await userEvent.click(group.getByRole('checkbox', { name: 'Facebook' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'TikTok' }));
    await press('Update');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        entry: args.entry ?? null,
        values: expect.objectContaining({
          fields: {
            mediaType: 'Carousel',
            facebook: false,
            instagram: true,
            tiktok: true,
            threads: false,
            xTwitter: true,
            youtube: false,
            snapchat: false,
          },
        }),
      }),
    );
  },
};

/** The dialog as opened from a day in the calendar. */
export const OnADay: Story = {
  args: { kind: 'event', defaultDate: '2026-12-24' },
  play: async () => {
    await expect(box('Start Date')).toHaveValue('12/24/2026');
    await expect(box('End Date')).toHaveValue('12/24/2026');
  },
};

export const Busy: Story = {
  args: { entry: sampleBlogs[3] ?? null, busy: true },
  play: async ({ args }) => {
    await userEvent.type(box('Blog Name'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Server errors are displayed next to their fields until the user changes those fields. */
export const ServerErrors: Story = {
  args: {
    entry: sampleBlogs[3] ?? null,
    fieldErrors: {
      title: 'title can have at most 300 characters',
      'values.field-status': 'Status must be one of: Draft, Ready',
      values: 'Please fill in required fields: Editor',
    },
  },
  play: async ({ args }) => {
    await expect(box('Blog Name')).toHaveAccessibleDescription('title can have at most 300 characters');
    await waitFor(() => expect(dialog().getByText('Status must be one of: Draft, Ready')).toBeVisible());
    await waitFor(() => expect(dialog().getByText('Please fill in required fields: Editor')).toBeVisible());
    await press('Update');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

const warned: readonly FieldConfiguration[] = [
  ...sampleFieldConfigurations.map((configuration) => ({ ...configuration, isRequired: true })),
  {
    id: 'field-v2',
    kind: 'blog',
    fieldName: 'v2.0_notes',
    fieldLabel: 'Notes on version 2.0 with a label that is so long that it has to wrap onto a second line',
    fieldType: 'text',
    dropdownOptions: null,
    isRequired: false,
    displayOrder: 9,
  },
];

/** Long text, an invalid color, and custom fields that are all required. */
export const LongText: Story = {
  parameters: { kit: { fields: warned } },
  args: {
    entry: {
      ...(sampleBlogs[3] as (typeof sampleBlogs)[number]),
      title: 'Everything we know about commuter bikes, their lights and their locks '.repeat(4).trim(),
      color: 'url(https://example.com/a.png)',
      dynamicFields: { author: 'x'.repeat(200), 'v2.0_notes': 'kept' },
    },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(dialog().getByText(/^Not a valid color/)).toBeVisible());
    await press('Update');
    await waitFor(() =>
      expect(args.onInvalid).toHaveBeenCalledWith({
        title: 'Validation Error',
        description: 'Please fill in required fields: Status, Copy Due, Newsletter',
      }),
    );
    await waitFor(() => expect(dialog().getByText('Newsletter is required')).toBeVisible());
  },
};

function WithOpener(props: EntryDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} translate="no">
        Add Blog Log
      </Button>
      <EntryDialog {...props} open={open} onOpenChange={(change) => setOpen(change.open)} />
    </>
  );
}

/**
 * The dialog asks before it discards input. If the user confirms, the dialog has the default values the next time it
 * opens.
 */
export const KeepsInput: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Add Blog Log' });
    await userEvent.click(opener);
    await userEvent.type(box('Date'), '1');
    await userEvent.keyboard('{Escape}');
    await press('Keep editing');
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(box('Date')).toHaveValue('10/14/2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { entry: sampleBlogs[3] ?? null },
  globals: { direction: 'rtl' },
};

export const Light: Story = {
  tags: ['!autodocs'],
  args: { entry: sampleBlogs[3] ?? null },
  globals: { theme: 'light' },
};
