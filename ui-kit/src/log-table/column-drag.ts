import { combine, draggable, dropTargetForElements } from '../internal/drag-and-drop.js';

/** Where a dragged column would be dropped: above or below another column. */
export type DropLine = 'above' | 'below';

interface ColumnDragOptions {
  element: HTMLElement;
  handle: HTMLElement;
  /** Identifies the list. A column can be dropped only in its own list. */
  list: string;
  /** Returns the current index of the column in the list, starting at 0. */
  place: () => number;
  onDraggedChange: (isDragged: boolean) => void;
  onLineChange: (line: DropLine | null) => void;
  /** Called on the column that receives a drop, with the old and new index of the dropped column. */
  onDrop: (from: number, to: number) => void;
}

/** Makes a column draggable by its handle and a drop target for other columns. Returns a cleanup function. */
export function dragColumn({
  element,
  handle,
  list,
  place,
  onDraggedChange,
  onLineChange,
  onDrop,
}: ColumnDragOptions): () => void {
  const lineAt = (clientY: number): DropLine => {
    const { top, height } = element.getBoundingClientRect();
    return clientY < top + height / 2 ? 'above' : 'below';
  };
  return combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list, place: place() }),
      onDragStart: () => onDraggedChange(true),
      onDrop: () => onDraggedChange(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      onDrag: ({ source, location }) => {
        onLineChange(source.element === element ? null : lineAt(location.current.input.clientY));
      },
      onDragLeave: () => onLineChange(null),
      onDrop: ({ source, location }) => {
        onLineChange(null);
        const from = Number(source.data.place);
        const target = place() + (lineAt(location.current.input.clientY) === 'below' ? 1 : 0);
        onDrop(from, target > from ? target - 1 : target);
      },
    }),
  );
}
