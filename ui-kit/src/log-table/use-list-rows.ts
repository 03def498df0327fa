import { type MouseEvent, useEffect, useRef } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';
import type { LogListProps } from './log-list-props.js';
import { useExtendedSelection } from './use-extended-selection.js';
import type { LogList } from './use-log-list.js';
import { useRowKeys } from './use-row-keys.js';
import { useRowWindow } from './use-row-window.js';

interface ListRowsInput extends Pick<LogListProps, 'onOpen' | 'selectable' | 'focusOn' | 'openId'> {
  list: LogList;
  /** Incremented each time the user clicks 'Today'. */
  todayJumps: number;
  /** Estimated height of a row in px. */
  rowHeight: number;
}

/**
 * Determines which rows of a list are rendered, and handles clicks and key presses in them. Both layouts use this hook.
 */
export function useListRows(input: ListRowsInput) {
  const { list, focusOn, openId, todayJumps, rowHeight, selectable, onOpen } = input;
  const { rows, items, applied, sort } = list;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const extend = useExtendedSelection(list);
  const { current, isInside, focusRow, handlers } = useRowKeys({
    count: rows.length,
    onExtend: (change) => selectable && extend(change),
    scrollerRef,
  });
  const { pieces, first, last, isWhole, toToday, toRow } = useRowWindow({
    items,
    scrollerRef,
    rowHeight,
    // Also keep the neighboring rows rendered so that focus can move to them.
    kept: isInside ? [current - 1, current, current + 1] : [],
  });

  useBeforePaint(() => {
    if (focusOn) focusRow(focusOn);
  }, [focusOn]);

  const openRow = openId === null ? -1 : rows.findIndex(({ id }) => id === openId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after sorting, the open row must not scroll into view
  useEffect(() => {
    if (openRow >= 0) toRow(openRow);
  }, [openId]);

  // Scroll to the top after a new search or sort order.
  const reading = `${sort?.direction} ${sort?.column} ${applied}`;
  const shown = useRef(reading);
  useEffect(() => {
    if (shown.current === reading) return;
    shown.current = reading;
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
  }, [reading]);

  const jumped = useRef(todayJumps);
  useEffect(() => {
    if (jumped.current === todayJumps) return;
    jumped.current = todayJumps;
    toToday();
  });

  const onClick = ({ target, shiftKey }: MouseEvent<HTMLElement>) => {
    const place = (target as Element).closest<HTMLElement>('[data-cp-row]');
    const row = rows[Number(place?.dataset.cpRow)];
    if (!place || !row) return;
    extend(null);
    const control = (target as Element).closest<HTMLElement>('[data-cp-control]');
    if (control === null) {
      const isOther = (target as Element).closest('a, button, label, input') !== null;
      // Selecting text must not open the details.
      if (isOther || place.ownerDocument.getSelection()?.isCollapsed === false) return;
      place.querySelector<HTMLElement>('[data-cp-control="open"]')?.focus({ preventScroll: true });
      return onOpen({ entry: row.original });
    }
    const { cpControl } = control.dataset;
    if (cpControl === 'open') onOpen({ entry: row.original });
    if (cpControl === 'select') {
      row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey });
    }
  };

  const isDrawn = isWhole || isInside || (current >= first && current <= last);
  return {
    scrollerRef,
    pieces,
    /** Whether a row has focus. */
    hasFocus: isInside,
    /** Index of the row whose controls are tab stops. */
    tabStop: isDrawn ? current : first,
    handlers: { ...handlers, onClick },
  };
}
