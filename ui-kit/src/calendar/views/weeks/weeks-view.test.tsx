import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CalendarEntry } from '../../../logs/types.js';
import { ThemeProvider } from '../../../theme/ThemeProvider.js';
import { Calendar } from '../../Calendar.js';
import { monthView } from '../month/index.js';
import { weeksView } from './index.js';

const fortnight = weeksView({ weeks: 2, label: '2 weeks' });
const views = [monthView, fortnight];
const entry = (id: string, startDate: string): CalendarEntry => ({
  ...{ id, kind: 'blog', title: `Entry ${id}`, startDate, endDate: startDate, brandId: null, color: null },
});
const entries = Array.from({ length: 6 }, (_, index) => entry(`${index}`, '2026-10-14'));
const onRangeChange = vi.fn();
const onMove = vi.fn();

beforeEach(() => vi.clearAllMocks());

const show = ({ height = 800, shown = entries } = {}) =>
  render(
    <ThemeProvider>
      <Calendar
        style={{ height }}
        entries={shown}
        today="2026-10-14"
        views={views}
        defaultState={{ view: 'weeks', date: '2026-10-14' }}
        onRangeChange={onRangeChange}
        onMove={onMove}
      />
    </ThemeProvider>,
  );

test('a view with two weeks displays all entries that fit, and turns by two weeks', async () => {
  await page.viewport(1280, 900);
  await show();
  await expect.element(page.getByRole('grid', { name: /^Sunday, October 11, 2026/ })).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(3);
  await expect.element(page.getByRole('button', { name: /^Entry 5/ })).toBeVisible();
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-11', to: '2026-10-24' });
  await page.getByRole('button', { name: 'Next' }).click();
  await vi.waitFor(() =>
    expect(onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-25', to: '2026-11-07' }),
  );
});

test('entries of a view with two weeks can be moved with the keyboard', async () => {
  await page.viewport(1280, 900);
  await show();
  const chip = page.getByRole('button', { name: /^Entry 5/ });
  await expect.element(chip).toBeVisible();
  await vi.waitFor(async () => {
    (chip.element() as HTMLElement).focus();
    await userEvent.keyboard('m');
    expect(page.getByRole('application').elements()).toHaveLength(1);
  });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(onMove.mock.calls[0]?.[0].moves[0].startDate).toBe('2026-10-21'));
});

test('on small screens, the list of the selected day is below two weeks', async () => {
  await page.viewport(375, 800);
  await show();
  await expect.element(page.getByRole('region', { name: /^Wednesday, October 14/ })).toBeVisible();
});

test('in a low calendar, entries below free lanes between bars are behind "+N more"', async () => {
  await page.viewport(1280, 900);
  const bars = ['2026-10-11', '2026-10-12', '2026-10-13'].map((startDate, index) => ({
    ...entry(`bar ${index}`, startDate),
    kind: 'event',
    endDate: index === 0 ? '2026-10-13' : '2026-10-14',
  }));
  await show({ height: 300, shown: [...bars, ...entries] });
  await expect.element(page.getByRole('button', { name: /more/ }).first()).toBeVisible();
});
