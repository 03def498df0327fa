import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CalendarDate } from '../../../dates/calendar-date.js';
import { useBeforePaint } from '../../../internal/use-before-paint.js';
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

/** Items rendered beyond the visible ones, and the distance from an end at which more entries are requested. */
const OVERSCAN = 12;

/** The size of the scroller that a server assumes, in px. */
const FIRST_RECT = { width: 1200, height: 800 };

/**
 * Scrolls the agenda. Only visible items are rendered. A jump scrolls to the first row on or after its day. More
 * entries are requested near an end, and entries that load above keep the visible ones in place.
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
    // The day's heading above its first row is not part of the row's element.
    measureElement: (element) =>
      element.getBoundingClientRect().height +
      (compact && element.dataset.first !== undefined ? HEIGHTS.compactHead : 0),
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    initialOffset: () =>
      items.slice(0, indexOf(cursor)).reduce((sum, item) => sum + expectedHeight(item, compact), 0),
    // Keeps the scroll position when items are added before the first row.
    anchorTo: 'end',
  });
  const drawn = list.getVirtualItems();

  // Set here, because a strict Content-Security-Policy blocks style attributes in a server's HTML. A transform would
  // not work: the sticky headings of days would be positioned as if it were not there.
  useBeforePaint(() => {
    if (allRef.current) allRef.current.style.height = `${list.getTotalSize()}px`;
    if (blockRef.current) blockRef.current.style.paddingTop = `${drawn[0]?.start ?? 0}px`;
  });

  /** Checks whether a day is not loaded yet, but can be requested. */
  const isComing = (date: CalendarDate) => onNeedMore !== undefined && !covers(loaded, date);

  // The list stays at the requested day until the user scrolls, even if entries load above it in the meantime.
  const held = useRef<CalendarDate | null>(null);
  useBeforePaint(() => {
    held.current = cursor;
  }, [cursor, jumps]);
  const size = list.getTotalSize();
  // All the values that can move the day.
  useBeforePaint(() => {
    const date = held.current;
    if (date === null || loading || rows.length === 0 || isComing(date)) return;
    list.scrollToOffset(list.getOffsetForIndex(indexOf(date), 'start')?.[0] ?? 0);
  }, [cursor, jumps, items, loading, size]);

  // The heading follows the scroll position. If the list ends soon after the requested day, that day cannot be at the
  // top. The heading then displays that day until the list is scrolled.
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

  const requested = useRef<Partial<Record<'before' | 'after', string>>>({});
  const requestMore = (direction: 'before' | 'after', until: CalendarDate | null) => {
    const key = `${direction === 'before' ? loaded.from : loaded.to} ${until}`;
    if (loaded.failed === direction || requested.current[direction] === key) return;
    requested.current[direction] = key;
    onNeedMore?.({ direction, ...(until !== null && { until }) });
  };
  useEffect(() => {
    if (loading || onNeedMore === undefined) return;
    const date = held.current;
    if (date !== null && isComing(date)) {
      requestMore(loaded.to !== null && date > loaded.to ? 'after' : 'before', date);
      return;
    }
    if (loaded.from !== null && (drawn[0]?.index ?? 0) === 0) requestMore('before', null);
    if (loaded.to !== null && (drawn.at(-1)?.index ?? items.length) >= items.length - 1)
      requestMore('after', null);
  });

  return {
    list,
    drawn,
    allRef,
    blockRef,
    /** Handlers for everything that scrolls by hand. */
    scrolling: {
      onWheel: release,
      onTouchMove: release,
      onPointerDown: release,
      onKeyDownCapture: release,
    },
  };
}
