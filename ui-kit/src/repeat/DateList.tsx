import { addDays, type CalendarDate } from '@content-planner/model';
import { Undo2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { formatLongDate } from '../dates/format-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import type { RepeatDate } from './repeat-dates.js';
import { repeatDialogMessages } from './repeat-messages.js';

interface DateListProps {
  dates: readonly RepeatDate[];
  /** The number of days that an entry lasts after its first day. */
  moreDays: number;
  removed: ReadonlySet<CalendarDate>;
  /** Dates that already have an entry with the same kind and title as the repeated entry. */
  existing: ReadonlySet<CalendarDate>;
  onToggle: (date: CalendarDate) => void;
  'aria-labelledby': string;
}

const Root = styled.ul`
  max-height: 252px;
  overflow-y: auto;
  margin: 0;
  padding: 0;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  list-style: none;

  li {
    --cp-control-h: 28px;
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    min-height: 36px;
    padding-block: 2px;
    padding-inline: 12px;
  }
  li + li {
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  li > span {
    flex: 1;
    min-width: 0;
  }
  li[data-removed] > span {
    color: var(--cp-text-tertiary);
    text-decoration: line-through;
  }
  small {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    text-align: end;
  }
  @media (pointer: coarse) {
    li {
      --cp-control-h: 44px;
    }
  }
`;

/** The dates on which entries will be created. Users can remove and restore each date. */
export function DateList({ dates, moreDays, removed, existing, onToggle, ...rest }: DateListProps) {
  const { locale } = useKit();
  const text = useMessages(repeatDialogMessages);
  return (
    <Root {...rest}>
      {dates.map(({ date, isLastDay, isWeekend }) => {
        const isRemoved = removed.has(date);
        const from = formatLongDate(date, locale);
        const to = formatLongDate(addDays(date, moreDays), locale);
        const notes = [
          existing.has(date) && text.exists,
          isLastDay && text.lastDay,
          isWeekend && text.weekend,
        ].filter(Boolean);
        return (
          <li key={date} data-removed={isRemoved ? '' : undefined}>
            <span>{moreDays > 0 ? text.range({ from, to }) : from}</span>
            <small>{isRemoved ? text.removed : notes.join(' · ')}</small>
            <IconButton
              label={(isRemoved ? text.restore : text.remove)({ date: from })}
              tooltip={false}
              icon={isRemoved ? <Undo2 size={16} /> : <X size={16} />}
              onClick={() => onToggle(date)}
            />
          </li>
        );
      })}
    </Root>
  );
}
