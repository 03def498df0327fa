import { MONTH_CHOICES } from '../../calendar-state.js';
import type { CalendarViewControlsProps } from '../calendar-view.js';
import { MonthsControl } from '../MonthsControl.js';

/** A select for the number of displayed months. */
export function MonthsSelect({ state, onStateChange }: CalendarViewControlsProps) {
  return (
    <MonthsControl
      choices={MONTH_CHOICES}
      value={state.months}
      onValueChange={({ value }) => onStateChange({ state: { ...state, months: value } })}
    />
  );
}
