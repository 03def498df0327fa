import type { CalendarDate } from '@content-planner/model';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../colors/color-style.js';
import { formatMediumDay } from '../dates/format-date.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import { IconButton } from '../primitives/IconButton.js';
import type { EntryLook } from './appearance/use-entry-look.js';
import { detailsMessages } from './details/details-messages.js';
import { chipName, chipParts, entryContent } from './entry/entry-content.js';
import { entryData } from './entry/entry-data.js';
import { entryStyle } from './entry/entry-style.js';
import { entriesOfDay } from './layout/entries-of-day.js';
import { useDayOrder } from './layout/use-day-order.js';

interface DayListProps {
  date: CalendarDate;
  entries: readonly CalendarEntry[];
  look: EntryLook;
  titleId: string;
  onOpenEntry: (entry: CalendarEntry) => void;
  onClose: () => void;
  /** Returns what features display in the list, such as marks on selected entries. */
  tools: (listRef: RefObject<HTMLElement | null>) => ReactNode;
}

const Root = styled.div`
  width: 320px;
  max-width: 100%;
  padding: 8px 10px 10px;
  ${entryStyle}

  .cp-entry {
    margin-bottom: 3px;
  }

  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 25px;
  }

  li:last-child .cp-entry {
    margin-bottom: 0;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 6px;

  h2 {
    margin: 0;
    padding-inline-start: 2px;
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-semibold);
  }
`;

/** The list of a day's entries, which opens when the user clicks '+N more'. */
export function DayList({ date, entries, look, titleId, onOpenEntry, onClose, tools }: DayListProps) {
  const { locale } = useKit();
  const order = useDayOrder();
  const { close } = useMessages(detailsMessages);
  const kindOf = useKindOf();
  const listRef = useRef<HTMLUListElement>(null);
  const ofDay = useMemo(() => entriesOfDay(entries, date, order), [entries, date, order]);
  return (
    <Root>
      <Head>
        <h2 id={titleId}>{formatMediumDay(date, locale)}</h2>
        <IconButton
          label={close}
          tooltip={false}
          size="sm"
          icon={<X size={14} strokeWidth={1.75} />}
          onClick={onClose}
        />
      </Head>
      <ul ref={listRef}>
        {ofDay.map((entry) => {
          const Icon = kindOf(entry.kind).icon;
          const icon = look.showsIcon && <Icon aria-hidden strokeWidth={1.75} />;
          return (
            <li key={entry.id}>
              <button
                type="button"
                className="cp-entry"
                title={entry.title}
                {...entryData(entry)}
                aria-label={chipName(entry, look)}
                style={colorStyle(look.colorOf(entry))}
                onClick={() => onOpenEntry(entry)}
              >
                {entryContent(entry, 'chip', { icon, ...chipParts(entry, look) }, look)}
              </button>
            </li>
          );
        })}
      </ul>
      {tools(listRef)}
    </Root>
  );
}
