import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';

export const ENTRIES = graphql(
  `
    query Entries(
      $filter: EntryFilter
      $sort: EntrySort
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      page: entries(
        filter: $filter
        sort: $sort
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        nodes {
          ...EntryFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  `,
  [entryFields],
);
