import type { Field } from '@content-planner/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { MergeFieldsDialog } from './MergeFieldsDialog.js';
import { statusField } from './story-data.js';

const from: Field = {
  ...{ ...statusField, id: 'state' },
  kinds: [{ id: 'state-social', kind: 'social', isRequired: false, displayOrder: 0 }],
};

const meta = {
  title: 'Admin/MergeFieldsDialog',
  component: MergeFieldsDialog,
  parameters: { guidance: 'Open it when `FieldConfigurationDialog` calls `onMerge`.' },
  decorators: [openedByButton],
  args: {
    fields: { from, into: statusField },
    preview: {
      kinds: [{ kind: 'social', count: 31, conflictCount: 2 }],
      options: [{ optionId: 'draft', replacementId: null }],
    },
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof MergeFieldsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the entries of each type and those with a value in both fields, and asks what options become. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Social Post: 31 entries')).toBeVisible());
    await expect(dialog.getByText(/^2 of them have a value in both/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Draft' })).toHaveTextContent(/^Add/);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      options: expect.not.arrayContaining([expect.objectContaining({ option: 'draft' })]),
    });
  },
};

/** Users can merge once they know what it does. */
export const Loading: Story = { args: { preview: null } };

/** The preview could not be loaded. */
export const Failed: Story = { args: { preview: null, failed: true } };
