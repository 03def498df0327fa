import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CalendarToolbar } from './CalendarToolbar.js';
import { calendarViews } from './views/index.js';

const meta = {
  title: 'Calendar/CalendarToolbar',
  component: CalendarToolbar,
  parameters: {
    guidance:
      'Part of `Calendar`. Use it only to build your own calendar. `Calendar` already includes a toolbar.',
    bare: true,
  },
  args: {
    heading: [
      { text: 'October ', isYear: false },
      { text: '2026', isYear: true },
    ],
    onPrevious: fn(),
    onToday: fn(),
    onNext: fn(),
    views: calendarViews,
    view: 'month',
    onViewChange: fn(),
    items: [
      { id: 'print', label: 'Print', icon: <Printer size={16} strokeWidth={1.75} />, run: fn() },
      { id: 'pdf', label: 'Download PDF', icon: <Download size={16} strokeWidth={1.75} />, run: fn() },
    ],
  },
  argTypes: { views: { control: false }, viewControls: { control: false }, actions: { control: false } },
  render: function Controlled(args) {
    const [view, setView] = useState(args.view);
    return (
      <CalendarToolbar
        {...args}
        view={view}
        onViewChange={(change) => {
          setView(change.view);
          args.onViewChange(change);
        }}
      />
    );
  },
} satisfies Meta<typeof CalendarToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toolbar as it appears in `Calendar`. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ view: 'week' });
    await expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The last supported month, December 9999. */
export const LastMonth: Story = {
  args: {
    heading: [
      { text: 'December ', isYear: false },
      { text: '9999', isYear: true },
    ],
    hasNext: false,
  },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A toolbar for a single view, without the filter or the Print button. */
export const Bare: Story = {
  render: ({ heading, onPrevious, onToday, onNext, view, onViewChange }) => (
    <CalendarToolbar
      heading={heading}
      onPrevious={onPrevious}
      onToday={onToday}
      onNext={onNext}
      views={calendarViews.slice(0, 1)}
      view={view}
      onViewChange={onViewChange}
    />
  ),
};
