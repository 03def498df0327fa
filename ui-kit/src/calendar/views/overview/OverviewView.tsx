import { useMemo } from 'react';
import { useKit } from '../../../kit/use-kit.js';
import { OVERVIEW_MONTHS, overviewMonthsOf } from '../../calendar-state.js';
import type { CalendarViewControlsProps, CalendarViewProps } from '../calendar-view.js';
import { MonthsControl } from '../MonthsControl.js';
import { countsOf } from './counts-of.js';
import { OverviewTable } from './OverviewTable.js';
import { overviewRange } from './overview-range.js';

/** The overview: a table of counts. `Calendar` combines it with a toolbar. */
export function OverviewView({
  label,
  counts: given,
  entries,
  kinds,
  cursor,
  today,
  overviewMonths = 12,
  compact,
  loading,
  onOpenCell,
}: CalendarViewProps) {
  const { brands } = useKit();
  const counts = useMemo(
    () => countsOf({ counts: given, entries, brands, kinds, cursor, today, overviewMonths }),
    [given, entries, brands, kinds, cursor, today, overviewMonths],
  );
  return (
    <OverviewTable
      label={label}
      counts={counts}
      loading={loading}
      from={overviewRange(cursor, overviewMonths).from}
      months={overviewMonths}
      today={today}
      compact={compact}
      onOpenCell={onOpenCell}
    />
  );
}

/** A select for the number of months in the overview. */
export function OverviewMonths({ state, onStateChange }: CalendarViewControlsProps) {
  return (
    <MonthsControl
      choices={OVERVIEW_MONTHS}
      value={overviewMonthsOf(state)}
      onValueChange={({ value }) =>
        onStateChange({
          state: { ...state, overviewMonths: OVERVIEW_MONTHS.find((months) => months === value) },
        })
      }
    />
  );
}
