import { addDays, type CalendarDate } from '@content-planner/model';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { formatLongDate, formatLongDay } from '../dates/format-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { changeMessages } from './change-messages.js';

interface ActivityDayProps {
  date: CalendarDate;
  today: CalendarDate;
  headingLevel: 2 | 3 | 4;
  compact: boolean;
  /** The day's changes, as rows. */
  children: ReactNode;
}

const Root = styled.section`
  & > :is(h2, h3, h4) {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    padding: 10px var(--cp-space-4);
    border-block-end: 1px solid var(--cp-border-subtle);
    background: var(--cp-surface-panel);
    font-size: var(--cp-text-sm);
    line-height: 19px;
    font-weight: var(--cp-weight-semibold);
  }
  & > [data-compact] {
    padding: 8px var(--cp-space-3);
  }
  & > * > span {
    color: var(--cp-text-tertiary);
    font-weight: var(--cp-weight-regular);
  }
`;

/** A day's changes. */
export function ActivityDay({ date, today, headingLevel, compact, children }: ActivityDayProps) {
  const { locale } = useKit();
  const text = useMessages(changeMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const format = date.slice(0, 4) === today.slice(0, 4) ? formatLongDay : formatLongDate;
  const day = format(date, locale);
  const near = date === today ? text.today : date === addDays(today, -1) ? text.yesterday : '';
  return (
    <Root aria-labelledby={id}>
      <Heading id={id} data-compact={compact ? '' : undefined}>
        {near || day}
        {near && !compact && <span> {day}</span>}
      </Heading>
      <ol>{children}</ol>
    </Root>
  );
}
