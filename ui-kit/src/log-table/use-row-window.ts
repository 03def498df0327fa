import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useState } from 'react';
import { useBeforePaint } from '../primitives/use-before-paint.js';

interface RowWindowInput {
  count: number;
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Px that a row is expected to be high; all rows of a list are equally high. */
  rowHeight: number;
  /** Rows that are drawn wherever the list stands, such as the focused one. */
  kept: readonly number[];
}

/** A row that is drawn, or room for the rows that are not. */
type RowPiece = { type: 'row'; index: number } | { type: 'gap'; key: string; size: number };

/** Lists up to this long are drawn as a whole, so that the browser's own search finds everything. */
const WHOLE = 200;

/** Rows drawn beyond what shows. */
const OVERSCAN = 4;

/** What a server draws, which knows no window. */
const FIRST_RECT = { width: 1200, height: 800 };

/** Which rows of a long list are drawn: those that show, with room for the others. */
export function useRowWindow({ count, scrollerRef, rowHeight, kept }: RowWindowInput) {
  const [height, setHeight] = useState(rowHeight);
  const isWhole = count <= WHOLE;
  const list = useVirtualizer<HTMLDivElement, HTMLElement>({
    enabled: !isWhole,
    count,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const index of kept) if (index >= 0 && index < count) indexes.add(index);
      return [...indexes].toSorted((one, other) => one - other);
    },
  });
  useBeforePaint(() => {
    const measured = scrollerRef.current?.querySelector('[data-cp-row]')?.getBoundingClientRect().height;
    if (measured && Math.abs(measured - height) > 0.5) setHeight(measured);
  }, [isWhole, height]);
  useBeforePaint(() => list.measure(), [height]);

  const pieces: RowPiece[] = [];
  if (isWhole) {
    for (let index = 0; index < count; index++) pieces.push({ type: 'row', index });
    return { pieces, first: 0, last: count - 1, isWhole };
  }
  let end = 0;
  let gaps = 0;
  for (const { index, start, end: next } of list.getVirtualItems()) {
    if (start > end) {
      gaps += 1;
      pieces.push({ type: 'gap', key: `gap-${gaps}`, size: start - end });
    }
    pieces.push({ type: 'row', index });
    end = next;
  }
  const rest = list.getTotalSize() - end;
  if (rest > 0) pieces.push({ type: 'gap', key: 'after', size: rest });
  return { pieces, first: list.range?.startIndex ?? 0, last: list.range?.endIndex ?? 0, isWhole };
}
