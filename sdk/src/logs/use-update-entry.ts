import type { EntryOf, LogKind } from '@content-planner/model';
import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import type { PlannerClient } from '../core/planner-client.js';
import { useCall, type WriteTuple } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import type { EntryInput } from './entry-input.js';
import { writeEntry } from './write-entry.js';

const UPDATE = graphql(
  `
    mutation UpdateEntry($id: ID!, $version: Int, $input: EntryPatch!) {
      entry: updateEntry(id: $id, version: $version, input: $input) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);

/** An update of an entry. */
export interface EntryUpdate<Kind extends LogKind> {
  /** The entry's id. */
  id: string;
  /** The version that the user edited. If the entry was changed in the meantime, the update fails with `conflict`. */
  version: number;
  /**
   * The changes. Omitted properties and values don't change, and null removes them. The platforms of a social post are
   * one value: if some of them are omitted, they become false.
   */
  input: Partial<EntryInput<Kind>>;
}

/** Updates an entry. Rejects with a PlannerError. */
export const updateEntry = <Kind extends LogKind>(
  planner: PlannerClient,
  kind: Kind,
  { id, version, input }: Omit<EntryUpdate<Kind>, 'version'> & { version?: number | undefined },
): Promise<EntryOf<Kind> & Changed> => {
  const shared: Partial<EntryInput<LogKind>> = input;
  return writeEntry(planner, UPDATE, { kind, input: shared, inTurn: true }, (given) => ({
    ...{ id, input: given },
    ...(version !== undefined && { version }),
  }));
};

/**
 * Updates entries of one kind. Lists and calendars that contain the entry display its new values as soon as the planner
 * has responded, even before they are refetched.
 *
 * @returns a function and its state. The function resolves to the updated entry with a `changeId`. It can reject with a
 * PlannerError. For a `conflict`, the error contains the `current` entry, `changedBy` and `changedAt`.
 * @example
 * const [updateEntry] = useUpdateEntry('blog');
 * await updateEntry({ id, version, input: { title: 'A better title' } });
 */
export function useUpdateEntry<Kind extends LogKind>(
  kind: Kind,
): WriteTuple<EntryUpdate<Kind>, EntryOf<Kind> & Changed> {
  const planner = usePlanner();
  return useCall(
    useCallback((update: EntryUpdate<Kind>) => updateEntry(planner, kind, update), [planner, kind]),
  );
}
