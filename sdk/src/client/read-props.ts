import type { Read } from './use-read.js';

/** What the lists and calendars of `@content-planner/ui-kit` take of the state of what they show. */
export interface ReadProps {
  /** Not all of it is there yet. */
  loading: boolean;
  /** Something could not be read. */
  error: boolean;
  /** Reads again what could not be read. */
  onRetry: () => void;
}

/**
 * The state of what was read, as the lists and calendars of `@content-planner/ui-kit` take it. A session that has ended
 * is no failure: it goes on loading until the page shows its login, which has to be there (`LoginGate`).
 *
 * @param reads what hooks gave; several count as one
 * @example
 * const read = useBrands();
 * const calendar = <Calendar entries={entries} brands={read.brands} {...readProps(read)} />;
 */
export const readProps = (...reads: Read[]): ReadProps => ({
  loading: reads.some(({ loading, error }) => loading || error?.isSessionEnded),
  error: reads.some(({ error }) => error !== null && !error.isSessionEnded),
  onRetry() {
    for (const { error, refetch } of reads) if (error) refetch();
  },
});
