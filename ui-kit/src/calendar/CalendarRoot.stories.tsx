import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FeatureLayers } from '../entries/FeatureLayers.js';
import { KitProvider } from '../kit/KitProvider.js';
import { Button } from '../primitives/Button.js';
import { CalendarBar } from './CalendarBar.js';
import { CalendarBody } from './CalendarBody.js';
import { CalendarRoot } from './CalendarRoot.js';
import { details } from './details/details.js';
import { editing } from './details/editing.js';
import { filtering } from './filtering/filtering.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';
import { useCalendarNavigation } from './use-calendar.js';

const onEdit = fn();

const meta = {
  title: 'Calendar/CalendarRoot',
  component: CalendarRoot,
  subcomponents: { CalendarBar, CalendarBody, FeatureLayers },
  parameters: {
    guidance: 'Use `Calendar` if you need no other layout, and its callbacks are enough.',
    bare: true,
    ownTexts: ['Earlier', 'Later'],
  },
  args: {
    entries: octoberEntries,
    defaultState: { date: SAMPLE_TODAY },
    features: [filtering(), details(), editing({ onEdit })],
  },
  argTypes: { features: { control: false } },
  decorators: (Story) => (
    <KitProvider brands={sampleBrands} today={SAMPLE_TODAY}>
      <div style={{ height: 700 }}>
        <Story />
      </div>
    </KitProvider>
  ),
} satisfies Meta<typeof CalendarRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual layout: the toolbar, the view, and the layers of the features. */
export const Default: Story = {};

function Pages() {
  const { label, goTo, step } = useCalendarNavigation();
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', padding: 12 }}>
      <Button onClick={() => goTo(step(-1))}>Earlier</Button>
      <h2>{label}</h2>
      <Button onClick={() => goTo(step(1))}>Later</Button>
    </div>
  );
}

/** Your own toolbar replaces the calendar's. */
export const OwnToolbar: Story = {
  args: {
    children: (
      <>
        <Pages />
        <CalendarBody />
        <FeatureLayers />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Ask the frame builder/ }));
    const popover = within(await screen.findByRole('dialog', { name: 'Ask the frame builder' }));
    await userEvent.click(await popover.findByRole('button', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledTimes(1);
  },
};
