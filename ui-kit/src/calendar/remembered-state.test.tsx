import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bareCalendar } from './bare-calendar.fixture.js';
import type { CalendarProps } from './Calendar.js';

const KEY = 'remembered-state-test';

const calendar = (props: Partial<CalendarProps>) =>
  bareCalendar({ defaultState: { date: '2026-10-14' }, ...props });
const november = page.getByRole('grid', { name: 'November 2026' });
const week = page.getByRole('grid', { name: /November 1[0-9], 2026/ });

afterEach(() => localStorage.clear());

test('the calendar remembers the view and the month if storageKey is set', async () => {
  const ranges: object[] = [];
  const first = await render(calendar({ storageKey: KEY }));
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(november).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Week' }));
  await expect.element(week).toBeInTheDocument();
  await first.unmount();

  await render(calendar({ storageKey: KEY, onRangeChange: (range) => ranges.push(range) }));
  await expect.element(week).toBeInTheDocument();
  // The calendar never requests the range of the default state.
  expect(ranges).toEqual([{ from: '2026-11-09', to: '2026-11-15' }]);
});

test('the calendar remembers nothing without storageKey, and keeps a separate state for each key', async () => {
  const first = await render(calendar({}));
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(november).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  await first.unmount();
  localStorage.setItem(KEY, JSON.stringify({ date: '2026-11-14' }));
  await render(calendar({ storageKey: `${KEY}-2` }));
  await expect.element(page.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument();
});

test('the calendar remembers that the user displayed all types, even if fewer are visible by default', async () => {
  const defaultState = { date: '2026-10-14', kinds: ['blog'] } as const;
  const first = await render(calendar({ storageKey: KEY, defaultState }));
  await userEvent.click(page.getByRole('button', { name: /^Filter by Type/ }));
  await userEvent.click(page.getByRole('button', { name: 'Show all types' }));
  await first.unmount();
  await render(calendar({ storageKey: KEY, defaultState }));
  await expect.element(page.getByRole('button', { name: 'Filter by Type', exact: true })).toBeInTheDocument();
});

test('the state of a controlled calendar is not stored', async () => {
  const state = { view: 'month', months: 3, kinds: [], date: '2026-10-14' } as const;
  localStorage.setItem(KEY, JSON.stringify({ date: '2026-11-14' }));
  await render(calendar({ storageKey: KEY, state }));
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify({ date: '2026-11-14' }));
});

test('server-rendered HTML changes to the remembered state without a hydration mismatch', async () => {
  const consoleError = vi.spyOn(console, 'error');
  localStorage.setItem(KEY, JSON.stringify({ date: '2026-11-14' }));
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(calendar({ storageKey: KEY }));
  expect(place.innerHTML).toContain('October');
  const root = hydrateRoot(place, calendar({ storageKey: KEY }));
  await expect.element(november).toBeInTheDocument();
  expect(consoleError).not.toHaveBeenCalled();
  root.unmount();
  place.remove();
});
