import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useState } from 'react';
import { scrollIntoView } from '../internal/browser.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import type { ListItem } from './list-items.js';

interface RowWindowInput {
  items: readonly ListItem[];
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Estimated height of a row in px. All rows of a list have the same height. */
  rowHeight: number;
  /** Indexes of rows that are always rendered, such as the focused one. */
  kept: readonly number[];
}

/** A rendered item, or a gap in place of items that are not rendered. */
type RowPiece = ListItem | { type: 'gap'; key: string; size: number };

/** Heights of dividers in px. */
export const DIVIDER_HEIGHTS = { month: 32, today: 20 } as const;

/** Lists with up to this many items are rendered completely, so that the browser's Find command searches every row. */
const WHOLE = 200;

/** The number of rows to render beyond each edge of the visible area. */
const OVERSCAN = 4;

/** The size, in px, that a list is assumed to have on the server, which has no window. */
const FIRST_RECT = { width: 1200, height: 800 };

/** Returns the visible rows of a long list, with gaps in place of the other rows. */
export function useRowWindow({ items, scrollerRef, rowHeight, kept }: RowWindowInput) {
  const [height, setHeight] = useState(rowHeight);
  const isWhole = items.length <= WHOLE;
  const sizeOf = (item: ListItem | undefined) =>
    item === undefined || item.type === 'row' ? height : DIVIDER_HEIGHTS[item.type];
  const list = useVirtualizer<HTMLDivElement, HTMLElement>({
    enabled: !isWhole,
    count: items.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: (place) => sizeOf(items[place]),
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const row of kept) {
        const place = items.findIndex((item) => item.type === 'row' && item.index === row);
        if (place >= 0) indexes.add(place);
      }
      return [...indexes].toSorted((one, other) => one - other);
    },
  });
  useBeforePaint(() => {
    const measured = scrollerRef.current?.querySelector('[data-cp-row]')?.getBoundingClientRect().height;
    if (measured && Math.abs(measured - height) > 0.5) setHeight(measured);
  }, [isWhole, height]);
  useBeforePaint(() => list.measure(), [height, items]);

  /** Scrolls to the line that marks today. */
  const toToday = () => {
    const place = items.findIndex(({ type }) => type === 'today');
    if (place < 0) return;
    if (!isWhole) return list.scrollToIndex(place, { align: 'center' });
    const line = scrollerRef.current?.querySelector('[data-today]');
    if (line) scrollIntoView(line, { block: 'center' });
  };

  /** Scrolls to a row, unless the row is already visible. */
  const toRow = (row: number) => {
    const title = `[data-cp-row="${row}"] [data-cp-control="open"]`;
    const rendered = scrollerRef.current?.querySelector(title);
    if (rendered) return scrollIntoView(rendered, { block: 'nearest', inline: 'nearest' });
    const place = items.findIndex((item) => item.type === 'row' && item.index === row);
    if (place >= 0) list.scrollToIndex(place);
  };

  if (isWhole) return { pieces: items, first: 0, last: items.length - 1, isWhole, toToday, toRow };
  const pieces: RowPiece[] = [];
  let end = 0;
  let gaps = 0;
  for (const { index, start, end: next } of list.getVirtualItems()) {
    if (start > end) {
      gaps += 1;
      pieces.push({ type: 'gap', key: `gap-${gaps}`, size: start - end });
    }
    const item = items[index];
    if (item) pieces.push(item);
    end = next;
  }
  const rest = list.getTotalSize() - end;
  if (rest > 0) pieces.push({ type: 'gap', key: 'after', size: rest });
  const rows = items
    .slice(list.range?.startIndex ?? 0, (list.range?.endIndex ?? 0) + 1)
    .flatMap((item) => (item.type === 'row' ? item.index : []));
  return { pieces, first: rows[0] ?? 0, last: rows.at(-1) ?? 0, isWhole, toToday, toRow };
}
