import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql, type ResultOf } from '../graphql.js';
import { changeFields, changeSetFields } from './change-set-fields.js';
import type { EntryChange } from './types.js';
import { type ChangePages, useChangePages } from './use-change-pages.js';

const ENTRY_HISTORY = graphql(
  `
    query EntryHistory($id: ID!, $first: Int, $after: String) {
      entryHistory(id: $id, first: $first, after: $after) {
        edges {
          node {
            ...ChangeFields
            changeSet {
              ...ChangeSetFields
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [changeSetFields, changeFields],
);

const pageOf = ({ entryHistory: { edges, pageInfo } }: ResultOf<typeof ENTRY_HISTORY>) => ({
  rows: edges.map(({ node }) => node),
  ...pageInfo,
});

/**
 * Fetches the changes to an entry, page by page, newest first. Deleted entries have a history, too.
 *
 * @param id the entry's id; pass null to send no request
 * @param options when to refetch
 * @example
 * const { changes, hasMore, loadMore, loading, error } = useEntryHistory(entry.id);
 */
export function useEntryHistory(
  id: string | null,
  options: RefreshOptions = {},
): ChangePages & { changes: readonly EntryChange[] } {
  const { rows, ...read } = useChangePages(ENTRY_HISTORY, id === null ? null : { id }, pageOf, options);
  return { ...read, changes: rows };
}
