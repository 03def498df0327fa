import { addMonths } from '@content-planner/model';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cssString } from '../../../internal/css-string.js';
import { firstRowFrom } from '../../layout/first-row-from.js';
import type { AgendaRow } from '../../layout/layout-agenda.js';
import type { CalendarViewProps } from '../calendar-view.js';

interface AgendaKeysInput extends Pick<CalendarViewProps, 'onCursorChange'> {
  rows: readonly AgendaRow[];
  /** The rendered rows. */
  drawn: readonly AgendaRow[];
  /** The first visible row. */
  top: AgendaRow | undefined;
  scrollerRef: RefObject<HTMLDivElement | null>;
  scrollToRow: (place: number) => void;
}

function buttonOf(scroller: HTMLElement, key: string): HTMLElement | null {
  return scroller.querySelector<HTMLElement>(`[data-cp-row=${cssString(key)}]`);
}

/** Returns the button of the row that contains an element. */
const rowAround = (target: Element) => target.closest('li')?.querySelector<HTMLElement>('[data-cp-row]');

/** Moves focus from a button of a row to the previous (-1) or next (1) one. */
function focusBeside(button: HTMLElement, step: number): void {
  const buttons = [...(button.closest('li')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  buttons[buttons.indexOf(button) + (isRightToLeft ? -step : step)]?.focus();
}

/**
 * Handles keyboard navigation in the agenda. The list is one tab stop. Up and Down move from row to row, Left and Right
 * to the values of a row, Home and End to the first and last row, and PageUp and PageDown move by a month.
 */
export function useAgendaKeys({
  rows,
  drawn,
  top,
  scrollerRef,
  scrollToRow,
  onCursorChange,
}: AgendaKeysInput) {
  const [picked, setPicked] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const hadFocus = useRef(false);
  const isDrawn = picked !== null && drawn.some((row) => row.key === picked);
  const activeKey = isDrawn ? picked : (top?.key ?? drawn[0]?.key ?? null);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    const button = pending.current === null ? null : buttonOf(scroller, pending.current);
    if (button !== null) {
      pending.current = null;
      button.focus({ preventScroll: true });
    } else if (hadFocus.current && document.activeElement === document.body) {
      // If scrolling has removed the focused row from the document, focus the list so that its keys still work.
      scroller.focus({ preventScroll: true });
    }
  });

  const focusRow = (place: number) => {
    const row = rows[place];
    const scroller = scrollerRef.current;
    if (row === undefined || scroller === null) return;
    setPicked(row.key);
    const button = buttonOf(scroller, row.key);
    if (button !== null) return button.focus();
    pending.current = row.key;
    scrollToRow(place);
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    hadFocus.current = true;
    const key = rowAround(target)?.dataset.cpRow;
    if (key !== undefined) setPicked(key);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const place = rows.findIndex((row) => row.key === activeKey);
    const row = rows[place];
    if (row === undefined) return;
    const target = event.target as HTMLElement;
    const isOnRow = rowAround(target) != null;
    const move = {
      ArrowDown: isOnRow ? place + 1 : place,
      ArrowUp: place - 1,
      Home: 0,
      End: rows.length - 1,
    }[event.key];
    const month = { PageUp: -1, PageDown: 1 }[event.key];
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (move === undefined && month === undefined && !(aside && isOnRow)) return;
    event.preventDefault();
    event.stopPropagation();
    if (aside) return focusBeside(target, aside);
    if (move !== undefined) return focusRow(move);
    const date = addMonths(row.date, month ?? 0);
    const next = rows[Math.min(firstRowFrom(rows, date), rows.length - 1)];
    if (next === undefined) return;
    setPicked(next.key);
    pending.current = next.key;
    onCursorChange({ cursor: date });
  };

  return { activeKey, handlers: { onFocus, onBlur, onKeyDown } };
}
