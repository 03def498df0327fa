import type { CalendarDate } from '@content-planner/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
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

/**
 * The number of items that are rendered before and after the visible items. More entries are requested when the visible
 * items are this close to either end of the list.
 */
const OVERSCAN = 12;

/** The size of the scroller, in px, that is assumed on the server. */
const FIRST_RECT = { width: 1200, height: 800 };

/**
 * Manages scrolling in the agenda. Only visible items are rendered. A jump scrolls to the first row on or after the
 * requested day. More entries are requested near either end, and visible entries stay in place when other entries load
 * above them.
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
    // Add the height of the heading above a day's first row, because the heading is not part of the row's element.
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

  // Styles are set here because a strict Content-Security-Policy blocks style attributes in server-rendered HTML. A
  // transform instead of padding would not work, because sticky day headings ignore transforms.
  useBeforePaint(() => {
    if (allRef.current) allRef.current.style.height = `${list.getTotalSize()}px`;
    if (blockRef.current) blockRef.current.style.paddingTop = `${drawn[0]?.start ?? 0}px`;
  });

  /** Returns whether a day has not loaded yet but can be requested. */
  const isComing = (date: CalendarDate) => onNeedMore !== undefined && !covers(loaded, date);

  // The list stays at the requested day until the user scrolls, even if entries load above it.
  const held = useRef<CalendarDate | null>(null);
  useBeforePaint(() => {
    held.current = cursor;
  }, [cursor, jumps]);
  const size = list.getTotalSize();
  // The dependencies are all the values that can change the day's position.
  useBeforePaint(() => {
    const date = held.current;
    if (date === null || loading || rows.length === 0 || isComing(date)) return;
    list.scrollToOffset(list.getOffsetForIndex(indexOf(date), 'start')?.[0] ?? 0);
  }, [cursor, jumps, items, loading, size]);

  // The heading follows the scroll position. If the list ends soon after the requested day, that day cannot scroll to
  // the top. In this case, the heading displays the requested day until the user scrolls.
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
    /** Handlers for all input events that can scroll the list. */
    scrolling: {
      onWheel: release,
      onTouchMove: release,
      onPointerDown: release,
      onKeyDownCapture: release,
    },
  };
}
