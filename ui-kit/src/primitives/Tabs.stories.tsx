import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Mail } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.js';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: {
    ownTexts: ['Panel of'],
    guidance:
      'Use it for parts of a page, only one of which is visible at a time. For other pages, use links; for another view of the same content, use `SegmentedControl`.',
  },
  args: {
    label: 'Type of log',
    tabs: [
      { value: 'email', label: 'Email Logs', count: 12, icon: <Mail size={16} strokeWidth={1.75} /> },
      { value: 'event', label: 'Event Logs', count: 0, icon: <CalendarDays size={16} strokeWidth={1.75} /> },
      { value: 'all', label: 'All' },
    ],
    defaultValue: 'email',
    onValueChange: fn(),
  },
  render: (args) => <Tabs {...args}>{({ value }) => <p style={{ padding: 16 }}>Panel of {value}</p>}</Tabs>,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tabs with and without icons and counts. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Event Logs/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'event' });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Panel of event');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Email Logs/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** If the tabs do not fit, the row scrolls, and the focused tab is scrolled into view. */
export const Overflowing: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, place) => ({ value: `${place}`, label: `Tab ${place}` })),
    defaultValue: '0',
    style: { width: 320 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tab 0' }));
    await userEvent.keyboard('{End}');
    const { right } = canvas.getByRole('tab', { name: 'Tab 11' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().right);
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
