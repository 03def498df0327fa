import { addDays } from '@content-planner/model';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs } from '../log-table/story-data.js';
import type { Entry } from '../logs/entry.js';
import { CommandPalette } from '../palette/CommandPalette.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { approving } from './approving.fixture.js';
import type { EntryFeature, EntryHost } from './feature.js';

const blog = sampleBlogs[0] as Entry;
const event = octoberEntries.find(({ startDate }) => startDate === SAMPLE_TODAY);
if (event === undefined) throw new Error('There must be an entry today.');

const approve = vi.fn();
const approvedBlog = approving([blog.id], approve);
const approvedEvent = approving([event.id], approve);

const list = (compact: boolean, feature: EntryFeature, entries: readonly Entry[] = sampleBlogs) => (
  <ThemeProvider>
    <ShortcutProvider>
      <LogTable
        kind="blog"
        style={{ height: 600 }}
        compact={compact}
        brands={sampleBrands}
        entries={entries}
        onEdit={() => {}}
        onDelete={() => {}}
        features={[feature]}
      />
      <CommandPalette />
    </ShortcutProvider>
  </ThemeProvider>
);

const calendar = (view: string, compact: boolean, feature = approvedEvent) => (
  <ThemeProvider>
    <Calendar
      key={`${view} ${compact}`}
      style={{ height: 800 }}
      entries={octoberEntries}
      brands={sampleBrands}
      today={SAMPLE_TODAY}
      defaultState={{ view, date: SAMPLE_TODAY }}
      compact={compact}
      features={[feature]}
    />
  </ThemeProvider>
);

test('marks are part of the accessible names of entries in all views of a calendar', async () => {
  await page.viewport(1280, 900);
  const marked = page.getByRole('button', { name: new RegExp(`^${event.title}.*Approved`) });
  const { rerender } = await render(calendar('month', false));
  await expect.element(marked).toBeVisible();
  expect(marked.element().querySelector('title')).toHaveTextContent('Approved');
  for (const [view, compact] of [
    ['month', true],
    ['week', false],
    ['agenda', false],
    ['multi', false],
  ] as const) {
    await rerender(calendar(view, compact));
    await expect.element(marked.first()).toBeVisible();
  }
});

test.each([false, true])('marks are part of the names of rows (small screen: %s)', async (compact) => {
  await page.viewport(1280, 900);
  await render(list(compact, approvedBlog));
  await expect.element(page.getByRole('button', { name: `${blog.title} Approved` })).toBeVisible();
  await expect.element(page.getByText('Approved')).toBeInTheDocument();
});

test.each([false, true])(
  'a list has the toolbar commands of features (small screen: %s)',
  async (compact) => {
    await page.viewport(1280, 900);
    await render(list(compact, approvedBlog));
    const row = page.getByRole('button', { name: `${blog.title} Approved` });
    await expect.element(row).toBeVisible();
    if (compact) await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Hide approved entries' }).click();
    await expect.element(row).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('option', { name: 'Hide approved entries' })).toBeVisible();
  },
);

/** A feature that passes on its host. */
function withHost() {
  const found: { host: EntryHost | null } = { host: null };
  const feature: EntryFeature = {
    name: 'host',
    toolbar: ({ host }) => {
      found.host = host;
      return [];
    },
  };
  return { found, feature };
}

test('reveal scrolls to the row of an entry that is not rendered yet', async () => {
  await page.viewport(1280, 900);
  const many = Array.from({ length: 1000 }, (_row, index) => {
    const date = addDays('2026-11-11', -index);
    return { ...blog, id: `entry-${index}`, title: `Entry ${index}`, startDate: date, endDate: date };
  });
  const { found, feature } = withHost();
  await render(list(false, feature, many));
  const entry = many[700] as Entry;
  expect(found.host?.placeOf(entry)).toBeNull();
  const element = await found.host?.reveal(entry);
  await expect.element(page.getByRole('button', { name: 'Entry 700', exact: true })).toBeInViewport();
  expect(element).toBe(page.getByRole('button', { name: 'Entry 700', exact: true }).element());
});

test('reveal displays the first day of an entry in a calendar', async () => {
  await page.viewport(1280, 900);
  const { found, feature } = withHost();
  const later = { id: 'unknown', startDate: '2027-03-04' };
  await render(calendar('month', false, feature));
  const element = await found.host?.reveal(later);
  expect(element?.dataset.cpDate).toBe('2027-03-04');
  await expect.element(page.getByRole('heading', { name: 'March 2027' })).toBeVisible();
});
