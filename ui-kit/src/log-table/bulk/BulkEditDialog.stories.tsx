import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { Button } from '../../primitives/Button.js';
import { sampleBrands, sampleFieldConfigurations } from '../story-data.js';
import { BulkEditDialog, type BulkEditDialogProps } from './BulkEditDialog.js';

const meta = {
  title: 'Logs/BulkEditDialog',
  component: BulkEditDialog,
  parameters: {
    kit: { brands: sampleBrands },
    guidance:
      'Changes the brand, visibility and custom fields of several entries. To edit one entry, use `EntryDialog`.',
  },
  decorators: [openedByButton],
  args: { open: true, count: 3, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof BulkEditDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const toggle = (name: string) => userEvent.click(dialog().getByRole('checkbox', { name }));
const update = () => dialog().getByRole('button', { name: 'Update' });

async function choose(brand: string) {
  await userEvent.click(dialog().getByRole('combobox', { name: 'Brand' }));
  await userEvent.click(await screen.findByRole('option', { name: brand }));
}

/** If nothing is checked, the form cannot be submitted, not even with Enter. */
export const Untouched: Story = {};

export const UntouchedWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bulk Edit 3 Items' })).toBeVisible());
    await expect(dialog().getByRole('checkbox', { name: 'Update Brand' })).toHaveFocus();
    await expect(update()).toBeDisabled();
    await expect(dialog().queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** If 'Update Brand' is checked, a brand is required. Only the brand is submitted. */
export const Brand: Story = {
  play: async ({ args }) => {
    await toggle('Update Brand');
    await expect(update()).toBeDisabled();
    await userEvent.click(dialog().getByRole('combobox', { name: 'Brand' }));
    // 'No brand' is not an option.
    await screen.findByRole('option', { name: 'Lumen Cycles' });
    await expect(screen.getAllByRole('option')).toHaveLength(sampleBrands.length);
    await userEvent.click(screen.getByRole('option', { name: 'Harbor & Vine' }));
    await expect(update()).toBeEnabled();
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: { brandId: 'harbor' } });
  },
};

/** If only 'Update Show on Calendar' is checked, no brand is required. */
export const ShowOnCalendar: Story = {
  play: async ({ args }) => {
    await toggle('Update Show on Calendar');
    await expect(dialog().getByRole('checkbox', { name: 'Show on Calendar' })).toBeChecked();
    await expect(update()).toBeEnabled();
    await toggle('Show on Calendar');
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: { showOnCalendar: false } });
  },
};

/** Both changes are submitted. A change that is unchecked again is not submitted, even if it has a value. */
export const Both: Story = {
  play: async ({ args }) => {
    await toggle('Update Brand');
    await toggle('Update Show on Calendar');
    await expect(update()).toBeDisabled();
    await choose('Lumen Cycles');
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      values: { brandId: 'lumen', showOnCalendar: true },
    });
    await toggle('Update Brand');
    await expect(update()).toBeEnabled();
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ values: { showOnCalendar: true } });
    await toggle('Update Show on Calendar');
    await expect(update()).toBeDisabled();
  },
};

/** With `fields`, users can set the fields that all selected entries have. A checked field requires a choice. */
export const CustomFields: Story = {
  args: {
    fields: sampleFieldConfigurations
      .filter(({ fieldType }) => fieldType === 'dropdown')
      .map((field) => ({ ...field, isRequired: false })),
  },
  play: async ({ args }) => {
    const [field] = args.fields ?? [];
    const { id = '', fieldLabel = '', dropdownOptions } = field ?? {};
    await toggle(`Update ${fieldLabel}`);
    await expect(update()).toBeDisabled();
    for (const [option, value] of [
      [dropdownOptions?.[0] ?? '', dropdownOptions?.[0]],
      ['None', null],
    ] as const) {
      await userEvent.click(dialog().getByRole('combobox', { name: fieldLabel }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await userEvent.click(update());
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        values: { values: { [id]: value } },
      });
    }
    await toggle(`Update ${fieldLabel}`);
    await expect(update()).toBeDisabled();
  },
};

/** If there are no brands, the brand cannot be updated. */
export const NoBrands: Story = {
  parameters: { kit: { brands: [] } },
  play: async () => {
    await toggle('Update Brand');
    await waitFor(() => expect(dialog().getByRole('combobox', { name: 'Brand' })).toBeVisible());
    await expect(update()).toBeDisabled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await toggle('Update Show on Calendar');
    await userEvent.click(update());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function WithOpener(props: BulkEditDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} translate="no">
        Bulk Edit
      </Button>
      <BulkEditDialog {...props} open={open} onOpenChange={(change) => setOpen(change.open)} />
    </>
  );
}

/** The dialog asks before it discards changes. If the user confirms, the dialog is empty the next time it opens. */
export const KeepsInput: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Bulk Edit' });
    await userEvent.click(opener);
    await toggle('Update Brand');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(dialog().getByRole('checkbox', { name: 'Update Brand' })).toBeChecked();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(dialog().getByRole('checkbox', { name: 'Update Brand' })).not.toBeChecked();
  },
};

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async () => toggle('Update Brand'),
};

export const Light: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'light' },
  play: async () => {
    await toggle('Update Brand');
    await toggle('Update Show on Calendar');
  },
};
