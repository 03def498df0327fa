import { daysBetween } from '@content-planner/model';
import type { CalendarEntry } from '../../logs/types.js';
import { datesAfter, type EntryDates } from './entry-move.js';
import { entryIn, type MovePlace } from './move-place.js';

/** Returns the id of the outline that marks an entry's old place while the entry is being moved. */
export const beforeId = (id: string): string => `${id}:before-move`;

/** The entries that the user is moving with the keyboard: the focused entry, its current dates, and the others. */
export interface LiftedEntries extends EntryDates {
  entry: CalendarEntry;
  /** The other selected entries, which move by as many days. */
  others: readonly CalendarEntry[];
  /** The place to which all of them move. */
  place?: MovePlace | undefined;
}

/** The differences between the displayed entries and the application's entries. */
export interface MoveOverlay {
  /** The new dates and places of entries whose moves have not been saved yet, keyed by entry id. */
  pending: ReadonlyMap<string, EntryDates & { place?: MovePlace | undefined }>;
  lifted: LiftedEntries | null;
}

export const NO_OVERLAY: MoveOverlay = { pending: new Map(), lifted: null };

/** Returns the entry, with its new dates if the user has moved it and the move has not been saved yet. */
export function displayedEntry(
  entry: CalendarEntry,
  { pending }: Pick<MoveOverlay, 'pending'>,
): CalendarEntry {
  const moved = pending.get(entry.id);
  if (!moved) return entry;
  return entryIn({ ...entry, startDate: moved.startDate, endDate: moved.endDate }, moved.place);
}

/** Returns the entries that the user is moving with the keyboard, and their current dates. */
export function liftedDates({
  entry,
  others,
  startDate,
  endDate,
}: LiftedEntries): ReadonlyMap<CalendarEntry, EntryDates> {
  const days = daysBetween(entry.startDate, startDate);
  return new Map([
    [entry, { startDate, endDate }],
    ...others.map((other) => [other, datesAfter(other, days)] as const),
  ]);
}

/** Returns the entries as the calendar displays them during a move. */
export function withOverlay(
  entries: readonly CalendarEntry[],
  overlay: MoveOverlay,
): readonly CalendarEntry[] {
  const { pending, lifted } = overlay;
  if (pending.size === 0 && lifted === null) return entries;
  const moving = lifted ? [...liftedDates(lifted)] : [];
  const movingIds = new Set(moving.map(([{ id }]) => id));
  const shown = entries.flatMap((entry) => (movingIds.has(entry.id) ? [] : displayedEntry(entry, overlay)));
  const moved = moving.flatMap(([entry, dates]) => {
    const isMoved =
      lifted?.place !== undefined || dates.startDate !== entry.startDate || dates.endDate !== entry.endDate;
    return [
      entryIn({ ...entry, ...dates }, lifted?.place),
      ...(isMoved ? [{ ...entry, id: beforeId(entry.id) }] : []),
    ];
  });
  return [...shown, ...moved];
}
