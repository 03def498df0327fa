import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EventDetails } from '../calendar/details/EventDetails.js';
import { EntryHistory } from './EntryHistory.js';
import { SAMPLE_TODAY, sampleBrands, sampleFields, sampleHistory } from './story-data.js';

const entry = {
  id: 'studded',
  kind: 'blog',
  title: 'Studded tyres, tested',
  startDate: '2026-11-10',
  endDate: '2026-11-10',
  brandId: 'lumen',
  color: null,
} as const;

const meta = {
  title: 'Logs/EntryHistory',
  component: EntryHistory,
  parameters: {
    kit: { brands: sampleBrands, fields: sampleFields },
    guidance: 'Use it for `renderHistory` of `Calendar` and `LogTable`, or below `EventDetails`.',
  },
  args: {
    items: sampleHistory,
    today: SAMPLE_TODAY,
    onNeedMore: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ width: 342 }}>
      <EventDetails entry={entry} history={<EntryHistory {...args} />} />
    </div>
  ),
} satisfies Meta<typeof EntryHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three newest changes. */
export const Newest: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual([
      'JWJonas Weber changed Status from Draft to ReadyToday, 8:57 AM',
      'PNPriya Nair moved this entry from November 12 to November 10November 6, 3:20 PM',
      'MOMaya Okafor changed Category back to GuidesNovember 2, 11:04 AM',
    ]);
  },
};

/** The list of all changes replaces the details below the title. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 6 changes' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { name: 'Studded tyres, tested' })).toBeVisible();
    await expect(canvas.getByText('Tuesday, November 10, 2026')).not.toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to details' })).toHaveFocus());
  },
};

/** The back button returns to the details. */
export const Back: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 6 changes' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All 6 changes' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Tuesday, November 10, 2026')).toBeVisible();
  },
};

/** Earlier changes load when the user requests them. */
export const HasMore: Story = {
  args: { items: sampleHistory.slice(0, 3), hasMore: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All changes' }));
    await expect(args.onNeedMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier changes' }));
    await expect(args.onNeedMore).toHaveBeenCalledTimes(2);
  },
};

/** The history is loading. */
export const Loading: Story = { args: { items: [], loading: true } };

/** An entry without recorded changes. */
export const Empty: Story = { args: { items: [] } };

/** Loading failed. */
export const Failed: Story = {
  args: { items: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
