import { styled } from 'styled-components';
import { Select } from '../../../primitives/Select.js';
import { MONTH_CHOICES } from '../../calendar-state.js';
import type { CalendarViewControlsProps } from '../calendar-view.js';

const Narrow = styled(Select)`
  && {
    width: auto;
    min-width: 116px;
    height: var(--cp-control-h);
    background: transparent;
    font-weight: var(--cp-weight-medium);
  }
`;

/** How many months show (spec, section 9). */
export function MonthsSelect({ state, labels, onStateChange }: CalendarViewControlsProps) {
  return (
    <Narrow
      aria-label={labels.monthsShown}
      options={MONTH_CHOICES.map((count) => ({ value: String(count), label: labels.months({ count }) }))}
      value={String(state.months)}
      onValueChange={({ value }) => onStateChange({ state: { ...state, months: Number(value) } })}
    />
  );
}
