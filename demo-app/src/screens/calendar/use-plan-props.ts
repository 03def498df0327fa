import { withCondition } from '@content-planner/sdk';
import {
  agendaView,
  type CalendarAppearance,
  type CalendarEntry,
  type CalendarState,
  type DateRange,
  NO_FILTER,
  type OverviewCell,
} from '@content-planner/ui-kit';
import { keepsUrlOfDetails } from '../../app/keeps-url-of-details.js';
import { storeAppearanceChanges, storeChanges } from '../../app/stored-plan.js';
import type { usePlan } from './use-plan.js';

interface Displayed {
  range: DateRange;
  /** Called before the plan changes. */
  onSelectEntry: (selected: { entry: CalendarEntry | null }) => void;
}

/** Returns the calendar's props that display the plan in the URL and change it, and `changeState`. */
export function usePlanProps(
  [plan, change]: ReturnType<typeof usePlan>,
  { range, onSelectEntry }: Displayed,
) {
  const { state, appearance, entry, viewId } = plan;
  const changeState = (next: CalendarState) => {
    // Don't store changes to a saved view, because they must not replace the user's own settings.
    if (viewId === null) storeChanges(state, next);
    const isOtherDay = JSON.stringify({ ...state, date: next.date }) === JSON.stringify(next);
    const isOnScreen = next.date >= range.from && next.date <= range.to;
    change({ state: next }, { replace: isOtherDay && isOnScreen });
  };
  return {
    changeState,
    props: {
      state,
      onStateChange: (changed: { state: CalendarState }) => changeState(changed.state),
      appearance,
      onAppearanceChange: ({ appearance: next }: { appearance: CalendarAppearance }) => {
        if (viewId === null) storeAppearanceChanges(appearance, next);
        change({ appearance: next });
      },
      openEntryId: entry?.id ?? null,
      onSelectEntry: ({ entry: selected }: { entry: CalendarEntry | null }) => {
        onSelectEntry({ entry: selected });
        const isSame = selected?.id === entry?.id;
        if (isSame || (selected && keepsUrlOfDetails())) return;
        change({ entry: selected && { kind: selected.kind, id: selected.id } }, { replace: true });
      },
      onOpenCell: ({ month, kind, brandId }: OverviewCell) =>
        change({
          state: {
            ...state,
            view: agendaView.name,
            date: month,
            ...(kind && { kinds: [kind] }),
            ...(brandId !== undefined && {
              filter: withCondition(state.filter ?? NO_FILTER, '@brand', 'isAnyOf', [brandId]),
            }),
          },
        }),
    },
  };
}
