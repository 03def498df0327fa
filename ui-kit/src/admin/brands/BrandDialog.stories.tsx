import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { Button } from '../../primitives/Button.js';
import { BrandDialog } from './BrandDialog.js';
import { storyBrands } from './story-data.js';

const meta = {
  title: 'Admin/BrandDialog',
  component: BrandDialog,
  parameters: {
    guidance:
      "Open it from `BrandCards`, and save the values in `onSubmit`. To confirm the deletion of a brand, use `ConfirmDialog` or the browser's own dialog.",
  },
  decorators: [openedByButton],
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof BrandDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

/** A new brand has the default color. The name is required. */
export const Create: Story = {};

export const CreateWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Create Brand' })).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Color' })).toHaveValue('hsl(220, 60%, 50%)');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Brand name is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Brand Name' }), '  Lumen Cycles ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: { name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
      }),
    );
  },
};

/** The form contains the brand's values. */
export const Edit: Story = {
  args: { brand: storyBrands[1] ?? null },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Edit Brand' })).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Brand Name' })).toHaveValue('Harbor & Vine');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** A warning appears for an invalid color, but the color can still be saved. */
export const NoColor: Story = {
  args: { brand: { id: '1', name: 'Lumen Cycles', color: 'our house blue' } },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() =>
      expect(dialog.getByText(/Enter HSL format: hsl\(hue, saturation%, lightness%\)/)).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText(/Not a valid color/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** While a request is in progress, another click does not send anything. */
export const Busy: Story = {
  args: { brand: storyBrands[0] ?? null, busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(dialogOf(canvasElement).getByRole('button', { name: 'Update' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server has rejected the name. */
export const Rejected: Story = {
  args: { brand: storyBrands[0] ?? null, fieldErrors: { name: 'A brand with this name exists.' } },
};

/** The form resets each time the dialog opens. When the dialog closes, focus returns to the button that opened it. */
export const Reopens: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ownTexts: ['Open'] },
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <BrandDialog {...args} open={open} onOpenChange={({ open }) => setOpen(open)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await userEvent.type(dialogOf(canvasElement).getByRole('textbox', { name: 'Brand Name' }), 'Lost');
    await userEvent.click(dialogOf(canvasElement).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialogOf(canvasElement).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(dialogOf(canvasElement).getByRole('textbox', { name: 'Brand Name' })).toHaveValue('');
  },
};
