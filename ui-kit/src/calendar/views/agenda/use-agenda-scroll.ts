import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CalendarDate } from '../../../logs/types.js';
import { useBeforePaint } from '../../../primitives/use-before-paint.js';
import { firstRowFrom } from '../../layout/first-row-from.js';
import type { AgendaRow } from '../../layout/layout-agenda.js';
import type { CalendarViewProps } from '../calendar-view.js';
import type { CalendarWindow } from '../calendar-window.js';
import { type AgendaItem, covers, expectedHeight, HEIGHTS } from './agenda-items.js';

type AgendaScrollInput = Pick<
  CalendarViewProps,
  'cursor' | 'jumps' | 'compact' | 'loading' | 'onShow' | 'onNeedMore'
> & {
  items: readonly AgendaItem[];
  rows: readonly AgendaRow[];
  loaded: CalendarWindow;
  scrollerRef: RefObject<HTMLDivElement | null>;
};

/** Items drawn beyond what shows, and how near an end asks for more. */
const OVERSCAN = 12;

/** What a server draws, which knows no window. */
const FIRST_RECT = { width: 1200, height: 800 };

/**
 * Scrolling through the agenda: only what shows is drawn, a jump leads to the first row of its day or
 * after it, ends that come near are asked for, and what is put before keeps in place what somebody reads.
 */
export function useAgendaScroll(input: AgendaScrollInput) {
  const { items, rows, loaded, cursor, jumps, compact, loading, scrollerRef, onShow, onNeedMore } = input;
  const allRef = useRef<HTMLDivElement>(null);
  const blockRef = useRef<HTMLDivElement>(null);
  const lead = items[0]?.type === 'end' ? 1 : 0;
  const indexOf = useCallback(
    (date: CalendarDate) => Math.max(Math.min(firstRowFrom(rows, date), rows.length - 1), 0) + lead,
    [rows, lead],
  );

  const list = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: (index) => expectedHeight(items[index], compact),
    getItemKey: (index) => items[index]?.key ?? index,
    // The day's name above its first row is no part of the row.
    measureElement: (element) =>
      element.getBoundingClientRect().height +
      (compact && element.dataset.first !== undefined ? HEIGHTS.compactHead : 0),
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    initialOffset: () =>
      items.slice(0, indexOf(cursor)).reduce((sum, item) => sum + expectedHeight(item, compact), 0),
    // What comes before the first row moves everything down by its height.
    anchorTo: 'end',
  });
  const drawn = list.getVirtualItems();

  // Not as style attributes: a server's would be refused by a strict Content-Security-Policy. No transform: the
  // names of days would stick where the rows would be without it.
  useBeforePaint(() => {
    if (allRef.current) allRef.current.style.height = `${list.getTotalSize()}px`;
    if (blockRef.current) blockRef.current.style.paddingTop = `${drawn[0]?.start ?? 0}px`;
  });

  /** A day that is not there, but could be asked for. */
  const isComing = (date: CalendarDate) => onNeedMore !== undefined && !covers(loaded, date);

  // The list is held at the day that was asked for until somebody scrolls: whatever comes before it meanwhile.
  const held = useRef<CalendarDate | null>(null);
  useBeforePaint(() => {
    held.current = cursor;
  }, [cursor, jumps]);
  const size = list.getTotalSize();
  // These are what can move the day.
  useBeforePaint(() => {
    const date = held.current;
    if (date === null || loading || rows.length === 0 || isComing(date)) return;
    list.scrollToOffset(list.getOffsetForIndex(indexOf(date), 'start')?.[0] ?? 0);
  }, [cursor, jumps, items, loading, size]);

  // The heading follows where somebody scrolls to. A list that ends soon after the day that was asked for cannot put it
  // at the top: until the list moves, the heading is about that day.
  const top = list.getVirtualItemForOffset((list.scrollOffset ?? 0) + 1);
  const topItem = top && items[top.index];
  const topDate = topItem?.type === 'row' ? topItem.row.date : undefined;
  const restingAt = useRef<CalendarDate | undefined>(undefined);
  const release = () => {
    if (held.current !== null) restingAt.current = topDate;
    held.current = null;
  };
  useEffect(() => {
    if (topDate === undefined || held.current !== null || topDate === restingAt.current) return;
    restingAt.current = undefined;
    onShow({ date: topDate });
  }, [topDate, onShow]);

  const asked = useRef<Partial<Record<'before' | 'after', string>>>({});
  const ask = (direction: 'before' | 'after', until: CalendarDate | null) => {
    const key = `${direction === 'before' ? loaded.from : loaded.to} ${until}`;
    if (loaded.failed === direction || asked.current[direction] === key) return;
    asked.current[direction] = key;
    onNeedMore?.({ direction, ...(until !== null && { until }) });
  };
  useEffect(() => {
    if (loading || onNeedMore === undefined) return;
    const date = held.current;
    if (date !== null && isComing(date)) {
      ask(loaded.to !== null && date > loaded.to ? 'after' : 'before', date);
      return;
    }
    if (loaded.from !== null && (drawn[0]?.index ?? 0) === 0) ask('before', null);
    if (loaded.to !== null && (drawn.at(-1)?.index ?? items.length) >= items.length - 1) ask('after', null);
  });

  return {
    list,
    drawn,
    allRef,
    blockRef,
    /** Whatever scrolls by hand. */
    scrolling: {
      onWheel: release,
      onTouchMove: release,
      onPointerDown: release,
      onKeyDownCapture: release,
    },
  };
}
