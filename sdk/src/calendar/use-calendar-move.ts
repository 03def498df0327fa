import { addDays, daysBetween } from '@content-planner/model';
import { useCallback, useMemo } from 'react';
import type { PlannerError } from '../core/planner-error.js';
import { type EntriesMoved, type EntryMove, useMoveEntries } from '../logs/use-move-entries.js';

/**
 * The result of {@link useCalendarMove}. The functions are the same in every render. They accept the entries that
 * `useCalendar` returns.
 */
export interface CalendarMove {
  /** Moves entries to the given dates. Pass this function to `Calendar` in `@content-planner/ui-kit`. */
  onMove: (moved: { moves: readonly EntryMove[] }) => Promise<EntriesMoved>;
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
 * As with {@link useMoveEntries}, updates are optimistic. Either all of the entries move or none of them do, and only
 * their dates change.
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
  const onMove = useCallback<CalendarMove['onMove']>(({ moves }) => moveEntries(moves), [moveEntries]);
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
