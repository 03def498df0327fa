import { addDays, type CalendarEntry, daysBetween } from '@content-planner/model';
import { useCallback, useMemo } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import type { PlannerError } from '../core/planner-error.js';
import { inputsById } from '../logs/entry-values.js';
import { type EntriesMoved, type EntryMove, useMoveEntries } from '../logs/use-move-entries.js';

/** The moved entries with their new dates, and the place to which they have moved, if it has values. */
interface PlacedMove {
  moves: readonly EntryMove[];
  /** The entries in the order of the moves. Required for a place. */
  entries?: readonly Pick<CalendarEntry, 'kind'>[];
  /** Its values are properties of entries, with the values of fields by name, as in the input of an entry. */
  place?: { values: Readonly<Record<string, unknown>> } | undefined;
}

/**
 * The result of {@link useCalendarMove}. The functions are the same in every render. They accept the entries that
 * `useCalendar` returns.
 */
export interface CalendarMove {
  /**
   * Moves entries to the given dates, and to a place with other values, as one change. Pass this function to `Calendar` in
   * `@content-planner/ui-kit`.
   */
  onMove: (moved: PlacedMove) => Promise<EntriesMoved>;
  /**
   * Moves entries by a number of days, which is negative for earlier dates. The length of each entry stays the same.
   */
  moveBy: (entries: readonly EntryMove[], days: number) => Promise<EntriesMoved>;
  /** Moves an entry so that it starts on a day, `YYYY-MM-DD`. Its length stays the same. */
  moveTo: (entry: EntryMove, startDate: string) => Promise<EntriesMoved>;
  /** Changes the last day of an event, `YYYY-MM-DD`. */
  setLastDay: (entry: EntryMove, endDate: string) => Promise<EntriesMoved>;
  /** Whether any move is still waiting for its response. */
  busy: boolean;
  /** The error from the last completed move, or null. */
  error: PlannerError | null;
}

const movedBy = ({ id, version, startDate, endDate }: EntryMove, days: number): EntryMove => ({
  id,
  version,
  startDate: addDays(startDate, days),
  endDate: addDays(endDate, days),
});

/**
 * Returns functions that move entries in a calendar, for `Calendar` in `@content-planner/ui-kit` or for your own view.
 * As with {@link useMoveEntries}, updates are optimistic. Either all of the entries move or none of them do. Only their
 * dates change, and the values of the place to which they move.
 *
 * All functions can reject with a PlannerError: `invalid`, `notFound` or `conflict`.
 *
 * @example
 * const { onMove } = useCalendarMove();
 * <Calendar {...useCalendarProps()} onMove={onMove} />
 * @example
 * const { moveBy } = useCalendarMove();
 * <button type="button" onClick={() => moveBy([entry], 7)}>Next week</button>
 */
export function useCalendarMove(): CalendarMove {
  const [moveEntries, { busy, error }] = useMoveEntries();
  const { urql } = usePlanner();
  const onMove = useCallback<CalendarMove['onMove']>(
    async ({ moves, entries = [], place }) => {
      if (!place) return moveEntries(moves);
      const inputs = await inputsById(
        urql,
        entries.map(({ kind }) => ({ kind, input: place.values })),
      );
      return moveEntries(moves.map((move, index) => ({ ...move, changes: inputs[index] })));
    },
    [moveEntries, urql],
  );
  const moveBy = useCallback<CalendarMove['moveBy']>(
    (entries, days) => moveEntries(entries.map((entry) => movedBy(entry, days))),
    [moveEntries],
  );
  const moveTo = useCallback<CalendarMove['moveTo']>(
    (entry, startDate) => moveEntries([movedBy(entry, daysBetween(entry.startDate, startDate))]),
    [moveEntries],
  );
  const setLastDay = useCallback<CalendarMove['setLastDay']>(
    ({ id, version, startDate }, endDate) => moveEntries([{ id, version, startDate, endDate }]),
    [moveEntries],
  );
  return useMemo(
    () => ({ onMove, moveBy, moveTo, setLastDay, busy, error }),
    [onMove, moveBy, moveTo, setLastDay, busy, error],
  );
}
