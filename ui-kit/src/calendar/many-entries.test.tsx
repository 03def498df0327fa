import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { bareCalendar } from './bare-calendar.fixture.js';
import { Calendar } from './Calendar.js';
import { calendarMessages } from './calendar-messages.js';
import { loadViews } from './load-views.fixture.js';
import { manyEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';

function mount(count: number): { nodes: number; unmount: () => void; host: HTMLElement } {
  const entries = manyEntries(count);
  const host = document.createElement('div');
  host.style.height = '900px';
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <ThemeProvider style={{ height: '100%' }}>
        <Calendar
          entries={entries}
          brands={sampleBrands}
          defaultState={{ date: SAMPLE_TODAY }}
          today={SAMPLE_TODAY}
          compact={false}
        />
      </ThemeProvider>,
    ),
  );
  return {
    host,
    nodes: host.querySelectorAll('*').length,
    unmount: () => {
      root.unmount();
      host.remove();
    },
  };
}

test('the calendar renders only entries that have a lane', () => {
  const { nodes, host, unmount } = mount(10_000);
  expect(host.querySelectorAll('[data-cp-entry]').length).toBeLessThanOrEqual(42 * 3);
  expect(nodes).toBeLessThan(1500);
  unmount();
});

test.each(['month', 'multi', 'week'])(
  'in the %s view, a change to one entry re-renders only that entry',
  async (view) => {
    await loadViews();
    // Rendering an entry calls this function to get its accessible name.
    const entry = vi.fn(calendarMessages.english.entry);
    const shared = {
      labels: { calendar: { entry } },
      brands: sampleBrands,
      defaultState: { view, date: SAMPLE_TODAY },
    };
    const entries = manyEntries(10_000);
    const { rerender } = await render(bareCalendar({ ...shared, entries }));
    const chips = [...document.querySelectorAll<HTMLElement>('[data-cp-entry]')];
    expect(entry.mock.calls.length).toBeGreaterThanOrEqual(chips.length);
    const chip = chips.find(({ dataset }) => dataset.span === undefined);
    entry.mockClear();
    await rerender(
      bareCalendar({
        ...shared,
        entries: entries.map((one) =>
          one.id === chip?.dataset.cpEntry ? { ...one, title: `${one.title} (final)` } : one,
        ),
      }),
    );
    expect(chip?.textContent).toMatch(/ \(final\)/);
    expect(entry).toHaveBeenCalledOnce();
  },
);

test('moving an entry re-renders only that entry', async () => {
  const entry = vi.fn(calendarMessages.english.entry);
  const shared = {
    labels: { calendar: { entry } },
    brands: sampleBrands,
    defaultState: { date: SAMPLE_TODAY },
  };
  const entries = manyEntries(31).map((one) => ({ ...one, endDate: one.startDate }));
  const { rerender } = await render(bareCalendar({ ...shared, entries }));
  entry.mockClear();
  await rerender(
    bareCalendar({
      ...shared,
      entries: entries.map((one) =>
        one.startDate === '2026-10-13' ? { ...one, startDate: '2026-10-21', endDate: '2026-10-21' } : one,
      ),
    }),
  );
  expect(document.querySelectorAll('[data-cp-date="2026-10-21"] [data-cp-entry]')).toHaveLength(2);
  expect(entry).toHaveBeenCalledOnce();
});
