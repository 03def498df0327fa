import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';

const HAS = graphql(`
  query HasSampleContent {
    hasSampleContent
  }
`);

const ADD = graphql(`
  mutation AddSampleContent($today: CalendarDate!) {
    count: addSampleContent(today: $today)
  }
`);

const REMOVE = graphql(`
  mutation RemoveSampleContent {
    count: removeSampleContent
  }
`);

/**
 * Returns whether the planner contains sample content. Administrators only.
 *
 * @param pause pass true to send no request, for users who are not administrators
 * @example
 * const { hasSampleContent } = useSampleContent({ pause: !viewer.isAdmin });
 */
export function useSampleContent({
  pause = false,
  ...options
}: { pause?: boolean } & RefreshOptions = {}): Read & {
  hasSampleContent: boolean;
} {
  const { data, ...read } = useRead(HAS, pause ? null : {}, options);
  return { ...read, hasSampleContent: data?.hasSampleContent ?? false };
}

/**
 * Adds sample content: two brands, and entries of all kinds on dates around the given day. Administrators only.
 *
 * @returns a function and its state. The function takes a day (`YYYY-MM-DD`) and resolves to `{ count, changeId }`. It
 * can reject with a PlannerError: `conflict` if there is already sample content.
 * @example
 * const [addSampleContent] = useAddSampleContent();
 * await addSampleContent('2026-03-08');
 */
export const useAddSampleContent: () => WriteTuple<string, { count: number } & Changed> = writeHook({
  mutation: ADD,
  variables: (today) => ({ today }),
  result: ({ count }, changed) => ({ count, ...changed }),
});

/**
 * Removes the sample content, except what the team has edited or used. Administrators only.
 *
 * @returns a function and its state. The function resolves to `{ count, changeId }`.
 * @example
 * const [removeSampleContent] = useRemoveSampleContent();
 * await removeSampleContent();
 */
export const useRemoveSampleContent: () => WriteTuple<void, { count: number } & Changed> = writeHook({
  mutation: REMOVE,
  variables: () => ({}),
  result: ({ count }, changed) => ({ count, ...changed }),
});
