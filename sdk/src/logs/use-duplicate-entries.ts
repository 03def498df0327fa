import { type WriteTuple, writeHook } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import { calendarFields } from './calendar-fields.js';
import type { EntriesCreated } from './use-create-entries.js';

const DUPLICATE = graphql(
  `
    mutation DuplicateEntries($ids: [ID!]!) {
      entries: duplicateEntries(ids: $ids) {
        ...CalendarFields
      }
    }
  `,
  [calendarFields],
);

/**
 * Copies up to 1,000 entries of any kind: either all of them or none. Each copy has the same dates as its original. The
 * copies share one change, so a single undo removes all of them. Lists and calendars are refetched.
 *
 * @returns a function and its state. The function takes the ids and resolves to `{ entries, changeId }`. `entries` are
 * the copies, in the order of the ids. It can reject with a PlannerError: `invalid`, or `notFound` if some of the entries
 * no longer exist.
 * @example
 * const [duplicateEntries] = useDuplicateEntries();
 * const { entries, changeId } = await duplicateEntries(ids);
 */
export const useDuplicateEntries: () => WriteTuple<readonly string[], EntriesCreated> = writeHook({
  mutation: DUPLICATE,
  variables: (ids) => ({ ids: [...ids] }),
  result: ({ entries }, changed) => ({ entries, ...changed }),
});
