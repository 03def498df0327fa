import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDate } from '../../../model/test/dates/arbitrary-date.fixture.js';
import { LOG_KINDS } from '../logs/types.js';
import {
  CALENDAR_STATE_KEY,
  type CalendarState,
  defaultCalendarState,
  loadCalendarState,
  MONTH_CHOICES,
  saveCalendarState,
} from './calendar-state.js';
import { calendarViews } from './views/index.js';

const TODAY = '2026-10-14';

const storageWith = (value: string | null) => ({
  getItem: (key: string) => (key === CALENDAR_STATE_KEY ? value : null),
});

const arbitraryState: fc.Arbitrary<CalendarState> = fc.record({
  view: fc.constantFrom(...calendarViews.map(({ name }) => name), 'somebody-elses'),
  months: fc.constantFrom(...MONTH_CHOICES),
  kinds: fc.option(fc.subarray([...LOG_KINDS, 'webinar'])),
  date: arbitraryDate,
});

test('the state defaults to the month view, three months, all kinds and today', () => {
  expect(loadCalendarState(storageWith(null), TODAY)).toEqual({
    view: 'month',
    months: 3,
    kinds: null,
    date: TODAY,
  });
  expect(loadCalendarState(null, TODAY)).toEqual(defaultCalendarState(TODAY));
});

test('loads the saved state', () => {
  fc.assert(
    fc.property(arbitraryState, (state) => {
      const kept = new Map<string, string>();
      saveCalendarState({ setItem: (key, value) => void kept.set(key, value) }, state);
      expect(loadCalendarState({ getItem: (key) => kept.get(key) ?? null }, TODAY)).toEqual(state);
    }),
  );
});

test('returns a valid state for any stored value', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        { view: fc.anything(), months: fc.anything(), kinds: fc.anything(), date: fc.anything() },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(anything, (stored) => {
      const { view, months, kinds, date } = loadCalendarState(storageWith(stored), TODAY);
      expect(view).not.toBe('');
      expect(MONTH_CHOICES).toContain(months);
      expect(kinds === null || kinds.every((kind) => typeof kind === 'string')).toBe(true);
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});

test.each([
  [
    '{"view":"week","months":7,"kinds":["blog","video"],"date":"2026-02-30"}',
    { view: 'week', kinds: ['blog', 'video'] },
  ],
  ['{"view":3,"months":"4","kinds":["blog",7],"date":null}', {}],
  ['{"kinds":[]}', { kinds: [] }],
  ['{"months":6', {}],
  ['[1]', {}],
  ['null', {}],
])('loads the valid parts of %s', (stored, expected) => {
  expect(loadCalendarState(storageWith(stored), TODAY)).toEqual({
    ...defaultCalendarState(TODAY),
    ...expected,
  });
});

test('ignores errors if access to the storage is denied', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  expect(loadCalendarState({ getItem: forbidden }, TODAY)).toEqual(defaultCalendarState(TODAY));
  expect(() => saveCalendarState({ setItem: forbidden }, defaultCalendarState(TODAY))).not.toThrow();
});
