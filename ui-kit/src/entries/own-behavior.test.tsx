import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar, type CalendarProps } from '../calendar/Calendar.js';
import { calendarParts } from '../calendar/calendar-parts.js';
import { movePart } from '../calendar/move/move-part.js';
import { SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs } from '../log-table/story-data.js';
import type { Entry } from '../logs/entry.js';
import type { CalendarEntry } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { controlling, type EntryControl } from './controlling.js';

const entry = (id: string, title: string, startDate = SAMPLE_TODAY): CalendarEntry => ({
  ...{ id, kind: 'blog', title, startDate, endDate: startDate, brandId: null, color: null },
});
const entries = [entry('mine', 'Mine'), entry('theirs', 'Theirs'), entry('later', 'Later', '2027-03-04')];

const calendar = (props: Partial<CalendarProps>) => (
  <ThemeProvider>
    <Calendar
      style={{ height: 800 }}
      entries={entries}
      brands={sampleBrands}
      today={SAMPLE_TODAY}
      defaultState={{ date: SAMPLE_TODAY }}
      {...props}
    />
  </ThemeProvider>
);
const details = (name: string) => page.getByRole('dialog', { name });
const button = (name: RegExp) => page.getByRole('button', { name });

beforeEach(async () => {
  await page.viewport(1280, 900);
  await Promise.all([calendarParts.load(), movePart.load()]);
});

test('if there is only one creatable kind, a new entry does not ask for the kind', async () => {
  const onCreate = vi.fn();
  await render(calendar({ onCreate, creatableKinds: ['event'] }));
  for (const calls of [1, 2]) {
    await button(/^Add entry on Tuesday, October 13/).click();
    await vi.waitFor(() => expect(onCreate).toHaveBeenCalledTimes(calls));
  }
  expect(onCreate).toHaveBeenLastCalledWith({ date: '2026-10-13', kind: 'event' });
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('users can choose only the creatable kinds', async () => {
  await render(calendar({ onCreate: () => {}, creatableKinds: ['event', 'blog'] }));
  await button(/^Add entry on Tuesday, October 13/).click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Event' })).toBeVisible();
  const names = page.getByRole('dialog').getByRole('button').elements();
  expect(names.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Blog Post', 'Event']);
});

test('an entry that the user can not edit has no commands to edit, delete or move it', async () => {
  const onMove = vi.fn();
  const edit = {
    onEdit: () => {},
    onDelete: () => {},
    onMove,
    canEdit: ({ id }: CalendarEntry) => id === 'mine',
  };
  await render(calendar(edit));
  await button(/^Mine/).click();
  await expect.element(details('Mine').getByRole('button', { name: 'Edit' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button(/^Theirs/).click();
  await expect.element(details('Theirs').getByText('Blog Post')).toBeVisible();
  const names = details('Theirs').getByRole('button').elements();
  expect(names.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(['Close']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  (button(/^Theirs/).element() as HTMLElement).focus();
  await userEvent.keyboard('m');
  expect(page.getByRole('application').elements()).toEqual([]);
});

test('an application can turn pages, focus an entry, open its details and load entries again', async () => {
  const control = createRef<EntryControl>();
  const refetch = vi.fn();
  const refresh = vi.fn();
  const features = [controlling(control), { name: 'holidays', refresh }];
  const { unmount } = await render(calendar({ features, refetch }));
  const later = entries[2] as CalendarEntry;
  control.current?.goTo('2027-01-05');
  await expect.element(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  expect(await control.current?.focusEntry(later)).toBe(true);
  await expect.element(button(/^Later/)).toHaveFocus();
  expect(await control.current?.openEntry(later)).toBe(true);
  await expect.element(details('Later')).toBeVisible();
  control.current?.refresh();
  expect(refetch).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledOnce();
  await unmount();
  expect(control.current).toBeNull();
});

test('an application can open the details of an entry in a list', async () => {
  const host = createRef<EntryControl<Entry>>();
  const features = [controlling(host)];
  const canEdit = vi.fn(() => false);
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        style={{ height: 600 }}
        brands={sampleBrands}
        entries={sampleBlogs}
        onEdit={() => {}}
        onDelete={() => {}}
        canEdit={canEdit}
        features={features}
      />
    </ThemeProvider>,
  );
  const [blog] = sampleBlogs as [Entry, ...Entry[]];
  expect(page.getByRole('button', { name: /^Edit / }).elements()).toEqual([]);
  host.current?.open({ type: 'details', entry: blog });
  await expect.element(page.getByRole('heading', { name: blog.title })).toBeVisible();
});
