import { type RefObject, useId, useRef } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';
import type { ArrangedColumn } from '../logs/kinds/columns.js';
import { ColumnChoice } from './ColumnChoice.js';
import type { ColumnSettingsLabels } from './column-settings-labels.js';

interface ColumnChoicesProps {
  /** Ref for the first column's checkbox. */
  firstRef: RefObject<HTMLButtonElement | null>;
  columns: readonly ArrangedColumn[];
  /** Called with the new columns and an announcement for screen readers. */
  onChange: (columns: ArrangedColumn[], announcement: string) => void;
  labels: ColumnSettingsLabels;
}

/** The columns of a list, with controls that show, hide and move them. */
export function ColumnChoices({ firstRef, columns, onChange, labels }: ColumnChoicesProps) {
  const list = useId();
  const headOf = ({ column }: ArrangedColumn) => labels.heads[column.id] ?? column.label;
  const shown = columns.filter(({ isVisible }) => isVisible).length;

  const move = (from: number, to: number) => {
    const moved = columns[from];
    if (moved === undefined || to < 0 || to >= columns.length || from === to) return;
    const announcement = labels.moved({ column: headOf(moved), place: to + 1, total: columns.length });
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
          onDrop={move}
          labels={labels}
        />
      ))}
    </ul>
  );
}
