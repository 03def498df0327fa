import type { EntryOf, LogKind } from '@content-planner/model';
import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { useCall, type WriteTuple } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import type { EntryInput } from './entry-input.js';
import { writeEntry } from './write-entry.js';

const CREATE = graphql(
  `
    mutation CreateEntry($input: EntryInput!) {
      entry: createEntry(input: $input) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);

/**
 * Creates entries of one kind. Lists and calendars are refetched.
 *
 * @returns a function and its state. The function resolves to the new entry with a `changeId`. It can reject with a
 * PlannerError.
 * @example
 * const [createEntry, { busy }] = useCreateEntry('blog');
 * await createEntry({ title: 'Spring is here', startDate: '2026-03-08' });
 */
export function useCreateEntry<Kind extends LogKind>(
  kind: Kind,
): WriteTuple<EntryInput<Kind>, EntryOf<Kind> & Changed> {
  const planner = usePlanner();
  return useCall(
    useCallback(
      (input: EntryInput<LogKind>) =>
        writeEntry(planner, CREATE, { kind, input }, (given) => ({ input: { kind, ...given } })),
      [planner, kind],
    ),
  );
}
