import { addDays, type CalendarDate } from '@content-planner/model';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import type { CalendarEntry } from '../../logs/types.js';
import type { TextsOf } from '../../messages/define-messages.js';
import { ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { isSelectAll, takesSingleKeys } from '../../shortcuts/takes-single-keys.js';
import { useShortcuts } from '../../shortcuts/use-shortcuts.js';
import type { DateRange } from '../layout/range-of-days.js';
import type { selectionMessages } from './selection-messages.js';

interface SelectionKeysInput {
  rootRef: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** The entries of the visible kinds. */
  entries: readonly CalendarEntry[];
  /** The displayed days, or null if the view displays no entries. */
  range: DateRange | null;
  text: TextsOf<typeof selectionMessages>;
  onToggle: (id: string) => void;
  onSelect: (ids: readonly string[]) => void;
  onClear: () => void;
}

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

/** Selects entries with the keyboard. Escape clears the selection. */
export function useSelectionKeys(input: SelectionKeysInput): void {
  const { rootRef, ids, text } = input;
  const registry = useContext(ShortcutContext);
  const isOn = registry?.singleKeys ?? true;
  const { toggle, extend, all, clear } = text.selectionShortcuts;
  useShortcuts([
    { keys: 'X', group: 'entry', label: toggle },
    { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], group: 'calendar', label: extend },
    { keys: 'Ctrl+A', group: 'calendar', label: all },
    { keys: 'Escape', group: 'calendar', label: clear },
  ]);
  /** The days at both ends of the extended selection, and the entries that were selected before it was extended. */
  const extension = useRef<{ anchor: CalendarDate; end: CalendarDate; before: readonly string[] } | null>(
    null,
  );

  const onKeyDown = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    const { entries, range, onToggle, onSelect } = input;
    const between = (from: CalendarDate, to: CalendarDate) =>
      entries.filter(({ startDate, endDate }) => startDate <= to && endDate >= from).map(({ id }) => id);
    onKeyDown.current = (event) => {
      if (isSelectAll(event)) {
        // Do not select the page's text, not even during a move.
        event.preventDefault();
        if (range && !isMoving(event)) onSelect(between(range.from, range.to));
        return;
      }
      const root = rootRef.current;
      const { target } = event;
      if (root === null || !(target instanceof HTMLElement) || event.defaultPrevented) return;
      if (!root.contains(target)) return;
      const chip = target.closest<HTMLElement>('[data-cp-entry]');
      const date = target.matches('.cp-pick') ? target.parentElement?.dataset.cpDate : undefined;
      if (!chip && date === undefined) return;
      const { key, shiftKey, altKey } = event;
      const hasCommand = event.ctrlKey || event.metaKey;
      if (key.toLowerCase() === 'x' && isOn && takesSingleKeys(event)) {
        event.preventDefault();
        if (chip?.dataset.cpEntry) return onToggle(chip.dataset.cpEntry);
        const ofDay = date === undefined ? [] : between(date, date);
        const isSelected = ofDay.every((id) => ids.includes(id));
        const others = ids.filter((id) => !ofDay.includes(id));
        if (ofDay.length > 0) onSelect(isSelected ? others : [...others, ...ofDay]);
      } else if (key in ARROWS && shiftKey && !hasCommand && !altKey && date !== undefined) {
        const next = nextDay(root, date, key);
        const end = next?.parentElement?.dataset.cpDate;
        if (!next || end === undefined) return;
        event.preventDefault();
        const last = extension.current;
        const { anchor, before } = last?.end === date ? last : { anchor: date, before: ids };
        extension.current = { anchor, end, before };
        next.focus();
        const ofDays = anchor < end ? between(anchor, end) : between(end, anchor);
        onSelect([...new Set([...before, ...ofDays])]);
      }
    };
  });
  // Like single-key shortcuts, Ctrl+A works on the whole page if there is a `ShortcutProvider`. The calendar listens,
  // too, so that of several calendars, the one with focus takes precedence.
  const isOnPage = registry !== null;
  useEffect(() => {
    const root = rootRef.current;
    const listener = (event: KeyboardEvent) => onKeyDown.current(event);
    root?.addEventListener('keydown', listener);
    if (isOnPage) document.addEventListener('keydown', listener);
    return () => {
      root?.removeEventListener('keydown', listener);
      document.removeEventListener('keydown', listener);
    };
  }, [rootRef, isOnPage]);

  const { onClear } = input;
  const clearRef = useRef(onClear);
  useEffect(() => {
    clearRef.current = onClear;
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
      event.preventDefault();
      event.stopPropagation();
      clearRef.current();
    };
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => document.removeEventListener('keydown', onEscape, { capture: true });
  }, [hasSelection]);
}
