import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Calendar } from '../Calendar.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../story-data.js';
import type { CalendarView, CalendarViewProps } from '../views/calendar-view.js';
import { monthView } from '../views/month/index.js';
import { EntryButton } from './EntryButton.js';

const [entry] = octoberEntries as [(typeof octoberEntries)[number]];

const List = ({ label, entries }: CalendarViewProps) => (
  <section aria-label={label} style={{ display: 'grid', gap: 4, width: 240, padding: 16 }}>
    {entries.slice(0, 5).map((one) => (
      <EntryButton key={one.id} entry={one} />
    ))}
  </section>
);

const views: CalendarView[] = [{ ...monthView, component: List }];

const meta = {
  title: 'Calendar/EntryButton',
  component: EntryButton,
  parameters: {
    bare: true,
    guidance:
      "Use it in your own views. Outside of a `Calendar`, use `EntryChip`. `entryContent` changes what it displays, as in the calendar's other views.",
  },
  args: { entry },
  render: () => (
    <Calendar
      entries={octoberEntries}
      brands={sampleBrands}
      views={views}
      today={SAMPLE_TODAY}
      defaultState={{ date: SAMPLE_TODAY }}
    />
  ),
} satisfies Meta<typeof EntryButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a view of the application. A click opens the details. */
export const InAView: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: new RegExp(entry.title) });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeVisible();
  },
};
