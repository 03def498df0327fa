import { useEffect, useRef, useState } from 'react';
import { useEntryHost, useFeatureState, useGivenEntries } from '../../entries/use-entry-host.js';
import { isMotionAllowed } from '../../internal/browser.js';
import { cssString } from '../../internal/css-string.js';
import type { CalendarEntry } from '../../logs/types.js';
import { selectedState } from '../selection/selected-state.js';
import type { EntriesMove, EntryDates } from './entry-move.js';
import { type Flight, RETURN } from './FlyingEntry.js';
import { displayedEntry, NO_OVERLAY } from './move-overlay.js';
import { askedToMove, moveState } from './move-state.js';
import type { MovingOptions } from './moving.js';
import { colorOf } from './use-move-drag.js';
import { useMovedFocus } from './use-moved-focus.js';

/** How long moved entries stay highlighted, in ms. */
const HIGHLIGHT = 5_000;

const always = () => true;

/** Returns a function that returns whether users can move an entry. */
export const movableBy =
  ({ canMove = always }: Pick<MovingOptions, 'canMove'>) =>
  (entry: CalendarEntry): boolean =>
    !entry.readOnly && canMove(entry);

/** Returns the element of an entry. */
export const chipOf = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-cp-entry=${cssString(id)}]`) ?? null;

/** Returns the element of a day. */
export const dayOf = (root: HTMLElement | null, date: string) =>
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

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** Returns what all ways of moving entries share. */
export function useMoves(options: MovingOptions) {
  const { onMove } = options;
  const host = useEntryHost();
  const { rootRef } = host;
  const given = useGivenEntries();
  const overlay = useFeatureState(moveState);
  const selectedIds = useFeatureState(selectedState);
  const canMove = movableBy(options);
  /** The entry that receives focus after a move. */
  const nextFocus = useRef<Pick<CalendarEntry, 'id' | 'startDate'> | null>(null);
  const [landedIds, setLandedIds] = useState<readonly string[]>([]);
  const [flight, setFlight] = useState<Flight | null>(null);

  const entryOf = (id: string | undefined) => {
    const entry = given.find((one) => one.id === id);
    return entry && displayedEntry(entry, overlay);
  };

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
    host.acted('moved', moved.entries);
    const result = onMove(moved);
    if (!isPromise(result)) return;
    const { place } = moved;
    const dates = new Map<string, EntryDates>(moved.moves.map((one) => [one.id, { ...one, place }]));
    host.write(moveState, (before) => ({ ...before, pending: new Map([...before.pending, ...dates]) }));
    // Keeps the dates of entries that the user has moved again in the meantime.
    const settle = () =>
      host.write(moveState, (before) => ({
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

  /**
   * Returns the entries that move together with an entry: all selected entries if it is one of them, otherwise only
   * `entry`.
   */
  const movedWith = (entry: CalendarEntry): readonly CalendarEntry[] => {
    if (!selectedIds.includes(entry.id)) return [entry];
    const others = given.filter((one) => one.id !== entry.id && selectedIds.includes(one.id) && canMove(one));
    return [entry, ...others.map((one) => displayedEntry(one, overlay))];
  };

  // Moves focus to the entry after a move, because the entry might have a new element.
  useEffect(() => {
    const target = nextFocus.current;
    if (target === null || overlay.lifted) return;
    nextFocus.current = null;
    const { activeElement } = document;
    const root = rootRef.current;
    const element = placeOf(root, target);
    // If the dialog is still open, it returns focus to this element when it closes.
    host.anchorRef.current = element;
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
      host.write(moveState, NO_OVERLAY);
      host.write(askedToMove, null);
    },
    [host],
  );

  return {
    host,
    lifted: overlay.lifted,
    selectedIds,
    canMove,
    entryOf,
    movedWith,
    move,
    nextFocus,
    landedIds,
    flight,
    setFlight,
  };
}

/** What all ways of moving entries share. */
export type Moves = ReturnType<typeof useMoves>;
