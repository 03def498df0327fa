import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.js';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    guidance:
      'Use it to choose one of two to five visible options. For more options, use `Select`; to switch the content below, use `Tabs`.',
  },
  args: {
    label: 'View',
    segments: [
      { value: 'multi', label: 'Multi' },
      { value: 'month', label: 'Month' },
      { value: 'week', label: 'Week' },
      { value: 'agenda', label: 'Agenda' },
    ],
    defaultValue: 'month',
    onValueChange: fn(),
  },
  render: (args) => <SegmentedControl {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The selected segment is displayed as a pressed button. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'week' });
    await expect(canvas.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Agenda' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'agenda' });
  },
};

/** Segments with icons. */
export const Icons: Story = {
  args: {
    segments: [
      { value: 'month', label: 'Month', icon: <CalendarDays size={16} strokeWidth={1.75} /> },
      { value: 'list', label: 'List', icon: <List size={16} strokeWidth={1.75} /> },
    ],
  },
};

/** At full width, the segments share the space, and long labels end with an ellipsis. */
export const Stretched: Story = { args: { style: { width: '100%' } } };

/** Labels that are too long for their segments. */
export const LongTexts: Story = {
  args: {
    style: { width: 300 },
    segments: [
      { value: 'month', label: 'A month with everything in it' },
      { value: 'week', label: 'Seven days' },
    ],
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
