import type { CalendarEntry } from '@content-planner/model';
import { type Client, makeOperation } from '@urql/core';
import { executeInTurn } from '../core/turns.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import { calendarFields } from './calendar-fields.js';

const MOVE = graphql(
  `
    mutation MoveEntries($moves: [EntryMove!]!, $withValues: Boolean = false) {
      entries: moveEntries(moves: $moves) {
        ...CalendarFields
        showOnCalendar @include(if: $withValues)
        values @include(if: $withValues)
      }
    }
  `,
  [calendarFields],
);

/** The new dates of an entry. */
export interface EntryMove {
  /** The entry's id. */
  id: string;
  /**
   * The version of the entry that the user moved. If someone else changed the entry in the meantime, nothing is moved.
   */
  version: number;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. Must equal `startDate` for all kinds except events. */
  endDate: string;
  /** What else changes, if the entry moves to a place with other values, such as a column of a board. */
  changes?: MovedValues | undefined;
}

/** What a move changes besides the dates. Omitted properties and values don't change, and null removes them. */
interface MovedValues {
  brandId?: string | null;
  color?: string | null;
  showOnCalendar?: boolean;
  /** The values of fields, keyed by field id. Options are ids. */
  values?: Readonly<Record<string, unknown>>;
}

/** The result of a move. */
export interface EntriesMoved extends Changed {
  /** The entries, in the order of the moves. */
  entries: readonly CalendarEntry[];
}

/**
 * The versions of an entry before and after the user's latest moves. Nobody else changed the entry between these moves.
 */
interface OwnMoves {
  from: number;
  to: number;
}

/** The user's latest moves, keyed by entry id. */
const ownMovesOf = new WeakMap<Client, Map<string, OwnMoves>>();

/**
 * Returns the user's latest moves of an entry if the given version is the one before these moves, or one between them.
 * Otherwise, returns undefined.
 */
const movesSince = (last: OwnMoves | undefined, version: number): OwnMoves | undefined =>
  last && last.from <= version && version < last.to ? last : undefined;

/**
 * Moves up to 1,000 entries of any kind to other dates: either all of them or none. With `changes`, other values change,
 * too, and a single undo restores everything. The update of the dates is optimistic: lists and calendars that contain the entries display the new dates immediately, and display the
 * previous dates again if the request fails. Requests are sent one after another, so users can move an entry again
 * before the first response arrives.
 *
 * @returns a function and its state. The function resolves to `{ entries, changeId }`. It can reject with a
 * PlannerError: `invalid` for invalid dates, `notFound`, or `conflict` if someone else has changed some of the entries.
 * The error's `conflicts` contains each of these entries as it is now, and the person who changed it.
 * @example
 * const [moveEntries] = useMoveEntries();
 * const { id, version } = entry;
 * const { changeId } = await moveEntries([{ id, version, startDate: '2026-03-17', endDate: '2026-03-17' }]);
 */
export const useMoveEntries: () => WriteTuple<readonly EntryMove[], EntriesMoved> = writeHook({
  mutation: MOVE,
  variables: (moves) => ({
    moves: moves.map(({ id, version, startDate, endDate, changes }) => ({
      ...{ id, version, startDate, endDate, ...changes },
    })),
    withValues: moves.some(({ changes }) => changes),
  }),
  result: ({ entries }, changed) => ({ entries, ...changed }),
  execute(urql, request) {
    const own = ownMovesOf.get(urql) ?? new Map<string, OwnMoves>();
    ownMovesOf.set(urql, own);
    const given = request.variables.moves;
    return executeInTurn(urql, request, {
      // If an entry is moved again before all responses have arrived, the request still contains the version that the
      // entry had before an earlier move. Replace it with the version after the latest move.
      before(operation) {
        const moves = given.map((move) => {
          const since = movesSince(own.get(move.id), move.version);
          return since ? { ...move, version: since.to } : move;
        });
        const variables = { ...request.variables, moves };
        return makeOperation(operation.kind, { ...operation, variables }, operation.context);
      },
      after({ data }) {
        for (const [index, { version, id }] of given.entries()) {
          const from = movesSince(own.get(id), version)?.from ?? version;
          own.set(id, { from, to: data.entries[index].version });
        }
      },
    });
  },
});
