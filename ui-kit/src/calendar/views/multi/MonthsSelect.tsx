import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { buttonStyle } from '../../../primitives/button-style.js';
import { MONTH_CHOICES } from '../../calendar-state.js';
import type { CalendarViewControlsProps } from '../calendar-view.js';

const Root = styled.span`
  position: relative;
  display: inline-flex;

  select {
    ${buttonStyle}
    appearance: none;
    padding-inline-end: 32px;
  }

  /* The list is the browser's own, drawn without the surface below. */
  option {
    background: var(--cp-surface-float);
    color: var(--cp-text-primary);
  }

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    margin-block: auto;
    color: var(--cp-text-secondary);
    pointer-events: none;
  }
`;

/** How many months show. The browser's own select: five numbers need no list of ours. */
export function MonthsSelect({ state, labels, onStateChange }: CalendarViewControlsProps) {
  return (
    <Root>
      <select
        aria-label={labels.monthsShown}
        value={state.months}
        onChange={({ target }) => onStateChange({ state: { ...state, months: Number(target.value) } })}
      >
        {MONTH_CHOICES.map((count) => (
          <option key={count} value={count}>
            {labels.months({ count })}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}
