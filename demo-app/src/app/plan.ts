import {
  type CalendarFilter,
  filterKinds,
  fromSearchParams,
  NO_FILTER,
  type PlanState,
  toSearchParams,
  withKinds,
} from '@content-planner/sdk';
import {
  type CalendarAppearance,
  type CalendarState,
  calendarViews,
  defaultCalendarAppearance,
  MONTH_CHOICES,
  multiView,
  overviewView,
} from '@content-planner/ui-kit';

/** What the calendar displays. */
export interface Plan {
  state: CalendarState;
  appearance: CalendarAppearance;
  /** The entry whose details are open. */
  entry: NonNullable<PlanState['entry']> | null;
  /** The id of the saved view that the user opened. */
  viewId: string | null;
}

const OVERVIEW_CHOICES = [3, 6, 12] as const;

/** Returns the number of months as part of the state, or an empty object if the view can't display that number. */
function monthsOf(view: string, months: number | undefined): Partial<CalendarState> {
  if (view === overviewView.name) {
    const overviewMonths = OVERVIEW_CHOICES.find((choice) => choice === months);
    return overviewMonths ? { overviewMonths } : {};
  }
  const choice = MONTH_CHOICES.find((one) => one === months);
  return choice ? { months: choice } : {};
}

/** Returns whether URL parameters describe what to display. Ignores other parameters, such as those for statistics. */
export const hasPlan = (search: string): boolean => toSearchParams(fromSearchParams(search)).size > 0;

/**
 * Returns the plan that URL parameters describe. Without a filter in the parameters, all entries are displayed. Omitted
 * appearance settings have their default values. An omitted view, number of months or date is taken from `base`.
 */
export function planOf(search: string, base: CalendarState): Pick<Plan, 'state' | 'appearance' | 'entry'> {
  const { view: name, date, months, filter, entry, appearance } = fromSearchParams(search);
  const view = calendarViews.find((one) => one.name === name)?.name ?? base.view;
  return {
    state: {
      ...base,
      view,
      ...monthsOf(view, months),
      ...(date && { date }),
      kinds: filterKinds(filter),
      filter: withKinds(filter, null),
    },
    appearance: { ...defaultCalendarAppearance, ...appearance },
    entry: entry ?? null,
  };
}

/** Returns the complete filter, in the form that the sdk's hooks expect. */
export const filterOf = ({
  kinds,
  filter = NO_FILTER,
}: Pick<CalendarState, 'kinds' | 'filter'>): CalendarFilter => withKinds(filter, kinds);

/** Returns the settings that differ from the defaults. */
export function appearanceOf(appearance: CalendarAppearance): PlanState['appearance'] {
  const changed = Object.entries(appearance).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(defaultCalendarAppearance[name as keyof CalendarAppearance]),
  );
  return Object.fromEntries(changed);
}

/** Returns the URL parameters of a saved view: everything except the date and the open entry. */
export function viewParams({ state, appearance }: Pick<Plan, 'state' | 'appearance'>): URLSearchParams {
  const { view, months, overviewMonths } = state;
  const shown = view === multiView.name ? months : view === overviewView.name ? overviewMonths : undefined;
  return toSearchParams({
    view,
    ...(shown && { months: shown }),
    filter: filterOf(state),
    appearance: appearanceOf(appearance),
  });
}

/** Returns the URL parameters of a plan. */
export function planParams(plan: Pick<Plan, 'state' | 'appearance' | 'entry'>): URLSearchParams {
  return toSearchParams({
    ...fromSearchParams(viewParams(plan)),
    date: plan.state.date,
    ...(plan.entry && { entry: plan.entry }),
  });
}

const sorted = (params: URLSearchParams): string => [...params].map(String).sort().join('\n');

/** Returns whether a plan differs from a saved view. */
export const differsFrom = (plan: Plan, savedView: string): boolean =>
  sorted(viewParams(plan)) !== sorted(viewParams(planOf(savedView, plan.state)));
