import { addDays, type CalendarDate } from '@content-planner/model';
import { useRef, useState } from 'react';
import { useEntryHost, useSite } from '../../entries/use-entry-host.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { calendarMessages } from '../calendar-messages.js';
import { DragGhost } from '../move/DragGhost.js';
import { MoveRules } from '../move/MoveRules.js';
import { useCalendar } from '../use-calendar.js';
import { CarryWithKeys } from './CarryWithKeys.js';
import { CARRIED_ID } from './carried-state.js';
import type { ReceivingOptions } from './receiving.js';
import { useItemDrag } from './use-item-drag.js';

interface Dragged {
  entry: CalendarEntry;
  date: CalendarDate | undefined;
}

/** Lets users move items outside the calendar onto a day. */
function Receive({ items, entryOf, onReceive }: ReceivingOptions) {
  const host = useEntryHost();
  const { view, today } = useCalendar();
  const kindOf = useKindOf();
  const { navigation } = useMessages(calendarMessages);
  const ghostRef = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const entryAt = (item: HTMLElement, startDate: CalendarDate): CalendarEntry => {
    const given = entryOf?.(item) ?? { title: item.textContent.trim(), kind: 'other' };
    const { title, kind, brandId = null, color = null, days = 1 } = given;
    return { id: CARRIED_ID, title, kind, brandId, color, startDate, endDate: addDays(startDate, days - 1) };
  };
  const receive = (item: HTMLElement, { id: _, ...entry }: CalendarEntry) => {
    host.acted('received', []);
    onReceive({ item, entry });
  };
  useItemDrag({
    rootRef: host.rootRef,
    ghostRef,
    items,
    onDrag: ({ item, date }) => setDragged({ entry: entryAt(item, date ?? today), date }),
    onEnd: ({ item, date }) => {
      setDragged(null);
      if (date !== undefined) receive(item, entryAt(item, date));
    },
    onTurn: (direction) => host.days()?.turn(direction),
    isEndless: view.isEndless === true,
    navigation,
  });
  const base = dragged ? (dragged.entry.color ?? kindOf(dragged.entry.kind).defaultColor) : '';
  const color = { base, bar: base };
  const target = dragged?.date === undefined ? null : dragged.entry;
  return (
    <>
      <MoveRules
        highlights={{
          draggedIds: [],
          landedIds: [],
          target: target ? { ...target, color: base } : undefined,
        }}
      />
      {dragged && (
        <DragGhost ref={ghostRef} drag={{ entry: dragged.entry, isResize: false, color, target }} />
      )}
      <CarryWithKeys items={items} entryAt={entryAt} onDrop={receive} />
    </>
  );
}

/** Lets users move items onto a day, unless they can't change anything. */
export function ReceiveItems(options: ReceivingOptions) {
  return useSite().readOnly ? null : <Receive {...options} />;
}
