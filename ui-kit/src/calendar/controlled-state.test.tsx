import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bareCalendar as calendar } from './bare-calendar.fixture.js';
import { type CalendarState, defaultCalendarState } from './calendar-state.js';

const state: CalendarState = defaultCalendarState('2026-10-14');
const heading = (name: string) => page.getByRole('heading', { name });

test('a controlled calendar displays the state from its props and reports changes', async () => {
  const onStateChange = vi.fn();
  const { rerender } = await render(calendar({ state, onStateChange }));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  expect(onStateChange).toHaveBeenCalledExactlyOnceWith({ state: { ...state, date: '2026-11-14' } });
  await expect.element(heading('October 2026')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  expect(onStateChange).toHaveBeenLastCalledWith({ state: { ...state, view: 'week' } });
  await expect.element(page.getByRole('button', { name: 'Month', pressed: true })).toBeInTheDocument();

  await rerender(calendar({ state: { ...state, date: '2026-12-24' }, onStateChange }));
  await expect.element(heading('December 2026')).toBeInTheDocument();
});

test('an uncontrolled calendar keeps its own state', async () => {
  const onStateChange = vi.fn();
  await render(calendar({ defaultState: { date: '2026-10-14' }, onStateChange }));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(heading('November 2026')).toBeInTheDocument();
  expect(onStateChange).toHaveBeenCalledExactlyOnceWith({ state: { ...state, date: '2026-11-14' } });
});

test.each([false, true])(
  'another view opens at the day that the user has picked, and selects it (small screen: %s)',
  async (compact) => {
    const onStateChange = vi.fn();
    await page.viewport(compact ? 375 : 1280, 800);
    await render(calendar({ defaultState: { date: '2026-10-14' }, onStateChange, compact }));
    const pick = (name: RegExp) => page.getByRole('gridcell', { name }).getByRole('button').first();
    const open = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      return onStateChange.mock.lastCall?.[0].state.date;
    };
    const active = () =>
      document.querySelector<HTMLElement>('[data-cp-date]:has(> .cp-pick[tabindex="0"])')?.dataset.cpDate;
    await pick(/October 28/).click();
    for (const view of ['Week', 'Multi', 'Agenda']) {
      expect(await open(view)).toBe('2026-10-28');
      if (view !== 'Agenda') await expect.poll(active).toBe('2026-10-28');
      else await expect.poll(active).toBeUndefined();
      expect(await open('Month')).toBe('2026-10-28');
      await expect.poll(active).toBe('2026-10-28');
    }
    // The heading still displays October.
    await pick(/November 3/).click();
    await expect.element(heading('October 2026')).toBeInTheDocument();
    expect(await open('Agenda')).toBe('2026-11-03');
    await open('Month');
    await expect.poll(active).toBe('2026-11-03');
    await pick(/November 10/).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect(await open('Week')).toBe('2026-12-03');
  },
);
