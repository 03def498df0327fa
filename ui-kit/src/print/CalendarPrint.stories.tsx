import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defaultCalendarAppearance } from '../calendar/appearance/calendar-appearance.js';
import { entriesWithStatus, octoberEntries, SAMPLE_TODAY, sampleStatus } from '../calendar/story-data.js';
import { CalendarPrint } from './CalendarPrint.js';

const meta = {
  title: 'Print/CalendarPrint',
  component: CalendarPrint,
  args: {
    status: 'ready',
    autoPrint: false,
    generatedAt: new Date(2026, 9, 14, 9, 41),
    entries: octoberEntries,
    date: SAMPLE_TODAY,
  },
  parameters: {
    guidance: 'A separate page that opens in a new tab. For the screen, use `Calendar`.',
    bare: true,
  },
} satisfies Meta<typeof CalendarPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const MonthWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Media & Marketing Calendar' })).toBeVisible();
    await expect(canvas.getByText(/^Generated on 10\/14\/2026, 9:41\sAM$/)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    // All entries on the 14th are printed, including those that the calendar hides behind '+2 more'.
    const day = canvas.getByRole('cell', { name: /^14 / });
    for (const entry of octoberEntries.filter(({ startDate }) => startDate === SAMPLE_TODAY))
      await expect(day).toHaveTextContent(entry.title);
    await expect(canvas.queryByText(/more/)).toBeNull();
    await expect(canvas.getByText('Close this window after printing')).toBeVisible();
  },
};

export const SixWeeks: Story = {
  args: { date: '2026-08-01', entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};

export const FourWeeks: Story = {
  args: { date: '2026-02-10', entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

export const SomeKinds: Story = {
  args: { kinds: ['event', 'podcast'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ep. 41: Gravel season')).toBeVisible();
    await expect(canvas.queryByText('Harvest teaser')).toBeNull();
    await expect(canvas.queryByText('Blog Post')).toBeNull();
    await expect(canvas.getByText('Filtered by type: Event, Podcast Episode')).toBeVisible();
  },
};

/** Each month is on a separate sheet, without days from other months. */
export const ThreeMonths: Story = {
  args: { date: '2026-09-10', layout: { type: 'months', months: 3, hasOutsideDays: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent),
    ).toEqual(['September 2026', 'October 2026', 'November 2026']);
    // An event from September to October is on both sheets, and the October sheet has no days from November.
    await expect(canvas.getAllByText('Dealer week in Portland')).toHaveLength(2);
    await expect(canvas.getAllByText('Nov 1')).toHaveLength(1);
  },
};

/** The quarter has a column for each month and a row for each day. */
export const Quarter: Story = {
  args: { layout: { type: 'quarter' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'October 2026 to December 2026' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(31);
    await expect(canvas.getByText('Harvest Festival, to Oct 13')).toBeVisible();
    // The event's bar is drawn on each of its days.
    const bars = table.querySelectorAll('.cp-bars i[data-cp-color]');
    await expect(bars.length).toBeGreaterThan(20);
    await expect(canvas.getAllByText('Night market pop-up, to Nov 2')).toHaveLength(2);
  },
};

export const Agenda: Story = {
  args: { layout: { type: 'agenda' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: 'Oct 8 to Oct 13 Harvest Festival Event Harbor & Vine' }),
    ).toBeVisible();
  },
};

export const EmptyAgenda: Story = { args: { layout: { type: 'agenda' }, entries: [] } };

/** The filters are listed, together with the number of printed entries. */
export const Filtered: Story = {
  args: {
    entries: octoberEntries.filter(({ brandId }) => brandId === 'harbor'),
    filters: ['Harbor & Vine'],
    total: 46,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Filtered: Harbor & Vine, \d+ of 46$/)).toBeVisible();
    // The legend lists only the brands of printed entries.
    await expect(canvas.queryByText('Lumen Cycles')).toBeNull();
    await expect(canvas.queryByText('Podcast Episode')).toBeNull();
  },
};

export const ColoredByField: Story = {
  parameters: { kit: { fields: [sampleStatus] } },
  args: {
    entries: entriesWithStatus,
    appearance: { ...defaultCalendarAppearance, colorBy: { fieldId: 'status' }, weekStart: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
    for (const text of ['Draft', 'Ready', 'No value']) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Full: Story = {
  args: {
    entries: Array.from({ length: 8 }, (_copy, copy) =>
      octoberEntries.map((entry) => ({ ...entry, id: `${entry.id}-${copy}` })),
    ).flat(),
  },
};

export const LongTitles: Story = {
  args: {
    entries: octoberEntries.map((entry) => ({
      ...entry,
      title: `${entry.title}, with everything there is to say about it and an unbreakablewordthatgoesonandon`,
    })),
  },
};

export const Gradients: Story = {
  parameters: {
    kit: {
      brands: [
        { id: 'lumen', name: 'Lumen Cycles', color: 'linear-gradient(90deg, #f97316, #9333ea)' },
        { id: 'harbor', name: 'Lake Cafe', color: 'url(x)' },
      ],
    },
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  parameters: { kit: { locale: 'ar' } },
  globals: { direction: 'rtl' },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Loading calendar data...Please wait while we prepare your data for printing',
    );
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error Loading DataFailed to load calendar data. Please try again.',
    );
  },
};
