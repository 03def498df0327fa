import { addDays } from '@content-planner/model';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '../logs/entry.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable, type LogTableProps } from './LogTable.js';

const LAST = '2027-01-25';

/** Returns one entry per day, newest first. */
const daily = (count: number): Entry[] =>
  Array.from({ length: count }, (_entry, index) => ({
    id: `e${index}`,
    kind: 'blog',
    title: `Entry ${String(index).padStart(3, '0')}`,
    startDate: addDays(LAST, -index),
    endDate: addDays(LAST, -index),
    brandId: null,
    color: null,
    showOnCalendar: true,
    dynamicFields: {},
    fields: { category: '' },
    version: 1,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
  }));

const show = (props: Partial<LogTableProps> = {}) =>
  render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        entries={daily(100)}
        brands={[]}
        fieldConfigurations={[]}
        onEdit={() => {}}
        onDelete={() => {}}
        today="2026-11-22"
        style={{ height: 500 }}
        {...props}
      />
    </ThemeProvider>,
  );

const months = () => [...document.querySelectorAll('[data-month]')].map(({ textContent }) => textContent);
const line = () => document.querySelector('[data-today]');
const dateHead = page.getByRole('columnheader', { name: 'Date' });

test.each([false, true])(
  'rows are grouped by month, with a line for today (compact: %s)',
  async (compact) => {
    await page.viewport(1280, 700);
    await show({ compact });
    expect(months()).toEqual(['January 2027', 'December 2026', 'November 2026', 'October 2026']);
    expect(line()?.previousElementSibling?.textContent).toContain('11/23/2026');
    expect(line()?.nextElementSibling?.textContent).toContain('11/22/2026');
  },
);

test('the date header shows that the default sort order is newest first', async () => {
  await show();
  await expect.element(dateHead).toHaveAttribute('aria-sort', 'descending');
});

test('a list that is not sorted newest first has no month headings and no line for today', async () => {
  await show({ sort: { column: 'blogName', direction: 'ascending' } });
  expect(months()).toEqual([]);
  expect(line()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Today' })).not.toBeInTheDocument();
  await expect.element(dateHead).not.toHaveAttribute('aria-sort');
});

test.each([100, 400])('the Today button scrolls to today in a list of %i entries', async (count) => {
  await page.viewport(1280, 700);
  await show({ entries: daily(count) });
  const scroller = page.getByRole('table').element().parentElement as HTMLElement;
  await page.getByRole('button', { name: 'Today' }).click();
  await expect
    .poll(() => {
      const box = line()?.getBoundingClientRect();
      const { top, bottom } = scroller.getBoundingClientRect();
      return box !== undefined && box.top > top + 36 && box.bottom < bottom;
    })
    .toBe(true);
});
