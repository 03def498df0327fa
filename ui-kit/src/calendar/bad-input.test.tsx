import { today } from '@content-planner/model';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatMonth } from '../dates/format-date.js';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { ENTRY_VIEWS } from './bare-calendar.fixture.js';
import { Calendar, type CalendarProps } from './Calendar.js';
import { CalendarPreview } from './CalendarPreview.js';
import { calendarViews } from './views/index.js';

const warnings = listenToWarnings();

const entry = (id: string, changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  kind: 'blog',
  title: `Entry ${id}`,
  startDate: '2026-10-14',
  endDate: '2026-10-14',
  brandId: null,
  color: null,
  ...changes,
});
const UNKNOWN = 'unheard-of' as LogKind;
/** Each warning is logged once per page, so only the first tested view logs it. */
const onceIn = (view: string) => (view === ENTRY_VIEWS[0] ? 1 : 0);

const calendar = (props: Partial<CalendarProps>) => (
  <Calendar
    style={{ height: 700 }}
    compact={false}
    brands={[]}
    today="2026-10-14"
    defaultState={{ date: '2026-10-14' }}
    entries={[]}
    {...props}
  />
);
const show = (props: Partial<CalendarProps>) => render(calendar(props));
const showThemed = (props: Partial<CalendarProps>) =>
  render(<ThemeProvider>{calendar(props)}</ThemeProvider>);

test('the calendar works without providers and warns that they are missing', async () => {
  await show({ entries: [entry('a')] });
  await userEvent.click(page.getByText('Entry a').first());
  await expect.element(page.getByRole('dialog').getByText('Blog Post')).toBeVisible();
  expect(warnings()).toEqual([
    'Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.',
  ]);
});

test.each(ENTRY_VIEWS)('the %s view shows all entries except those with invalid dates', async (view) => {
  const impossible = ['2026-02-30', '2026-13-01', '14.10.2026', '', 'tomorrow'];
  await show({
    defaultState: { view, date: '2026-10-14' },
    entries: [
      entry('good'),
      ...impossible.map((date) => entry(`start ${date}`, { startDate: date })),
      ...impossible.map((date) => entry(`end ${date}`, { endDate: date })),
      entry('none', { startDate: undefined as unknown as string, endDate: null as unknown as string }),
      entry('backwards', { startDate: '2026-10-15', endDate: '2026-10-12' }),
    ],
  });
  await expect.element(page.getByText('Entry good').first()).toBeInTheDocument();
  await expect.element(page.getByText('Entry backwards').first()).toBeInTheDocument();
  await expect.element(page.getByText(/Entry (start|end|none)/)).not.toBeInTheDocument();
  expect(warnings().filter((warning) => warning.includes('impossible dates'))).toEqual(
    onceIn(view)
      ? [
          "The calendar of @content-planner/ui-kit omits entries with impossible dates: startDate and endDate must be existing dates in YYYY-MM-DD format. The first is the startDate '2026-02-30' of the entry 'start 2026-02-30'.",
        ]
      : [],
  );
});

test.each(ENTRY_VIEWS)('the %s view shows entries with an unknown kind or a missing brand', async (view) => {
  await showThemed({
    defaultState: { view, date: '2026-10-14' },
    entries: [entry('unknown', { kind: UNKNOWN }), entry('brandless', { brandId: 'gone' })],
  });
  await expect.element(page.getByText('Entry brandless').first()).toBeInTheDocument();
  await page
    .getByRole('button', { name: /Entry unknown/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog').getByText('Other')).toBeInTheDocument();
  expect(warnings().filter((warning) => warning.includes("the kind 'unheard-of'"))).toHaveLength(
    onceIn(view),
  );
});

test('the month view on small screens lists an entry of an unknown kind', async () => {
  await showThemed({ compact: true, entries: [entry('unknown', { kind: UNKNOWN })] });
  await page.getByRole('button', { name: /Entry unknown/ }).click();
  await expect.element(page.getByRole('dialog').getByText('Other')).toBeInTheDocument();
});

test.each(ENTRY_VIEWS)('the %s view formats dates in English if the locale is invalid', async (view) => {
  await showThemed({ defaultState: { view, date: '2026-10-14' }, locale: 'de_DE', entries: [entry('a')] });
  await expect.element(page.getByRole('heading', { name: /Oct\w* .*2026/ }).first()).toBeInTheDocument();
  expect(warnings()).toEqual(
    onceIn(view)
      ? [
          "'de_DE' is not a locale. Pass a BCP 47 tag such as 'de-AT' as locale. Dates are formatted for 'en-US'.",
        ]
      : [],
  );
});

test('the calendar uses today instead of an invalid date', async () => {
  await showThemed({ defaultState: { date: 'someday' }, entries: [entry('a')] });
  await expect.element(page.getByText('Entry a')).toBeInTheDocument();
  expect(warnings()).toEqual([
    "'someday' is not a valid date. Pass state.date of Calendar as an existing date in YYYY-MM-DD format. Today is used instead.",
  ]);
});

test('the calendar shows the month view for an unknown view and logs a warning with the available views', async () => {
  await showThemed({ defaultState: { view: 'mnth', date: '2026-10-14' }, entries: [entry('a')] });
  await expect.element(page.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument();
  expect(warnings()).toEqual([
    `'mnth' is not a view of Calendar: set state.view to one of ${calendarViews.map(({ name }) => `'${name}'`).join(', ')}. The view 'month' is displayed instead.`,
  ]);
});

test('warns if `today` has the wrong date format, and names the expected format', async () => {
  await showThemed({ today: '21.11.2026', entries: [entry('a')] });
  expect(warnings()).toEqual([
    "'21.11.2026' is not a valid date. Pass today of Calendar as an existing date in YYYY-MM-DD format. Today is used instead.",
  ]);
});

test('warns once if `today` is a date that does not exist', async () => {
  await showThemed({ today: '2026-02-30', entries: [entry('a')] });
  await expect.element(page.getByText('Entry a')).toBeInTheDocument();
  expect(warnings().filter((warning) => warning.includes('Pass today of Calendar'))).toHaveLength(1);
});

test.each(ENTRY_VIEWS)('the %s view treats lists that are not arrays as empty', async (view) => {
  const none = 'none' as unknown as [];
  await showThemed({ defaultState: { view, date: '2026-10-14' }, entries: none, brands: none });
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible();
  expect(warnings()).toEqual(
    onceIn(view)
      ? ['brands of Calendar', 'entries of Calendar'].map(
          (name) =>
            `${name} must be an array, but got none. An empty array is used instead. Pass [] until the data has loaded.`,
        )
      : [],
  );
});

test('the preview treats missing lists as empty', async () => {
  const none = undefined as unknown as [];
  await render(
    <ThemeProvider>
      <CalendarPreview entries={none} cursor="2026-10-14" />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('img', { name: 'October 2026' })).toBeInTheDocument();
  expect(warnings().filter((warning) => warning.includes('entries of CalendarPreview'))).toHaveLength(1);
});

test('the preview shows the current month if its date is invalid', async () => {
  await render(
    <ThemeProvider>
      <CalendarPreview entries={[entry('a')]} cursor="soon" />
    </ThemeProvider>,
  );
  await expect
    .element(page.getByRole('img', { name: formatMonth(today()), exact: true }))
    .toBeInTheDocument();
  expect(warnings().filter((warning) => warning.includes('cursor of CalendarPreview'))).toHaveLength(1);
});
