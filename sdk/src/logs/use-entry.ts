import { useMemo } from 'react';
import { PlannerError } from '../client/planner-error.js';
import { type Read, useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';
import { allEntryFields } from './all-entry-fields.js';
import type { Entry } from './entry.js';

const ENTRY = graphql(
  `
    query Entry($id: ID!) {
      entry(id: $id) {
        ...AllEntryFields
      }
    }
  `,
  [allEntryFields],
);

/**
 * One entry of any kind. A failure reads 'Failed to fetch event details' (spec, section 7).
 *
 * @param id the entry's id; null reads nothing
 * @example
 * const { entry, loading, error } = useEntry(selectedId);
 */
export function useEntry(id: string | null): Read & { entry: Entry | null } {
  const { data, error, ...read } = useRead(ENTRY, { id: id ?? '' }, id === null);
  const failure = useMemo(() => {
    if (!error) return null;
    const told = new PlannerError(error);
    told.message = 'Failed to fetch event details';
    return told;
  }, [error]);
  return {
    ...read,
    error: failure,
    entry: id === null ? null : ((data?.entry as Entry | undefined) ?? null),
  };
}
