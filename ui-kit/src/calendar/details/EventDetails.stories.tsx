import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type CalendarEntry, LOG_KINDS, type LogKind } from '../../logs/types.js';
import { octoberEntries, sampleDetails, sampleFieldConfigurations } from '../story-data.js';
import { EventDetails } from './EventDetails.js';

const entryOf = (kind: LogKind): CalendarEntry =>
  octoberEntries.find((entry) => entry.kind === kind && entry.title !== 'Dealer week in Portland') ??
  (octoberEntries[0] as CalendarEntry);

const detailsOf = (entry: CalendarEntry) => ({
  entry: sampleDetails(entry),
  loading: false,
  error: false,
  fieldConfigurations: sampleFieldConfigurations,
});

const event = entryOf('event');

const meta = {
  title: 'Calendar/EventDetails',
  component: EventDetails,
  parameters: {
    frame: { width: 342 },
    guidance:
      '`Calendar` opens it in a popover or dialog. Use it directly for a page that displays a single entry.',
  },
  args: { entry: event, details: detailsOf(event) },
} satisfies Meta<typeof EventDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Event: Story = {};

export const EachKind: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      {LOG_KINDS.map((kind) => (
        <EventDetails key={kind} {...args} entry={entryOf(kind)} details={detailsOf(entryOf(kind))} />
      ))}
    </div>
  ),
};

export const WithoutDetails: Story = { args: { details: undefined } };

export const Loading: Story = {
  args: { details: { entry: null, loading: true, error: false, fieldConfigurations: [] } },
};

export const Failed: Story = {
  args: { details: { entry: null, loading: false, error: true, fieldConfigurations: [], onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load event details. Please try again.',
    );
  },
};

/** The application still passes the previous entry's details, which are ignored. */
export const AnotherEntryLoaded: Story = {
  tags: ['!dev', '!autodocs'],
  args: { details: { ...detailsOf(entryOf('blog')), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Category')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    entry: { ...event, title: 'Unbreakable'.repeat(20) },
    details: {
      ...detailsOf(event),
      entry: {
        ...sampleDetails(event),
        fields: { location: 'Somewhere'.repeat(20), notes: 'Line one\nLine two\n'.repeat(6) },
      },
    },
  },
};
