import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Calendar } from '../../Calendar.js';
import { CalendarHost } from '../../calendar-host.fixture.js';
import { chooseKind } from '../../choose-kind.fixture.js';
import { manyEntries, octoberEntries, SAMPLE_TODAY, sampleBrands } from '../../story-data.js';

const meta = {
  title: 'Calendar/Week',
  component: Calendar,
  render: (args) => <CalendarHost {...args} />,
  parameters: {
    guidance: "The 'Week' view of `Calendar`: seven days with room for full titles.",
    bare: true,
  },
  args: {
    entries: octoberEntries,
    brands: sampleBrands,
    defaultState: { view: 'week', date: SAMPLE_TODAY },
    today: SAMPLE_TODAY,
    onStateChange: fn(),
    onRangeChange: fn(),
    onSelectEntry: fn(),
    onEdit: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const WeekWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-12', to: '2026-10-18' });
    const grid = canvas.getByRole('grid', { name: 'Monday, October 12, 2026 to Sunday, October 18, 2026' });
    const heads = within(grid).getAllByRole('columnheader');
    await expect(heads[0]).toHaveAccessibleName('Monday, October 12');
    await expect(heads[6]).toHaveAccessibleName('Sunday, October 18');
    await expect(within(grid).getAllByText('No events')).toHaveLength(1);
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Monday, October 19, 2026 to Sunday, October 25, 2026',
    );
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      state: expect.objectContaining({ date: '2026-10-21', view: 'week' }),
    });
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };

/** A week that spans two months. */
export const AcrossMonths: Story = {
  args: { defaultState: { view: 'week', date: '2026-10-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sep\s–\sOct 2026$/);
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No events')).toHaveLength(7);
  },
};

export const Hundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(100) } };

export const FiveHundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(500) } };

/** If a day has more than fifty entries, the rest are behind '+N more'. */
export const TenThousand: Story = {
  tags: ['!dev', '!autodocs'],
  args: { entries: manyEntries(10_000) },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: /^\+\d+ more on Wednesday, October 14, 2026$/ });
    const day = canvas.getByRole('button', { name: /^Wednesday, October 14, 2026, \d+ items$/ });
    const total = Number(/(\d+) items/.exec(day.getAttribute('aria-label') ?? '')?.[1]);
    await userEvent.click(more);
    const list = within(await screen.findByRole('dialog', { name: 'Wed, October 14' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(total);
  },
};

export const Loading: Story = { args: { entries: [], loading: true } };

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  parameters: { kit: { locale: 'ar-EG' } },
  globals: { direction: 'rtl' },
};

const LONG = 'An extraordinarily long title that someone pasted from a brief without looking at it '.repeat(
  3,
);

export const LongTexts: Story = {
  args: { entries: octoberEntries.map((entry) => ({ ...entry, title: LONG })) },
};

export const GermanFromSunday: Story = {
  args: { weekViewStartsOn: 0 },
  parameters: { kit: { locale: 'de-DE' } },
};

const day = (name: RegExp) => screen.getByRole('button', { name });

export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    day(/^Wednesday, October 14/).focus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(day(/^Monday, October 12/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(day(/^Sunday, October 18/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/^Monday, October 19/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day(/^Monday, October 12/)).toHaveFocus());
    // On a day in the middle of a bar, Enter moves focus to the bar, although the bar starts on an earlier day.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: /^Autumn Sale, Event/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Ask the frame builder/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Ask the frame builder' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Ask the frame builder/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(day(/^Wednesday, October 14/)).toHaveFocus();
  },
};

export const Create: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(day(/^Sunday, October 18, 2026, no items$/));
    await chooseKind('Sunday, October 18, 2026', 'Podcast Episode');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-18', kind: 'podcast' });
    await userEvent.click(day(/^Add entry on Monday, October 12/));
    await chooseKind('Monday, October 12, 2026', 'Event');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-12', kind: 'event' });
  },
};

/**
 * The grid is 700 px wide and scrolls horizontally in its own container, so the page does not scroll. Today is visible.
 */
export const SmallScreen: Story = {
  args: { compact: true },
  parameters: { frame: { width: 375, height: 812 } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid.getBoundingClientRect().width).toBeGreaterThanOrEqual(700);
    const scroller = grid.parentElement as HTMLElement;
    await expect(scroller.clientWidth).toBeLessThanOrEqual(375);
    const { left, right } = day(/^Wednesday, October 14/).getBoundingClientRect();
    const box = scroller.getBoundingClientRect();
    await expect(left >= box.left - 1 && right <= box.right + 1).toBe(true);
  },
};
