import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { buttonStyle } from '../../primitives/button-style.js';
import { floatStyle } from '../../primitives/float-style.js';
import { calendarMessages } from '../calendar-messages.js';

interface MonthsControlProps {
  choices: readonly number[];
  value: number;
  onValueChange: (change: { value: number }) => void;
}

const Root = styled.span`
  position: relative;
  display: inline-flex;

  select {
    ${buttonStyle}
    appearance: none;
    padding-inline-end: 30px;
  }

  /* Browsers draw this list themselves and ignore the background behind it, so set its colors here. */
  option {
    background: var(--cp-surface-float);
    color: var(--cp-text-primary);
  }

  /* In browsers that support styling the list, it looks like the lists of other selects. */
  @supports (appearance: base-select) {
    select,
    select::picker(select) {
      appearance: base-select;
    }

    select::picker-icon {
      display: none;
    }

    select::picker(select) {
      ${floatStyle}
      margin-block-start: 4px;
      padding: 6px;
    }

    option {
      min-height: 32px;
      padding: 0 var(--cp-space-2);
      border-radius: var(--cp-radius-sm);
      background: none;
    }

    option::checkmark {
      order: 1;
      margin-inline-start: auto;
      color: var(--cp-text-secondary);
    }

    option:hover,
    option:focus-visible {
      outline: none;
      background: var(--cp-surface-active);
    }
  }

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 9px;
    margin-block: auto;
    color: var(--cp-text-secondary);
    pointer-events: none;
  }
`;

/**
 * A select for the number of displayed months. The select is native, because a list of a few numbers does not justify
 * more code.
 */
export function MonthsControl({ choices, value, onValueChange }: MonthsControlProps) {
  const text = useMessages(calendarMessages);
  return (
    <Root>
      <select
        aria-label={text.monthsShown}
        value={value}
        onChange={({ target }) => onValueChange({ value: Number(target.value) })}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {text.months({ count })}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}
