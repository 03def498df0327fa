import { addDays } from '@content-planner/model';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CalendarEntry } from '../../logs/types.js';
import { titleOrder } from './compare-entries.js';
import { layoutAgenda } from './layout-agenda.js';
import { layoutMonth } from './layout-month.js';
import { layoutWeekOf } from './layout-week-of.js';

/** Time zones, each with a day that starts late, ends early, or does not exist there. */
const ZONES = [
  { zone: 'America/Sao_Paulo', edge: '2018-11-04' },
  { zone: 'Pacific/Apia', edge: '2011-12-30' },
  { zone: 'Asia/Kathmandu', edge: '1986-01-01' },
  { zone: 'Europe/Lisbon', edge: '2026-03-29' },
];

describe.each(ZONES)('the layout around $edge in $zone', ({ zone, edge }) => {
  beforeAll(() => {
    vi.stubEnv('TZ', zone);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const entries: CalendarEntry[] = [0, 1].map((days) => ({
    id: String(days),
    kind: 'event',
    title: String(days),
    startDate: addDays(edge, -days),
    endDate: addDays(edge, days),
    brandId: null,
    color: null,
  }));

  test('includes the day and its entries in the month and the week', () => {
    const month = layoutMonth({ entries, cursor: edge }).flatMap((week) => week.days);
    const week = layoutWeekOf({
      entries,
      cursor: edge,
      weekStartsOn: 1,
      maxPerDay: 3,
      order: titleOrder('en-US'),
    });
    for (const days of [month, week.days]) {
      expect(days.find((day) => day.date === edge)?.total).toBe(2);
      expect(new Set(days.map((day) => day.date)).size).toBe(days.length);
    }
  });

  test('lists one entry on three days of the agenda and the other entry on one day', () => {
    const rows = layoutAgenda({ entries, from: null, to: null, order: titleOrder('en-US') });
    expect(rows.map(({ date, role }) => [date, role])).toEqual([
      [addDays(edge, -1), 'start'],
      [edge, 'middle'],
      [edge, 'single'],
      [addDays(edge, 1), 'end'],
    ]);
  });
});
