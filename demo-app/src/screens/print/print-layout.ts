import type { CalendarState, PrintLayout } from '@content-planner/ui-kit';

type OverviewMonths = NonNullable<CalendarState['overviewMonths']>;

const NO_OUTSIDE_DAYS = 'inside';

const OVERVIEW = 'overview';

/** Returns the parameters of the print page for the layout that the user chose. */
export function printLayoutParams(layout: PrintLayout): Record<string, string> {
  if (layout.type !== 'months') return { layout: layout.type };
  return { months: String(layout.months), ...(!layout.hasOutsideDays && { days: NO_OUTSIDE_DAYS }) };
}

/** Returns the layout of the print page. The default, including for unknown parameters, is one month. */
export function printLayoutOf(params: URLSearchParams): PrintLayout {
  const layout = params.get('layout');
  if (layout === 'quarter' || layout === 'agenda') return { type: layout };
  const months = Number(params.get('months'));
  return {
    type: 'months',
    months: Number.isInteger(months) && months >= 1 && months <= 6 ? months : 1,
    hasOutsideDays: params.get('days') !== NO_OUTSIDE_DAYS,
  };
}

/** Returns the parameters of the print page for the overview. */
export const overviewParams = (months: OverviewMonths = 12): Record<string, string> => ({
  layout: OVERVIEW,
  months: String(months),
});

/** Returns whether the print page prints the overview. */
export const isOverview = (params: URLSearchParams): boolean => params.get('layout') === OVERVIEW;

/** Returns how many months of the overview to print. */
export const overviewMonthsOf = (params: URLSearchParams): OverviewMonths =>
  ([3, 6] as const).find((months) => String(months) === params.get('months')) ?? 12;
