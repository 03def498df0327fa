import { type CalendarDate, daysBetween, type Weekday } from '@content-planner/model';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { formatLongDay, formatShortDay } from '../../dates/format-date.js';
import { isMotionAllowed, scrollIntoView } from '../../internal/browser.js';
import { cssString } from '../../internal/css-string.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { takesSingleKeys } from '../../shortcuts/takes-single-keys.js';
import { useShortcuts } from '../../shortcuts/use-shortcuts.js';
import { calendarMessages } from '../calendar-messages.js';
import type { DateRange } from '../layout/range-of-days.js';
import { DragGhost } from './DragGhost.js';
import { datesAfter, type EntriesMove, type EntryDates, moveOf } from './entry-move.js';
import { type Flight, FlyingEntry, ghostPlace, LANDING, RETURN } from './FlyingEntry.js';
import { MoveDialog } from './MoveDialog.js';
import { MoveRules } from './MoveRules.js';
import { MoveStrip } from './MoveStrip.js';
import { moveDialogMessages, moveMessages } from './move-messages.js';
import {
  displayedEntry,
  type LiftedEntries,
  liftedDates,
  type MoveState,
  NO_OVERLAY,
} from './move-overlay.js';
import { spansDays } from './spans-days.js';
import { steppedDates } from './stepped-dates.js';
import { colorOf, useMoveDrag } from './use-move-drag.js';
import { useMovedFocus } from './use-moved-focus.js';

/** Props of {@link CalendarMoves}. */
export interface CalendarMovesProps extends MoveState {
  rootRef: RefObject<HTMLDivElement | null>;
  /** The element next to which the move dialog opens. */
  anchorRef: RefObject<HTMLElement | null>;
  onMove: (moved: EntriesMove) => unknown;
  canMove: (entry: CalendarEntry) => boolean;
  /** The ids of the selected entries, which move together. */
  selectedIds: readonly string[];
  /** The displayed days. */
  range: DateRange;
  /** Whether the view scrolls beyond its range, as the agenda does. */
  isEndless: boolean;
  onShowDate: (date: CalendarDate) => void;
  /** Displays the previous (-1) or next (1) page. */
  onTurn: (direction: -1 | 1) => void;
  compact: boolean;
  today: CalendarDate;
  weekStartsOn: Weekday;
  hideWeekends: boolean;
}

/** How long to wait after the last keystroke before announcing the new date, in ms. */
const REST = 300;
/** How long moved entries stay highlighted, in ms. */
const HIGHLIGHT = 5_000;

const chipOf = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-cp-entry=${cssString(id)}]`) ?? null;

const dayOf = (root: HTMLElement | null, date: CalendarDate) =>
  root?.querySelector<HTMLElement>(`[data-cp-date="${date}"] .cp-pick`) ?? null;

/** Returns the view's tab stop, which is a day or an entry. */
const tabStopOf = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>(':is(.cp-pick, [data-cp-entry])[tabindex="0"]') ?? null;

/**
 * Returns an entry's element. If the entry is not displayed, returns its day or, if that is not displayed either, the
 * view's tab stop.
 */
const placeOf = (root: HTMLElement | null, { id, startDate }: Pick<CalendarEntry, 'id' | 'startDate'>) =>
  chipOf(root, id) ?? dayOf(root, startDate) ?? tabStopOf(root);

const lengthOf = ({ startDate, endDate }: EntryDates) => daysBetween(startDate, endDate) + 1;

/** Returns the dates of several entries after they have moved by as many days as the dragged entry. */
function targetsOf(others: readonly CalendarEntry[], dragged: EntryDates, target: EntryDates): EntryDates[] {
  const days = daysBetween(dragged.startDate, target.startDate);
  return others.map((one) => datesAfter(one, days));
}

/** Everything in the calendar that moves entries: the keyboard commands, dragging, and the dialog. */
export function CalendarMoves({
  rootRef,
  anchorRef,
  given,
  overlay,
  setOverlay,
  announce,
  asked,
  ask,
  onMove,
  canMove,
  selectedIds,
  range,
  isEndless,
  onShowDate,
  onTurn,
  compact,
  today,
  weekStartsOn,
  hideWeekends,
}: CalendarMovesProps) {
  const { locale } = useKit();
  const kindOf = useKindOf();
  const text = useMessages(calendarMessages);
  const moveText = useMessages(moveMessages);
  const dialogText = useMessages(moveDialogMessages);
  const { lifted } = overlay;
  const stripRef = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<Pick<CalendarEntry, 'id' | 'startDate'> | null>(null);
  const hasStepped = useRef(false);
  const [landedIds, setLandedIds] = useState<readonly string[]>([]);
  const [flight, setFlight] = useState<Flight | null>(null);
  const registry = useContext(ShortcutContext);
  const isOnKeys = registry?.singleKeys ?? true;
  useShortcuts([{ keys: 'M', group: 'entry', label: text.shortcuts.move }]);

  const entryOf = (id: string | undefined) => {
    const entry = given.find((one) => one.id === id);
    return entry && displayedEntry(entry, overlay);
  };
  const lift = (next: LiftedEntries) => setOverlay((before) => ({ ...before, lifted: next }));
  const putDown = () => setOverlay((before) => ({ ...before, lifted: null }));

  /** Animates an entry from its current place to its place in the next render. */
  const flyBack = (entry: CalendarEntry) => {
    const chip = chipOf(rootRef.current, entry.id);
    if (chip === null || !isMotionAllowed()) return;
    setFlight({ entry, color: colorOf(chip), from: chip.getBoundingClientRect(), duration: RETURN });
  };

  /** Passes a move to the application, and displays the new dates until the move is saved. */
  const move = (moved: EntriesMove) => {
    const [first] = moved.moves;
    if (first) nextFocus.current = first;
    const ids = moved.moves.map(({ id }) => id);
    setLandedIds(ids);
    const result = onMove(moved);
    if (!isPromise(result)) return;
    const dates = new Map<string, EntryDates>(moved.moves.map((one) => [one.id, one]));
    setOverlay((before) => ({ ...before, pending: new Map([...before.pending, ...dates]) }));
    // Keeps the dates of entries that the user has moved again in the meantime.
    const settle = () =>
      setOverlay((before) => ({
        ...before,
        pending: new Map([...before.pending].filter(([id, pending]) => pending !== dates.get(id))),
      }));
    const fail = () => {
      setLandedIds((before) => (before === ids ? [] : before));
      const [entry, ...others] = moved.entries;
      if (entry && others.length === 0) flyBack(entry);
      settle();
    };
    // The calendar does not display an error, because the application does.
    result.then((saved) => (saved === false ? fail() : settle()), fail);
  };

  const drop = () => {
    if (!lifted) return;
    const dates = liftedDates(lifted);
    const moved = moveOf([...dates.keys()], (one) => dates.get(one) ?? one);
    if (!moved) return cancel(true);
    putDown();
    announce(moveText.dropped({ date: formatLongDay(lifted.startDate, locale) }));
    move(moved);
  };
  /** Returns whether none of the days is displayed. */
  const isOutside = ({ startDate, endDate }: EntryDates) => endDate < range.from || startDate > range.to;

  const cancel = (returnsFocus: boolean) => {
    if (!lifted) return;
    if (returnsFocus) nextFocus.current = lifted.entry;
    putDown();
    announce(moveText.movedBack({ date: formatLongDay(lifted.entry.startDate, locale) }));
    if (returnsFocus && !isEndless && isOutside(lifted.entry)) onShowDate(lifted.entry.startDate);
  };

  /** Returns the entry that leads the move of the selected entries, or undefined if none of them is displayed. */
  const firstSelected = (root: HTMLElement | null) => {
    const movable = selectedIds.flatMap((id) => entryOf(id) ?? []).filter(canMove);
    // If all of them are hidden behind '+N more', the first one whose day is displayed leads.
    return (
      movable.find(({ id }) => chipOf(root, id)) ?? movable.find(({ startDate }) => dayOf(root, startDate))
    );
  };
  // Handles the M key, which moves the focused entry or, if no entry has focus, the selected ones.
  const start = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    start.current = (event) => {
      if (!isOnKeys || event.key.toLowerCase() !== 'm' || !takesSingleKeys(event)) return;
      const chip = event.target instanceof Element && event.target.closest<HTMLElement>('[data-cp-entry]');
      const root = rootRef.current;
      if (chip && !root?.contains(chip)) return;
      const entry = chip ? entryOf(chip.dataset.cpEntry) : firstSelected(root);
      if (!entry || !canMove(entry)) return;
      event.preventDefault();
      hasStepped.current = false;
      const { startDate, endDate } = entry;
      const [, ...others] = movedWith(entry);
      lift({ entry, startDate, endDate, others });
      announce(
        moveText.moving({
          title: entry.title,
          others: others.length,
          days: lengthOf(entry),
          date: formatLongDay(entry.startDate, locale),
        }),
      );
    };
  });
  // As with Ctrl+A, if there is a `ShortcutProvider`, the key works on the whole page, and the calendar with focus takes
  // precedence.
  const isOnPage = registry !== null;
  useEffect(() => {
    const root = rootRef.current;
    const onKeyDown = (event: KeyboardEvent) => start.current(event);
    root?.addEventListener('keydown', onKeyDown);
    if (isOnPage) document.addEventListener('keydown', onKeyDown);
    return () => {
      root?.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [rootRef, isOnPage]);

  /** Whether the last day can be changed. The lengths of several entries stay the same. */
  const resizes = lifted !== null && lifted.others.length === 0 && spansDays(kindOf(lifted.entry.kind));
  const liftedId = lifted?.entry.id;
  useEffect(() => {
    if (liftedId !== undefined) stripRef.current?.focus({ preventScroll: true });
  }, [liftedId]);

  // Goes to the page that displays the entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after a step
  useEffect(() => {
    if (!lifted) return;
    const isResized = lifted.startDate === lifted.entry.startDate && lifted.endDate !== lifted.entry.endDate;
    const date = isResized ? lifted.endDate : lifted.startDate;
    const chip = chipOf(rootRef.current, lifted.entry.id);
    const isMissing = isEndless
      ? chip === null
      : isOutside(isResized ? { startDate: date, endDate: date } : lifted);
    if (isMissing) onShowDate(date);
    else {
      const shown = chip ?? dayOf(rootRef.current, date);
      if (shown) scrollIntoView(shown, { block: 'nearest', inline: 'nearest' });
    }
    if (!hasStepped.current) return;
    const timer = setTimeout(() => {
      const days = lengthOf(lifted);
      const text =
        days === lengthOf(lifted.entry)
          ? moveText.movedTo({
              date: formatLongDay(lifted.startDate, locale),
              days: daysBetween(lifted.entry.startDate, lifted.startDate),
            })
          : moveText.lastDay({ date: formatLongDay(lifted.endDate, locale), days });
      announce(text);
    }, REST);
    return () => clearTimeout(timer);
  }, [lifted?.startDate, lifted?.endDate]);

  // Moves focus to the entry after a move, because the entry might have a new element.
  useEffect(() => {
    const target = nextFocus.current;
    if (target === null || lifted) return;
    nextFocus.current = null;
    const { activeElement } = document;
    const root = rootRef.current;
    const element = placeOf(root, target);
    // If the dialog is still open, it returns focus to this element when it closes.
    anchorRef.current = element;
    const isFree = !activeElement || activeElement === document.body || root?.contains(activeElement);
    if (isFree) element?.focus({ preventScroll: true });
  });
  useMovedFocus({
    rootRef,
    entries: given,
    elementOf: (entry) => placeOf(rootRef.current, displayedEntry(entry, overlay)),
  });

  useEffect(() => {
    if (landedIds.length === 0) return;
    const timer = setTimeout(() => setLandedIds([]), HIGHLIGHT);
    return () => clearTimeout(timer);
  }, [landedIds]);

  // If the application no longer allows users to move entries, entries return to their stored dates.
  useEffect(
    () => () => {
      setOverlay(NO_OVERLAY);
      ask(null);
    },
    [setOverlay, ask],
  );

  /**
   * Returns the entries that move together with an entry: all selected entries if it is one of them, otherwise only
   * `entry`.
   */
  const movedWith = (entry: CalendarEntry): readonly CalendarEntry[] => {
    if (!selectedIds.includes(entry.id)) return [entry];
    const others = given.filter((one) => one.id !== entry.id && selectedIds.includes(one.id) && canMove(one));
    return [entry, ...others.map((one) => displayedEntry(one, overlay))];
  };
  const ghostRef = useRef<HTMLDivElement>(null);
  const drag = useMoveDrag({
    rootRef,
    ghostRef,
    entryOf,
    canMove,
    spansDays: ({ kind }) => spansDays(kindOf(kind)),
    onDrop: ({ entry, dates }) => {
      // If the user has dragged only the end of the entry, no other entries change.
      const days = daysBetween(entry.startDate, dates.startDate);
      const moved =
        days === 0
          ? moveOf([entry], () => dates)
          : moveOf(movedWith(entry), (one) => (one === entry ? dates : datesAfter(one, days)));
      if (!moved) return;
      const from = ghostPlace(ghostRef);
      if (drag && from && isMotionAllowed()) setFlight({ entry, color: drag.color, from, duration: LANDING });
      move(moved);
    },
    onTurn,
    isEndless,
    navigation: text.navigation,
  });

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (!lifted || event.altKey || event.metaKey || event.ctrlKey) return;
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Enter') {
      handled();
      return drop();
    }
    if (event.key === 'Escape' || event.key === 'Tab') {
      handled();
      return cancel(true);
    }
    const next = steppedDates(lifted, {
      key: event.key,
      shiftKey: event.shiftKey,
      resizes,
      weekStartsOn,
      hideWeekends,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === null) {
      // Shortcuts for the entry or the calendar don't work during a move.
      if (event.key.length === 1) event.stopPropagation();
      return;
    }
    handled();
    hasStepped.current = true;
    lift({ ...lifted, ...next });
  };

  const shortSpan = (dates: EntryDates) => {
    const from = formatShortDay(dates.startDate, locale);
    return dates.startDate === dates.endDate
      ? from
      : dialogText.span({ from, to: formatShortDay(dates.endDate, locale) });
  };
  const dragged = drag ? (drag.isResize ? [drag.entry] : movedWith(drag.entry)) : [];
  // Entries that are moved with the keyboard might be hidden behind '+N more', so their days are highlighted. If only one
  // entry moves, this is necessary only while it is hidden.
  const [liftedTarget, ...otherLifted] = lifted ? liftedDates(lifted).values() : [];
  const target = drag?.target
    ? { ...drag.target, color: drag.color.bar }
    : liftedTarget && {
        ...liftedTarget,
        color: 'var(--cp-focus-ring)',
        unlessShown: otherLifted.length === 0 ? lifted?.entry.id : undefined,
      };
  const otherTargets = drag?.target ? targetsOf(dragged.slice(1), drag.entry, drag.target) : otherLifted;
  const liftedDistance = lifted
    ? lengthOf(lifted) === lengthOf(lifted.entry)
      ? dialogText.distance({ days: daysBetween(lifted.entry.startDate, lifted.startDate) })
      : moveText.length({ days: lengthOf(lifted) })
    : '';

  return (
    <>
      <MoveRules
        highlights={{
          liftedIds: lifted ? [lifted.entry, ...lifted.others].map(({ id }) => id) : [],
          landedIds,
          draggedIds: drag ? dragged.map(({ id }) => id) : flight ? [flight.entry.id] : [],
          target,
          otherTargets,
        }}
      />
      {flight && !drag && (
        <FlyingEntry
          flight={flight}
          placeOf={({ id }) => chipOf(rootRef.current, id)}
          onEnd={() => setFlight(null)}
        />
      )}
      {drag && <DragGhost ref={ghostRef} drag={drag} others={dragged.length - 1} />}
      {lifted && (
        <MoveStrip
          ref={stripRef}
          name={moveText.movingName({ title: lifted.entry.title, others: lifted.others.length })}
          dates={shortSpan(lifted)}
          distance={
            lifted.others.length > 0
              ? `${moveText.movingCount({ count: lifted.others.length + 1 })} · ${liftedDistance}`
              : liftedDistance
          }
          resizes={resizes}
          onKeyDown={onKeyDown}
          onBlur={({ currentTarget }) => {
            // If only the window loses focus, the document's active element stays the same, and the move continues.
            if (currentTarget !== document.activeElement) cancel(false);
          }}
        />
      )}
      <MoveDialog
        open={asked !== null}
        onOpenChange={({ open }) => {
          if (!open) ask(null);
        }}
        entries={asked ? [asked] : []}
        onMove={move}
        {...(compact ? { returnFocusRef: anchorRef } : { anchorRef })}
        today={today}
        weekStartsOn={weekStartsOn}
      />
    </>
  );
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}
