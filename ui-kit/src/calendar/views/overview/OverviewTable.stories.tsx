import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CalendarEntry, LogKind } from '../../../logs/types.js';
import { LOG_KINDS } from '../../../logs/types.js';
import { CalendarHost } from '../../calendar-host.fixture.js';
import { sampleBrands } from '../../story-data.js';
import { countEntries } from './count-entries.js';
import { OverviewTable } from './OverviewTable.js';

const TODAY = '2026-11-11';

/** The number of entries in each month of 2026. */
const YEAR: Readonly<Partial<Record<LogKind, readonly number[]>>> = {
  blog: [7, 6, 8, 9, 8, 9, 6, 5, 8, 7, 7, 4],
  email: [6, 5, 7, 6, 8, 7, 5, 4, 7, 8, 10, 3],
  social: [11, 9, 12, 10, 13, 12, 9, 8, 10, 8, 8, 4],
  event: [1, 0, 2, 3, 3, 4, 2, 1, 3, 6, 6, 2],
  podcast: [4, 4, 4, 4, 4, 4, 0, 0, 4, 5, 4, 2],
  other: [2, 1, 1, 2, 0, 1, 1, 0, 2, 3, 1, 1],
};

const pad = (number: number) => String(number).padStart(2, '0');

const entries: CalendarEntry[] = LOG_KINDS.flatMap((kind) =>
  (YEAR[kind] ?? []).flatMap((count, month) =>
    Array.from({ length: count }, (_entry, index): CalendarEntry => {
      const date = `2026-${pad(month + 1)}-${pad(1 + Math.floor((index * 27) / count))}`;
      return {
        id: `${kind}-${date}-${index}`,
        kind,
        title: `${kind} ${date}`,
        startDate: date,
        endDate: date,
        brandId: ['lumen', 'harbor', null, 'lumen'][index % 4] ?? null,
        color: null,
      };
    }),
  ),
);

const counts = countEntries({ entries, brands: sampleBrands, from: '2026-01-01', months: 12, today: TODAY });

const meta = {
  title: 'Calendar/OverviewTable',
  component: OverviewTable,
  parameters: {
    guidance:
      'Displays how many entries each month has, and where the gaps are. It is the fifth view of `Calendar`. Use `countEntries` to compute the counts.',
    bare: true,
  },
  args: { label: '2026', counts, today: TODAY, onOpenCell: fn() },
} satisfies Meta<typeof OverviewTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  parameters: { keptTexts: ['January, No brand: 7 entries. Open in Agenda'] },
  play: async ({ args, canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: '2026' }));
    await expect(grid.getByRole('row', { name: /^Podcast Episode / })).toHaveTextContent(/39\d+ days/);
    await expect(grid.getByRole('row', { name: /^All / })).toHaveTextContent('361');
    const email = grid.getByRole('button', { name: 'Email Campaign, October, 8' });
    await userEvent.click(email);
    await expect(args.onOpenCell).toHaveBeenLastCalledWith({ month: '2026-10-01', kind: 'email' });
    // The only tab stop in the table is the cell that last had focus.
    await expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([email]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(grid.getByRole('button', { name: 'Podcast Episode, July, none, a gap' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveTextContent(/^\d+ days/);
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await expect(grid.getByRole('button', { name: /^No brand, January, \d+$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenCell).toHaveBeenLastCalledWith({ month: '2026-01-01', brandId: null });
  },
};

export const Quarter: Story = {
  args: {
    label: 'October to December 2026',
    counts: countEntries({ entries, brands: sampleBrands, from: '2026-10-01', months: 3, today: TODAY }),
  },
};

export const Small: Story = {
  parameters: { frame: { width: 375 }, keptTexts: ['February, Event: 0 entries. Open in Agenda'] },
  play: async ({ canvas, canvasElement, args }) => {
    const root = canvasElement.querySelector('[data-compact]') as HTMLElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await expect(canvas.getAllByText(/^Silent for \d\d days$/).length).toBeGreaterThan(0);
    const cell = canvas.getByRole('button', { name: 'Event, February, none, a gap' });
    await expect(cell.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(cell);
    await expect(args.onOpenCell).toHaveBeenLastCalledWith({ month: '2026-02-01', kind: 'event' });
  },
};

/** Without `onOpenCell`, cells are not buttons. */
export const ReadOnly: Story = {
  render: ({ onOpenCell: _onOpenCell, ...args }) => <OverviewTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Email Campaign, October, 8' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { counts: countEntries({ entries: [], brands: sampleBrands, from: '2026-01-01', months: 12 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events to display')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: {
    kit: {
      brands: sampleBrands.map((brand) => ({
        ...brand,
        name: `${brand.name} and everything around it`.repeat(2),
      })),
    },
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  parameters: { kit: { locale: 'ar' } },
  globals: { direction: 'rtl' },
};

/** The overview as a view of the calendar. Opening a month displays the agenda, and users can download a CSV file. */
export const InCalendar: Story = {
  render: () => (
    <CalendarHost
      entries={entries}
      defaultState={{ view: 'overview', date: TODAY }}
      today={TODAY}
      onPdf={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '2026' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^2026$/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Months shown' }), '3');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oct – Dec 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Jul – Sep 2026');

    const saved: { name: string; blob: Blob }[] = [];
    const blobs: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return createObjectURL(blob);
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push({ name: event.target.download, blob: blobs.at(-1) as Blob });
    };
    // The link is not in the document, so intercept clicks on all links.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function record() {
      this.addEventListener('click', onClick, { once: true });
      click.call(this);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Download options' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
      await waitFor(() => expect(saved).toHaveLength(1));
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(saved[0]?.name).toBe('overview-2026-07-01.csv');
    await expect(await saved[0]?.blob.text()).toContain('Podcast Episode,0,0,4,4,');

    await userEvent.click(canvas.getByRole('button', { name: 'Podcast Episode, September, 4' }));
    await expect(await canvas.findByRole('region', { name: 'September 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Filter by Type/ })).toHaveTextContent('1 of 6');
  },
};
