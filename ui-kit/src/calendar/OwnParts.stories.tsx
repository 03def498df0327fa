import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../primitives/Badge.js';
import { Button } from '../primitives/Button.js';
import { Calendar } from './Calendar.js';
import { receiving } from './receiving/receiving.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';
import { useCalendarNavigation } from './use-calendar.js';
import { calendarViews } from './views/index.js';
import { weeksView } from './views/weeks/index.js';

const meta = {
  title: 'Calendar/Own parts',
  component: Calendar,
  tags: ['!autodocs'],
  parameters: {
    guidance: "Applications can replace the calendar's parts: see the guide 'Parts of a calendar'.",
    bare: true,
    ownTexts: ['Budget', 'Earlier', 'Later', 'After', 'Cellar', 'tour', 'weeks'],
  },
  args: {
    entries: octoberEntries,
    brands: sampleBrands,
    defaultState: { date: SAMPLE_TODAY },
    today: SAMPLE_TODAY,
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `detailsContent` adds a section below the usual details. */
export const Details: Story = {
  args: {
    openEntryId: octoberEntries[0]?.id ?? null,
    detailsContent: ({ content }) => (
      <>
        {content}
        <Badge variant="line">Budget</Badge>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Budget')).toBeVisible(), { timeout: 10_000 });
  },
};

/** `toolbar` lists the parts of the toolbar. */
export const SmallToolbar: Story = { args: { toolbar: ['heading', 'navigation'], headingLevel: 2 } };

function Pages() {
  const { label, goTo, step } = useCalendarNavigation();
  return (
    <header style={{ display: 'flex', gap: 8, alignItems: 'center', padding: 8 }}>
      <Button onClick={() => goTo(step(-1))}>Earlier</Button>
      <strong>{label}</strong>
      <Button onClick={() => goTo(step(1))}>Later</Button>
    </header>
  );
}

/** An element replaces the toolbar. */
export const OwnToolbar: Story = { args: { toolbar: <Pages /> } };

/** `weeksView` displays any number of weeks. */
export const TwoWeeks: Story = {
  args: {
    views: [...calendarViews, weeksView({ weeks: 2, label: '2 weeks' })],
    defaultState: { view: 'weeks', date: SAMPLE_TODAY },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible(), { timeout: 10_000 });
  },
};

const onReceive = fn();
const features = [receiving({ items: '[data-idea]', onReceive })];

/** `receiving` lets users move elements of the page into the calendar. Focus the button and press M. */
export const FromOutside: Story = {
  args: { features },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Button data-idea="tour">Cellar tour</Button>
      <Calendar {...args} style={{ flex: 1 }} />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(features[0]?.lazy?.get().value).not.toBeNull(), { timeout: 10_000 });
    screen.getByRole('button', { name: 'Cellar tour' }).focus();
    await userEvent.keyboard('m');
    await waitFor(() => expect(screen.getByRole('application')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Cellar tour' })).toHaveFocus();
  },
};
