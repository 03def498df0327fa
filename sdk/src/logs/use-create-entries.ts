import type { BuiltInKindId, CalendarEntry, LogKind } from '@content-planner/model';
import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { useCall, type WriteTuple } from '../core/use-write.js';
import { type Changed, write } from '../core/write.js';
import { graphql } from '../graphql.js';
import { calendarFields } from './calendar-fields.js';
import type { EntryInput } from './entry-input.js';
import { inputsById } from './entry-values.js';

const CREATE = graphql(
  `
    mutation CreateEntries($entries: [EntryInput!]!) {
      entries: createEntries(entries: $entries) {
        ...CalendarFields
      }
    }
  `,
  [calendarFields],
);

interface OneNewEntry<Kind extends LogKind> {
  kind: Kind;
  /** The fields of the entry. */
  input: EntryInput<Kind>;
}

/** A new entry of any kind. */
export type NewEntry =
  | { [Kind in BuiltInKindId]: OneNewEntry<Kind> }[BuiltInKindId]
  | OneNewEntry<Exclude<LogKind, BuiltInKindId>>;

/** The result of creating entries. */
export interface EntriesCreated extends Changed {
  /** The entries, in the given order. */
  entries: readonly CalendarEntry[];
}

/**
 * Creates 1 to 100 entries of any kind. Either all of them are created, or none. They share one change, so a single undo
 * removes all of them. Lists and calendars are refetched.
 *
 * @returns a function and its state. The function resolves to `{ entries, changeId }`. It can reject with a
 * PlannerError: `invalid`, with `fieldErrors` whose field names contain the position of the entry, such as
 * `entries.2.title`.
 * @example
 * const [createEntries] = useCreateEntries();
 * const { changeId } = await createEntries([
 *   { kind: 'blog', input: { title: 'Spring', startDate: '2026-03-31' } },
 *   { kind: 'blog', input: { title: 'Spring', startDate: '2026-04-30' } },
 * ]);
 */
export function useCreateEntries(): WriteTuple<readonly NewEntry[], EntriesCreated> {
  const planner = usePlanner();
  return useCall(
    useCallback(
      async (entries: readonly NewEntry[]) => {
        const inputs = await inputsById(planner.urql, entries);
        return write(
          planner,
          {
            mutation: CREATE,
            variables: (given) => ({ entries: given }),
            result: (created, changed) => ({ entries: created.entries, ...changed }),
          },
          inputs.map((input, index) => ({ kind: entries[index]?.kind ?? '', ...input })),
        );
      },
      [planner],
    ),
  );
}
