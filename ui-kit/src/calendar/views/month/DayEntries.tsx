import type { CalendarDate } from '@content-planner/model';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../../../colors/color-style.js';
import { formatLongDate, formatLongDay, formatSpan } from '../../../dates/format-date.js';
import { useKindOf } from '../../../kit/use-kinds.js';
import { useKit } from '../../../kit/use-kit.js';
import { useMessages } from '../../../kit/use-messages.js';
import type { CalendarEntry } from '../../../logs/types.js';
import { IconButton } from '../../../primitives/IconButton.js';
import { Skeleton } from '../../../primitives/Skeleton.js';
import { tint } from '../../../theme/tint.js';
import type { EntryLook } from '../../appearance/use-entry-look.js';
import { calendarMessages } from '../../calendar-messages.js';
import { chipName, entryContent, entryMarks } from '../../entry/entry-content.js';
import { entryData } from '../../entry/entry-data.js';
import { entriesOfDay } from '../../layout/entries-of-day.js';
import { useDayOrder } from '../../layout/use-day-order.js';
import type { CalendarViewProps } from '../calendar-view.js';

type DayEntriesProps = Pick<
  CalendarViewProps,
  'entries' | 'loading' | 'onOpenEntry' | 'onCreate' | 'renderDayActions'
> & { date: CalendarDate; look: EntryLook };

const Root = styled.section`
  flex: 1 0 auto;
  padding: 0 var(--cp-space-3) var(--cp-space-3);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-2);
  min-height: 44px;

  h2 {
    flex: 1;
    margin: 0;
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-semibold);
  }

  h2 span {
    margin-inline-start: 2px;
    color: var(--cp-text-tertiary);
    font-weight: var(--cp-weight-regular);
  }

  button {
    height: 40px;
  }
  & > button {
    width: 40px;
  }
  & > div:empty {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 48px;
  }
`;

const Item = styled.button`
  ${tint}
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--cp-space-3);
  width: 100%;
  min-height: 48px;
  padding: 6px var(--cp-space-3);
  padding-inline-start: 14px;
  border: 0;
  border-radius: var(--cp-radius-sm);
  overflow: hidden;
  background: var(--cp-entry-bg);
  color: var(--cp-text-primary);
  text-align: start;
  cursor: pointer;
  outline-offset: -2px;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--cp-entry-bar-w);
    background: var(--c-fill, var(--cp-entry-bar));
  }

  svg {
    display: block;
    flex: none;
    color: var(--cp-entry-icon);
  }

  > span {
    min-width: 0;
  }

  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  b {
    line-height: 18px;
    font-weight: var(--cp-weight-medium);
    overflow-wrap: anywhere;
  }

  small {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

const Empty = styled.p`
  margin: 0;
  color: var(--cp-text-secondary);
`;

/** The list of the selected day's entries, below the month on small screens. */
export function DayEntries({
  date,
  entries,
  look,
  loading,
  onOpenEntry,
  onCreate,
  renderDayActions,
}: DayEntriesProps) {
  const { locale, brands } = useKit();
  const order = useDayOrder();
  const text = useMessages(calendarMessages);
  const kindOf = useKindOf();
  const ofDay = useMemo(() => entriesOfDay(entries, date, order), [entries, date, order]);
  const second = (entry: CalendarEntry) => {
    const { kind, brandId, startDate, endDate } = entry;
    return [
      kindOf(kind).badge,
      brands.find((brand) => brand.id === brandId)?.name,
      look.fieldOf?.(entry) || undefined,
      endDate > date ? text.until({ to: formatSpan(startDate, endDate, locale).to }) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  };
  const name = formatLongDay(date, locale);
  return (
    <Root aria-label={name} aria-busy={loading}>
      <Head>
        <h2>
          {name} {!loading && <span>{ofDay.length}</span>}
        </h2>
        {renderDayActions && <div>{renderDayActions({ date })}</div>}
        {onCreate && (
          <IconButton
            label={text.addOn({ date: formatLongDate(date, locale) })}
            tooltip={false}
            icon={<Plus size={16} strokeWidth={1.75} />}
            onClick={() => onCreate({ date })}
          />
        )}
      </Head>
      {loading && (
        <List as="div">
          <Skeleton height={48} radius="sm" />
          <Skeleton height={48} radius="sm" />
        </List>
      )}
      {!loading && ofDay.length === 0 && <Empty>{text.noEvents}</Empty>}
      {!loading && ofDay.length > 0 && (
        <List>
          {ofDay.map((entry) => {
            const { icon: Icon } = kindOf(entry.kind);
            const icon = look.showsIcon && <Icon size={16} strokeWidth={1.75} aria-hidden />;
            const title = (
              <span>
                <b dir="auto">
                  {entry.title}
                  {entryMarks(look.marksOf(entry))}
                </b>
                <small>{second(entry)}</small>
              </span>
            );
            return (
              <li key={entry.id}>
                <Item
                  type="button"
                  {...entryData(entry)}
                  aria-label={look.contentOf && chipName(entry, look)}
                  style={colorStyle(look.colorOf(entry))}
                  onClick={(event) => onOpenEntry({ entry, anchor: event.currentTarget })}
                >
                  {entryContent(entry, 'row', { icon, title }, look)}
                </Item>
              </li>
            );
          })}
        </List>
      )}
    </Root>
  );
}
