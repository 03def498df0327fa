import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useMoveReport } from '../../changes/use-move-report.js';
import type { CalendarEntry } from '../../logs/types.js';
import { ToastProvider } from '../../primitives/Toast.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { Calendar } from '../Calendar.js';
import { EntryButton } from '../entry/EntryButton.js';
import type { CalendarView, CalendarViewProps } from '../views/calendar-view.js';
import type { EntriesMove } from './entry-move.js';
import { movePart } from './move-part.js';

const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11'];
const entry = (id: string, brandId: string, status: string): CalendarEntry => ({
  ...{ id, kind: 'blog', title: `Entry ${id}`, startDate: '2026-11-09', endDate: '2026-11-09' },
  ...{ brandId, color: null, dynamicFields: { status, owner: 'maya' } },
});
const entries = [entry('one', 'lumen', 'Draft'), entry('two', 'spoke', 'Approved')];

const cell = { flex: 1, minHeight: 120, border: '1px solid' };

const Board = ({ label, entries: all }: CalendarViewProps) => (
  <section aria-label={label} style={{ display: 'flex' }}>
    {['Draft', 'In review', 'Approved'].map((status) => (
      <section
        key={status}
        aria-label={status}
        data-cp-place={JSON.stringify({ dynamicFields: { status } })}
        style={cell}
      >
        {all
          .filter(({ dynamicFields }) => dynamicFields?.status === status)
          .map((one) => (
            <EntryButton key={one.id} entry={one} />
          ))}
      </section>
    ))}
  </section>
);

const Lanes = ({ label, entries: all }: CalendarViewProps) => (
  <section aria-label={label}>
    {['lumen', 'spoke'].map((brandId) => (
      <section
        key={brandId}
        aria-label={brandId}
        data-cp-place={JSON.stringify({ brandId })}
        style={{ display: 'flex' }}
      >
        {DAYS.map((date) => (
          <div key={date} data-cp-date={date} style={cell}>
            {all
              .filter((one) => one.brandId === brandId && one.startDate === date)
              .map((one) => (
                <EntryButton key={one.id} entry={one} />
              ))}
          </div>
        ))}
      </section>
    ))}
  </section>
);

const view = (name: string, component: CalendarView['component']): CalendarView => ({
  ...{ name, label: name, component },
  range: () => ({ from: '2026-11-09', to: '2026-11-11' }),
  step: (cursor) => cursor,
  heading: () => [{ text: name, isYear: false }],
});
const views = [view('board', Board), view('lanes', Lanes)];
const onMove = vi.fn();

function Host({ name }: { name: string }) {
  const report = useMoveReport({ onShow: () => {}, refetch: () => {} });
  const move = (moved: EntriesMove) => {
    onMove(moved);
    return report(moved, new Promise((resolve) => setTimeout(() => resolve({ changeId: null }), 2_000)));
  };
  return (
    <Calendar
      style={{ height: 700 }}
      entries={entries}
      today="2026-11-09"
      views={views}
      defaultState={{ view: name, date: '2026-11-09' }}
      onMove={move}
    />
  );
}

const show = async (name: string) => {
  onMove.mockReset();
  await page.viewport(1280, 900);
  await render(
    <ThemeProvider>
      <ToastProvider>
        <Host name={name} />
      </ToastProvider>
    </ThemeProvider>,
  );
  await expect.element(chip('one')).toBeVisible();
};
const chip = (id: string, within: Locator | typeof page = page) =>
  within.getByRole('button', { name: new RegExp(`^Entry ${id}\\b`) });
const place = (name: string) => page.getByRole('region', { name });
const same = { startDate: '2026-11-09', endDate: '2026-11-09' };

beforeEach(() => movePart.load());

test('a drag to a column of a board changes a value, and the toast names the column', async () => {
  await show('board');
  await vi.waitFor(async () => {
    await userEvent.dragAndDrop(chip('one'), place('In review'));
    expect(onMove).toHaveBeenCalled();
  });
  expect(onMove).toHaveBeenCalledExactlyOnceWith({
    moves: [{ id: 'one', version: 0, ...same }],
    entries: [entries[0]],
    place: { label: 'In review', values: { dynamicFields: { status: 'In review' } } },
  });
  await expect.element(chip('one', place('In review'))).toBeVisible();
  await expect.element(page.getByText('Moved to In review').first()).toBeVisible();
});

test('with the keyboard, arrow keys move an entry to the next column', async () => {
  await show('board');
  (chip('one').element() as HTMLElement).focus();
  await userEvent.keyboard('m{ArrowRight}');
  await expect.element(chip('one', place('In review'))).toBeVisible();
  await expect.element(page.getByText('In review').first()).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onMove.mock.lastCall?.[0].place).toEqual({
    label: 'Approved',
    values: { dynamicFields: { status: 'Approved' } },
  });
});

test('an entry that returns to its column, or is dropped outside, does not move', async () => {
  await show('board');
  (chip('one').element() as HTMLElement).focus();
  await userEvent.keyboard('m{ArrowRight}{ArrowLeft}{Enter}');
  await userEvent.dragAndDrop(chip('one'), place('Draft'));
  expect(onMove).not.toHaveBeenCalled();
});

test('in lanes, a move changes the date and the value', async () => {
  await show('lanes');
  (chip('one').element() as HTMLElement).focus();
  await userEvent.keyboard('m{ArrowRight}{ArrowDown}');
  await expect.element(chip('one', place('spoke'))).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith({
    moves: [{ id: 'one', version: 0, startDate: '2026-11-10', endDate: '2026-11-10' }],
    entries: [entries[0]],
    place: { label: 'spoke', values: { brandId: 'spoke' } },
  });
  await expect.element(page.getByText('Moved to spoke, Tuesday, November 10, 2026').first()).toBeVisible();
});
