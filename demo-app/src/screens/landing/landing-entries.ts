import type { Brand, CalendarEntry, LogKind } from '@content-planner/ui-kit';

/** The current day in the landing page's calendar. */
export const landingToday = '2026-10-14';

export const landingBrands: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { id: 'harbor', name: 'Harbor & Vine', color: 'hsl(14, 72%, 54%)' },
];

type Row = readonly [
  kind: LogKind,
  start: string,
  end: string,
  title: string,
  brandId: string | null,
  color?: string,
];

const rows: readonly Row[] = [
  ['email', '2026-09-28', '2026-09-28', 'September roundup', 'lumen'],
  ['event', '2026-09-29', '2026-10-02', 'Dealer week in Portland', 'lumen'],
  ['blog', '2026-09-30', '2026-09-30', 'How we source oak barrels', 'harbor'],
  ['podcast', '2026-10-01', '2026-10-01', 'Ep. 41: Gravel season', null],
  ['social', '2026-10-01', '2026-10-01', 'Harvest teaser', 'harbor'],
  ['email', '2026-10-02', '2026-10-02', 'Autumn menu is here', 'harbor'],
  ['social', '2026-10-05', '2026-10-05', 'Tire guide carousel', null],
  ['blog', '2026-10-05', '2026-10-05', 'Winter tire guide', 'lumen'],
  ['email', '2026-10-06', '2026-10-06', 'Wine club: October box', 'harbor'],
  ['podcast', '2026-10-07', '2026-10-07', 'Ep. 42: Small harbors', null],
  ['blog', '2026-10-07', '2026-10-07', 'Five autumn suppers', 'harbor'],
  ['other', '2026-10-07', '2026-10-07', 'Photo shoot in the cellar', null],
  ['email', '2026-10-07', '2026-10-07', 'Tickets on sale', 'harbor'],
  ['event', '2026-10-08', '2026-10-13', 'Harvest Festival', 'harbor', '#9f1239'],
  ['social', '2026-10-09', '2026-10-09', 'Festival live stories', null],
  ['email', '2026-10-09', '2026-10-09', 'Festival: last tickets', 'harbor'],
  ['social', '2026-10-11', '2026-10-11', 'Sunday grape stomp', 'harbor'],
  ['event', '2026-10-12', '2026-10-16', 'Autumn Sale', 'lumen'],
  ['email', '2026-10-12', '2026-10-12', 'Autumn Sale: early access', 'lumen'],
  ['blog', '2026-10-13', '2026-10-13', 'Choosing a commuter bike', 'lumen'],
  ['social', '2026-10-13', '2026-10-13', 'Commuter poll', 'lumen'],
  ['social', '2026-10-14', '2026-10-14', 'Ask the frame builder', null],
  ['email', '2026-10-14', '2026-10-14', 'Autumn Sale: last 48 hours', 'lumen'],
  ['podcast', '2026-10-14', '2026-10-14', 'Ep. 43: Steel or carbon', null],
  ['blog', '2026-10-14', '2026-10-14', 'Festival in pictures', 'harbor'],
  ['social', '2026-10-15', '2026-10-15', 'Helmet fit in a minute', 'lumen'],
  ['other', '2026-10-15', '2026-10-15', 'Press kit due', null, '#facc15'],
  ['blog', '2026-10-16', '2026-10-16', 'What a bike fit costs', 'lumen'],
  ['event', '2026-10-17', '2026-10-17', 'Saturday loop: group ride', null],
  ['blog', '2026-10-19', '2026-10-19', 'Cellar notes: Riesling', 'harbor'],
  ['email', '2026-10-20', '2026-10-20', 'Product news: e-cargo', 'lumen'],
  ['event', '2026-10-21', '2026-10-27', 'E-cargo launch', 'lumen'],
  ['podcast', '2026-10-21', '2026-10-21', 'Ep. 44: Cargo without cars', null],
  ['event', '2026-10-22', '2026-10-23', 'Wine and food expo', 'harbor'],
  ['blog', '2026-10-22', '2026-10-22', 'E-cargo: first look', 'lumen'],
  ['social', '2026-10-23', '2026-10-23', 'Friday ride invite', 'lumen'],
  ['blog', '2026-10-26', '2026-10-26', 'E-cargo: the long read', 'lumen'],
  ['email', '2026-10-26', '2026-10-26', 'Launch day', 'lumen'],
  ['podcast', '2026-10-28', '2026-10-28', 'Ep. 45: A year in corks', null],
  ['email', '2026-10-29', '2026-10-29', 'Wine club: November box', 'harbor'],
  ['event', '2026-10-30', '2026-11-02', 'Night market pop-up', 'harbor'],
];

/** The entries in the landing page's calendar. */
export const landingEntries: readonly CalendarEntry[] = rows.map(
  ([kind, startDate, endDate, title, brandId, color], index) => ({
    id: String(index),
    kind,
    startDate,
    endDate,
    title,
    brandId,
    color: color ?? null,
  }),
);
