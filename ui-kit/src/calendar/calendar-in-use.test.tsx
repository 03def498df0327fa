import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LogKind } from '../logs/types.js';
import { Dialog } from '../primitives/Dialog.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { bareCalendar } from './bare-calendar.fixture.js';
import { loadViews } from './load-views.fixture.js';
import { octoberEntries, sampleBrands } from './story-data.js';
import { calendarViews } from './views/index.js';

const october = { entries: octoberEntries, brands: sampleBrands };

beforeAll(loadViews);

test.each(calendarViews.map(({ name }) => name))(
  'the %s view does not display the text of its style elements',
  async (view) => {
    const { container } = await render(
      bareCalendar({ ...october, defaultState: { view, date: '2026-10-14' } }),
    );
    const sheets = [...container.querySelectorAll('style')];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((sheet) => getComputedStyle(sheet).display !== 'none')).toEqual([]);
  },
);

test('a click on another entry replaces the open details', async () => {
  await page.viewport(1280, 800);
  await render(bareCalendar(october));
  const [first, second] = octoberEntries
    .filter(({ startDate, endDate }) => startDate === endDate && startDate.startsWith('2026-10'))
    .map(({ title }) => page.getByRole('button', { name: new RegExp(`^${title},`) }))
    .filter((chip) => chip.elements().length === 1);
  if (!first || !second) throw new Error('October has too few entries.');
  await first.click();
  const titleOf = (chip: typeof first) => chip.element().getAttribute('title') ?? '';
  await expect.element(page.getByRole('dialog', { name: titleOf(first) })).toBeVisible();
  await second.click();
  await expect.element(page.getByRole('dialog', { name: titleOf(second) })).toBeVisible();
  // Wait until the new popover has faded in. By then, the click has closed the previous popover.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await expect.element(page.getByRole('dialog', { name: titleOf(second) })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(second).toHaveFocus();
});

function Planner() {
  const [kind, setKind] = useState<LogKind | null>(null);
  return (
    <>
      {bareCalendar({ onCreate: (created) => setKind(created.kind) })}
      <ThemeProvider>
        <Dialog open={kind !== null} onOpenChange={() => setKind(null)} title="A new entry">
          <button type="button">{kind}</button>
        </Dialog>
      </ThemeProvider>
    </>
  );
}

test('focus returns to the day each time the user adds an entry to the day', async () => {
  await render(<Planner />);
  const day = page.getByRole('button', { name: /^Wednesday, October 14, 2026/ });
  for (const _time of ['first', 'second', 'third']) {
    (day.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Blog Post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'A new entry' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(day).toHaveFocus();
  }
});

test('focus moves to the heading when the retry button disappears', async () => {
  const { rerender } = await render(bareCalendar({ error: true, onRetry: () => {} }));
  const retry = page.getByRole('button', { name: 'Try again' });
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await rerender(bareCalendar({ loading: true }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([false, true])("the details display the entry's history (compact: %s)", async (compact) => {
  await page.viewport(compact ? 375 : 1280, 800);
  const [entry] = octoberEntries.filter(({ startDate }) => startDate === '2026-10-14');
  if (!entry) throw new Error('October has no entry today.');
  await render(
    bareCalendar({
      ...october,
      entries: [entry],
      compact,
      defaultState: { view: 'week' },
      renderHistory: (shown) => <p>History of {shown.entry.title}</p>,
    }),
  );
  await page
    .getByRole('button', { name: new RegExp(`^${entry.title}`) })
    .first()
    .click();
  await expect.element(page.getByRole('dialog').getByText(`History of ${entry.title}`)).toBeVisible();
});
