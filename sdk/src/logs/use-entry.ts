import type { EntryOf, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { PlannerError } from '../core/planner-error.js';
import { type ReadNothing, type ReadOne, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import { useUnknownKind } from './use-unknown-kind.js';

const ENTRY = graphql(
  `
    query Entry($id: ID!) {
      entry(id: $id) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);

/**
 * Fetches one entry with all its fields. If that fails, the `message` of the `error` is 'Failed to fetch event
 * details'.
 *
 * @param which the entry's id and kind; pass null to send no request
 * @param options when to refetch
 * @example
 * const { entry, loading, error } = useEntry(selected);
 */
export function useEntry<Kind extends LogKind>(
  which: { id: string; kind: Kind },
  options?: RefreshOptions,
): ReadOne<'entry', EntryOf<Kind>>;
export function useEntry<Kind extends LogKind>(
  which: { id: string; kind: Kind } | null,
  options?: RefreshOptions,
): ReadOne<'entry', EntryOf<Kind>> | ReadNothing<'entry'>;
export function useEntry<Kind extends LogKind>(
  which: { id: string; kind: Kind } | null,
  options: RefreshOptions = {},
): ReadOne<'entry', EntryOf<Kind>> | ReadNothing<'entry'> {
  const refusal = useUnknownKind(which?.kind ?? null);
  const { data, error, ...read } = useRead(ENTRY, which && { id: which.id }, { ...options, refusal });
  const failure = useMemo(() => {
    if (!error) return null;
    const copy = new PlannerError(error);
    copy.message = 'Failed to fetch event details';
    return copy;
  }, [error]);
  const entry = (which && data?.entry) ?? null;
  return { ...read, error: failure, entry } as ReadOne<'entry', EntryOf<Kind>> | ReadNothing<'entry'>;
}
