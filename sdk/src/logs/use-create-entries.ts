import type { BuiltInKindId, CalendarEntry } from '@content-planner/model';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql, type VariablesOf } from '../graphql.js';
import { calendarFields } from './calendar-fields.js';
import type { EntryInput } from './kinds/entry-input.js';

const CREATE = graphql(
  `
    mutation CreateEntries($entries: [NewEntry!]!) {
      entries: createEntries(entries: $entries) {
        ...CalendarFields
      }
    }
  `,
  [calendarFields],
);

type EntryVariable = VariablesOf<typeof CREATE>['entries'][number];

interface OneNewEntry<Kind extends BuiltInKindId> {
  kind: Kind;
  /** The fields of the entry. */
  input: EntryInput<Kind>;
}

/** A new entry of any kind. */
export type NewEntry = { [Kind in BuiltInKindId]: OneNewEntry<Kind> }[BuiltInKindId];

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
export const useCreateEntries: () => WriteTuple<readonly NewEntry[], EntriesCreated> = writeHook({
  mutation: CREATE,
  variables: (entries) => ({
    entries: entries.map(({ kind, input }) => ({ [kind]: input }) as EntryVariable),
  }),
  result: ({ entries }, changed) => ({ entries, ...changed }),
});
