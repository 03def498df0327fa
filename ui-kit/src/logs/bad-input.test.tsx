import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import { KitProvider } from '../kit/KitProvider.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs } from '../log-table/story-data.js';
import { SharedCalendar } from '../sharing/SharedCalendar.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import type { Brand } from './types.js';

const warnings = listenToWarnings();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const calendar = { entries: octoberEntries, today: SAMPLE_TODAY };
const planner = (brands: readonly Brand[], { loading = false } = {}) => (
  <ThemeProvider>
    <KitProvider brands={brands}>
      <Calendar {...calendar} loading={loading} />
      <LogTable kind="blog" entries={sampleBlogs} loading={loading} onEdit={() => {}} onDelete={() => {}} />
    </KitProvider>
  </ThemeProvider>
);
const BOTH = { id: 'both', name: 'Both houses', color: 'teal' };

// Each warning is logged once per page, so the tests without a warning come first.
test('no warning is logged while entries or brands load', async () => {
  const screen = await render(planner([], { loading: true }));
  vi.runOnlyPendingTimers();
  await screen.rerender(planner([]));
  await screen.rerender(planner([...sampleBrands, BOTH]));
  vi.runOnlyPendingTimers();
  expect(warnings()).toEqual([]);
});

test('no warning is logged for a page that hides its only brand', async () => {
  const ofBrand = octoberEntries.filter(({ brandId }) => brandId === 'lumen');
  await render(
    <ThemeProvider>
      <SharedCalendar calendar={{ ...calendar, entries: ofBrand, brands: sampleBrands.slice(0, 1) }} />
    </ThemeProvider>,
  );
  vi.runOnlyPendingTimers();
  expect(warnings()).toEqual([]);
});

test('a calendar and a list warn once about entries whose brand is missing', async () => {
  const screen = await render(planner([]));
  vi.runOnlyPendingTimers();
  await screen.rerender(planner([BOTH]));
  vi.runOnlyPendingTimers();
  const about = (title: string, brand: string, host: string) =>
    `Entry '${title}' has the brand '${brand}', which is not in \`brands\`. Pass it to KitProvider or ${host}.`;
  const of = (entries: readonly { title: string; brandId: string | null }[], host: string) => {
    const entry = entries.find(({ brandId }) => brandId !== null);
    return about(entry?.title ?? '', entry?.brandId ?? '', host);
  };
  expect(warnings().sort()).toEqual([of(octoberEntries, 'Calendar'), of(sampleBlogs, 'LogTable')].sort());
});
