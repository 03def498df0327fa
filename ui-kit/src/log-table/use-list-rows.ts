import { type MouseEvent, useEffect, useRef } from 'react';
import { revealed } from '../entries/open-state.js';
import { useChangeValue, useFeatureState } from '../entries/use-entry-host.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useList } from './use-list.js';
import { useRowKeys } from './use-row-keys.js';
import { useRowSelection } from './use-row-selection.js';
import { useRowWindow } from './use-row-window.js';

/**
 * Determines which rows of a list are rendered, and handles clicks and key presses in them. Both layouts use this hook.
 *
 * @param rowHeight The estimated height of a row in px.
 */
export function useListRows(rowHeight: number) {
  const { view, rows, items, focusOn, openId, todayJumps, openDetails } = useList();
  const { applied, sort } = view;
  const changeValue = useChangeValue();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const selection = useRowSelection();
  const { current, isInside, focusRow, handlers } = useRowKeys({
    count: rows.length,
    onExtend: selection.extend,
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

  const toReveal = useFeatureState(revealed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time an entry is revealed
  useEffect(() => {
    if (toReveal) toRow(rows.findIndex(({ id }) => id === toReveal.id));
  }, [toReveal]);

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
    selection.extend(null);
    const control = (target as Element).closest<HTMLElement>('[data-cp-control]');
    if (control === null) {
      const isOther = (target as Element).closest('a, button, label, input') !== null;
      // Selecting text must not open the details.
      if (isOther || place.ownerDocument.getSelection()?.isCollapsed === false) return;
      place.querySelector<HTMLElement>('[data-cp-control="open"]')?.focus({ preventScroll: true });
      return openDetails(row);
    }
    const { cpControl, cpValue } = control.dataset;
    if (cpValue) changeValue?.({ entryId: row.id, fieldId: cpValue, anchor: control });
    if (cpControl === 'open') openDetails(row);
    if (cpControl === 'select') selection.toggle(row.id, shiftKey);
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
    selection,
  };
}
