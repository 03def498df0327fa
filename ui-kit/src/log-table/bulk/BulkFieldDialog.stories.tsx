import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FieldConfiguration } from '../../logs/types.js';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { BulkFieldDialog } from './BulkFieldDialog.js';

const NAMES = ['Draft', 'In review', 'Final'];

const status: FieldConfiguration = {
  id: 'status',
  kind: 'podcast',
  fieldName: 'status',
  fieldLabel: 'Status',
  fieldType: 'dropdown',
  dropdownOptions: NAMES,
  options: NAMES.map((name, id) => ({ id: `${id}`, name, color: null, isDone: false, isArchived: false })),
  isRequired: false,
  displayOrder: 0,
};

const meta = {
  title: 'Logs/BulkFieldDialog',
  component: BulkFieldDialog,
  parameters: {
    guidance: 'Sets a dropdown field of several entries. Open it from `onField` of `SelectionBar`.',
  },
  decorators: [openedByButton],
  args: { open: true, field: status, count: 3, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof BulkFieldDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const update = () => dialog().getByRole('button', { name: 'Update' });
const choices = async () => {
  await userEvent.click(dialog().getByRole('combobox', { name: 'Status' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

/** Nothing is submitted until the user chooses a value. */
export const Default: Story = {};

/** Interaction test, hidden from the sidebar and the docs. */
export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Status of 3 podcast logs' })).toBeVisible(),
    );
    await expect(update()).toBeDisabled();
    await expect(await choices()).toEqual(['None', 'Draft', 'In review', 'Final']);
    await userEvent.click(screen.getByRole('option', { name: 'Final' }));
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: '2' });
    await choices();
    await userEvent.click(screen.getByRole('option', { name: 'None' }));
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: null });
  },
};

/** The dialog says how many of the selected entries don't have the field. */
export const SomeEntries: Story = {
  args: { count: 1, others: 2 },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Status of 1 podcast log' })).toHaveAccessibleDescription(
        'The 2 other selected entries don’t have the field Status. They won’t be changed.',
      ),
    );
  },
};

/** A required field can't be cleared. */
export const Required: Story = {
  args: { field: { ...status, isRequired: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(await choices()).toEqual(['Draft', 'In review', 'Final']);
  },
};

export const Busy: Story = { args: { busy: true } };

export const Light: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'light' } };
