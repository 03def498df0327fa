import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql, type ResultOf, type VariablesOf } from '../graphql.js';
import { changeFields, changeSetFields } from './change-set-fields.js';
import type { ChangeAction, ChangeSet, SubjectType } from './types.js';
import { type ChangePages, useChangePages } from './use-change-pages.js';

const ACTIVITY = graphql(
  `
    query Activity($filter: ActivityFilter, $first: Int, $after: String) {
      activity(filter: $filter, first: $first, after: $after) {
        edges {
          node {
            ...ChangeSetFields
            changes {
              ...ChangeFields
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

/** Filters for the activity. Omit a field to skip its filter. */
export interface ActivityFilter {
  /** Only changes by this user. */
  actorId?: string | null;
  /** Only these actions. By default, all except logins and logouts. */
  actions?: readonly ChangeAction[] | null;
  /** Only changes to these types of subjects. */
  subjectTypes?: readonly SubjectType[] | null;
  /** Only changes to subjects whose titles contain each word of this text, ignoring case and accents. */
  search?: string | null;
}

type Filter = NonNullable<VariablesOf<typeof ACTIVITY>['filter']>;

const pageOf = ({ activity: { edges, pageInfo } }: ResultOf<typeof ACTIVITY>) => ({
  rows: edges.map(({ node }) => node),
  ...pageInfo,
});

/**
 * Fetches the changes that people and programs have made, page by page, newest first. Administrators only.
 *
 * @param filter pass null to send no request, for example if the user is not an administrator
 * @param options when to refetch
 * @example
 * const { changeSets, hasMore, loadMore, loading, error } = useActivity({ subjectTypes: ['entry'] });
 */
export function useActivity(
  filter: ActivityFilter | null = {},
  options: RefreshOptions = {},
): ChangePages & { changeSets: readonly ChangeSet[] } {
  // The API's input type doesn't accept readonly arrays.
  const variables = filter && { filter: filter as Filter };
  const { rows, ...read } = useChangePages(ACTIVITY, variables, pageOf, options);
  return { ...read, changeSets: rows };
}
