import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type RefObject, useRef } from 'react';
import type { ArrangedColumn } from '../logs/kinds/columns.js';
import { useBeforePaint } from '../primitives/use-before-paint.js';
import { ColumnChoice } from './ColumnChoice.js';
import type { ColumnSettingsLabels } from './column-settings-labels.js';

interface ColumnChoicesProps {
  /** For the first column's checkbox. */
  firstRef: RefObject<HTMLButtonElement | null>;
  columns: readonly ArrangedColumn[];
  /** The columns as they are now, and what is to be spoken of it. */
  onChange: (columns: ArrangedColumn[], said: string) => void;
  labels: ColumnSettingsLabels;
}

/** Dragging is the pointer's alone: the keyboard has buttons, which say what they do. */
const ACCESSIBILITY = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The columns of a list, to be shown, hidden and moved. */
export function ColumnChoices({ firstRef, columns, onChange, labels }: ColumnChoicesProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 3 } }));
  const headOf = ({ column }: ArrangedColumn) => labels.heads[column.id] ?? column.label;
  const shown = columns.filter(({ isVisible }) => isVisible).length;

  const move = (from: number, to: number) => {
    const moved = columns[from];
    if (moved === undefined || to < 0 || to >= columns.length || from === to) return;
    const said = labels.moved({ column: headOf(moved), place: to + 1, total: columns.length });
    onChange(arrayMove([...columns], from, to), said);
  };
  const placeOf = (id: unknown) => columns.findIndex(({ column }) => column.id === id);

  // The browser drops the focus of what is put elsewhere.
  const pressed = useRef<HTMLElement | null>(null);
  useBeforePaint(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  return (
    <DndContext
      sensors={sensors}
      accessibility={ACCESSIBILITY}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragEnd={({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))}
    >
      <SortableContext items={columns.map(({ column }) => column.id)} strategy={verticalListSortingStrategy}>
        <ul>
          {columns.map((choice, place) => (
            <ColumnChoice
              key={choice.column.id}
              {...(place === 0 && { checkboxRef: firstRef })}
              id={choice.column.id}
              head={headOf(choice)}
              isVisible={choice.isVisible}
              isLocked={choice.isVisible && shown === 1}
              isFirst={place === 0}
              isLast={place === columns.length - 1}
              onVisibleChange={({ isVisible }) =>
                onChange(
                  columns.map((other) => (other === choice ? { ...other, isVisible } : other)),
                  '',
                )
              }
              onMove={({ by, button }) => {
                pressed.current = button;
                move(place, place + by);
              }}
              labels={labels}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
