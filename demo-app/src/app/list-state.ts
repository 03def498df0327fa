import type { Read } from '@content-planner/sdk';

/** What a list shows instead of its rows. */
export interface ListState {
  loading: boolean;
  error: boolean;
  onRetry: () => void;
}

/**
 * How a list shows what it reads. A session that has ended is no failure of the list: it goes on
 * loading until the page has left for the login (SessionWatch).
 *
 * @example <BrandCards brands={brands} {...listState(read)} />
 */
export function listState({ loading, error, refetch }: Read): ListState {
  const ended = error?.isSessionEnded ?? false;
  return { loading: loading || ended, error: error !== null && !ended, onRetry: refetch };
}
