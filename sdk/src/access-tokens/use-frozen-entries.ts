import type { LogKind } from '@content-planner/model';
import type { Days } from '../calendar/months.js';
import { type Read, useRead } from '../core/use-read.js';
import { graphql } from '../graphql.js';

const FROZEN_ENTRIES = graphql(`
  query FrozenEntries($linkId: ID!, $from: CalendarDate!, $to: CalendarDate!) {
    frozenEntries(linkId: $linkId, from: $from, to: $to) {
      id
      kind
      title
      startDate
      endDate
      brandId
      color
    }
  }
`);

/** An entry as a frozen link displays it. It might differ from the current entry that has the same id. */
export interface FrozenEntry {
  id: string;
  kind: LogKind;
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. */
  endDate: string;
  brandId: string | null;
  /** The entry's own color, or null. */
  color: string | null;
}

const NONE: readonly FrozenEntry[] = [];

/**
 * Fetches the entries that were stored when a link was frozen, for a range of at most 400 days. Includes entries
 * outside the link's scope. Returns no entries if the link is not frozen. Administrators only.
 *
 * @param query the link's id, and the first and last day; pass null to send no request
 * @example
 * const { entries } = useFrozenEntries({ linkId: token.id, from: '2026-03-01', to: '2026-03-31' });
 */
export function useFrozenEntries(query: ({ linkId: string } & Days) | null): Read & {
  entries: readonly FrozenEntry[];
} {
  const variables = query && { linkId: query.linkId, from: query.from, to: query.to };
  const { data, ...read } = useRead(FROZEN_ENTRIES, variables);
  return { ...read, entries: data?.frozenEntries ?? NONE };
}
