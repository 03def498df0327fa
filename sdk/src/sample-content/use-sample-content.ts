import { type Read, useRead } from '../client/use-read.js';
import type { RefreshOptions } from '../client/use-refresh.js';
import { type WriteTuple, writeHook } from '../client/use-write.js';
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
 * Whether there is sample content that could be removed. Administrators only.
 *
 * @param pause true reads nothing, for users who are none
 * @example
 * const { hasSampleContent } = useSampleContent({ pause: !viewer.isAdmin });
 */
export function useSampleContent({
  pause = false,
  ...options
}: { pause?: boolean } & RefreshOptions = {}): Read & {
  hasSampleContent: boolean;
} {
  const { data, ...read } = useRead(HAS, {}, { ...options, pause });
  return { ...read, hasSampleContent: data?.hasSampleContent ?? false };
}

/**
 * Adds two brands and entries of all kinds around a day. Fails with `conflict` when they are there
 * already. Administrators only.
 *
 * @returns a function from today (`YYYY-MM-DD`) to how many entries were added, and its state
 * @example
 * const [addSampleContent] = useAddSampleContent();
 * await addSampleContent('2026-03-08');
 */
export const useAddSampleContent: () => WriteTuple<string, number> = writeHook({
  mutation: ADD,
  variables: (today) => ({ today }),
  result: ({ count }) => count,
});

/**
 * Removes the sample content, but for what the team made its own by editing or using it.
 * Administrators only.
 *
 * @returns a function that resolves to how many entries were removed, and its state
 * @example
 * const [removeSampleContent] = useRemoveSampleContent();
 * await removeSampleContent();
 */
export const useRemoveSampleContent: () => WriteTuple<void, number> = writeHook({
  mutation: REMOVE,
  variables: () => ({}),
  result: ({ count }) => count,
});
