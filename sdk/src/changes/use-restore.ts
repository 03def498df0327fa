import type { LogKind } from '@content-planner/model';
import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { toPlannerError } from '../core/planner-error.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import { calendarFields } from '../logs/calendar-fields.js';
import { personFields } from './person-fields.js';
import type { UndoResult } from './types.js';

const PREVIEW = graphql(`
  query RestorePreview($id: ID!) {
    restorePreview(id: $id) {
      kinds {
        kind
        count
      }
      lostBrands
      withoutBrandCount
      formerChoices
      withFormerChoiceCount
      valueCount
      leftCount
      links
      visibleCount
      hasNewLinks
      feedCount
    }
  }
`);

const RESTORE = graphql(
  `
    mutation RestoreChange($id: ID!) {
      restored: restoreChange(id: $id) {
        changeId
        entries {
          ...CalendarFields
        }
        removedIds
        left {
          id
          title
          reason
          changedBy {
            ...PersonFields
          }
          changedAt
        }
      }
    }
  `,
  [calendarFields, personFields],
);

/** What restoring a deletion would do. */
export interface RestorePreview {
  /** The number of entries that come back, or get their brand back, by kind. */
  kinds: readonly { kind: LogKind; count: number }[];
  /** The names of brands that no longer exist. Their entries come back without a brand. */
  lostBrands: readonly string[];
  withoutBrandCount: number;
  /** The names of removed options and people that entries come back with, although they can't be chosen anymore. */
  formerChoices: readonly string[];
  withFormerChoiceCount: number;
  /** The number of entries that show a value again because its field comes back. */
  valueCount: number;
  /** The number of entries that stay as they are: their kind no longer exists, or they have changed. */
  leftCount: number;
  /** The names of the links and embeds on which entries become visible again. */
  links: readonly string[];
  /** The number of entries that become visible again on links, on embeds or in calendar feeds. */
  visibleCount: number;
  /** Whether one of the links was created or changed after the deletion. */
  hasNewLinks: boolean;
  /** The number of calendar feeds in which entries become visible again. */
  feedCount: number;
}

/**
 * Previews what restoring a deletion would do, on demand. Administrators only.
 *
 * @returns a function that takes a `changeId` and resolves to the preview. Each call sends a request and can reject with
 * a PlannerError: `notFound`, `forbidden`, or `conflict` if it can't be restored.
 * @example
 * const preview = useRestorePreview();
 * const { kinds, lostBrands } = await preview(id);
 */
export function useRestorePreview(): (id: string) => Promise<RestorePreview> {
  const planner = usePlanner();
  return useCallback(
    async (id) => {
      const { data, error } = await planner.urql
        .query(PREVIEW, { id }, { requestPolicy: 'network-only' })
        .toPromise();
      if (error || !data) throw toPlannerError(error as NonNullable<typeof error>);
      return data.restorePreview;
    },
    [planner],
  );
}

/**
 * Restores deleted entries, brands with their assignments, fields, kinds and team views, with the same ids. A restoration
 * can't be undone. Administrators only.
 *
 * @returns a function and its state. The function takes a `changeId` and resolves to the result. It can reject with a
 * PlannerError: `notFound`, `forbidden`, or `conflict` if nothing was deleted, if it has already been restored, or if a
 * name is taken.
 * @example
 * const [restore] = useRestore();
 * const { entries, left } = await restore(id);
 */
export const useRestore: () => WriteTuple<string, UndoResult> = writeHook({
  mutation: RESTORE,
  variables: (id) => ({ id }),
  result: ({ restored }) => restored,
});
