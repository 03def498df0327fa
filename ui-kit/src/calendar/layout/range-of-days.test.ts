import { isCalendarDate } from '@content-planner/model';
import { expect, test } from 'vitest';
import { translateWith } from '../../messages/translate.js';
import { calendarViews } from '../views/index.js';
import { layoutMonth } from './layout-month.js';

const context = { weekStartsOn: 0, weekViewStartsOn: 0, months: 3, locale: 'en-US' } as const;
const view = (name: string) => {
  const found = calendarViews.find((candidate) => candidate.name === name);
  if (!found) throw new Error(name);
  return found;
};

test.each([
  ['multi', '0001-01-20', { from: '0001-01-01', to: '0001-03-31' }],
  ['multi', '9999-12-01', { from: '9999-12-01', to: '9999-12-31' }],
  ['month', '0001-01-20', { from: '0001-01-01', to: '0001-02-10' }],
  ['month', '9999-12-01', { from: '9999-11-28', to: '9999-12-31' }],
  ['week', '0001-01-01', { from: '0001-01-01', to: '0001-01-06' }],
  ['week', '9999-12-31', { from: '9999-12-26', to: '9999-12-31' }],
  ['agenda', '0001-01-20', { from: '0001-01-01', to: '0001-03-31' }],
  ['agenda', '9999-11-20', { from: '9999-10-01', to: '9999-12-31' }],
] as const)('the %s view at %s requests only valid dates', (name, date, range) => {
  expect(view(name).range(date, context)).toEqual(range);
});

test.each(
  calendarViews.flatMap(({ name }) => ['0001-01-01', '2026-10-14', '9999-12-31'].map((date) => [name, date])),
)('the range of the %s view at %s contains the date', (name = '', date = '') => {
  const { from, to } = view(name).range(date, context);
  expect([from, to].map(isCalendarDate)).toEqual([true, true]);
  expect([from, date, to].sort()).toEqual([from, date, to]);
});

test('the multi-month view describes its period as a single month if no supported month follows', () => {
  const describe = (date: string) =>
    view('multi').describe?.(date, { ...context, translate: translateWith({}) });
  expect(describe('9999-10-31')).toBe('October 9999 to December 9999');
  expect(describe('9999-12-01')).toBe('December 9999');
});

test('leaves days blank if they are before the first or after the last supported date', () => {
  const blanks = (cursor: string) =>
    layoutMonth({ entries: [], cursor })
      .flatMap(({ days }) => days)
      .filter(({ isBlank }) => isBlank).length;
  expect(['0001-01-01', '9999-12-31', '2026-10-14'].map(blanks)).toEqual([1, 8, 0]);
});
