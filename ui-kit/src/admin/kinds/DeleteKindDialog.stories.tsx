import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { statusField } from '../fields/story-data.js';
import { DeleteKindDialog } from './DeleteKindDialog.js';

const meta = {
  title: 'Admin/DeleteKindDialog',
  component: DeleteKindDialog,
  parameters: { guidance: 'Open it from `KindSettings` before deleting a type of entries.' },
  decorators: [openedByButton],
  args: {
    kind: { id: 'fair', names: { one: 'Fair', many: 'Fairs' }, isHidden: false },
    count: 14,
    longCount: 3,
    fields: [statusField],
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    onHide: fn(),
  },
} satisfies Meta<typeof DeleteKindDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

/** The entries change to another type first. */
export const WithEntries: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const submit = dialog.getByRole('button', { name: 'Change 14 entries and delete' });
    await expect(submit).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Change its entries to' }));
    await userEvent.click(await within(canvasElement).findByRole('option', { name: 'Blog Post' }));
    await waitFor(() => expect(dialog.getByText(/^3 entries last several days/)).toBeVisible());
    await expect(dialog.getByText(/^Required there: Status/)).toBeVisible();
    await userEvent.click(submit);
    await expect(args.onConfirm).toHaveBeenCalledWith({ to: 'blog' });
    await userEvent.click(dialog.getByRole('button', { name: 'Hide it instead' }));
    await expect(args.onHide).toHaveBeenCalled();
  },
};

/** Without entries, there is nothing to choose. */
export const WithoutEntries: Story = {
  args: { count: 0, longCount: 0 },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ to: null });
  },
};

/** On a phone, the buttons are below each other. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
