import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** A cell's position in the grid, counted from 0. */
interface Place {
  row: number;
  column: number;
}

const placeOf = (target: EventTarget): Place | null => {
  const cell = (target as Element).closest<HTMLElement>('[data-cp-place]');
  const [row, column] = (cell?.dataset.cpPlace ?? '').split(' ').map(Number);
  return row === undefined || column === undefined || Number.isNaN(column) ? null : { row, column };
};

/** Returns the attributes of the element that receives focus in a cell. */
export const placeProps = (row: number, column: number, active: Place) => ({
  'data-cp-place': `${row} ${column}`,
  tabIndex: row === active.row && column === active.column ? 0 : -1,
});

/**
 * Makes a table a single tab stop. Arrow keys move from cell to cell. Home and End move to the ends of the row or, with
 * Ctrl, to the first and last cell of the table.
 *
 * @param rows The number of rows.
 * @param columns The number of columns that can receive focus.
 */
export function useOverviewKeys(rows: number, columns: number) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const active = { row: Math.min(place.row, rows - 1), column: Math.min(place.column, columns - 1) };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const next = placeOf(target);
    if (next) setPlace(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = placeOf(event.target);
    if (here === null || event.altKey || event.metaKey || event.shiftKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = moved(here, event.key, event.ctrlKey, forward);
    if (next === null) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(next.row, rows - 1));
    const column = Math.max(0, Math.min(next.column, columns - 1));
    event.currentTarget.querySelector<HTMLElement>(`[data-cp-place="${row} ${column}"]`)?.focus();
  };

  return { active, handlers: { onFocus, onKeyDown } };
}

function moved({ row, column }: Place, key: string, isToEnd: boolean, forward: 1 | -1): Place | null {
  const last = Number.MAX_SAFE_INTEGER;
  if (key === 'Home') return { row: isToEnd ? 0 : row, column: 0 };
  if (key === 'End') return { row: isToEnd ? last : row, column: last };
  if (isToEnd) return null;
  switch (key) {
    case 'ArrowRight':
      return { row, column: column + forward };
    case 'ArrowLeft':
      return { row, column: column - forward };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    default:
      return null;
  }
}
