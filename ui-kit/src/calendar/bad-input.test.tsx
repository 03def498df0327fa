import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatMonth } from '../dates/format-date.js';
import { today } from '../dates/today.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';
import { listenToWarnings } from '../primitives/warnings.fixture.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from './Calendar.js';
import { CalendarPreview } from './CalendarPreview.js';

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
const WEBINAR = 'webinar' as LogKind;
const VIEWS = ['month', 'multi', 'week', 'agenda'];
/** The first view of the page that meets something says so, the others do not say it again. */
const onceIn = (view: string) => (view === VIEWS[0] ? 1 : 0);

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

test('without its providers a calendar works, and the console says what is missing', async () => {
  await show({ entries: [entry('a')] });
  await userEvent.click(page.getByText('Entry a').first());
  await expect.element(page.getByRole('dialog').getByText('Blog Post')).toBeVisible();
  expect(warnings()).toEqual([
    'Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.',
  ]);
});

test.each(VIEWS)('the %s view leaves out entries on impossible dates and shows the others', async (view) => {
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
  expect(warnings().filter((sentence) => sentence.includes('impossible dates'))).toEqual(
    onceIn(view)
      ? [
          "The calendar of @content-planner/ui-kit leaves out entries on impossible dates: startDate and endDate have to be days as YYYY-MM-DD. The first is the startDate '2026-02-30' of the entry 'start 2026-02-30'.",
        ]
      : [],
  );
});

test.each(VIEWS)('the %s view shows a kind that is not known, and a brand that is missing', async (view) => {
  await showThemed({
    defaultState: { view, date: '2026-10-14' },
    entries: [entry('unknown', { kind: WEBINAR }), entry('brandless', { brandId: 'gone' })],
  });
  await expect.element(page.getByText('Entry brandless').first()).toBeInTheDocument();
  await page
    .getByRole('button', { name: /Entry unknown/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog').getByText('Other')).toBeInTheDocument();
  expect(warnings().filter((sentence) => sentence.includes("the kind 'webinar'"))).toHaveLength(onceIn(view));
});

test('the small month lists an entry of a kind that is not known', async () => {
  await showThemed({ compact: true, entries: [entry('unknown', { kind: WEBINAR })] });
  await page.getByRole('button', { name: /Entry unknown/ }).click();
  await expect.element(page.getByRole('dialog').getByText('Other')).toBeInTheDocument();
});

test.each(VIEWS)('the %s view says dates of no known locale in English', async (view) => {
  await showThemed({ defaultState: { view, date: '2026-10-14' }, locale: 'de_DE', entries: [entry('a')] });
  await expect.element(page.getByRole('heading', { name: /Oct\w* .*2026/ }).first()).toBeInTheDocument();
  expect(warnings()).toEqual(
    onceIn(view)
      ? ["'de_DE' is no locale: give a BCP 47 tag such as 'de-AT' as locale. Dates show as in 'en-US'."]
      : [],
  );
});

test('a date that is none is today', async () => {
  await showThemed({ defaultState: { date: 'someday' }, entries: [entry('a')] });
  await expect.element(page.getByText('Entry a')).toBeInTheDocument();
  expect(warnings()).toEqual([
    "'someday' is no date that can be shown: give state.date of Calendar as YYYY-MM-DD, a day that exists. Today stands in for it.",
  ]);
});

test('a view that does not exist is the month, and the console lists those that do', async () => {
  await showThemed({ defaultState: { view: 'mnth', date: '2026-10-14' }, entries: [entry('a')] });
  await expect.element(page.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument();
  expect(warnings()).toEqual([
    "'mnth' is not a view of Calendar: set state.view to one of 'multi', 'month', 'week', 'agenda'. The view 'month' is displayed instead.",
  ]);
});

test('a today in another format names the one that is read', async () => {
  await showThemed({ today: '21.11.2026', entries: [entry('a')] });
  expect(warnings()).toEqual([
    "'21.11.2026' is no date that can be shown: give today of Calendar as YYYY-MM-DD, a day that exists. Today stands in for it.",
  ]);
});

test('so is a today that is none', async () => {
  await showThemed({ today: '2026-02-30', entries: [entry('a')] });
  await expect.element(page.getByText('Entry a')).toBeInTheDocument();
  expect(warnings().filter((sentence) => sentence.includes('give today of Calendar'))).toHaveLength(1);
});

test.each(VIEWS)('lists that are none are empty ones in the %s view', async (view) => {
  const none = undefined as unknown as [];
  await showThemed({ defaultState: { view, date: '2026-10-14' }, entries: none, brands: none });
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible();
  expect(warnings()).toEqual(
    onceIn(view)
      ? ['entries of Calendar', 'brands of Calendar'].map(
          (name) =>
            `'undefined' is no list: give ${name} as an array, an empty one while nothing is there yet. An empty one stands in for it.`,
        )
      : [],
  );
});

test('a preview of lists that are none is empty', async () => {
  const none = undefined as unknown as [];
  await render(
    <ThemeProvider>
      <CalendarPreview entries={none} brands={none} cursor="2026-10-14" />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('img', { name: 'October 2026' })).toBeInTheDocument();
  for (const list of ['entries of CalendarPreview', 'brands of CalendarPreview'])
    expect(warnings().filter((sentence) => sentence.includes(list))).toHaveLength(1);
});

test('a preview of no date is one of this month', async () => {
  await render(
    <ThemeProvider>
      <CalendarPreview entries={[entry('a')]} brands={[]} cursor="soon" />
    </ThemeProvider>,
  );
  await expect
    .element(page.getByRole('img', { name: formatMonth(today()), exact: true }))
    .toBeInTheDocument();
  expect(warnings().filter((sentence) => sentence.includes('cursor of CalendarPreview'))).toHaveLength(1);
});
