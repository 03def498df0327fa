import { addDays } from '@content-planner/model';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar, type CalendarProps } from '../calendar/Calendar.js';
import { EntryButton } from '../calendar/entry/EntryButton.js';
import { SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import type { CalendarView } from '../calendar/views/calendar-view.js';
import { calendarViews } from '../calendar/views/index.js';
import { monthView } from '../calendar/views/month/index.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs } from '../log-table/story-data.js';
import type { Entry } from '../logs/entry.js';
import type { CalendarEntry } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import type { EntryFeature, ShownEntry } from './feature.js';

interface OwnedEntry extends CalendarEntry {
  owner: string;
}

const entry = (id: string, title: string, endDate = SAMPLE_TODAY): OwnedEntry => ({
  ...{ id, kind: 'blog', title, startDate: SAMPLE_TODAY, endDate, brandId: null, color: null },
  owner: `Owner of ${id}`,
});
const entries = [
  entry('1', 'Lights'),
  entry('2', 'Fair', addDays(SAMPLE_TODAY, 2)),
  entry('3', 'Third'),
  entry('4', 'Zine'),
];

const Avatar = ({ owner }: { owner: string }) => <i data-owner={owner}>{owner.at(-1)}</i>;
const withAvatar = ({ entry: { owner }, content, place }: ShownEntry<OwnedEntry>) => (
  <>
    {content}
    <span data-place={place}>
      <Avatar owner={owner} />
    </span>
  </>
);
const ownView: CalendarView = {
  ...{ ...monthView, name: 'own' },
  component: ({ entries: shown }) => shown.map((one) => <EntryButton key={one.id} entry={one} />),
};
const views = [...calendarViews, ownView];

/** What the content displays and the names of entries don't contain. */
const owners: EntryFeature<OwnedEntry> = { name: 'owners', marks: ({ owner }) => [{ text: owner }] };

const calendar = (view: string, compact = false, props: Partial<CalendarProps<OwnedEntry>> = {}) => (
  <ThemeProvider>
    <Calendar<OwnedEntry>
      key={`${view} ${compact}`}
      style={{ height: 800 }}
      views={views}
      entries={entries}
      brands={sampleBrands}
      today={SAMPLE_TODAY}
      defaultState={{ view, date: SAMPLE_TODAY }}
      compact={compact}
      entryContent={withAvatar}
      features={[owners]}
      {...props}
    />
  </ThemeProvider>
);

const places = (button: HTMLElement) =>
  [...button.querySelectorAll('[data-place]')].map((element) => element.getAttribute('data-place'));

test.each([
  ['month', false, 'chip', 'bar'],
  ['month', true, 'row', 'row'],
  ['week', false, 'card', 'bar'],
  ['agenda', false, 'row', 'row'],
  ['agenda', true, 'row', 'row'],
  ['multi', false, 'chip', 'bar'],
  ['own', false, 'chip', 'chip'],
] as const)(
  'entries have their own content in the view %s (small screen: %s)',
  async (view, compact, one, several) => {
    await page.viewport(1280, 900);
    await render(calendar(view, compact));
    for (const [name, place] of [
      [/^Lights, .*Blog Post.*Owner of 1$/, one],
      [/^Fair, .*Blog Post.*Owner of 2$/, several],
    ] as const) {
      const button = page.getByRole('button', { name }).first();
      await expect.element(button).toBeVisible();
      const element = button.element() as HTMLElement;
      expect(places(element)).toEqual([place]);
      expect(element.closest('[data-kind]')).toHaveAttribute('data-kind', 'blog');
    }
  },
);

test('the list of a day has the content of chips, and opens the details of an entry', async () => {
  await page.viewport(1280, 900);
  await render(calendar('month', false, { maxPerDay: 1 }));
  await page.getByRole('button', { name: /^\+3 more on/ }).click();
  const chip = page.getByRole('dialog').getByRole('button', { name: /^Third, .*Owner of 3$/ });
  await expect.element(chip).toBeVisible();
  expect(places(chip.element() as HTMLElement)).toEqual(['chip']);
  await chip.click();
  await expect.element(page.getByRole('heading', { name: 'Third' })).toBeVisible();
});

test('the parts of an entry can have another order', async () => {
  await page.viewport(1280, 900);
  const reversed = ({ parts }: ShownEntry<OwnedEntry>) => [parts.title, parts.icon];
  await render(calendar('month', false, { entryContent: reversed }));
  const chip = page.getByRole('button', { name: /^Lights/ });
  await expect.element(chip).toBeVisible();
  expect([...chip.element().children].map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN', 'svg']);
});

test('own content does not change the height of chips, or how they are opened and moved', async () => {
  await page.viewport(1280, 900);
  const onMove = vi.fn();
  const height = () =>
    page
      .getByRole('button', { name: /^Lights/ })
      .element()
      .getBoundingClientRect().height;
  const onlyContent = ({ content }: ShownEntry<OwnedEntry>) => content;
  const { rerender } = await render(calendar('month', false, { entryContent: onlyContent, onMove }));
  await expect.element(page.getByRole('button', { name: /^Lights/ })).toBeVisible();
  const usual = height();
  await rerender(calendar('month', false, { onMove }));
  expect(height()).toBe(usual);
  await vi.waitFor(async () => {
    (page.getByRole('button', { name: /^Lights/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('m');
    expect(page.getByRole('application').elements()).toHaveLength(1);
  }, 5_000);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  expect(onMove.mock.lastCall?.[0].moves).toEqual([expect.objectContaining({ id: '1' })]);
});

test('a changed entry draws only its own content again', async () => {
  await page.viewport(1280, 900);
  const content = vi.fn(withAvatar);
  const { rerender } = await render(calendar('month', false, { entryContent: content }));
  await expect.element(page.getByRole('button', { name: /^Lights/ })).toBeVisible();
  content.mockClear();
  await rerender(calendar('month', false, { entryContent: content, notice: 'New' }));
  expect(content).not.toHaveBeenCalled();
  await page.getByRole('button', { name: /^Lights/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Lights' })).toBeVisible();
  expect(content.mock.calls.map(([{ entry: drawn }]) => drawn.id)).toEqual(['1']);
});

test.each([false, true])('rows of a list have their own content (small screen: %s)', async (compact) => {
  await page.viewport(1280, 900);
  const blog = sampleBlogs[0] as Entry;
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        style={{ height: 600 }}
        compact={compact}
        brands={sampleBrands}
        entries={sampleBlogs}
        onEdit={() => {}}
        onDelete={() => {}}
        entryContent={({ content, place }) => [content, <i key="own" data-place={place} />]}
        features={[{ name: 'marks', marks: () => [{ text: 'Approved' }] }]}
      />
    </ThemeProvider>,
  );
  const title = page.getByRole('button', { name: `${blog.title} Approved` });
  await expect.element(title).toBeVisible();
  expect(places(title.element() as HTMLElement)).toEqual(['row']);
});
