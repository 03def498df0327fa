import { combine, draggable, dropTargetForElements } from './drag-and-drop.js';

/** Where a dragged row would be dropped: above or below another row. */
export type DropLine = 'above' | 'below';

interface RowDragOptions {
  element: HTMLElement;
  handle: HTMLElement;
  /** Identifies the list. A row can be dropped only in its own list. */
  list: string;
  /** Returns the current index of the row in the list, starting at 0. */
  place: () => number;
  onDraggedChange: (isDragged: boolean) => void;
  onLineChange: (line: DropLine | null) => void;
  /** Called on the row that receives a drop, with the old and new index of the dropped row. */
  onDrop: (from: number, to: number) => void;
}

/** Makes a row draggable by its handle and a drop target for other rows. Returns a cleanup function. */
export function dragRow({
  element,
  handle,
  list,
  place,
  onDraggedChange,
  onLineChange,
  onDrop,
}: RowDragOptions): () => void {
  const lineAt = (clientY: number): DropLine => {
    const { top, height } = element.getBoundingClientRect();
    return clientY < top + height / 2 ? 'above' : 'below';
  };
  return combine(
    draggable({
      // Only the handle is draggable. In Firefox, users can't select the text of inputs in draggable elements.
      element: handle,
      getInitialData: () => ({ list, place: place() }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        const { left, top } = element.getBoundingClientRect();
        const { clientX, clientY } = location.current.input;
        nativeSetDragImage?.(element, clientX - left, clientY - top);
      },
      onDragStart: () => onDraggedChange(true),
      onDrop: () => onDraggedChange(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      onDrag: ({ source, location }) => {
        onLineChange(source.element === handle ? null : lineAt(location.current.input.clientY));
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
