import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { SaveViewDialog } from './SaveViewDialog.js';

const meta = {
  title: 'Saved views/SaveViewDialog',
  component: SaveViewDialog,
  parameters: { guidance: 'Open it from the `onSave` and `onRename` callbacks of `ViewMenu`.' },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    keeps: ['Month', 'Brand is Lumen Cycles, Fieldnote Press', 'Type 5 of 6'],
  },
} satisfies Meta<typeof SaveViewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saves a new view. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Name is required')).toBeVisible());
    await userEvent.type(name, ' Lumen and Fieldnote ');
    await userEvent.click(screen.getByRole('radio', { name: /^The team/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      values: { name: 'Lumen and Fieldnote', isTeam: true },
    });
  },
};

/** The user renames a view, but the new name is already in use. */
export const Rename: Story = {
  args: {
    view: { id: '1', name: 'Lumen launch', isTeam: true },
    keeps: [],
    fieldErrors: { name: 'Another view has this name' },
  },
};
