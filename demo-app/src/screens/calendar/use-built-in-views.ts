import {
  BUILT_IN_FILTERS,
  type CalendarFilter,
  useEntryPage,
  useFieldConfigurations,
  useFilterCounts,
} from '@content-planner/sdk';
import { addDays, agendaView, type CalendarDate, type DateRange, today } from '@content-planner/ui-kit';
import { useEffect, useState } from 'react';
import { type Plan, viewParams } from '../../app/plan.js';

const { mine, late } = BUILT_IN_FILTERS;
const OLDEST_LATE = { filter: late, sort: { field: '@date' }, first: 1 } as const;

/** Returns the states of the built-in views, as those of saved views. Only the late entries have their own view. */
export function builtInStates({ state, appearance }: Plan): { id: string; state: string }[] {
  const paramsOf = (view: string, filter: CalendarFilter) =>
    viewParams({ state: { ...state, view, kinds: null, filter }, appearance }).toString();
  return [
    { id: 'mine', state: paramsOf(state.view, mine) },
    { id: 'late', state: paramsOf(agendaView.name, late) },
  ];
}

/**
 * Returns the numbers of entries in the built-in views, and a function that finds the day of the oldest late entry. The
 * number of late entries is loaded after what the calendar displays, and that of the user's when the menu opens.
 *
 * @param total the number of entries on the displayed days
 */
export function useBuiltInViews(range: DateRange, total: number | undefined) {
  const [isOpen, setOpen] = useState(false);
  const [onFound, setOnFound] = useState<((date: CalendarDate) => void) | null>(null);
  const mineCount = useFilterCounts(isOpen ? { from: range.from, to: range.to, filter: mine } : null).counts;
  const { fieldConfigurations } = useFieldConfigurations();
  const hasDone = fieldConfigurations.some(({ options }) => options?.some(({ isDone }) => isDone));
  const lateCount = useFilterCounts(
    hasDone && total !== undefined ? { to: addDays(today(), -1), filter: late } : null,
  ).counts;
  const { entries, loading } = useEntryPage(onFound || isOpen ? OLDEST_LATE : null);
  useEffect(() => {
    if (loading || !onFound) return;
    setOnFound(null);
    onFound(entries[0]?.startDate ?? today());
  }, [loading, onFound, entries]);
  return {
    menu: {
      counts: {
        ...(total !== undefined && { all: total }),
        ...(mineCount && { mine: mineCount.matching }),
        ...(lateCount && { late: lateCount.matching }),
      },
      onOpenChange: ({ open }: { open: boolean }) => setOpen(open),
    },
    findOldestLate: (found: (date: CalendarDate) => void) => setOnFound(() => found),
  };
}
