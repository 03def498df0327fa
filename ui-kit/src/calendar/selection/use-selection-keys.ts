import { addDays, type CalendarDate } from '@content-planner/model';
import { useContext, useEffect, useRef } from 'react';
import { ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { isSelectAll, takesSingleKeys } from '../../shortcuts/takes-single-keys.js';
import { useShortcuts } from '../../shortcuts/use-shortcuts.js';
import type { DateRange } from '../layout/range-of-days.js';
import { type Extension, extendSelection } from './extend-selection.js';
import type { Selection } from './use-selection.js';

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The maximum number of consecutive hidden days: a weekend. */
const MAX_HIDDEN = 2;

const dayOf = (root: HTMLElement, date: CalendarDate) =>
  root.querySelector<HTMLElement>(`[data-cp-date="${date}"] .cp-pick`);

/** Returns the day that an arrow key moves to, or null if the day is not displayed. */
function nextDay(root: HTMLElement, from: CalendarDate, key: string): HTMLElement | null {
  const arrow = ARROWS[key] ?? 0;
  const isMirrored = Math.abs(arrow) === 1 && getComputedStyle(root).direction === 'rtl';
  const days = isMirrored ? -arrow : arrow;
  for (let hidden = 0; hidden <= MAX_HIDDEN; hidden += 1) {
    const day = dayOf(root, addDays(from, days + hidden * Math.sign(days)));
    if (day || Math.abs(days) > 1) return day;
  }
  return null;
}

const isMoving = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="application"]') !== null;

/**
 * Selects entries with the keyboard. Escape clears the selection.
 *
 * @param range The displayed days; 'all' in lists, or null if the view displays no entries.
 */
export function useSelectionKeys(selection: Selection, range: DateRange | 'all' | null): void {
  const { host, ids, entries, text, select, toggle } = selection;
  const registry = useContext(ShortcutContext);
  const isOn = registry?.singleKeys ?? true;
  const isList = range === 'all';
  const { toggle: toggleText, extend, all, clear } = text.selectionShortcuts;
  useShortcuts([
    { keys: 'X', group: 'entry', label: toggleText },
    ...(isList
      ? []
      : [{ keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], group: 'calendar', label: extend } as const]),
    { keys: 'Ctrl+A', group: isList ? 'everywhere' : 'calendar', label: all },
    { keys: 'Escape', group: isList ? 'everywhere' : 'calendar', label: clear },
  ]);
  const extension = useRef<Extension<CalendarDate> | null>(null);

  const between = (one: CalendarDate, other: CalendarDate) => {
    const [from, to] = one < other ? [one, other] : [other, one];
    return entries.filter(({ startDate, endDate }) => startDate <= to && endDate >= from).map(({ id }) => id);
  };
  const toggleDay = (date: CalendarDate) => {
    const ofDay = between(date, date);
    const isSelected = ofDay.every((id) => ids.includes(id));
    const others = ids.filter((id) => !ofDay.includes(id));
    if (ofDay.length > 0) select(isSelected ? others : [...others, ...ofDay]);
  };
  const selectAll = (event: KeyboardEvent) => {
    // Do not select the page's text, not even during a move.
    event.preventDefault();
    if (range === null || isMoving(event)) return;
    select(range === 'all' ? entries.map(({ id }) => id) : between(range.from, range.to));
  };
  const extendTo = (event: KeyboardEvent, root: HTMLElement, from: CalendarDate) => {
    const next = nextDay(root, from, event.key);
    const to = next?.parentElement?.dataset.cpDate;
    if (!next || to === undefined) return;
    event.preventDefault();
    next.focus();
    const extended = extendSelection(extension.current, ids, { from, to }, between);
    extension.current = extended.extension;
    select(extended.ids);
  };

  const onKeyDown = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    onKeyDown.current = (event) => {
      if (isSelectAll(event)) return selectAll(event);
      const root = host.rootRef.current;
      const { target } = event;
      if (root === null || !(target instanceof HTMLElement) || event.defaultPrevented) return;
      if (!root.contains(target)) return;
      const id = target.closest<HTMLElement>('[data-cp-entry]')?.dataset.cpEntry;
      const date = target.matches('.cp-pick') ? target.parentElement?.dataset.cpDate : undefined;
      const { key, shiftKey, altKey } = event;
      if (key.toLowerCase() === 'x' && isOn && takesSingleKeys(event)) {
        if (id === undefined && date === undefined) return;
        event.preventDefault();
        if (id !== undefined) toggle(id);
        else if (date !== undefined) toggleDay(date);
      } else if (
        key in ARROWS &&
        shiftKey &&
        !event.ctrlKey &&
        !event.metaKey &&
        !altKey &&
        date !== undefined
      )
        extendTo(event, root, date);
    };
  });
  // Like single-key shortcuts, Ctrl+A works on the whole page if there is a `ShortcutProvider`. The host listens, too,
  // so that of several calendars, the one with focus takes precedence.
  const isOnPage = registry !== null;
  useEffect(() => {
    const root = host.rootRef.current;
    const listener = (event: KeyboardEvent) => onKeyDown.current(event);
    root?.addEventListener('keydown', listener);
    if (isOnPage) document.addEventListener('keydown', listener);
    return () => {
      root?.removeEventListener('keydown', listener);
      document.removeEventListener('keydown', listener);
    };
  }, [host, isOnPage]);

  const onClear = useRef(() => {});
  useEffect(() => {
    onClear.current = () => select([], text.selectionCleared);
  });
  const hasSelection = ids.length > 0;
  useEffect(() => {
    if (!hasSelection) {
      extension.current = null;
      return;
    }
    // Listens in the capture phase, because the grid also handles Escape on a focused entry.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isMoving(event) || !takesSingleKeys(event)) return;
      // Details beside a list close first.
      if (host.opened()) return;
      event.preventDefault();
      event.stopPropagation();
      onClear.current();
    };
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => document.removeEventListener('keydown', onEscape, { capture: true });
  }, [host, hasSelection]);
}
