import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarHost } from '../calendar-host.fixture.js';
import { entriesWithStatus, SAMPLE_TODAY, sampleStatus } from '../story-data.js';
import { AppearanceMenu } from './AppearanceMenu.js';
import { type CalendarAppearance, defaultCalendarAppearance } from './calendar-appearance.js';

const meta = {
  title: 'Calendar/AppearanceMenu',
  component: AppearanceMenu,
  parameters: {
    kit: { fields: [sampleStatus] },
    guidance:
      'Changes how a calendar displays its entries. To hide entries, use filters. `Calendar` has this menu in its toolbar if `onAppearanceChange` is set.',
  },
  args: {
    appearance: defaultCalendarAppearance,
    onAppearanceChange: fn(),
    entries: entriesWithStatus,
  },
} satisfies Meta<typeof AppearanceMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
  return within(await screen.findByRole('dialog', { name: 'Appearance' }));
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ args }) => {
    const menu = await open();
    await expect(menu.getByRole('list', { name: 'Colors' })).toHaveTextContent(
      /Lumen CyclesHarbor & VineSocial PostEventPodcast EpisodeOtherCustom Color$/,
    );
    await userEvent.click(menu.getByRole('checkbox', { name: 'Brand initials' }));
    await userEvent.click(menu.getByRole('button', { name: 'Compact' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Hide weekends' }));
    await expect(args.onAppearanceChange).toHaveBeenCalledTimes(3);
    await userEvent.click(menu.getByRole('combobox', { name: 'Color by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Status' }));
    await expect(args.onAppearanceChange).toHaveBeenLastCalledWith({
      appearance: { ...defaultCalendarAppearance, colorBy: { fieldId: 'status' } },
    });
    await expect(menu.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  },
};

/** Without custom fields, the menu has no dropdown for choosing a field. */
export const WithoutFields: Story = {
  parameters: { kit: { fields: [] } },
  play: async () => {
    const menu = await open();
    await expect(menu.queryByRole('combobox', { name: 'Also show a field' })).toBeNull();
  },
};

function InCalendar({ initial, view = 'month' }: { initial: CalendarAppearance; view?: string }) {
  const [appearance, setAppearance] = useState(initial);
  return (
    <CalendarHost
      entries={entriesWithStatus}
      defaultState={{ date: SAMPLE_TODAY, view }}
      today={SAMPLE_TODAY}
      appearance={appearance}
      onAppearanceChange={(change) => setAppearance(change.appearance)}
      onCreate={() => {}}
      onPrint={() => {}}
      onPrintLayout={() => {}}
      onPdf={() => {}}
    />
  );
}

const chip = (name: RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement;

/** Entries are colored by type and display initials. Weekends are hidden. */
export const ByTypeWithoutWeekends: Story = {
  parameters: { bare: true },
  render: () => (
    <InCalendar
      initial={{
        ...defaultCalendarAppearance,
        colorBy: 'kind',
        shows: { icon: true, initials: true, fieldId: null },
        hideWeekends: true,
        weekStart: 1,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
    ]);
    await expect(
      chip(/^Harvest Festival, Event, .*, Harbor & Vine$/).querySelector('[data-initials="HV"]'),
    ).toBeVisible();
    // The arrow keys skip the weekend.
    const friday = canvas.getByRole('button', { name: /^Friday, October 16/ });
    friday.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Monday, October 19/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(friday).toHaveFocus();
  },
};

/** Entries are colored by their option in a dropdown field. Each entry also displays its option after its title. */
export const ByFieldCompact: Story = {
  parameters: { bare: true },
  render: () => (
    <InCalendar
      initial={{
        ...defaultCalendarAppearance,
        colorBy: { fieldId: 'status' },
        shows: { icon: false, initials: false, fieldId: 'status' },
        density: 'compact',
        maxPerDay: 'fit',
      }}
    />
  ),
  play: async () => {
    const ready = chip(/, Ready, Blog Post$/);
    await expect(ready).toHaveTextContent('Ready');
    await expect(getComputedStyle(ready).getPropertyValue('--c')).toBe('#22c55e');
    await expect(getComputedStyle(chip(/^Harvest Festival/)).getPropertyValue('--c')).toBe('#6b7280');
    await expect(ready.offsetHeight).toBe(20);
  },
};

/** Each day displays as many entries as fit. On a tall screen, no entries are hidden. */
export const AsManyAsFit: Story = {
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div style={{ height: 1200, ['--story-height' as string]: '1200px' }}>
        <Story />
      </div>
    ),
  ],
  render: () => <InCalendar initial={{ ...defaultCalendarAppearance, maxPerDay: 'fit' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/more$/)).toBeNull();
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight);
  },
};

/** In a narrow toolbar, the menu opens from 'More actions'. */
export const InNarrowToolbar: Story = {
  parameters: { frame: { width: 700 }, bare: true },
  render: () => <InCalendar initial={defaultCalendarAppearance} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    const list = within(await screen.findByRole('dialog', { name: 'More actions' }));
    await userEvent.click(list.getByRole('button', { name: 'Appearance' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Appearance' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Hide weekends' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
};
