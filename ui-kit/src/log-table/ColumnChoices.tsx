import { type RefObject, useId, useRef } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useMessages } from '../kit/use-messages.js';
import type { ArrangedColumn } from '../logs/kinds/columns.js';
import { ColumnChoice } from './ColumnChoice.js';
import { columnSettingsMessages } from './column-settings-messages.js';

interface ColumnChoicesProps {
  /** Ref for the first column's checkbox. */
  firstRef: RefObject<HTMLButtonElement | null>;
  columns: readonly ArrangedColumn[];
  /** Called with the new columns and an announcement for screen readers. */
  onChange: (columns: ArrangedColumn[], announcement: string) => void;
}

/** The columns of a list, with controls that show, hide and move them. */
export function ColumnChoices({ firstRef, columns, onChange }: ColumnChoicesProps) {
  const text = useMessages(columnSettingsMessages);
  const list = useId();
  const shown = columns.filter(({ isVisible }) => isVisible).length;

  const move = (from: number, to: number) => {
    const moved = columns[from];
    if (moved === undefined || to < 0 || to >= columns.length || from === to) return;
    const announcement = text.moved({ column: moved.column.label, place: to + 1, total: columns.length });
    const others = columns.filter((choice) => choice !== moved);
    onChange(others.toSpliced(to, 0, moved), announcement);
  };

  // Restore focus after a move, because an element loses focus when it moves in the document.
  const pressed = useRef<HTMLElement | null>(null);
  useBeforePaint(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  return (
    <ul>
      {columns.map((choice, place) => (
        <ColumnChoice
          key={choice.column.id}
          {...(place === 0 && { checkboxRef: firstRef })}
          list={list}
          place={place}
          head={choice.column.label}
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
          onDrop={move}
        />
      ))}
    </ul>
  );
}
