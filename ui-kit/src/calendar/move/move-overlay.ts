import type { Dispatch, SetStateAction } from 'react';
import type { CalendarEntry } from '../../logs/types.js';
import type { EntryDates } from './entry-move.js';

/** Returns the id of the outline that marks an entry's old place while the entry is being moved. */
export const beforeId = (id: string): string => `${id}:before-move`;

/** The differences between the displayed entries and the application's entries. */
export interface MoveOverlay {
  /** The new dates of entries whose moves have not been saved yet, keyed by entry id. */
  pending: ReadonlyMap<string, EntryDates>;
  /** The entry that the user is moving with the keyboard, and its current dates. */
  lifted: (EntryDates & { entry: CalendarEntry }) | null;
}

export const NO_OVERLAY: MoveOverlay = { pending: new Map(), lifted: null };

/** Returns the entry, with its new dates if the user has moved it and the move has not been saved yet. */
export function displayedEntry(
  entry: CalendarEntry,
  { pending }: Pick<MoveOverlay, 'pending'>,
): CalendarEntry {
  const dates = pending.get(entry.id);
  return dates ? { ...entry, startDate: dates.startDate, endDate: dates.endDate } : entry;
}

/** Returns the entries as the calendar displays them during a move. */
export function withOverlay(
  entries: readonly CalendarEntry[],
  overlay: MoveOverlay,
): readonly CalendarEntry[] {
  const { pending, lifted } = overlay;
  if (pending.size === 0 && lifted === null) return entries;
  const shown = entries.flatMap((entry) =>
    entry.id === lifted?.entry.id ? [] : displayedEntry(entry, overlay),
  );
  if (lifted === null) return shown;
  const { entry, startDate, endDate } = lifted;
  const isMoved = startDate !== entry.startDate || endDate !== entry.endDate;
  return [
    ...shown,
    { ...entry, startDate, endDate },
    ...(isMoved ? [{ ...entry, id: beforeId(entry.id) }] : []),
  ];
}

/** The state that `useMoves` shares with the code that moves entries. */
export interface MoveState {
  /** The entries from the application. */
  given: readonly CalendarEntry[];
  overlay: MoveOverlay;
  setOverlay: Dispatch<SetStateAction<MoveOverlay>>;
  announce: (text: string) => void;
  /** The entry whose move dialog is open. */
  asked: CalendarEntry | null;
  ask: (entry: CalendarEntry | null) => void;
}
