import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MoveDialog } from './MoveDialog.js';
import { MOVABLE } from './move-host.fixture.js';

const meta = {
  title: 'Calendar/MoveDialog',
  component: MoveDialog,
  parameters: {
    guidance:
      'Use it wherever users select entries. `Calendar` opens it itself for a single entry, if `onMove` is set.',
  },
  args: { open: true, entries: MOVABLE, onOpenChange: fn(), onMove: fn() },
} satisfies Meta<typeof MoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args }) => {
    const submit = screen.getByRole('button', { name: 'Move' });
    await expect(submit).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '+7 days' }));
    await expect(submit).toBeEnabled();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** If `defaultWay` is 'date', the dialog initially displays the date field. */
export const ToDate: Story = {
  args: { defaultWay: 'date' },
  play: async ({ args }) => {
    await expect(screen.getByRole('textbox', { name: 'First day' })).toHaveValue('11/09/2026');
    // The date has not changed, so there is nothing to move.
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** A click on a button or a day moves the entry immediately. */
export const One: Story = { args: { entries: MOVABLE.slice(0, 1) } };

/** The list of new dates scrolls. */
export const Many: Story = {
  tags: ['!autodocs'],
  args: {
    entries: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      kind: 'blog',
      title: `Letters from the bindery, part ${index + 1}`,
      startDate: `2026-11-${10 + index}`,
      endDate: `2026-11-${10 + index}`,
      brandId: null,
      color: null,
    })),
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };
