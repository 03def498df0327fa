/// <reference types="vite/client" />
import { beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CalendarEntry } from '../../logs/types.js';
import { ENTRY_VIEWS } from '../bare-calendar.fixture.js';
import { MOVABLE, MoveHost } from './move-host.fixture.js';

const onMove = vi.fn();
const devTools = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };

beforeEach(async () => {
  onMove.mockReset();
  await page.viewport(1280, 900);
});

const day = (date: string) => document.querySelector(`[data-cp-date="${date}"]`) as HTMLElement;
const chips = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-cp-entry="${id}"]`)];

/**
 * Waits until the code that moves entries has loaded. From then on, the mouse cursor changes when it is over the end of
 * an event.
 */
async function ready(id = 'guide') {
  await expect.poll(() => chips(id).length).toBeGreaterThan(0);
  await vi.waitFor(async () => {
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
    const chip = chips(id).at(-1) as HTMLElement;
    await userEvent.hover(chip, { position: { x: chip.offsetWidth - 3, y: 8 } });
    expect(chip.style.cursor).toBe('col-resize');
  }, 5_000);
}

/** Drags a chip to a day. `x` is the position in the chip where the drag starts, in px. */
async function drag(chip: HTMLElement | undefined, x: number, target: HTMLElement) {
  if (!chip) throw new Error('The entry is not displayed.');
  await userEvent.dragAndDrop(chip, target, {
    sourcePosition: { x, y: 8 },
    // Drop near the bottom, because bars that start on other days can cover the upper part of the day.
    targetPosition: { x: 30, y: target.offsetHeight - 6 },
  });
}
const datesOf = (id: string) =>
  onMove.mock.lastCall?.[0].moves.find((move: { id: string }) => move.id === id);

test('a drag moves an entry by the number of days between the pressed day and the drop', async () => {
  await render(<MoveHost onMove={onMove} />);
  await ready();
  const [bar] = chips('guide');
  // Drag the second day of the bar to the same weekday of the next week.
  await drag(bar, day('2026-11-10').offsetWidth + 20, day('2026-11-18'));
  expect(onMove).toHaveBeenCalledExactlyOnceWith({
    moves: [{ id: 'guide', version: 3, startDate: '2026-11-17', endDate: '2026-11-22' }],
    entries: [MOVABLE[0]],
  });
  await expect.poll(() => document.activeElement).toBe(chips('guide')[0]);
  await expect.poll(() => document.querySelector('[data-cp-ghost]')).toBeNull();
});

test('a dropped entry flies to its new place, and back if the move fails, unless motion is reduced', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  try {
    let fail = () => {};
    onMove.mockImplementation(() => new Promise<boolean>((resolve) => (fail = () => resolve(false))));
    await render(<MoveHost onMove={onMove} />);
    await ready();
    const durations = () =>
      animate.mock.calls.map(([, options]) => (options as KeyframeAnimationOptions).duration);
    await drag(chips('post')[0], 20, day('2026-11-19'));
    await expect.poll(durations).toEqual([160]);
    await expect.poll(() => document.querySelector('[data-cp-ghost]')).toBeNull();
    fail();
    await expect.poll(durations).toEqual([160, 180]);
    await expect.poll(() => document.querySelector('[data-cp-ghost]')).toBeNull();
    expect(chips('post')[0]?.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate).toBe('2026-11-09');

    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
    await devTools.send('Emulation.setEmulatedMedia', { features });
    await drag(chips('post')[0], 20, day('2026-11-19'));
    await expect.poll(() => onMove.mock.calls.length).toBe(2);
    fail();
    await expect
      .poll(() => chips('post')[0]?.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate)
      .toBe('2026-11-09');
    expect(durations()).toEqual([160, 180]);
  } finally {
    animate.mockRestore();
    await devTools.send('Emulation.setEmulatedMedia', { features: [] });
  }
});

test('dragging the end of an event changes its last day, but never to a day before its first day', async () => {
  await render(<MoveHost onMove={onMove} />);
  await ready();
  const end = () => chips('guide').at(-1);
  await drag(end(), (end()?.offsetWidth ?? 0) - 3, day('2026-11-20'));
  expect(datesOf('guide')).toMatchObject({ startDate: '2026-11-10', endDate: '2026-11-20' });
  await drag(end(), (end()?.offsetWidth ?? 0) - 3, day('2026-11-04'));
  expect(datesOf('guide')).toMatchObject({ startDate: '2026-11-10', endDate: '2026-11-10' });
});

test('dragging a selected entry moves all selected entries that can be moved', async () => {
  const selectedIds = ['guide', 'post'];
  const { rerender } = await render(<MoveHost onMove={onMove} selectedIds={selectedIds} />);
  await ready();
  await drag(chips('guide')[0], 20, day('2026-11-17'));
  expect(datesOf('guide')).toMatchObject({ startDate: '2026-11-17', endDate: '2026-11-22' });
  expect(datesOf('post')).toMatchObject({ startDate: '2026-11-16' });
  await drag(chips('guide').at(-1), (chips('guide').at(-1)?.offsetWidth ?? 0) - 3, day('2026-11-20'));
  expect(onMove.mock.lastCall?.[0].moves).toMatchObject([{ id: 'guide', endDate: '2026-11-20' }]);
  await rerender(
    <MoveHost onMove={onMove} selectedIds={selectedIds} canMove={({ kind }) => kind === 'event'} />,
  );
  await drag(chips('guide')[0], 20, day('2026-11-10'));
  expect(onMove.mock.lastCall?.[0].moves).toMatchObject([{ id: 'guide', startDate: '2026-11-10' }]);
});

/** Dispatches the events of a drag without a drop, so that the test can check the calendar during the drag. */
function hover(chip: HTMLElement, target: HTMLElement) {
  const dataTransfer = new DataTransfer();
  const send = (element: Element, type: string, at: Element, Type: typeof MouseEvent = DragEvent) => {
    const { left, bottom } = at.getBoundingClientRect();
    const point = {
      clientX: left + 30,
      clientY: at === chip ? at.getBoundingClientRect().top + 8 : bottom - 6,
    };
    const more = Type === DragEvent ? { dataTransfer } : { pointerType: 'mouse' };
    element.dispatchEvent(new Type(type, { bubbles: true, cancelable: true, ...point, ...more }));
  };
  send(chip, 'pointerdown', chip, PointerEvent);
  const root = chip.closest('[draggable="true"]') as HTMLElement;
  send(root, 'dragstart', chip);
  send(target, 'dragenter', target);
  send(target, 'dragover', target);
  return () => send(root, 'dragend', chip);
}

test('dragging several entries highlights all days on which they would land, in every view with day cells', async () => {
  const marked = () =>
    [...new Set([...document.querySelectorAll<HTMLElement>('[data-cp-date]')])]
      .filter((one) => getComputedStyle(one, '::after').backgroundColor.startsWith('oklab'))
      .map(({ dataset }) => dataset.cpDate);
  for (const view of ['month', 'week', 'multi']) {
    const { unmount } = await render(
      <MoveHost
        onMove={onMove}
        selectedIds={['guide', 'post']}
        defaultState={{ view, date: '2026-11-11' }}
      />,
    );
    // Repeat this until the view and the code that moves entries have loaded, because both load on demand.
    const drop = await vi.waitFor(() => hover(chips('post')[0] as HTMLElement, day('2026-11-10')), {
      timeout: 5_000,
    });
    const expected = ['10', '11', '12', '13', '14', '15', '16'].map((date) => `2026-11-${date}`);
    await expect.poll(marked, { message: view }).toEqual(view === 'week' ? expected.slice(0, 6) : expected);
    drop();
    await expect.poll(marked).toEqual([]);
    await unmount();
  }
  expect(onMove).not.toHaveBeenCalled();
});

test('entries can be dragged in all views that display entries', async () => {
  for (const view of ENTRY_VIEWS) {
    onMove.mockReset();
    const { unmount } = await render(
      <MoveHost
        onMove={onMove}
        defaultState={{ view, date: '2026-11-11' }}
        loaded={{ from: '2026-10-01', to: '2026-12-31' }}
      />,
    );
    await expect.poll(() => chips('post').length).toBe(1);
    await vi.waitFor(async () => {
      await drag(chips('post')[0], 12, day('2026-11-11'));
      expect(datesOf('post'), view).toMatchObject({ startDate: '2026-11-11', endDate: '2026-11-11' });
    }, 5_000);
    await unmount();
  }
});

test('a drop outside the days or on the same day changes nothing, and clicks still open details', async () => {
  await render(<MoveHost onMove={onMove} canMove={({ id }) => id === 'guide'} />);
  await ready();
  await drag(chips('guide')[0], 30, page.getByRole('heading', { level: 1 }).element() as HTMLElement);
  await drag(chips('guide')[0], 30, day('2026-11-10'));
  // This entry cannot be moved.
  await drag(chips('post')[0], 30, day('2026-11-17'));
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(chips('guide')[0] as HTMLElement);
  await expect.element(page.getByRole('dialog', { name: 'Gift guide week' })).toBeVisible();
});

/** Four time zones. A full run adds 36, which are picked evenly from the list of all time zones. */
const ZONES = ['America/New_York', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Kathmandu'];
if (import.meta.env.TEST_FULL === '1') {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !ZONES.includes(zone));
  const step = others.length / 36;
  ZONES.push(...Array.from({ length: 36 }, (_, index) => others[Math.floor(index * step)] ?? 'UTC'));
}

test.each(ZONES)(
  'in %s, a bar that spans two clock changes keeps its length when it is dragged',
  async (timezoneId) => {
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId });
    try {
      const long = { ...MOVABLE[0], startDate: '2026-03-01', endDate: '2026-11-08' } as CalendarEntry;
      await render(
        <MoveHost onMove={onMove} entries={[long]} defaultState={{ date: '2026-03-05', view: 'month' }} />,
      );
      await vi.waitFor(async () => {
        await drag(chips('guide')[0], 20, day('2026-03-17'));
        expect(datesOf('guide')).toMatchObject({ startDate: '2026-03-17', endDate: '2026-11-24' });
      }, 5_000);
    } finally {
      await devTools.send('Emulation.setTimezoneOverride', { timezoneId: '' });
    }
  },
);
