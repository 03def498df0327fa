import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';
import { useCallback, useMemo, useState } from 'react';
import { useConnection } from '../core/PlannerProvider.js';
import { toPlannerError } from '../core/planner-error.js';
import { type Answers, useAnswers } from '../core/use-answers.js';
import type { Read } from '../core/use-read.js';
import { type RefreshOptions, useRefresh } from '../core/use-refresh.js';

/** The number of rows on a page. */
const PAGE = 50;

/** A list that loads page by page, newest first. */
export interface ChangePages extends Read {
  /** Whether there are older rows that have not been loaded. */
  hasMore: boolean;
  /** Whether the next page is loading. */
  loadingMore: boolean;
  /** Loads the next 50 rows. After an error, tries to load the failed pages again. */
  loadMore: () => void;
}

interface PageOf<Row> {
  rows: readonly Row[];
  hasNextPage: boolean;
  endCursor: string | null;
}

interface Kept<Row> {
  urql: Client;
  subject: string;
  rows: readonly Row[];
}

/**
 * Fetches a list page by page. Each page begins after the last row of the previous one, so if a page changes, all pages
 * after it are fetched again.
 *
 * @param filter the variables except `first` and `after`; pass null to send no request
 * @param pageOf converts a page's data; must be the same function in every render
 */
export function useChangePages<Row, Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  filter: Omit<Variables, 'first' | 'after'> | null,
  pageOf: (data: Data) => PageOf<Row>,
  options: RefreshOptions,
): ChangePages & { rows: readonly Row[] } {
  const { urql } = useConnection();
  const subject = JSON.stringify(filter);
  const [wanted, setWanted] = useState({ subject, count: 1 });
  const count = wanted.subject === subject ? wanted.count : 1;
  const [kept, keep] = useState<Kept<Row> | null>(null);

  /** Returns the variables for the pages. Stops at the first page whose start is not known yet. */
  const pagesIn = (known: Answers<Data>): Variables[] => {
    const asked: Variables[] = [];
    let after: string | null = null;
    while (filter !== null && asked.length < count) {
      const variables = { ...filter, first: PAGE, after } as unknown as Variables;
      asked.push(variables);
      const data = known.get(JSON.stringify(variables))?.data;
      const page: PageOf<Row> | null = data ? pageOf(data) : null;
      if (!page?.hasNextPage) break;
      after = page.endCursor;
    }
    return asked;
  };
  const { answers, refetch, refresh } = useAnswers(document, pagesIn);
  useRefresh(refresh, options);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pagesIn` depends on the filter and the number of pages.
  const { failed, pages, isComplete } = useMemo(() => {
    const read = pagesIn(answers).map((variables) => answers.get(JSON.stringify(variables)));
    return {
      failed: read.find((answer) => answer?.error)?.error,
      pages: read.flatMap((answer) => (answer?.data ? [pageOf(answer.data)] : [])),
      isComplete: read.every((answer) => answer?.data),
    };
  }, [answers, subject, count, pageOf]);
  const loaded = useMemo(() => pages.flatMap(({ rows }) => rows), [pages]);
  const error = useMemo(() => (failed ? toPlannerError(failed) : null), [failed]);

  if (isComplete && kept?.rows !== loaded) keep({ urql, subject, rows: loaded });
  // While pages are fetched again, keep the previous rows, so that the list doesn't get shorter.
  const isKept =
    !isComplete && kept?.urql === urql && kept.subject === subject && kept.rows.length > loaded.length;

  const loadingMore = !isComplete && !failed && pages.length > 0;
  const loadMore = useCallback(() => {
    if (failed) refetch();
    else if (isComplete) setWanted({ subject, count: count + 1 });
  }, [failed, refetch, isComplete, subject, count]);

  return {
    rows: isKept ? kept.rows : loaded,
    hasMore: loadingMore || (pages.at(-1)?.hasNextPage ?? false),
    loadingMore,
    loadMore,
    loading: filter !== null && !failed && pages.length === 0,
    error,
    refetch,
  };
}
