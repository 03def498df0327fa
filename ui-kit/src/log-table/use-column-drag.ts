import { type RefObject, useEffect, useRef, useState } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import type { DropLine } from './column-drag.js';
import { columnDragPart } from './column-drag-part.js';

interface ColumnDrag {
  ref: RefObject<HTMLLIElement | null>;
  handleRef: RefObject<HTMLSpanElement | null>;
  isDragged: boolean;
  /**
   * The side of this column on which the dragged column would be dropped. Null if no column is being dragged over this
   * one.
   */
  line: DropLine | null;
}

/** Makes a column draggable. Keyboard users use buttons instead. */
export function useColumnDrag(
  list: string,
  place: number,
  onDrop: (from: number, to: number) => void,
): ColumnDrag {
  const ref = useRef<HTMLLIElement>(null);
  const handleRef = useRef<HTMLSpanElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [line, setLine] = useState<DropLine | null>(null);
  const latest = useRef({ place, onDrop });
  useEffect(() => {
    latest.current = { place, onDrop };
  });
  const { value: dragColumn } = useOnDemand(columnDragPart);
  useEffect(() => {
    const [element, handle] = [ref.current, handleRef.current];
    if (!dragColumn || !element || !handle) return;
    return dragColumn({
      element,
      handle,
      list,
      place: () => latest.current.place,
      onDraggedChange: setDragged,
      onLineChange: setLine,
      onDrop: (from, to) => latest.current.onDrop(from, to),
    });
  }, [dragColumn, list]);
  return { ref, handleRef, isDragged, line };
}
