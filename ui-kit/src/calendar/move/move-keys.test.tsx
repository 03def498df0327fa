import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CalendarEntry } from '../../logs/types.js';
import { ToastProvider, useToast } from '../../primitives/Toast.js';
import { SHORTCUTS_KEY } from '../../shortcuts/shortcuts-key.js';
import { ENTRY_VIEWS } from '../bare-calendar.fixture.js';
import { SelectionBar } from '../selection/SelectionBar.js';
import { MOVABLE, MoveHost } from './move-host.fixture.js';

const onMove = vi.fn();

beforeEach(async () => {
  onMove.mockReset();
  localStorage.removeItem(SHORTCUTS_KEY);
  await page.viewport(1280, 900);
});

const chip = (title: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .elements()
    .find((element) => element.matches('[data-cp-entry]')) as HTMLElement;
const strip = () => page.getByRole('application');
const spoken = () => page.getByRole('status').elements()[0]?.textContent;

/** Focuses an entry and presses M. Repeats this until the code that moves entries has loaded. */
async function lift(title: string) {
  await vi.waitFor(async () => {
    chip(title).focus();
    await userEvent.keyboard('m');
    expect(strip().elements()).toHaveLength(1);
  }, 5_000);
}
/** A button that displays a toast. */
function Toaster() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: 'Moved' })}>
      Toast
    </button>
  );
}
/** The dates of the highlighted days. */
const highlighted = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cp-date]')]
    .filter((cell) => getComputedStyle(cell, '::after').content === '""')
    .map((cell) => cell.dataset.cpDate);
const datesOf = (id: string) =>
  onMove.mock.lastCall?.[0].moves.find((move: { id: string }) => move.id === id);

test('picking up an entry that began before the displayed days does not turn the page', async () => {
  const tour = {
    ...(MOVABLE[0] as CalendarEntry),
    title: 'Tour',
    startDate: '2026-10-28',
    endDate: '2026-11-01',
  };
  await render(<MoveHost onMove={onMove} entries={[tour]} />);
  const november = page.getByRole('heading', { name: 'November 2026' });
  await lift('Tour');
  await userEvent.keyboard('{Escape}');
  await expect.element(november).toBeVisible();
  // After this step, no day of the entry is in November.
  await lift('Tour');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
});

test('M and the arrow keys move an entry by days and weeks, and every step is announced', async () => {
  await render(<MoveHost onMove={onMove} />);
  await lift('Gift guide week');
  await expect.element(strip()).toHaveFocus();
  await expect.element(strip()).toHaveAccessibleName('Moving Gift guide week');
  await expect
    .poll(spoken)
    .toBe(
      'Moving Gift guide week, 6 days from Tuesday, November 10. Arrow keys move, Enter drops, Escape cancels.',
    );
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.poll(() => strip().element().textContent).toContain('Wed, Nov 18 to Mon, Nov 238 days later');
  await expect.poll(spoken).toBe('Wednesday, November 18, 8 days later');
  expect(onMove).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith({
    moves: [{ id: 'guide', version: 3, startDate: '2026-11-18', endDate: '2026-11-23' }],
    entries: [MOVABLE[0]],
  });
  await expect.poll(spoken).toBe('Dropped on Wednesday, November 18');
  expect(strip().elements()).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(chip('Gift guide week'));
  expect(chip('Gift guide week').closest('[data-cp-date]')).toHaveAttribute('data-cp-date', '2026-11-18');
});

test('Shift+arrows move the last day, Home and End move within the week, and PageDown moves by a month', async () => {
  await render(<MoveHost onMove={onMove} />);
  await lift('Gift guide week');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.poll(spoken).toBe('Last day Monday, November 23, 14 days');
  // Try to move the last day to a day before the first day, which is not possible.
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{Enter}');
  expect(datesOf('guide')).toMatchObject({ startDate: '2026-11-10', endDate: '2026-11-10' });

  await lift('Reserve list');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{End}{Enter}');
  expect(datesOf('post')).toMatchObject({ startDate: '2026-11-14', endDate: '2026-11-14' });
  await lift('Reserve list');
  await userEvent.keyboard('{Home}{PageDown}{PageDown}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('January 2027');
  await userEvent.keyboard('{Enter}');
  expect(datesOf('post')).toMatchObject({ startDate: '2027-01-08', endDate: '2027-01-08' });
  await expect.poll(() => document.activeElement).toBe(chip('Reserve list'));
});

test('M on a selected entry moves all selected entries, and the bar of the move replaces the selection bar', async () => {
  const [guide, post] = MOVABLE as [CalendarEntry, CalendarEntry];
  const other = { ...post, id: 'other', title: 'Winter letter' };
  const selection = page.getByRole('group', { name: 'Actions for the selected items' });
  await render(
    <MoveHost
      onMove={onMove}
      entries={[...MOVABLE, other]}
      selectedIds={['guide', 'post']}
      onSelectionChange={() => {}}
      selectionBar={<SelectionBar count={2} onClear={() => {}} />}
    />,
  );
  await expect.element(selection).toBeVisible();
  await lift('Reserve list');
  await expect.element(strip()).toHaveAccessibleName('Moving Reserve list and 1 other entry');
  await expect.element(selection).not.toBeInTheDocument();
  // The length of the entries stays the same.
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
  await expect.poll(() => strip().element().textContent).toContain('Tue, Nov 172 entries · 8 days later');
  await expect
    .poll(() => document.querySelector('[data-cp-entry="guide"]')?.closest('[data-cp-date]'))
    .toHaveAttribute('data-cp-date', '2026-11-18');
  // The entries might be hidden behind '+N more', so their days are highlighted.
  const days = ['17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`);
  expect(highlighted()).toEqual(days);
  await userEvent.keyboard('{Escape}');
  await expect.poll(spoken).toBe('Moved back to Monday, November 9');
  expect(highlighted()).toEqual([]);
  await expect.element(selection).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(chip('Reserve list'));

  await userEvent.keyboard('m{ArrowDown}{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith({
    moves: [
      { id: 'post', version: 3, startDate: '2026-11-16', endDate: '2026-11-16' },
      { id: 'guide', version: 3, startDate: '2026-11-17', endDate: '2026-11-22' },
    ],
    entries: [post, guide],
  });
  await lift('Winter letter');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onMove.mock.lastCall?.[0].moves).toHaveLength(1);
});

test('M moves the selected entries even if a day or nothing has focus', async () => {
  const [guide, post] = MOVABLE as [CalendarEntry, CalendarEntry];
  const elsewhere = { ...post, id: 'elsewhere', title: 'Winter letter', startDate: '2027-02-01' };
  const props = { onMove, entries: [...MOVABLE, { ...elsewhere, endDate: '2027-02-01' }] };
  const { rerender } = await render(<MoveHost {...props} selectedIds={[]} onSelectionChange={() => {}} />);
  await lift('Reserve list');
  await userEvent.keyboard('{Escape}');
  const day = document.querySelector<HTMLElement>('[data-cp-date="2026-11-20"] .cp-pick') as HTMLElement;
  day.focus();
  await userEvent.keyboard('m');
  expect(strip().elements()).toEqual([]);

  const selectedIds = ['elsewhere', 'post', 'guide'];
  await rerender(<MoveHost {...props} selectedIds={selectedIds} onSelectionChange={() => {}} />);
  day.focus();
  await userEvent.keyboard('m');
  await expect.element(strip()).toHaveAccessibleName('Moving Reserve list and 2 other entries');
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('m{ArrowDown}{Enter}');
  expect(datesOf(post.id)).toMatchObject({ startDate: '2026-11-16' });
  expect(datesOf(guide.id)).toMatchObject({ startDate: '2026-11-17' });
  expect(datesOf('elsewhere')).toMatchObject({ startDate: '2027-02-08' });
});

test('while the moved entry is hidden behind “+N more”, its day is highlighted, and then receives focus', async () => {
  const [, post] = MOVABLE as [CalendarEntry, CalendarEntry];
  const others = ['A', 'B', 'C'].map((title) => ({
    ...post,
    ...{ id: title, title, startDate: '2026-11-23', endDate: '2026-11-23' },
  }));
  await render(<MoveHost onMove={onMove} entries={[...MOVABLE, ...others]} />);
  await lift('Reserve list');
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(highlighted).toEqual(['2026-11-23']);
  expect(chip('Reserve list').dataset.cpEntry).not.toBe('post');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement?.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate)
    .toBe('2026-11-23');
  expect(document.activeElement).toHaveClass('cp-pick');
});

test('Escape, Tab and a click elsewhere move the entry back', async () => {
  await render(<MoveHost onMove={onMove} />);
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.tab(),
    () => userEvent.click(page.getByRole('heading', { level: 1 })),
  ]) {
    await lift('Gift guide week');
    await userEvent.keyboard('{PageDown}');
    await leave();
    await expect.poll(spoken).toBe('Moved back to Tuesday, November 10');
    expect(strip().elements()).toEqual([]);
    if (!chip('Gift guide week')) await userEvent.click(page.getByRole('button', { name: 'Today' }));
  }
  await lift('Gift guide week');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await expect.poll(spoken).toBe('Tuesday, November 10, Same day');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.poll(() => document.activeElement).toBe(chip('Gift guide week'));
  expect(onMove).not.toHaveBeenCalled();
});

test('M moves entries in all views that display entries', async () => {
  for (const view of ENTRY_VIEWS) {
    onMove.mockReset();
    const { unmount } = await render(
      <MoveHost
        onMove={onMove}
        defaultState={{ view, date: '2026-11-11' }}
        loaded={{ from: '2026-10-01', to: '2026-12-31' }}
      />,
    );
    await lift('Reserve list');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(datesOf('post'), view).toMatchObject({ startDate: '2026-11-10' });
    await expect.poll(() => document.activeElement).toBe(chip('Reserve list'));
    await unmount();
  }
});

test('M does nothing if the entry cannot be moved or if single-key shortcuts are off', async () => {
  const press = async () => {
    await expect.poll(() => chip('Reserve list')).toBeDefined();
    // The details open only after their code has loaded.
    await userEvent.click(chip('Reserve list'));
    const details = page.getByRole('dialog', { name: 'Reserve list' });
    await expect.element(details).toBeVisible();
    const canMove = details.getByRole('button', { name: 'Move…' }).elements().length > 0;
    await userEvent.keyboard('{Escape}');
    await expect.element(details).not.toBeInTheDocument();
    chip('Reserve list').focus();
    await userEvent.keyboard('m');
    return { canMove, isLifted: strip().elements().length > 0 };
  };
  const never = { canMove: false, isLifted: false };
  let rendered = await render(<MoveHost />);
  expect(await press()).toEqual(never);
  await rendered.unmount();
  rendered = await render(<MoveHost onMove={onMove} readOnly />);
  expect(await press()).toEqual(never);
  await rendered.unmount();
  rendered = await render(<MoveHost onMove={onMove} canMove={({ id }) => id === 'guide'} />);
  await lift('Gift guide week');
  await userEvent.keyboard('{Escape}');
  expect(await press()).toEqual(never);
  await rendered.unmount();
  localStorage.setItem(SHORTCUTS_KEY, 'off');
  rendered = await render(<MoveHost onMove={onMove} />);
  await expect.poll(async () => (await press()).canMove).toBe(true);
  expect(await press()).toEqual({ canMove: true, isLifted: false });
});

test('an entry that can no longer be moved returns to its place', async () => {
  const { rerender } = await render(<MoveHost onMove={onMove} />);
  await lift('Reserve list');
  await userEvent.keyboard('{ArrowDown}');
  const chips = () => page.getByRole('button', { name: /^Reserve list/ }).elements();
  // One chip is the entry in its new place, and the other outlines its old place.
  await expect.poll(chips).toHaveLength(2);
  await rerender(<MoveHost onMove={onMove} readOnly />);
  await expect.poll(chips).toHaveLength(1);
  expect(chips()[0]?.closest('[data-cp-date]')).toHaveAttribute('data-cp-date', '2026-11-09');
  expect(strip().elements()).toEqual([]);
});

test('the calendar displays the new dates until the promise settles, and then the application’s dates', async () => {
  let fail = () => {};
  onMove.mockReturnValue(
    new Promise((_resolve, reject) => {
      fail = () => reject(new Error('Conflict'));
    }),
  );
  await render(<MoveHost onMove={onMove} />);
  await lift('Reserve list');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const day = () => chip('Reserve list').closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate;
  await expect.poll(day).toBe('2026-11-16');
  // The second move begins where the first one ended, even if no response has arrived yet.
  await lift('Reserve list');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(datesOf('post')).toMatchObject({ startDate: '2026-11-17' });
  await expect.poll(day).toBe('2026-11-17');
  fail();
  await expect.poll(day).toBe('2026-11-09');
});

test.each([1280, 375])(
  'in a window that is %i px wide, a toast appears above the bar with the dates and keys of a move',
  async (width) => {
    await page.viewport(width, 800);
    const notice = (
      <ToastProvider>
        <Toaster />
      </ToastProvider>
    );
    await render(
      <MoveHost onMove={onMove} notice={notice} defaultState={{ view: 'agenda', date: '2026-11-11' }} />,
    );
    await page.getByRole('button', { name: 'Toast' }).click();
    const toast = page.getByText('Moved', { exact: true });
    await expect.element(toast).toBeVisible();
    const box = () => toast.element().closest('li')?.getBoundingClientRect() as DOMRect;
    expect(box().bottom).toBeGreaterThan(750);
    await lift('Gift guide week');
    await expect.poll(() => box().bottom).toBeLessThan(strip().element().getBoundingClientRect().top);
  },
);

test('on a phone, the bar displays complete dates and does not cover the entry that moves', async () => {
  await page.viewport(375, 700);
  const [, post] = MOVABLE as [CalendarEntry, CalendarEntry];
  const date = '2026-11-10';
  const others = Array.from({ length: 12 }, (_, index) => ({
    ...post,
    ...{ id: `${index}`, title: `Post ${index}`, startDate: date, endDate: date },
  }));
  await render(
    <MoveHost
      onMove={onMove}
      compact
      style={{ height: 700 }}
      entries={[...MOVABLE, ...others]}
      defaultState={{ view: 'agenda', date: '2026-11-09' }}
      loaded={{ from: '2026-10-01', to: '2026-12-31' }}
    />,
  );
  await lift('Gift guide week');
  for (const key of ['{ArrowRight}', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    await expect
      .poll(() => document.querySelector('[data-cp-entry="guide"]')?.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(strip().element().getBoundingClientRect().top);
  }
  const dates = strip().element().querySelector('b') as HTMLElement;
  expect(dates).toHaveTextContent('Wed, Nov 18 to Mon, Nov 23');
  expect(dates.scrollWidth).toBeLessThanOrEqual(dates.clientWidth);
});
