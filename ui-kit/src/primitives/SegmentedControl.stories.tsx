import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.js';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    guidance:
      'One of two to five, all in sight. More are a `Select`; if what is below changes altogether, `Tabs`.',
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

/** The one that counts is pressed. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
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

/** With icons. */
export const Icons: Story = {
  args: {
    segments: [
      { value: 'month', label: 'Month', icon: <CalendarDays size={16} strokeWidth={1.75} /> },
      { value: 'list', label: 'List', icon: <List size={16} strokeWidth={1.75} /> },
    ],
  },
};

/** As wide as there is room: the segments share it, and long names end in dots. */
export const Stretched: Story = { args: { style: { width: '100%' } } };

/** Names that do not fit. */
export const LongTexts: Story = {
  args: {
    style: { width: 300 },
    segments: [
      { value: 'month', label: 'A month with all that is in it' },
      { value: 'week', label: 'Seven days' },
    ],
  },
};

/** From right to left. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
