import {
  fieldTypeOf,
  useCalendarProps,
  useFieldConfigurations,
  useRecentlyChanged,
} from '@content-planner/sdk';
import { type DisplayedRange, monthRange, overviewView } from '@content-planner/ui-kit';
import { useCallback, useState } from 'react';
import type { Plan } from '../../app/plan.js';
import { useAskedState } from './use-asked-state.js';
import { useCounts } from './use-counts.js';
import { useOverview } from './use-overview.js';

/** Loads what the calendar displays. Returns its props, the displayed days, and how many entries match the filter. */
export function useCalendarData({ state, appearance }: Plan) {
  const [range, setRange] = useState<DisplayedRange & { isCounted?: boolean }>(() => monthRange(state.date));
  const { fieldConfigurations } = useFieldConfigurations();
  const calendar = useCalendarProps({
    initialRange: range,
    ...(state.filter && { filter: state.filter }),
    includeCustomFields:
      typeof appearance.colorBy === 'object' ||
      appearance.shows.fieldId !== null ||
      // The times of entries order them within a day, and users change a status or a person of selected entries.
      fieldConfigurations.some(({ fieldType, options }) => {
        const { format, hasPeople } = fieldTypeOf(fieldType);
        return format === 'time' || hasPeople || options?.some(({ isDone }) => isDone);
      }),
  });
  const isOverview = state.view === overviewView.name;
  const asked = useAskedState(state);
  const overview = useOverview(isOverview ? { state: asked, range: range.isCounted ? range : null } : null);
  const counts = useCounts({ state: asked, range });
  const recentlyChanged = useRecentlyChanged(calendar.entries);
  const { onRangeChange } = calendar;
  const show = useCallback(
    (next: DisplayedRange) => {
      setRange({ ...next, isCounted: isOverview });
      // Don't fetch the entries of a whole year for the overview, because it displays only counts.
      if (!isOverview) onRangeChange(next);
    },
    [onRangeChange, isOverview],
  );
  return {
    range,
    counts,
    props: { ...calendar, ...overview, fieldConfigurations, recentlyChanged, onRangeChange: show },
  };
}
