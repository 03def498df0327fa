import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CalendarEntry } from '../logs/types.js';
import { CalendarPrint } from '../print/CalendarPrint.js';
import { bareCalendar } from './bare-calendar.fixture.js';
import type { CalendarProps } from './Calendar.js';
import { calendarViews } from './views/index.js';

const show = (view: string, date: string, props: Partial<CalendarProps> = {}) =>
  render(bareCalendar({ weekViewStartsOn: 0, onCreate: () => {}, defaultState: { view, date }, ...props }));
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Matches dates outside the supported years, in both visible text and text for screen readers. */
const NO_DATE = /10000|0000-/;
const allTexts = () => document.body.innerHTML;

/**
 * For each view, the heading one step before the last supported date, and the heading one step after the first
 * supported date. Narrow calendars display short month names.
 */
const HEADINGS: Readonly<Record<string, readonly [string, string]>> = {
  multi: ['Nov 9999', 'Feb 1'],
  month: ['Nov 9999', 'Feb 1'],
  week: ['Dec 9999', 'Jan 1'],
  agenda: ['Nov 9999', 'Feb 1'],
  overview: ['9998', '2'],
};

const ENDS = calendarViews.flatMap(({ name }) => {
  const [beforeLast, afterFirst] = HEADINGS[name] ?? [];
  return [
    [name, '9999-12-31', 'Next', 'Previous', beforeLast],
    [name, '0001-01-01', 'Previous', 'Next', afterFirst],
  ] as const;
});

test.each(ENDS)(
  'the %s view at %s disables %s and shows no invalid date',
  async (view, date, no, other, heading) => {
    if (heading === undefined) throw new Error(`Add the headings of the view '${view}' to HEADINGS.`);
    const onStateChange = vi.fn();
    await show(view, date, { onStateChange });
    expect(allTexts()).not.toMatch(NO_DATE);
    await expect.element(button(no)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(other)).not.toHaveAttribute('aria-disabled');
    button(no).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(no)).toHaveFocus();
    expect(onStateChange).not.toHaveBeenCalled();

    await button(other).click();
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await expect.element(button(no)).not.toHaveAttribute('aria-disabled');
  },
);

test('cells after the last supported date are blank, but their columns still have weekday names', async () => {
  await show('week', '9999-12-31');
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map((head) => head.getAttribute('aria-label')).slice(-2)).toEqual([
    'Friday, December 31',
    'Saturday',
  ]);
  expect(page.getByRole('gridcell').elements().at(-1)?.childElementCount).toBe(0);
});

test('the multi-month view ends with the last supported month', async () => {
  await show('multi', '9999-11-05');
  expect(page.getByRole('grid').elements()).toHaveLength(2);
});

test('the first supported month prints with all weekday names', async () => {
  await render(<CalendarPrint status="ready" autoPrint={false} date="0001-01-20" entries={[]} />);
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('Sunday');
  expect(allTexts()).not.toMatch(NO_DATE);
});

const long: CalendarEntry = {
  id: 'long',
  kind: 'event',
  title: 'Across years',
  startDate: '2026-11-03',
  endDate: '2027-11-05',
  brandId: null,
  color: null,
};

test('the accessible name of an entry that ends in another year contains both years', async () => {
  await show('month', '2026-11-14', { entries: [long] });
  await expect.element(button('Across years, Event, Nov 3, 2026 to Nov 5, 2027').first()).toBeInTheDocument();
});

test('on small screens, the list of a day includes the year in which an entry ends', async () => {
  await show('month', '2026-11-14', { entries: [long], compact: true, today: '2026-11-14' });
  await expect.element(page.getByText('Event · to Nov 5, 2027')).toBeInTheDocument();
});
