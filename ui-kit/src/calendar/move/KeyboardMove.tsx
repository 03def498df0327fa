import { daysBetween } from '@content-planner/model';
import { type KeyboardEvent as ReactKeyboardEvent, useContext, useEffect, useRef } from 'react';
import { formatLongDay } from '../../dates/format-date.js';
import { scrollIntoView } from '../../internal/browser.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { takesSingleKeys } from '../../shortcuts/takes-single-keys.js';
import { useShortcuts } from '../../shortcuts/use-shortcuts.js';
import { calendarMessages } from '../calendar-messages.js';
import { useCalendar, useCalendarSettings } from '../use-calendar.js';
import { type EntryDates, lengthOf, moveOf } from './entry-move.js';
import { MoveStrip } from './MoveStrip.js';
import { moveMessages } from './move-messages.js';
import { beforeId, type LiftedEntries, liftedDates } from './move-overlay.js';
import { movedTo, placeAround, placesIn } from './move-place.js';
import { moveState } from './move-state.js';
import { spansDays } from './spans-days.js';
import { steppedDates } from './stepped-dates.js';
import { chipOf, dayOf, type Moves } from './use-moves.js';

/** How long to wait after the last keystroke before announcing the new date, in ms. */
const REST = 300;

/** Calls a function when the user presses M in the calendar or, if there is a `ShortcutProvider`, on the page. */
function useMoveKey({ host }: Moves, onMoveKey: (event: KeyboardEvent) => void): void {
  const registry = useContext(ShortcutContext);
  const isOn = registry?.singleKeys ?? true;
  const latest = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    latest.current = (event) => {
      if (isOn && event.key.toLowerCase() === 'm' && takesSingleKeys(event)) onMoveKey(event);
    };
  });
  // As with Ctrl+A, if there is a `ShortcutProvider`, the key works on the whole page, and the calendar with focus takes
  // precedence.
  const isOnPage = registry !== null;
  const { rootRef } = host;
  useEffect(() => {
    const root = rootRef.current;
    const onKeyDown = (event: KeyboardEvent) => latest.current(event);
    root?.addEventListener('keydown', onKeyDown);
    if (isOnPage) document.addEventListener('keydown', onKeyDown);
    return () => {
      root?.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [rootRef, isOnPage]);
}

/** Displays and announces the days to which entries are being moved. */
function useLiftedPlace({ host, lifted }: Moves, hasStepped: { readonly current: boolean }): void {
  const { range, view } = useCalendar();
  const { locale } = useKit();
  const text = useMessages(moveMessages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after a step
  useEffect(() => {
    if (!lifted) return;
    const isResized = lifted.startDate === lifted.entry.startDate && lifted.endDate !== lifted.entry.endDate;
    const date = isResized ? lifted.endDate : lifted.startDate;
    const chip = chipOf(host.rootRef.current, lifted.entry.id);
    const isMissing = view.isEndless
      ? chip === null
      : isOutside(isResized ? { startDate: date, endDate: date } : lifted, range);
    if (isMissing) host.days()?.show(date);
    else {
      const shown = chip ?? dayOf(host.rootRef.current, date);
      if (shown) scrollIntoView(shown, { block: 'nearest', inline: 'nearest' });
    }
    if (!hasStepped.current) return;
    const timer = setTimeout(() => {
      const days = lengthOf(lifted);
      host.announce(
        days === lengthOf(lifted.entry)
          ? text.movedTo({
              date: formatLongDay(lifted.startDate, locale),
              days: daysBetween(lifted.entry.startDate, lifted.startDate),
            })
          : text.lastDay({ date: formatLongDay(lifted.endDate, locale), days }),
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [lifted?.startDate, lifted?.endDate]);
}

/** Returns whether none of the days is displayed. */
const isOutside = ({ startDate, endDate }: EntryDates, { from, to }: { from: string; to: string }) =>
  endDate < from || startDate > to;

/** Returns the functions that begin, change and end a move with the keyboard. */
function useLift({ host, lifted, move, movedWith, nextFocus }: Moves) {
  const { range, view } = useCalendar();
  const { locale } = useKit();
  const text = useMessages(moveMessages);
  const write = (next: LiftedEntries | null) =>
    host.write(moveState, (before) => ({ ...before, lifted: next }));
  const cancel = (returnsFocus: boolean) => {
    if (!lifted) return;
    if (returnsFocus) nextFocus.current = lifted.entry;
    write(null);
    host.announce(text.movedBack({ date: formatLongDay(lifted.entry.startDate, locale) }));
    if (returnsFocus && !view.isEndless && isOutside(lifted.entry, range))
      host.days()?.show(lifted.entry.startDate);
  };
  return {
    lift: (entry: LiftedEntries['entry']) => {
      const { startDate, endDate } = entry;
      const [, ...others] = movedWith(entry);
      write({ entry, startDate, endDate, others });
      host.announce(
        text.moving({
          title: entry.title,
          others: others.length,
          days: lengthOf(entry),
          date: formatLongDay(entry.startDate, locale),
        }),
      );
    },
    stepTo: (dates: EntryDates) => {
      if (lifted) write({ ...lifted, ...dates });
    },
    /** Moves to the previous or next place. Returns false if the view has no places, or the key is for days. */
    stepPlace: (key: string) => {
      const root = host.rootRef.current;
      const chip = lifted && chipOf(root, lifted.entry.id);
      const here = placeAround(chip);
      const isForDays = (key === 'ArrowLeft' || key === 'ArrowRight') && chip?.closest('[data-cp-date]');
      if (!lifted || !here || isForDays || !key.startsWith('Arrow')) return false;
      const places = placesIn(root);
      const index = places.findIndex(({ dataset }) => dataset.cpPlace === here.dataset.cpPlace);
      const next = places[index + (key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1)];
      const home = placeAround(chipOf(root, beforeId(lifted.entry.id))) ?? here;
      const place = movedTo(next ?? null, home);
      if (next) write({ ...lifted, place });
      if (next) host.announce(next.getAttribute('aria-label') ?? '');
      return true;
    },
    drop: () => {
      if (!lifted) return;
      const dates = liftedDates(lifted);
      const moved = moveOf([...dates.keys()], (one) => dates.get(one) ?? one, lifted.place);
      if (!moved) return cancel(true);
      write(null);
      host.announce(text.dropped({ date: lifted.place?.label ?? formatLongDay(lifted.startDate, locale) }));
      move(moved);
    },
    cancel,
  };
}

/** Moves the focused or selected entries with the keyboard. */
export function KeyboardMove({ moves }: { moves: Moves }) {
  const { host, lifted, selectedIds, canMove, entryOf } = moves;
  const { viewStartsOn } = useCalendar();
  const { hideWeekends } = useCalendarSettings().appearance;
  const { shortcuts } = useMessages(calendarMessages);
  const kindOf = useKindOf();
  const stripRef = useRef<HTMLDivElement>(null);
  const hasStepped = useRef(false);
  const { lift, stepTo, stepPlace, drop, cancel } = useLift(moves);
  useShortcuts([{ keys: 'M', group: 'entry', label: shortcuts.move }]);

  /** Returns the entry that leads the move of the selected entries, or undefined if none of them is displayed. */
  const firstSelected = (root: HTMLElement | null) => {
    const movable = selectedIds.flatMap((id) => entryOf(id) ?? []).filter(canMove);
    // If all of them are hidden behind '+N more', the first one whose day is displayed leads.
    return (
      movable.find(({ id }) => chipOf(root, id)) ?? movable.find(({ startDate }) => dayOf(root, startDate))
    );
  };
  useMoveKey(moves, (event) => {
    const chip = event.target instanceof Element && event.target.closest<HTMLElement>('[data-cp-entry]');
    const root = host.rootRef.current;
    if (chip && !root?.contains(chip)) return;
    const entry = chip ? entryOf(chip.dataset.cpEntry) : firstSelected(root);
    if (!entry || !canMove(entry)) return;
    event.preventDefault();
    hasStepped.current = false;
    lift(entry);
  });

  const liftedId = lifted?.entry.id;
  useEffect(() => {
    if (liftedId !== undefined) stripRef.current?.focus({ preventScroll: true });
  }, [liftedId]);
  useLiftedPlace(moves, hasStepped);

  if (!lifted) return null;
  /** Whether the last day can be changed. The lengths of several entries stay the same. */
  const resizes = lifted.others.length === 0 && spansDays(kindOf(lifted.entry.kind));
  const onKeyDown = (event: ReactKeyboardEvent<HTMLElement>) => {
    const { key, shiftKey } = event;
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const isEnd = key === 'Enter' || key === 'Escape' || key === 'Tab';
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const options = { key, shiftKey, resizes, weekStartsOn: viewStartsOn, hideWeekends, isRightToLeft };
    if (!isEnd && stepPlace(key)) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const next = isEnd ? null : steppedDates(lifted, options);
    // Shortcuts for the entry or the calendar don't work during a move.
    if (isEnd || next || key.length === 1) event.stopPropagation();
    if (isEnd || next) event.preventDefault();
    if (key === 'Enter') drop();
    else if (isEnd) cancel(true);
    else if (next) {
      hasStepped.current = true;
      stepTo(next);
    }
  };
  return (
    <MoveStrip
      ref={stripRef}
      lifted={lifted}
      resizes={resizes}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => {
        // If only the window loses focus, the document's active element stays the same, and the move continues.
        if (currentTarget !== document.activeElement) cancel(false);
      }}
    />
  );
}
