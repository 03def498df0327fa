import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { SelectionBar } from './SelectionBar.js';

const Column = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 240px;
`;

const meta = {
  title: 'Calendar/SelectionBar',
  component: SelectionBar,
  parameters: {
    guidance:
      'Pass it as the `selectionBar` of `Calendar`. Dialogs for its actions are separate: `MoveDialog`, `BulkEditDialog` and `BulkDeleteDialog`.',
  },
  decorators: [
    (Story) => (
      <Column aria-label="Calendar">
        <Story />
      </Column>
    ),
  ],
  args: {
    count: 4,
    onMove: fn(),
    onShift: fn(),
    onBrand: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
    onClear: fn(),
    actions: [{ id: 'hide', label: 'Hide from calendar', onSelect: fn() }],
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 items selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide from calendar' }));
    await expect(args.actions?.[0]?.onSelect).toHaveBeenCalledOnce();
  },
};

export const One: Story = { args: { count: 1, actions: [] } };

/** In a narrow calendar, all actions but the first are in the menu. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ width: 351 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Duplicate' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };
