import { OVERVIEW_MONTHS, overviewMonthsOf } from '../../calendar-state.js';
import type { CalendarViewControlsProps } from '../calendar-view.js';
import { MonthsControl } from '../MonthsControl.js';

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
