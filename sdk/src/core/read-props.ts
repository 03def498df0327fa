import type { PlannerError } from './planner-error.js';
import type { Read } from './use-read.js';

/** The state of one or more requests, as props for the lists and calendars in `@content-planner/ui-kit`. */
export interface ReadProps {
  /** Whether any request is still loading. */
  loading: boolean;
  /**
   * False if there is no error. True if the server did not respond or failed; the component then displays its own
   * message. Other errors, whose text the component displays in the user's language.
   */
  error: boolean | PlannerError;
  /** Sends the failed requests again. */
  onRetry: () => void;
}

function errorOf(error: PlannerError | null): boolean | PlannerError {
  if (error === null || error.isSessionEnded) return false;
  return error.type === 'network' || error.type === 'server' || error;
}

/**
 * Converts the state of one or more requests to props for the lists and calendars in `@content-planner/ui-kit`. An
 * expired session does not count as an error. Instead, `loading` stays true until a user logs in, so the page must have
 * a login, such as `LoginGate`.
 *
 * @param reads the results of hooks that fetch data
 * @example
 * const read = useBrands();
 * const calendar = <Calendar entries={entries} brands={read.brands} {...readProps(read)} />;
 */
export const readProps = (...reads: Read[]): ReadProps => ({
  loading: reads.some(({ loading, error }) => loading || error?.isSessionEnded),
  error: reads.map(({ error }) => errorOf(error)).find(Boolean) ?? false,
  onRetry() {
    for (const { error, refetch } of reads) if (error) refetch();
  },
});
