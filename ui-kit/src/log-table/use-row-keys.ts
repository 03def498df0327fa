import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';

/** The row and the control in it that have focus, or had it last. */
interface Place {
  index: number;
  /** Value of the control's `data-cp-control`. */
  control: string;
}

interface RowKeysInput {
  count: number;
  /**
   * Called when the user moves focus from one row to another while holding Shift. Called with null when the user moves
   * focus without holding Shift.
   */
  onExtend: (change: { from: number; to: number } | null) => void;
  scrollerRef: RefObject<HTMLDivElement | null>;
}

const STEPS: Readonly<Record<string, (input: { index: number; last: number; page: number }) => number>> = {
  ArrowUp: ({ index }) => index - 1,
  ArrowDown: ({ index }) => index + 1,
  PageUp: ({ index, page }) => index - page,
  PageDown: ({ index, page }) => index + page,
  Home: () => 0,
  End: ({ last }) => last,
};

const ROW = '[data-cp-row]';

/** Moves focus to the previous (-1) or next (1) control in a row. */
function focusBeside(row: HTMLElement, step: number): void {
  const controls = [...row.querySelectorAll<HTMLElement>('[data-cp-control]')];
  const from = controls.findIndex((control) => control.contains(row.ownerDocument.activeElement));
  controls[from + step]?.focus();
}

/**
 * Handles keyboard navigation in a list of rows. The controls in one row are tab stops, and the arrow keys, Home, End,
 * Page Up and Page Down move to the same control in another row. The Left and Right arrow keys move within the row. As a result, Tab moves past thousands of rows in a few
 * steps. Focus is never lost: the focused row stays rendered, and if it is removed, the next row receives focus.
 */
export function useRowKeys({ count, onExtend, scrollerRef }: RowKeysInput) {
  const [index, setIndex] = useState(0);
  const [isInside, setInside] = useState(false);
  const focused = useRef<Place | null>(null);
  const current = Math.max(0, Math.min(index, count - 1));

  const focus = (place: Place) => {
    const row = scrollerRef.current?.querySelector(`[data-cp-row="${place.index}"]`);
    row?.querySelector<HTMLElement>(`[data-cp-control="${place.control}"]`)?.focus();
  };

  // A key can move focus to a row that is not rendered yet, so this effect sets focus after rendering. It also restores
  // focus if the focused row was removed.
  const wanted = useRef<Place | null>(null);
  useBeforePaint(() => {
    const place = wanted.current ?? (isLost() ? focused.current : null);
    wanted.current = null;
    if (place !== null && count > 0) focus({ ...place, index: Math.min(place.index, count - 1) });
  });
  const isLost = () => {
    const document = scrollerRef.current?.ownerDocument;
    return document !== undefined && document.activeElement === document.body;
  };

  const handlers = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>(ROW);
      const control = target.closest<HTMLElement>('[data-cp-control]')?.dataset.cpControl;
      focused.current = row && control ? { index: Number(row.dataset.cpRow), control } : null;
      setInside(focused.current !== null);
      if (focused.current) setIndex(focused.current.index);
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      // Some browsers blur an element just before removing it. In that case, remember the row, so that the next row
      // receives focus.
      queueMicrotask(() => {
        if (!target.isConnected) return;
        focused.current = null;
        setInside(false);
      });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
      const place = focused.current;
      const step = STEPS[key];
      const aside = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
      // Ignore key presses that were already handled, such as arrow keys in a menu.
      if ((!step && !aside) || !place || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
      const row = (target as Element).closest<HTMLElement>(ROW);
      if (!row) return;
      event.preventDefault();
      if (!step) return focusBeside(row, getComputedStyle(row).direction === 'rtl' ? -aside : aside);
      const page = Math.max(1, Math.floor(currentTarget.clientHeight / row.offsetHeight) - 2);
      const next = Math.max(0, Math.min(step({ index: place.index, last: count - 1, page }), count - 1));
      onExtend(shiftKey ? { from: place.index, to: next } : null);
      wanted.current = { ...place, index: next };
      setIndex(next);
      if (next === place.index) focus(wanted.current);
    },
  };
  /** Moves focus to a control in a row, even if the row is not rendered yet. */
  const focusRow = (place: Place) => {
    wanted.current = place;
    setIndex(place.index);
    setInside(true);
    focus(place);
  };
  return { current, isInside, focusRow, handlers };
}
