import { addDays, toCalendarDate } from '@content-planner/model';
import { styled } from 'styled-components';
import { formatDayNear, formatTime } from '../dates/format-instant.js';
import { useMessages } from '../kit/use-messages.js';
import { SentenceText } from '../primitives/sentence.js';
import { ChangeActor } from './ChangeActor.js';
import { changeMessages } from './change-messages.js';
import { entryHistoryMessages } from './history-messages.js';
import { historySentence, type SentenceContext } from './sentences.js';
import type { EntryChange } from './types.js';

interface HistoryItemProps {
  change: EntryChange;
  context: SentenceContext;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 10px;
  color: var(--cp-text-secondary);

  &&& > span {
    width: 20px;
    height: 20px;
    font-size: 9px;
  }
  & > p {
    overflow-wrap: anywhere;
  }
  & b {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }
  & > time {
    grid-column: 2;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-variant-numeric: tabular-nums;
  }
`;

/** A change in an entry's history. */
export function HistoryItem({ change, context }: HistoryItemProps) {
  const text = useMessages(entryHistoryMessages);
  const changeText = useMessages(changeMessages);
  const { changeSet } = change;
  const { locale, today } = context;
  const date = toCalendarDate(new Date(changeSet.at));
  const near = date === today ? changeText.today : date === addDays(today, -1) ? changeText.yesterday : '';
  const day = near || formatDayNear(date, today, locale);
  return (
    <Root>
      <ChangeActor change={changeSet} size={24} />
      <p>
        <SentenceText sentence={historySentence(change, context)} />
      </p>
      <time dateTime={changeSet.at}>{text.when({ day, time: formatTime(changeSet.at, locale) })}</time>
    </Root>
  );
}
