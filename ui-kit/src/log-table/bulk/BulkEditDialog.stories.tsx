import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { Button } from '../../primitives/Button.js';
import { sampleBrands } from '../story-data.js';
import { BulkEditDialog, type BulkEditDialogProps } from './BulkEditDialog.js';

const meta = {
  title: 'Logs/BulkEditDialog',
  component: BulkEditDialog,
  parameters: {
    guidance: 'Brand and visibility of many entries at once. One entry is edited in `EntryDialog`.',
  },
  decorators: [openedByButton],
  args: { open: true, count: 3, brands: sampleBrands, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof BulkEditDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const tick = (name: string) => userEvent.click(dialog().getByRole('checkbox', { name }));
const update = () => dialog().getByRole('button', { name: 'Update' });

async function choose(brand: string) {
  await userEvent.click(dialog().getByRole('combobox', { name: 'Brand' }));
  await userEvent.click(await screen.findByRole('option', { name: brand }));
}

/** Nothing is ticked, so there is nothing to update, not by Enter either. */
export const Untouched: Story = {};

/** Tested, and not listed. */
export const UntouchedWorks: Story = {
  ...Untouched,
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

/** As the design's picture shows it: a ticked brand has to be chosen, and is all that is handed out. */
export const Brand: Story = {
  play: async ({ args }) => {
    await tick('Update Brand');
    await expect(update()).toBeDisabled();
    await userEvent.click(dialog().getByRole('combobox', { name: 'Brand' }));
    // A brand has to be chosen: having none is no choice.
    await screen.findByRole('option', { name: 'Lumen Cycles' });
    await expect(screen.getAllByRole('option')).toHaveLength(sampleBrands.length);
    await userEvent.click(screen.getByRole('option', { name: 'Harbor & Vine' }));
    await expect(update()).toBeEnabled();
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: { brandId: 'harbor' } });
  },
};

/** Ticked alone, it asks for no brand. */
export const ShowOnCalendar: Story = {
  play: async ({ args }) => {
    await tick('Update Show on Calendar');
    await expect(dialog().getByRole('checkbox', { name: 'Show on Calendar' })).toBeChecked();
    await expect(update()).toBeEnabled();
    await tick('Show on Calendar');
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: { showOnCalendar: false } });
  },
};

/** Both, and a change that was unticked again is not handed out though it was chosen. */
export const Both: Story = {
  play: async ({ args }) => {
    await tick('Update Brand');
    await tick('Update Show on Calendar');
    await expect(update()).toBeDisabled();
    await choose('Lumen Cycles');
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      values: { brandId: 'lumen', showOnCalendar: true },
    });
    await tick('Update Brand');
    await expect(update()).toBeEnabled();
    await userEvent.click(update());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ values: { showOnCalendar: true } });
    await tick('Update Show on Calendar');
    await expect(update()).toBeDisabled();
  },
};

/** Without brands there is none to choose. */
export const NoBrands: Story = {
  args: { brands: [] },
  play: async () => {
    await tick('Update Brand');
    await waitFor(() => expect(dialog().getByRole('combobox', { name: 'Brand' })).toBeVisible());
    await expect(update()).toBeDisabled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await tick('Update Show on Calendar');
    await userEvent.click(update());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function WithOpener(props: BulkEditDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bulk Edit</Button>
      <BulkEditDialog {...props} open={open} onOpenChange={(change) => setOpen(change.open)} />
    </>
  );
}

/** What was ticked is not lost without a question; Discard gives it up, and the next time starts afresh. */
export const KeepsInput: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Bulk Edit' });
    await userEvent.click(opener);
    await tick('Update Brand');
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
  play: async () => tick('Update Brand'),
};

export const Light: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'light' },
  play: async () => {
    await tick('Update Brand');
    await tick('Update Show on Calendar');
  },
};
