import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { Button } from '../../primitives/Button.js';
import { token } from '../sharing/story-data.js';
import { FieldConfigurationDialog } from './FieldConfigurationDialog.js';
import { statusCount, statusField } from './story-data.js';

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
  await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toBeVisible());
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

export const CreateWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ownTexts: ['Copy  Due'] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Create Field Configuration');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Label is required')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), ' Copy  Due');
    await expect(dialog.getByRole('textbox', { name: 'Field name' })).toHaveValue('copy_due');
    await expect(dialog.getByRole('textbox', { name: 'Field name' })).toHaveAttribute('readonly');
    await userEvent.click(dialog.getByRole('button', { name: 'All types' }));
    await userEvent.click(dialog.getByRole('button', { name: 'None' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Choose at least one type')).toBeVisible());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Blog Post' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Other' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Required' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Can be shown to clients' }));
    await expect(dialog.getByText(/^New links and embeds can show this field\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        field: null,
        values: {
          name: 'copy_due',
          label: 'Copy  Due',
          type: 'text',
          options: null,
          replacements: [],
          isShareable: true,
          keepInLinks: false,
          kinds: [
            { kind: 'blog', isRequired: true, displayOrder: 5 },
            { kind: 'other', isRequired: true },
          ],
        },
      }),
    );
  },
};

/** The options are comma-separated text, and rows with colors. Both follow each other. */
export const Dropdown: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const typed = () => dialog.getByRole('textbox', { name: 'Options' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Status');
    await pick(canvasElement, 'Dropdown');
    await userEvent.type(typed(), ' , ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Enter at least one option')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(typed());
    await userEvent.type(typed(), 'Draft,, Ready ');
    await userEvent.tab();
    const second = () => dialog.getByRole('textbox', { name: 'Option 2 of 2' });
    await waitFor(() => expect(second()).toHaveValue('Ready'));
    await userEvent.type(second(), '{Enter}');
    const third = await dialog.findByRole('textbox', { name: 'Option 3 of 3' });
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.type(third, 'Published, not');
    await waitFor(() => expect(dialog.getByText('An option can’t contain a comma')).toBeVisible());
    await userEvent.type(third, '{Backspace>5/}');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Published is done' }));
    await userEvent.type(third, '{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(typed()).toHaveValue('Draft, Published, Ready'));
    await expect(dialog.getByText('Published, now 2 of 3.')).toBeInTheDocument();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Display order' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Display order' }), '-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        field: null,
        values: expect.objectContaining({
          type: 'dropdown',
          options: [
            { name: 'Draft', color: null, isDone: false },
            { name: 'Published', color: '#14a38b', isDone: true },
            { name: 'Ready', color: '#d99a1b', isDone: false },
          ],
          kinds: [{ kind: 'blog', isRequired: false, displayOrder: 0 }],
        }),
      }),
    );
  },
};

/** A field with this label exists. The dialog offers to use it, and then edits that field. */
export const SameLabel: Story = {
  args: { kind: 'social', fields: [statusField], counts: [statusCount] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'status ');
    await waitFor(() =>
      expect(dialog.getByText('Status is already used by Blog Post and Email Campaign.')).toBeVisible(),
    );
    await expect(dialog.getByText('66 entries have a value')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the same field' }));
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Edit Field Configuration');
    await expect(dialog.getByRole('checkbox', { name: 'Social Post' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        field: statusField,
        values: expect.objectContaining({
          name: 'status',
          label: 'Status',
          kinds: [
            { kind: 'blog' },
            { kind: 'email' },
            { kind: 'social', isRequired: false, displayOrder: 5 },
          ],
        }),
      }),
    );
  },
};

/** The user wants a second field with the label. */
export const SecondField: Story = {
  tags: ['!dev', '!autodocs'],
  args: { fields: [statusField] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    // Even users who submit at once see the hint.
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Status{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep a second one' })).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep a second one' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        field: null,
        values: expect.objectContaining({ label: 'Status' }),
      }),
    );
  },
};

/** A kind can't have a second field with the label of one of its built-in fields. Other kinds can. */
export const LabelOfBuiltIn: Story = {
  tags: ['!dev', '!autodocs'],
  args: { fields: [{ ...statusField, isBuiltIn: true }] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Status{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep a second one' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep a second one' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveAccessibleDescription(
        /Blog Post and Email Campaign already have a built-in field “Status”/,
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Other' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Blog Post' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Reserved names cause an error. */
export const Reserved: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ownTexts: ['Constructor'] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Constructor');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText(/cannot be used for a field/)).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The name does not change when the label changes. Types that would hide the values can't be chosen. */
export const Edit: Story = {
  args: { field: statusField, counts: [statusCount], onDelete: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Edit Field Configuration');
    await expect(dialog.getByRole('textbox', { name: 'Options' })).toHaveValue(
      'Outline, Draft, In review, Ready, Published',
    );
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Label' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Stage');
    await expect(dialog.getByRole('textbox', { name: 'Field name' })).toHaveValue('status');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Email Campaign' }));
    await expect(
      dialog.getByText('Email Campaign: 12 entries have a value. It stays stored and is hidden.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        field: statusField,
        values: expect.objectContaining({
          name: 'status',
          label: 'Stage',
          options: statusField.options.map(({ id, name, color, isDone }) => ({ id, name, color, isDone })),
          kinds: [{ kind: 'blog', isRequired: true, displayOrder: 1 }],
        }),
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete field' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ field: statusField });
  },
};

/** When the field can no longer be shown to clients, the dialog asks about the links and embeds that show it. */
export const ShownToClients: Story = {
  parameters: { ownTexts: ['Shown and Embed', 'Shown', 'Embed'] },
  args: {
    field: { ...statusField, isShareable: true },
    tokens: [
      token({ name: 'Shown' }),
      token({ name: 'Other fields' }),
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
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Can be shown to clients' }));
    await waitFor(() => expect(dialog.getByText('Shown by “Shown” and “Embed”.')).toBeVisible());
    const remove = dialog.getByRole('checkbox', { name: 'Remove from these links' });
    await expect(remove).toBeChecked();
    await userEvent.click(remove);
    await expect(dialog.getByText('They keep showing this field.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        field: args.field,
        values: expect.objectContaining({ isShareable: false, keepInLinks: true }),
      }),
    );
  },
};

/** Entries have an option that the user removes, so the dialog asks what they get. Entries follow a renamed option. */
export const OptionInUse: Story = {
  parameters: { ownTexts: ['Done deal'] },
  args: { field: statusField, counts: [statusCount] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const update = dialog.getByRole('button', { name: 'Update' });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Outline' }));
    await waitFor(() => expect(dialog.queryByText('Outline')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove In review' }));
    await expect(dialog.getByText('Choose what happens to the 14 entries with In review.')).toBeVisible();
    await expect(update).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: 'Options' })).toHaveValue('Draft, Ready, Published');
    const ready = dialog.getByRole('textbox', { name: 'Option 3 of 4' });
    await userEvent.clear(ready);
    await userEvent.type(ready, 'Done deal');
    await expect(dialog.getByText('Was Ready. Its 9 entries are renamed with it.')).toBeVisible();
    const question = dialog.getByRole('combobox', {
      name: 'In review is used by 14 entries. Change them to',
    });
    question.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: /^Draft/ }));
    await waitFor(() => expect(dialog.getByText(/^Changes 23 entries\./)).toBeVisible());
    await userEvent.click(update);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        field: statusField,
        values: expect.objectContaining({
          options: [
            { id: 'draft', name: 'Draft', color: '#d99a1b', isDone: false },
            { id: 'ready', name: 'Done deal', color: '#14a38b', isDone: false },
            { id: 'published', name: 'Published', color: '#7fb02a', isDone: true },
          ],
          replacements: [{ option: 'in review', replacement: 'draft' }],
        }),
      }),
    );
  },
};

/** All other types display the control with which users will enter values. */
export const OtherTypes: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Copy Due');
    await pick(canvasElement, 'Date');
    await expect(dialog.getByRole('textbox', { name: /^Copy Due/ })).toBeVisible();
  },
};

/** On a phone, the form is a sheet with one column, and options have a menu. */
export const Phone: Story = {
  args: { field: statusField, counts: [statusCount] },
  globals: { viewport: { value: 'mobile1' } },
};

/** Error messages from the server. */
export const Rejected: Story = {
  args: {
    field: statusField,
    fieldErrors: {
      label: 'Labels have at most 300 characters',
      name: "A field named 'status' already exists. Choose another label.",
      options: 'A dropdown needs at least one option',
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

/** Each option has a color, for calendars that color entries by this field. */
export const OptionColors: Story = {
  args: { field: statusField },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Color of Draft' }));
    const colors = within(await within(canvasElement).findByRole('dialog', { name: 'Color of Draft' }));
    await userEvent.click(colors.getByRole('radio', { name: 'Green' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    const [[submission]] = (args.onSubmit as ReturnType<typeof fn>).mock.calls as [
      [{ values: { options: { color: string | null }[] } }],
    ];
    await expect(submission.values.options.map(({ color }) => color)).toEqual([
      null,
      '#22c55e',
      null,
      null,
      null,
    ]);
  },
};
