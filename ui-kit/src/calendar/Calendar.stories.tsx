import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { testFilter } from '../../../.ci/test-filter.js';
import { approving } from '../entries/approving.fixture.js';
import { isHighlighted } from '../live/is-highlighted.fixture.js';
import { KINDS } from '../logs/kinds/index.js';
import { LOG_KINDS } from '../logs/types.js';
import { selectionActions } from '../selection-actions/selection-actions.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { Calendar } from './Calendar.js';
import { CalendarHost } from './calendar-host.fixture.js';
import { chooseKind } from './choose-kind.fixture.js';
import { FilteredHost } from './filtered-host.fixture.js';
import { SelectionBar } from './selection/SelectionBar.js';
import { manyEntries, octoberEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';
import type { CalendarView } from './views/calendar-view.js';
import { monthView } from './views/month/index.js';

const meta = {
  title: 'Calendar/Calendar',
  component: Calendar,
  render: (args) => <CalendarHost {...args} />,
  parameters: {
    guidance:
      'For a static picture of a month, use `CalendarPreview`. For printing, use `CalendarPrint`. To display entries in a different way, add an object to `views` instead of writing your own calendar.',
    bare: true,
  },
  args: {
    entries: octoberEntries,
    brands: sampleBrands,
    defaultState: { date: SAMPLE_TODAY },
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

const cell = (name: RegExp) => screen.getByRole('button', { name });

export const Month: Story = {};

const changedByMaya = new Map([
  [octoberEntries[0]?.id ?? '', { firstName: 'Maya', lastName: 'Okafor' }],
  [octoberEntries[1]?.id ?? '', null],
]);

/** The timeout for loading the highlight code, in milliseconds. */
const LOADING = { timeout: 10_000 };

/** Entries that other users have just changed are highlighted for two seconds. */
export const RecentlyChanged: Story = {
  args: { recentlyChanged: changedByMaya },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 items changed')).toHaveRole('status'), LOADING);
    const [id] = [...changedByMaya.keys()];
    const chip = canvasElement.querySelector(`[data-cp-entry="${id}"]`) as Element;
    await expect(isHighlighted(chip)).toBe(true);
    const others = [...canvasElement.querySelectorAll('[data-cp-entry]')].filter(
      (element) => !changedByMaya.has(element.getAttribute('data-cp-entry') ?? ''),
    );
    await expect(others.length).toBeGreaterThan(0);
    await expect(others.filter(isHighlighted)).toEqual([]);
    await expect(getComputedStyle(chip, '::after').content).toContain('"MO"');
  },
};

const crowded = manyEntries(500);

/**
 * If the changed entry is hidden behind the '+N more' button, the button is highlighted. If the entry's details are
 * open, the title in the details is highlighted.
 */
export const ChangedOutOfSight: Story = {
  tags: ['!autodocs'],
  args: { entries: crowded, recentlyChanged: new Map(crowded.map(({ id }) => [id, null])) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.getByText('500 items changed')).toHaveRole('status'), LOADING);
    await expect(isHighlighted(canvasElement.querySelector('[data-cp-more]'))).toBe(true);
    await userEvent.click(canvasElement.querySelector('[data-cp-entry]') as Element);
    const title = await screen.findByRole('heading', { level: 2 });
    await expect(isHighlighted(title)).toBe(true);
  },
};

export const Empty: Story = { args: { entries: [] } };

export const Twenty: Story = { tags: ['!autodocs'], args: { entries: manyEntries(20) } };

export const Hundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(100) } };

export const FiveHundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(500) } };

export const TenThousand: Story = { tags: ['!autodocs'], args: { entries: manyEntries(10_000) } };

export const Loading: Story = { args: { entries: [], loading: true } };

export const Failed: Story = { args: { error: true, onRetry: fn() } };

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { kit: { locale: 'ar-EG' } },
  globals: { direction: 'rtl' },
  play: async () => {
    const day = cell(/^الأربعاء، ١٤ أكتوبر/);
    day.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(/^الخميس، ١٥ أكتوبر/)).toHaveFocus();
  },
};

export const WeekStartsOnMonday: Story = {
  args: { weekStartsOn: 1 },
  parameters: { kit: { locale: 'de-DE' } },
};

const LONG =
  'An extraordinarily long title that someone pasted from a brief without looking at it twice '.repeat(3);

export const LongTexts: Story = {
  args: { entries: octoberEntries.map((entry) => ({ ...entry, title: LONG })) },
};

export const AnyColors: Story = {
  args: {
    entries: octoberEntries.map((entry, index) => ({
      ...entry,
      color:
        ['#000', '#fff', 'linear-gradient(90deg, #f97316, #9333ea)', 'url(x)', '#0f0', '#6366f180'][
          index % 6
        ] ?? null,
    })),
  },
};

const SELECTED = octoberEntries.slice(0, 3).map(({ id }) => id);

/** Selected entries have a check mark and an outline. */
export const Selection: Story = {
  parameters: { keptTexts: ['Selection cleared'] },
  args: {
    selectedIds: SELECTED,
    onSelectionChange: fn(),
    selectionBar: (
      <SelectionBar
        count={SELECTED.length}
        onMove={fn()}
        onShift={fn()}
        onDuplicate={fn()}
        onDelete={fn()}
        onClear={fn()}
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-cp-entry][aria-describedby]')).toHaveAccessibleDescription(
        'Selected',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith({ ids: [] });
  },
};

const duplicated = fn(async ({ ids }: { ids: readonly string[] }) => ({
  entries: octoberEntries
    .filter(({ id }) => ids.includes(id))
    .map((entry) => ({ ...entry, id: `${entry.id}-copy` })),
}));

/** With `selectionActions`, users can act on the selected entries. Toasts display the outcome. */
export const ActionsForSelected: Story = {
  parameters: { keptTexts: ['September roundup selected'] },
  args: {
    features: [
      selectionActions({
        onMove: async () => true,
        onUpdate: async () => ({}),
        onDuplicate: duplicated,
        onDelete: async () => ({}),
        onExportCsv: async () => null,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const chips = canvasElement.querySelectorAll<HTMLElement>('[data-cp-entry]');
    chips[0]?.focus();
    await waitFor(async () => {
      await userEvent.keyboard('x');
      expect(canvas.getByText('1 item selected')).toBeVisible();
    }, LOADING);
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(duplicated).toHaveBeenCalledWith({ ids: [chips[0]?.dataset.cpEntry] });
    await expect(await screen.findByText('1 entry duplicated')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await expect(await screen.findByText('1 entry deleted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('1 item selected')).toBeNull());
  },
};

/**
 * Dragging across the empty areas of several days creates an event. During the drag, the days are highlighted, and a
 * label displays the number of days.
 */
export const DragAcrossDays: Story = {
  args: { onCreateRange: fn() },
  play: async ({ args, canvasElement }) => {
    const send = (target: EventTarget, type: string, date: string) => {
      const day = canvasElement.querySelector(`[data-cp-date="${date}"]`) as Element;
      const { left, bottom } = day.getBoundingClientRect();
      const point = { clientX: left + 40, clientY: bottom - 6 };
      const mouse = { bubbles: true, pointerType: 'mouse', pointerId: 1, button: 0, buttons: 1 };
      target.dispatchEvent(new PointerEvent(type, { ...mouse, ...point }));
    };
    const label = () => document.querySelector('[data-cp-ghost]');
    await waitFor(() => {
      const first = canvasElement.querySelector('[data-cp-date="2026-10-26"]') as Element;
      send(first, 'pointerdown', '2026-10-26');
      send(window, 'pointermove', '2026-10-28');
      expect(label()).toHaveTextContent('3 days');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(label()).toBeNull());
    await expect(args.onCreateRange).not.toHaveBeenCalled();
  },
};

export const Details: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const button = canvas.getAllByRole('button', { name: /^Harvest Festival, Event/ })[0];
    await userEvent.click(button as HTMLElement);
    const popover = within(await screen.findByRole('dialog', { name: 'Harvest Festival' }));
    await waitFor(() => expect(popover.getByText('Multi-day Event')).toBeVisible());
    await expect(popover.getByText('Thursday, October 8, 2026 to Tuesday, October 13, 2026')).toBeVisible();
    await expect(popover.getByText('Harbor & Vine')).toBeVisible();
    await expect(popover.getByText('Custom Color')).toBeVisible();
    await expect(popover.getByText('09/14/2026')).toBeVisible();
    await waitFor(() => expect(popover.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await expect(args.onSelectEntry).toHaveBeenCalledWith({
      entry: expect.objectContaining({ title: 'Harvest Festival' }),
    });
  },
};

export const Edit: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Press kit due/ }));
    const popover = within(await screen.findByRole('dialog', { name: 'Press kit due' }));
    await userEvent.click(popover.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith({
      entry: expect.objectContaining({ title: 'Press kit due' }),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSelectEntry).toHaveBeenLastCalledWith({ entry: null });
  },
};

/** Without `onEdit` and `onCreate`, there are no controls for editing or adding entries. */
export const ReadOnly: Story = {
  render: ({ onEdit: _onEdit, onCreate: _onCreate, ...args }) => <CalendarHost {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add entry/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Press kit due/ }));
    const popover = within(await screen.findByRole('dialog', { name: 'Press kit due' }));
    await expect(popover.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

const titles: CalendarView = {
  ...monthView,
  name: 'titles',
  label: 'Titles',
  component: ({ entries }) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>{entry.title}</li>
      ))}
    </ul>
  ),
};

/** The view switch appears if there is more than one view. */
export const TwoViews: Story = {
  args: { views: [monthView, titles] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Titles' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      state: expect.objectContaining({ view: 'titles', date: SAMPLE_TODAY }),
    });
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** Filters entries by type. The button displays how many types are visible. */
export const Filter: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Filter by Type' }));
    const boxes = popover.getAllByRole('checkbox');
    await expect(boxes.map((box) => (box as HTMLButtonElement).labels[0]?.textContent)).toEqual(
      LOG_KINDS.map((kind) => KINDS[kind].badge),
    );
    for (const box of boxes) await expect(box).toBeChecked();
    await userEvent.click(popover.getByRole('checkbox', { name: 'Event' }));
    await userEvent.click(popover.getByRole('checkbox', { name: 'Other' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      state: expect.objectContaining({
        kinds: LOG_KINDS.filter((kind) => kind !== 'event' && kind !== 'other'),
      }),
    });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: /^Harvest Festival/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Press kit|^Friday ride invite/ })).toBeVisible();
    const button = canvas.getByRole('button', {
      name: new RegExp(`^Filter by Type\\s*${LOG_KINDS.length - 2} of ${LOG_KINDS.length} shown$`),
    });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all types' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Harvest Festival/ }).length).toBeGreaterThan(0),
    );
  },
};

export const PrintAndPdf: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onPrint: fn(), onPdf: fn(), onCsv: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    const state = expect.objectContaining({ date: '2026-11-14', view: 'month' });
    await expect(args.onPrint).toHaveBeenCalledWith({ state });
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(args.onPdf).toHaveBeenCalledWith({ state });
    await userEvent.click(canvas.getByRole('button', { name: 'Download options' }));
    const csv = await within(document.body).findByRole('button', { name: 'Download CSV' });
    await userEvent.click(csv);
    await expect(args.onCsv).toHaveBeenCalledWith({ state });
  },
};

/** Restores a stored state. If the stored view no longer exists, the month view is displayed. */
export const Restored: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultState: { view: 'quarter', months: 5, kinds: ['event'], date: '2027-02-03' },
    views: [monthView, titles],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'February 2027' })).toBeVisible();
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2027-01-31', to: '2027-03-13' });
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^Filter by Type\\s*1 of ${LOG_KINDS.length} shown$`) }),
    ).toBeVisible();
  },
};

export const DetailsWithKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const day = cell(/^Wednesday, October 14, 2026, 5 items$/);
    day.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Autumn Sale, Event/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Autumn Sale' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Autumn Sale, Event/ })).toHaveFocus());
    await expect(args.onSelectEntry).toHaveBeenLastCalledWith({ entry: null });
    await userEvent.keyboard('{Escape}');
    await expect(day).toHaveFocus();
  },
};

export const Navigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-09-27', to: '2026-11-07' });
    cell(/^Wednesday, October 14/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}');
    await expect(cell(/^Sunday, October 18/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell(/^Saturday, October 24/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(cell(/^Tuesday, November 24/)).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('November 2026');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      state: expect.objectContaining({ date: '2026-11-24' }),
    });
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-12-12' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(cell(/^Tuesday, December 15/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'October 2026' })).toBeVisible();
    await expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  },
};

export const More: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+2 more on Wednesday, October 14, 2026' }));
    const list = within(await screen.findByRole('dialog', { name: 'Wed, October 14' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const MoreThenDetails: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: '+2 more on Wednesday, October 14, 2026' });
    await userEvent.click(more);
    const list = within(await screen.findByRole('dialog', { name: 'Wed, October 14' }));
    await userEvent.click(list.getByRole('button', { name: /^Ep. 43/ }));
    const details = within(await screen.findByRole('dialog', { name: 'Ep. 43: Steel or carbon' }));
    await waitFor(() => expect(details.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Create: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(cell(/^Saturday, October 3, 2026, no items$/));
    await chooseKind('Saturday, October 3, 2026', 'Blog Post');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-03', kind: 'blog' });
    cell(/^Sunday, October 4,/).focus();
    await userEvent.keyboard('{Enter}');
    await chooseKind('Sunday, October 4, 2026', 'Event');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-04', kind: 'event' });
    await userEvent.click(screen.getByRole('button', { name: 'Add entry on Monday, October 5, 2026' }));
    await screen.findByRole('dialog', { name: 'Add entry' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
};

/** Users can filter by brand, text, visibility and custom fields. The active filters are displayed above the view. */
export const Filtered: Story = {
  render: ({ onEdit, onCreate }) => (
    <div style={{ height: 'var(--story-height)' }}>
      <FilteredHost
        filter={testFilter({ brandIds: ['lumen', null] })}
        kinds={['blog', 'email', 'social', 'event', 'podcast']}
        {...(onEdit && { onEdit })}
        {...(onCreate && { onCreate })}
      />
    </div>
  ),
};

export const SmallScreen: Story = {
  args: { compact: true },
  parameters: { frame: { width: 375, height: 812 } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wednesday, October 14 5' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Thursday, October 22, 2026, 5 items/ }));
    await expect(canvas.getByRole('heading', { name: 'Thursday, October 22 5' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Friday, October 23/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry on Friday, October 23, 2026' }));
    await chooseKind('Friday, October 23, 2026', 'Other');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-23', kind: 'other' });
  },
};

const approve = fn();
const approved = octoberEntries[7]?.id ?? '';
const approvable = approving([approved], approve);

/** Your own features, which can also be part of a `LogTable`. */
export const Features: Story = {
  args: { features: [approvable] },
  decorators: [
    (Story) => (
      <ShortcutProvider>
        <Story />
      </ShortcutProvider>
    ),
  ],
  parameters: { ownTexts: ['Approve', 'Approved', 'Hide approved entries'] },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('button', { name: /Approved$/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide approved entries' }));
    await waitFor(() => expect(entry).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /^Autumn menu is here/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Autumn menu is here' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('a');
    await expect(approve).toHaveBeenCalled();
  },
};

/** Print and PDF share one button, because there is no room for two buttons. */
export const SmallScreenPrintAndPdf: Story = {
  tags: ['!dev', '!autodocs'],
  ...SmallScreen,
  args: { compact: true, onPrint: fn(), onPdf: fn() },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    const actions = within(await screen.findByRole('dialog', { name: 'More actions' }));
    await expect(actions.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.click(actions.getByRole('button', { name: 'Download PDF' }));
    await expect(args.onPdf).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const SmallScreenDetails: Story = {
  tags: ['!dev', '!autodocs'],
  ...SmallScreen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sunday, October 11/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Harvest Festival/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Event Details' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Harvest Festival' })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible());
  },
};

export const SmallScreenLoading: Story = {
  tags: ['!dev', '!autodocs'],
  ...SmallScreen,
  args: { compact: true, entries: [], loading: true },
  play: async () => {},
};
