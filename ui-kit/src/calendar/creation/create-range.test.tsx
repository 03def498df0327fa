import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bareCalendar, ENTRY_VIEWS } from '../bare-calendar.fixture.js';
import type { CalendarProps } from '../Calendar.js';
import { calendarParts } from '../calendar-parts.js';
import { rangePart } from './range-part.js';

const onCreateRange = vi.fn();
const onCreate = vi.fn();
const onQuickCreate = vi.fn();

const entry = {
  id: 'one',
  kind: 'blog' as const,
  title: 'The only one',
  startDate: '2026-10-14',
  endDate: '2026-10-14',
  brandId: null,
  color: null,
};

beforeEach(async () => {
  for (const call of [onCreateRange, onCreate, onQuickCreate]) call.mockReset();
  await page.viewport(1280, 900);
  await Promise.all([calendarParts.load(), rangePart.load()]);
});

const calendar = (props: Partial<CalendarProps> = {}) =>
  render(bareCalendar({ entries: [entry], onCreate, onQuickCreate, ...props }));
const day = (date: string) => document.querySelector(`[data-cp-date="${date}"]`) as HTMLElement;
const card = () => page.getByRole('dialog', { name: /^New entry on/ });

/** Drags from the bottom of one day to the bottom of another, because no entry covers the bottom of a day. */
async function drag(from: string, to: string) {
  await expect.poll(() => day(to)).not.toBeNull();
  await userEvent.dragAndDrop(day(from), day(to), {
    sourcePosition: { x: 40, y: day(from).offsetHeight - 6 },
    targetPosition: { x: 60, y: day(to).offsetHeight - 6 },
  });
}

test('a drag across days opens the card for an event, and "More…" opens the form', async () => {
  await calendar();
  await drag('2026-10-16', '2026-10-13');
  await expect.element(card()).toHaveAccessibleName('New entry on Oct 13 – Oct 16');
  expect(card().getByRole('radio').elements()).toHaveLength(1);
  await userEvent.keyboard('Fair{Enter}');
  const event = { kind: 'event', startDate: '2026-10-13', endDate: '2026-10-16', brandId: null };
  expect(onQuickCreate).toHaveBeenLastCalledWith({ entry: { ...event, title: 'Fair' } });
  await expect.element(card()).not.toBeInTheDocument();

  // Drag to another week, but not near the lower edge of the view, where a slow drag would scroll the days.
  await drag('2026-10-15', '2026-10-22');
  await page.getByRole('button', { name: 'More…' }).click();
  expect(onCreate).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'event', date: '2026-10-15', endDate: '2026-10-22' }),
  );
});

test('a drag goes to the next page at the edge of the view', async () => {
  await calendar({ onCreateRange });
  await expect.poll(() => day('2026-10-30')).not.toBeNull();
  const send = (type: string, { x, y }: { x: number; y: number }, target: EventTarget = window) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerType: 'mouse', pointerId: 1, button: 0, buttons: 1 },
        ...{ clientX: x, clientY: y },
      }),
    );
  const box = day('2026-10-30').getBoundingClientRect();
  send('pointerdown', { x: box.left + 40, y: box.bottom - 6 }, day('2026-10-30'));
  const edge = { x: day('2026-10-31').getBoundingClientRect().right - 5, y: box.bottom - 6 };
  send('pointermove', edge);
  await expect.element(page.getByRole('heading', { level: 1, name: 'November 2026' })).toBeVisible();
  send('pointermove', { x: edge.x - 200, y: edge.y });
  const end = document
    .elementsFromPoint(edge.x - 200, edge.y)
    .find((one) => one.matches('[data-cp-date]')) as HTMLElement;
  send('pointerup', { x: edge.x - 200, y: edge.y });
  expect(onCreateRange).toHaveBeenCalledExactlyOnceWith({
    startDate: '2026-10-30',
    endDate: end.dataset.cpDate,
  });
  expect(end.dataset.cpDate).toMatch(/^2026-1[12]/);
});

test('a drag across days calls onCreateRange only in the month and week views', async () => {
  const dates = { startDate: '2026-10-14', endDate: '2026-10-15' };
  // The agenda displays only days with entries, so there is an entry on each of the two days.
  const entries = [entry, { ...entry, ...dates, id: 'two', startDate: '2026-10-15' }];
  for (const view of ENTRY_VIEWS) {
    onCreateRange.mockReset();
    const { unmount } = await calendar({
      entries,
      onCreateRange,
      defaultState: { view, date: '2026-10-14' },
    });
    await drag('2026-10-14', '2026-10-15');
    expect(onCreateRange.mock.calls, view).toEqual(['month', 'week'].includes(view) ? [[dates]] : []);
    await unmount();
  }
  expect(onCreate).not.toHaveBeenCalled();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('a drag within a day counts as a click, and dragging an entry or closing details creates nothing', async () => {
  await calendar({ onCreateRange });
  const thursday = day('2026-10-15');
  await userEvent.dragAndDrop(thursday, thursday, {
    sourcePosition: { x: 20, y: 60 },
    targetPosition: { x: 60, y: 70 },
  });
  await expect.element(card()).toHaveAccessibleName('New entry on Thursday, October 15, 2026');
  await userEvent.keyboard('{Escape}');
  await expect.element(card()).not.toBeInTheDocument();

  const chip = page.getByRole('button', { name: /^The only one/ });
  await userEvent.dragAndDrop(chip, day('2026-10-20'));
  await chip.click();
  await expect.element(page.getByRole('dialog', { name: 'The only one' })).toBeVisible();
  await drag('2026-10-05', '2026-10-06');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onCreateRange).not.toHaveBeenCalled();
});

test('users cannot drag across the days of a read-only calendar', async () => {
  await calendar({ onCreateRange, readOnly: true });
  await drag('2026-10-13', '2026-10-16');
  expect(onCreateRange).not.toHaveBeenCalled();
});
