import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DropLine } from './row-drag.js';
import { rowDragPart } from './row-drag-part.js';
import { useLatest } from './use-latest.js';
import { useOnDemand } from './use-on-demand.js';

interface RowDrag<Row extends HTMLElement, Handle extends HTMLElement> {
  ref: RefObject<Row | null>;
  handleRef: RefObject<Handle | null>;
  isDragged: boolean;
  /** The side of this row on which the dragged row would be dropped. Null if no row is being dragged over this one. */
  line: DropLine | null;
}

/** Makes a row of a list draggable. Users without a mouse need keys or buttons in addition. */
export function useRowDrag<Row extends HTMLElement, Handle extends HTMLElement>(
  list: string,
  place: number,
  onDrop: (from: number, to: number) => void,
): RowDrag<Row, Handle> {
  const ref = useRef<Row>(null);
  const handleRef = useRef<Handle>(null);
  const [isDragged, setDragged] = useState(false);
  const [line, setLine] = useState<DropLine | null>(null);
  const latest = useLatest({ place, onDrop });
  const { value: dragRow } = useOnDemand(rowDragPart);
  useEffect(() => {
    const [element, handle] = [ref.current, handleRef.current];
    if (!dragRow || !element || !handle) return;
    return dragRow({
      element,
      handle,
      list,
      place: () => latest.current.place,
      onDraggedChange: setDragged,
      onLineChange: setLine,
      onDrop: (from, to) => latest.current.onDrop(from, to),
    });
  }, [dragRow, list]);
  return { ref, handleRef, isDragged, line };
}
