import type { CalendarDate, Weekday } from '@content-planner/model';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../../internal/use-latest.js';
import { ShortcutContext } from '../../../shortcuts/shortcut-registry.js';
import { takesSingleKeys } from '../../../shortcuts/takes-single-keys.js';
import type { DayLayout } from '../../layout/week-layout.js';
import type { CalendarViewProps } from '../calendar-view.js';
import { dateOf, dayButtonOf, itemsOf } from './grid-dom.js';
import { nextDay } from './next-day.js';

type DayGridInput = Pick<
  CalendarViewProps,
  | 'entries'
  | 'compact'
  | 'pickedDate'
  | 'onCursorChange'
  | 'onPickDay'
  | 'onOpenEntry'
  | 'onOpenDay'
  | 'onCreate'
> & {
  /** The selectable days. */
  days: readonly DayLayout[];
  /** The day that is in the tab order until the user selects another day. */
  fallback: CalendarDate;
  weekStartsOn: Weekday;
  /** Whether the grid hides Saturdays and Sundays. */
  hideWeekends: boolean;
  /** Returns the date that PageUp (-1) or PageDown (1) moves to. */
  page: (date: CalendarDate, direction: -1 | 1) => CalendarDate;
  /** Whether PageUp and PageDown display another period even if the date that they move to is already visible. */
  turnsPage: boolean;
  /** Opens the menu of the value that contains an element. Returns false if there is none. */
  onValue?: (target: EventTarget) => boolean;
  gridRef: RefObject<HTMLDivElement | null>;
};

/**
 * Handles clicks, focus and keys in a day grid. The grid is one tab stop. Arrow keys, Home, End, PageUp and PageDown
 * move from day to day. Enter moves to the first button in a day, the Up and Down arrow keys move among the day's
 * buttons, and Escape returns to the day. The whole view shares one set of listeners. If no control has focus, arrow keys
 * first focus the grid.
 */
export function useDayGrid(input: DayGridInput) {
  const { entries, days, fallback, weekStartsOn, hideWeekends, compact, page, turnsPage, gridRef } = input;
  const [picked, setPicked] = useState<CalendarDate | null>(input.pickedDate ?? null);
  const pendingFocus = useRef<CalendarDate | null>(null);

  const dayOf = (date: CalendarDate | null): DayLayout | undefined => days.find((day) => day.date === date);
  const active = dayOf(picked) && picked !== null ? picked : nearest(days, fallback);

  // If a key moves to a day that is not displayed yet, the day receives focus as soon as it is displayed.
  useEffect(() => {
    const grid = gridRef.current;
    const button = grid && pendingFocus.current !== null ? dayButtonOf(grid, pendingFocus.current) : null;
    if (button === null) return;
    pendingFocus.current = null;
    button.focus();
  });

  useArrowsOnPage(() => gridRef.current && dayButtonOf(gridRef.current, active));

  const goTo = (grid: HTMLElement, date: CalendarDate, turns: boolean) => {
    setPicked(date);
    const button = dayButtonOf(grid, date);
    if (button !== null && !turns) return button.focus();
    pendingFocus.current = date;
    input.onCursorChange({ cursor: date });
  };

  /**
   * Selects the day that a button belongs to. A bar belongs to every day that it spans, even if its button is in
   * another day's cell. If focus moves from one of these days into the bar, that day stays selected.
   */
  const pick = (target: Element) => {
    const id = target.closest<HTMLElement>('[data-cp-entry]')?.dataset.cpEntry;
    const isOfActive = id !== undefined && dayOf(active)?.lanes.some((segment) => segment?.entry.id === id);
    const date = dateOf(target);
    if (date === undefined || isOfActive === true) return;
    setPicked(date);
    input.onPickDay?.({ date });
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const date = dateOf(target);
    if (date === undefined) return;
    pick(target);
    if (input.onValue?.(target)) return;
    const button = target.closest<HTMLElement>('[data-cp-entry], [data-cp-more], [data-cp-add]');
    const entry = entries.find((candidate) => candidate.id === button?.dataset.cpEntry);
    if (button && entry) return input.onOpenEntry({ entry, anchor: button });
    if (button?.dataset.cpMore !== undefined) return input.onOpenDay({ date, anchor: button });
    if (button?.dataset.cpAdd !== undefined) return input.onCreate?.({ date });
    if (compact) return;
    const isEmpty = target.closest('[data-empty]') !== null;
    if (isEmpty || event.detail > 0) return input.onCreate?.({ date, onGround: true });
    // The click came from Enter, Space or a screen reader instead of a pointer, so move focus into the day.
    const day = dayOf(date);
    if (day) itemsOf(event.currentTarget, day)[0]?.focus();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => pick(event.target);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (event.key === 'Tab' && focusValue(event.target as HTMLElement)) return event.preventDefault();
    const grid = event.currentTarget;
    const day = dayOf(active);
    if (day === undefined) return;
    const items = compact ? [] : itemsOf(grid, day);
    const target = event.target as HTMLElement;
    // A key that is pressed in a value belongs to the entry beside it.
    const entryOf = target.closest('.cp-valued')?.querySelector<HTMLElement>('[data-cp-entry]');
    const place = items.indexOf(entryOf ?? target);
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const dayButton = dayButtonOf(grid, active);
    if (place >= 0 && event.key === 'Escape') {
      handled();
      return dayButton?.focus();
    }
    if (place >= 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      handled();
      const next = event.key === 'ArrowDown' ? items[place + 1] : (items[place - 1] ?? dayButton);
      return next?.focus();
    }
    const isRightToLeft = getComputedStyle(grid).direction === 'rtl';
    const next = nextDay(active, { key: event.key, weekStartsOn, hideWeekends, isRightToLeft, page });
    if (next === null) return;
    handled();
    goTo(grid, next, turnsPage && event.key.startsWith('Page'));
  };

  return { active, handlers: { onClick, onFocus, onKeyDown } };
}

/** Moves focus from an entry to its first value, or from a value to the next one. Returns false if there is none. */
function focusValue(from: HTMLElement): boolean {
  const all = [...(from.closest('.cp-valued')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const next = all[all.indexOf(from) + 1];
  next?.focus();
  return next !== undefined;
}

/** Elements that arrow keys belong to while they have focus. */
const CONTROLS = 'a, button, input, select, textarea, summary, [contenteditable], [tabindex="0"]';

/** Returns whether an arrow key would scroll the page. */
function scrollsPage(key: string): boolean {
  const page = document.scrollingElement;
  if (page === null) return false;
  return key === 'ArrowUp' || key === 'ArrowDown'
    ? page.scrollHeight > page.clientHeight
    : page.scrollWidth > page.clientWidth;
}

/**
 * Moves focus to the grid if the user presses an arrow key while no control has focus. Like single-key shortcuts, this
 * requires a `ShortcutProvider`, and users can turn it off. If the page scrolls, arrow keys scroll it.
 */
function useArrowsOnPage(dayButton: () => HTMLElement | null): void {
  const isOn = useContext(ShortcutContext)?.singleKeys ?? false;
  const latest = useLatest(dayButton);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { key, shiftKey, target } = event;
      if (!/^Arrow/.test(key) || shiftKey || !takesSingleKeys(event) || scrollsPage(key)) return;
      if (target instanceof Element && target.closest(CONTROLS)) return;
      event.preventDefault();
      latest.current()?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** Returns the given day if it is in the grid, or the next day in the grid if the day is a hidden weekend. */
function nearest(days: readonly DayLayout[], date: CalendarDate): CalendarDate {
  if (days.some((day) => day.date === date)) return date;
  return (days.find((day) => day.date > date) ?? days.at(-1))?.date ?? date;
}
