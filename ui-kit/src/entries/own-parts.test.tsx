import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar, type CalendarProps } from '../calendar/Calendar.js';
import { calendarParts } from '../calendar/calendar-parts.js';
import { SAMPLE_TODAY } from '../calendar/story-data.js';
import { useCalendarNavigation } from '../calendar/use-calendar.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs } from '../log-table/story-data.js';
import type { CalendarEntry } from '../logs/types.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';

interface BudgetEntry extends CalendarEntry {
  budget: number;
}

const entry: BudgetEntry = {
  ...{ id: 'fair', kind: 'event', title: 'Fair', startDate: SAMPLE_TODAY, endDate: SAMPLE_TODAY },
  ...{ brandId: null, color: null, budget: 1200 },
};

const calendar = (props: Partial<CalendarProps<BudgetEntry>>) => (
  <ThemeProvider>
    <Calendar
      style={{ height: 800 }}
      entries={[entry]}
      today={SAMPLE_TODAY}
      defaultState={{ date: SAMPLE_TODAY }}
      {...props}
    />
  </ThemeProvider>
);
const details = () => page.getByRole('dialog', { name: 'Fair' });
const open = () => page.getByRole('button', { name: /^Fair/ }).click();
const heading = () => page.getByRole('heading', { name: 'October 2026' });
const buttons = (names: readonly string[]) =>
  names.filter((name) => page.getByRole('button', { name }).elements().length > 0);

beforeEach(async () => {
  await page.viewport(1280, 900);
  await calendarParts.load();
});

test('details display own content after their usual content', async () => {
  await render(
    calendar({
      onEdit: vi.fn(),
      detailsContent: ({ entry: { budget }, content, close }) => (
        <>
          {content}
          <p>Budget: {budget}</p>
          <button type="button" onClick={close}>
            Done
          </button>
        </>
      ),
    }),
  );
  await open();
  await expect.element(details().getByText('Budget: 1200')).toBeVisible();
  await expect.element(details().getByText('Event', { exact: true })).toBeVisible();
  await expect.element(details().getByRole('button', { name: 'Edit' })).toBeVisible();
  await details().getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: /^Fair/ })).toHaveFocus();
});

test('own content can leave out parts of the details', async () => {
  await render(calendar({ detailsContent: ({ parts }) => <section>{parts.fields}Mine</section> }));
  await open();
  await expect.element(details().getByText('Mine')).toBeVisible();
  expect(details().getByText('Event', { exact: true }).elements()).toEqual([]);
});

test('the details of a list display own content', async () => {
  const [blog] = sampleBlogs;
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        style={{ height: 600 }}
        entries={sampleBlogs}
        onEdit={() => {}}
        onDelete={() => {}}
        openEntryId={blog?.id ?? null}
        detailsContent={({ entry: { title } }) => <p>About {title}</p>}
      />
    </ThemeProvider>,
  );
  await expect.element(page.getByText(`About ${blog?.title}`)).toBeVisible();
});

test('without details, only the application learns which entry is open', async () => {
  const onSelectEntry = vi.fn();
  const { rerender } = await render(calendar({ details: false, onSelectEntry }));
  await open();
  expect(onSelectEntry).toHaveBeenLastCalledWith({ entry });
  await rerender(calendar({ details: false, onSelectEntry, openEntryId: 'fair' }));
  await rerender(calendar({ details: false, onSelectEntry, openEntryId: null }));
  await vi.waitFor(() => expect(onSelectEntry).toHaveBeenLastCalledWith({ entry: null }));
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('the toolbar has only the listed parts, with a heading of the given level', async () => {
  await render(calendar({ toolbar: ['heading', 'navigation'], headingLevel: 4, onCreate: vi.fn() }));
  await expect.element(heading()).toBeVisible();
  expect(heading().element().localName).toBe('h4');
  expect(buttons(['Previous', 'Today', 'Next', 'New entry', 'Filter by Type'])).toEqual([
    ...['Previous', 'Today', 'Next'],
  ]);
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test('without a toolbar, its keys work', async () => {
  await render(<ShortcutProvider>{calendar({ toolbar: false, onCreate: vi.fn() })}</ShortcutProvider>);
  expect(heading().elements()).toEqual([]);
  expect(buttons(['Previous', 'Today', 'Next', 'New entry'])).toEqual([]);
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Event' })).toBeVisible();
});

function Pages() {
  const { label, goTo, step } = useCalendarNavigation();
  return (
    <button type="button" onClick={() => goTo(step(1))}>
      After {label}
    </button>
  );
}

test('an own toolbar turns pages', async () => {
  await render(calendar({ toolbar: <Pages /> }));
  await page.getByRole('button', { name: 'After October 2026' }).click();
  await expect.element(page.getByRole('button', { name: 'After November 2026' })).toBeVisible();
});

test('style sheets can depend on whether the entries are loading', async () => {
  const { rerender, container } = await render(calendar({ loading: true }));
  const state = () => container.querySelector('[data-view="month"]')?.getAttribute('data-state');
  expect(state()).toBe('loading');
  await rerender(calendar({ error: true }));
  expect(state()).toBe('error');
  await rerender(calendar({}));
  expect(state()).toBe('ready');
});
