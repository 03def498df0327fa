import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import type { CalendarEntry } from '../logs/types.js';
import { CommandPalette } from '../palette/CommandPalette.js';
import type { CalendarProps } from './Calendar.js';
import { calendarParts } from './calendar-parts.js';
import { movePart } from './move/move-part.js';
import { moving } from './move/moving.js';
import { SELECTABLE, SelectHost } from './selection/select-host.fixture.js';
import { selectionPart } from './selection/selection-part.js';

const warnings = listenToWarnings();
const HOLIDAY: CalendarEntry = {
  ...{ id: 'holiday', kind: 'other', title: 'Holiday', startDate: '2026-11-10', endDate: '2026-11-10' },
  ...{ brandId: null, color: null, readOnly: true },
};

const onSelectionChange = vi.fn();
const onMove = vi.fn();

const calendar = (props: Partial<CalendarProps> = {}) => (
  <SelectHost
    entries={[...SELECTABLE, HOLIDAY]}
    onSelectionChange={onSelectionChange}
    onMove={onMove}
    onEdit={() => {}}
    onDelete={() => {}}
    entryActions={() => [{ id: 'duplicate', label: 'Duplicate', onSelect: () => {} }]}
    notice={<CommandPalette />}
    {...props}
  />
);
const chip = (id: string) => document.querySelector<HTMLElement>(`[data-cp-entry="${id}"]`) as HTMLElement;
const details = (name: string) => page.getByRole('dialog', { name });

beforeEach(async () => {
  onSelectionChange.mockReset();
  onMove.mockReset();
  await page.viewport(1280, 900);
  await Promise.all([calendarParts.load(), movePart.load(), selectionPart.load()]);
});

test.each([
  ['an error', { entry: null, loading: false, error: true, fieldConfigurations: [], onRetry: () => {} }],
  ['a skeleton', { entry: null, loading: true, error: false, fieldConfigurations: [] }],
])('the details of a read-only entry contain neither commands nor %s', async (_, given) => {
  await render(calendar({ details: given }));
  chip('holiday').click();
  await expect.element(details('Holiday').getByText('Tuesday, November 10, 2026')).toBeVisible();
  const buttons = details('Holiday').getByRole('button').elements();
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Close']);
  await expect.element(details('Holiday').getByRole('status')).not.toBeInTheDocument();
  await expect.element(details('Holiday').getByRole('alert')).not.toBeInTheDocument();
  expect(warnings()).toEqual([]);
});

test('read-only entries cannot be edited, moved or selected with the keyboard or the mouse', async () => {
  await render(calendar());
  chip('holiday').focus();
  await userEvent.keyboard('m');
  expect(page.getByRole('application').elements()).toEqual([]);
  await userEvent.keyboard('x');
  expect(onSelectionChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}a{/Control}');
  await vi.waitFor(() => expect(onSelectionChange).toHaveBeenCalled());
  expect(onSelectionChange.mock.lastCall?.[0].ids).toEqual(['post', 'guide', 'reel']);
  await page.getByRole('button', { name: /^Holiday/ }).click({ modifiers: ['Shift'] });
  expect(onSelectionChange).toHaveBeenCalledOnce();

  await userEvent.keyboard('{Escape}');
  onSelectionChange.mockReset();
  const [from, to] = ['2026-11-09', '2026-11-11'].map(
    (date) => document.querySelector(`[data-cp-date="${date}"]`) as HTMLElement,
  );
  if (!from || !to) throw new Error('The calendar does not display the days.');
  const place = { x: 10, y: from.clientHeight - 6 };
  await userEvent.keyboard('{Shift>}');
  await userEvent.dragAndDrop(from, to, { sourcePosition: place, targetPosition: { x: 10, y: 4 } });
  await userEvent.keyboard('{/Shift}');
  await vi.waitFor(() => expect(onSelectionChange).toHaveBeenCalled());
  expect(onSelectionChange.mock.lastCall?.[0].ids).toContain('reel');
  expect(onSelectionChange.mock.lastCall?.[0].ids).not.toContain('holiday');
  expect(onMove).not.toHaveBeenCalled();
});

test('a read-only calendar with the feature moves no entries', async () => {
  await render(calendar({ readOnly: true, features: [moving({ onMove })] }));
  chip('post').focus();
  await userEvent.keyboard('m');
  expect(page.getByRole('application').elements()).toEqual([]);
});

test('the command palette has no commands for a read-only entry', async () => {
  await render(calendar());
  const open = async (id: string) => {
    chip(id).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  };
  await open('holiday');
  expect(page.getByRole('option', { name: /Holiday/ }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await open('post');
  await expect.element(page.getByRole('option', { name: /Duplicate.*Reserve list/ })).toBeVisible();
});

test('details that never load display what the entry contains, and a warning explains the reason', async () => {
  await render(calendar({ details: { entry: null, loading: false, error: false, fieldConfigurations: [] } }));
  chip('post').click();
  await expect.element(details('Reserve list').getByText('Monday, November 9, 2026')).toBeVisible();
  await expect.element(details('Reserve list').getByRole('status')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('onSelectEntry')]), 5_000);
});
