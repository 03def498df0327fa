import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Calendar } from '../../Calendar.js';
import { CalendarHost } from '../../calendar-host.fixture.js';
import { chooseKind } from '../../choose-kind.fixture.js';
import { manyEntries, octoberEntries, SAMPLE_TODAY, sampleBrands } from '../../story-data.js';
import { AgendaHost } from './agenda-host.fixture.js';

const meta = {
  title: 'Calendar/Agenda',
  component: Calendar,
  render: (args) => <CalendarHost {...args} />,
  parameters: {
    ownTexts: ['Entry of'],
    guidance:
      "The 'Agenda' view of `Calendar`: all entries by date, loaded as users scroll. For a table of one kind, use `LogTable`.",
    bare: true,
  },
  args: {
    entries: octoberEntries,
    brands: sampleBrands,
    defaultState: { view: 'agenda', date: SAMPLE_TODAY },
    today: SAMPLE_TODAY,
    onStateChange: fn(),
    onRangeChange: fn(),
    onNeedMore: fn(),
    onSelectEntry: fn(),
    onEdit: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.getByRole('region', { name: /\d{4}$/ });
const section = (name: string) => within(screen.getByRole('list', { name }));
/** Scrolls the list the way a user does with a mouse wheel. */
const scrollTo = async (top: number) => {
  await fireEvent.wheel(list());
  list().scrollTop = top;
};
/** Returns the title of the first visible row. */
const topTitle = () => {
  const top = list().getBoundingClientRect().top;
  const rows = [...list().querySelectorAll('[data-cp-row]')];
  const first = rows.find((row) => row.getBoundingClientRect().top >= top - 1);
  return first?.querySelector('[data-title]')?.textContent;
};

export const Agenda: Story = {};

export const AgendaWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await waitFor(() => expect(topTitle()).toBe('Autumn Sale'));
    const rows = section('Wednesday, October 14, 2026').getAllByRole('button', { name: /10\/1/ });
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveAccessibleName(
      'Autumn Sale Event Multi-day (middle) Lumen Cycles 10/12/2026 to 10/16/2026',
    );
    await expect(rows[1]).toHaveAccessibleName('Ask the frame builder Social Post 10/14/2026');
    const friday = section('Friday, October 16, 2026');
    await expect(friday.getByText('Multi-day (end)')).toBeVisible();
    const launch = section('Wednesday, October 21, 2026');
    await expect(launch.getByText('Multi-day (start)')).toBeVisible();
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No events to display')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await chooseKind('Wednesday, October 14, 2026', 'Other');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-14', kind: 'other' });
  },
};

export const Hundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(100) } };

export const FiveHundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(500) } };

/** The document contains only the visible rows. */
export const TenThousand: Story = {
  tags: ['!dev', '!autodocs'],
  args: { entries: manyEntries(10_000) },
  play: async () => {
    await waitFor(() => expect(list().querySelector('[data-cp-row]')).not.toBeNull());
    await expect(list().querySelectorAll('[data-cp-row]').length).toBeLessThan(100);
    await expect(list().scrollHeight).toBeGreaterThan(10_000 * 36);
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

/** Without `loaded`, the agenda displays only the range that it requests from the application. */
export const ByMonths: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({
      from: '2026-09-01',
      to: '2026-12-31',
      isEndless: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({
      from: '2026-08-01',
      to: '2026-11-30',
      isEndless: true,
    });
    await waitFor(() => expect(topTitle()).toBe('September roundup'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('September 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(topTitle()).toBe('Autumn Sale'));
  },
};

export const LoadsInBothDirections: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <AgendaHost {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(topTitle()).toBe('Entry of 2026-10-15'));
    // Wait until September has loaded. If it loaded while the test scrolls, the list could not stay in place.
    await waitFor(() => expect(list().scrollTop).toBeGreaterThan(600));
    await expect(topTitle()).toBe('Entry of 2026-10-15');
    // The visible entries stay in place when August loads above them.
    await scrollTo(150);
    await waitFor(() =>
      expect(list().querySelector('li')?.getBoundingClientRect().top).toBeLessThan(
        list().getBoundingClientRect().top,
      ),
    );
    const shown = topTitle();
    await waitFor(() =>
      expect(args.onNeedMore).toHaveBeenCalledWith(expect.objectContaining({ direction: 'before' })),
    );
    await waitFor(() => expect(list().scrollTop).toBeGreaterThan(600));
    await waitFor(() => expect(topTitle()).toBe(shown));
    // Scroll to the very end, which takes several requests.
    await waitFor(
      async () => {
        await scrollTo(list().scrollHeight);
        await expect(within(list()).getByText('Entry of 2027-05-19')).toBeVisible();
      },
      { timeout: 10_000 },
    );
    await expect(args.onNeedMore).toHaveBeenCalledWith(expect.objectContaining({ direction: 'after' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/\w+ 2027/));
    // The next view starts at the date that the agenda was scrolled to.
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      state: expect.objectContaining({ view: 'month', date: expect.stringMatching(/^2027-0[45]/) }),
    });
  },
};

/**
 * If the user navigates to a day that is not loaded, the agenda requests the day and then displays it, including an
 * entry that began two days earlier.
 */
export const JumpsBeyondLoadedDays: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <AgendaHost {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(topTitle()).toBe('Entry of 2026-10-15'));
    const next = canvas.getByRole('button', { name: 'Next' });
    // Click without waiting. Otherwise, the agenda would load the next days before the user navigates to them.
    for (let month = 0; month < 4; month += 1) fireEvent.click(next);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('February 2027');
    await waitFor(() => expect(topTitle()).toBe('Entry of 2027-02-12'), { timeout: 5000 });
    await expect(args.onNeedMore).toHaveBeenCalledWith({ direction: 'after', until: expect.any(String) });
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(topTitle()).toBe('Entry of 2026-10-15'));
  },
};

export const FailedEnd: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <AgendaHost {...args} fails />,
  play: async () => {
    await waitFor(() => expect(topTitle()).toBe('Entry of 2026-10-15'));
    await waitFor(async () => {
      await scrollTo(list().scrollHeight);
      await expect(within(list()).getByRole('alert')).toHaveTextContent('Later entries could not be loaded');
    });
    await userEvent.click(within(list()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(list()).queryByRole('alert')).toBeNull());
  },
};

const row = (name: RegExp) => within(list()).getByRole('button', { name });

export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(topTitle()).toBe('Autumn Sale'));
    row(/^Ask the frame builder/).focus();
    await expect(list().querySelectorAll('[data-cp-row][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row(/^Autumn Sale: last 48 hours/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(/^Mulled wine/)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row(/^September roundup/)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(row(/^Night market pop-up.*Multi-day \(start\)/)).not.toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('October 2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cp-row'));
  },
};

/** If scrolling removes the focused row from the document, focus moves to the list. */
export const KeepsFocusWhenRowUnmounts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { entries: manyEntries(500) },
  play: async () => {
    await waitFor(() => expect(list().querySelector('[data-cp-row]')).not.toBeNull());
    const first = list().querySelector<HTMLElement>('[data-cp-row][tabindex="0"]');
    first?.focus();
    await scrollTo(list().scrollTop + 6000);
    await waitFor(() => expect(first?.isConnected).toBe(false));
    await waitFor(() => expect(list()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cp-row'));
  },
};

export const Create: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await waitFor(() => expect(topTitle()).toBe('Autumn Sale'));
    await userEvent.click(row(/^Add entry on Thursday, October 15/));
    await chooseKind('Thursday, October 15, 2026', 'Email Campaign');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-15', kind: 'email' });
  },
};

export const SmallScreen: Story = {
  args: { compact: true },
  parameters: { frame: { width: 375, height: 812 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(topTitle()).toBe('Autumn Sale'));
    await expect(canvas.getByRole('heading', { name: 'Today Wednesday, October 14' })).toBeVisible();
    await userEvent.click(row(/^Ask the frame builder/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Event Details' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Ask the frame builder' })).toBeVisible());
  },
};
