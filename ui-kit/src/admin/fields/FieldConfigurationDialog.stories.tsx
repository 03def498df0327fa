import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { Button } from '../../primitives/Button.js';
import { token } from '../sharing/story-data.js';
import { FieldConfigurationDialog } from './FieldConfigurationDialog.js';
import { statusField } from './story-data.js';

const meta = {
  title: 'Admin/FieldConfigurationDialog',
  component: FieldConfigurationDialog,
  parameters: { guidance: 'Open it from `FieldSettings` to create or edit a custom field.' },
  decorators: [openedByButton],
  args: { open: true, nextOrder: 5, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof FieldConfigurationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

const pick = async (canvasElement: HTMLElement, type: string) => {
  const dialog = await dialogOf(canvasElement);
  dialog.getByRole('combobox', { name: 'Type' }).focus();
  await userEvent.keyboard('{Enter}');
  const option = await within(canvasElement).findByRole('option', { name: type });
  await userEvent.click(option);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent(type));
};

/** The name is derived from the label. The initial order is the current number of fields. */
export const Create: Story = {};

/** Interaction tests, hidden from the sidebar and the docs. */
export const CreateWorks: Story = {
  ...Create,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('heading')).toHaveTextContent('Create Field Configuration');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Label is required')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), ' Copy  Due');
    await expect(dialog.getByRole('textbox', { name: 'Field name' })).toHaveValue('copy_due');
    await expect(dialog.getByRole('textbox', { name: 'Field name' })).toHaveAttribute('readonly');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Required' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Can be shown to clients' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: {
          fieldName: 'copy_due',
          fieldLabel: 'Copy  Due',
          fieldType: 'text',
          dropdownOptions: null,
          optionColors: null,
          isRequired: true,
          isShareable: true,
          displayOrder: 5,
        },
      }),
    );
  },
};

/** A dropdown requires options. An invalid order becomes 0. */
export const Dropdown: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Status');
    await pick(canvasElement, 'Dropdown');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Options' }), ' , ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Enter at least one option')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Options' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Options' }), 'Draft,, Ready ');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Display order' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Display order' }), '-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({
          fieldType: 'dropdown',
          dropdownOptions: ['Draft', 'Ready'],
          optionColors: [null, null],
          displayOrder: 0,
        }),
      }),
    );
  },
};

/** Reserved names cause an error. */
export const Reserved: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Constructor');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText(/cannot be used for a field/)).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The name does not change when the label changes. */
export const Edit: Story = {
  args: { field: statusField },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('heading')).toHaveTextContent('Edit Field Configuration');
    await expect(dialog.getByRole('textbox', { name: 'Options' })).toHaveValue(
      'Outline, Draft, In review, Ready, Published',
    );
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Label' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Stage');
    await expect(dialog.getByRole('textbox', { name: 'Field name' })).toHaveValue('status');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({
          fieldName: 'status',
          fieldLabel: 'Stage',
          dropdownOptions: statusField.dropdownOptions,
          optionColors: [null, null, null, null, null],
          displayOrder: 1,
        }),
      }),
    );
  },
};

/** The dialog displays how many links and embeds a change to "Can be shown to clients" affects. */
export const ShownToClients: Story = {
  args: {
    field: { ...statusField, isShareable: true },
    tokens: [
      token({ name: 'Shown' }),
      token({ name: 'Other fields' }),
      token({ name: 'Frozen', frozenAt: '2026-11-02T09:00:00.000Z' }),
      token({ name: 'Revoked', revokedAt: '2026-11-02T09:00:00.000Z' }),
      token({ name: 'Key', kind: 'key' }),
      token({ name: 'Embed', kind: 'embed' }),
    ].map((each) => ({
      ...each,
      fields: each.name === 'Other fields' ? ['notes'] : [statusField.id],
      expiresAt: null,
    })),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const shareable = dialog.getByRole('checkbox', { name: 'Can be shown to clients' });
    await expect(shareable).not.toHaveAccessibleDescription();
    await userEvent.click(shareable);
    const warning = '2 links and 1 embed that clients already have can no longer show this field.';
    await waitFor(() => expect(dialog.getByText(warning)).toBeVisible());
    await expect(dialog.getByText(warning)).toHaveAttribute('role', 'status');
    await expect(shareable).toHaveAccessibleDescription(warning);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(shareable);
    await expect(dialog.queryByText(/clients already have/)).toBeNull();
    await userEvent.click(shareable);
  },
};

/** When options are removed or renamed, the dialog displays how many entries still have them. */
export const RemovedOption: Story = {
  parameters: { ownTexts: ['Review'] },
  args: { field: statusField, onRemovedChange: fn(), removedCount: 12 },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.queryByText(/still have/)).toBeNull();
    const options = dialog.getByRole('textbox', { name: 'Options' });
    await userEvent.clear(options);
    await userEvent.type(options, 'Outline, Draft, Review, Ready, Published');
    await waitFor(() =>
      expect(
        dialog.getByText(
          '12 entries still have “In review”. They keep this value, but filters no longer offer it.',
        ),
      ).toBeVisible(),
    );
    await expect(args.onRemovedChange).toHaveBeenLastCalledWith({ options: ['In review'] });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Error messages from the server. */
export const Rejected: Story = {
  args: {
    field: statusField,
    fieldErrors: {
      fieldLabel: 'Labels have at most 300 characters',
      fieldName: "A field named 'status' already exists. Choose another label.",
      dropdownOptions: 'A dropdown needs at least one option',
    },
  },
};

/** While a request is in progress, another click does not send anything. */
export const Busy: Story = {
  args: { field: statusField, busy: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The form resets each time the dialog opens. When the dialog closes, focus returns to the button that opened it. */
export const Reopened: Story = {
  tags: ['!dev', '!autodocs'],
  args: { open: false },
  render: function Reopened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)} translate="no">
          Add Field
        </Button>
        <FieldConfigurationDialog {...args} open={open} onOpenChange={(change) => setOpen(change.open)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const add = canvas.getByRole('button', { name: 'Add Field' });
    await userEvent.click(add);
    const first = await dialogOf(canvasElement);
    await userEvent.type(first.getByRole('textbox', { name: 'Label' }), 'Half');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(first.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    const second = await dialogOf(canvasElement);
    await expect(second.getByRole('textbox', { name: 'Label' })).toHaveValue('');
  },
};

/** Each dropdown option has a color, for calendars that color entries by this field. */
export const OptionColors: Story = {
  args: { field: { ...statusField, optionColors: [null, '#22c55e', null, null, null] } },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('textbox', { name: 'Color of Draft' })).toHaveValue('#22c55e');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Color of Outline' }), '#111111');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({ optionColors: ['#111111', '#22c55e', null, null, null] }),
      }),
    );
  },
};
