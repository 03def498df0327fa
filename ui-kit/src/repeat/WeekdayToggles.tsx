import { type Weekday, weekdayOf } from '@content-planner/model';
import { styled } from 'styled-components';
import { formatWeekday } from '../dates/format-date.js';
import { weekdaysFrom } from '../dates/weekdays-from.js';
import { useKit } from '../kit/use-kit.js';
import type { FieldControl } from '../primitives/Field.js';

interface WeekdayTogglesProps extends Pick<FieldControl, 'id' | 'aria-describedby'> {
  value: readonly Weekday[];
  onValueChange: (change: { value: Weekday[] }) => void;
  'aria-label': string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  & > button {
    width: 36px;
    height: 36px;
    padding: 0;
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-sm);
    background: var(--cp-surface-field);
    color: var(--cp-text-secondary);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--cp-surface-hover);
  }
  & > button[aria-pressed='true'] {
    border-color: var(--cp-surface-inverse);
    background: var(--cp-surface-inverse);
    color: var(--cp-text-inverse);
    font-weight: var(--cp-weight-medium);
  }
`;

/** A toggle button for each day of the week, from Sunday to Saturday. */
export function WeekdayToggles({ value, onValueChange, ...rest }: WeekdayTogglesProps) {
  const { locale } = useKit();
  return (
    <Root role="group" {...rest}>
      {weekdaysFrom(0).map((date) => {
        const weekday = weekdayOf(date);
        const isOn = value.includes(weekday);
        return (
          <button
            key={weekday}
            type="button"
            aria-pressed={isOn}
            aria-label={formatWeekday(date, 'long', locale)}
            onClick={() =>
              onValueChange({ value: isOn ? value.filter((day) => day !== weekday) : [...value, weekday] })
            }
          >
            {formatWeekday(date, 'narrow', locale)}
          </button>
        );
      })}
    </Root>
  );
}
