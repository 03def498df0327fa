import type { PlannerError } from './planner-error.js';
import type { Read } from './use-read.js';

/** The state of a request, as the lists and calendars of `@content-planner/ui-kit` take it. */
export interface ReadProps {
  /** Not all of it has loaded yet. */
  loading: boolean;
  /**
   * Whether something could not be loaded. If the server did not respond, or failed, it is true, and the component
   * displays its own text. Otherwise it is the `serverMessage` of the error, which the component displays.
   */
  error: boolean | string;
  /** Fetches again what could not be loaded. */
  onRetry: () => void;
}

function errorOf(error: PlannerError | null): boolean | string {
  if (error === null || error.isSessionEnded) return false;
  return error.code === 'network' || error.code === 'server' || error.serverMessage;
}

/**
 * Returns the state of one or more requests, as the lists and calendars of `@content-planner/ui-kit` take it. An expired
 * session does not count as an error: `loading` stays true until somebody logs in, so the page needs a login, such as
 * `LoginGate`.
 *
 * @param reads what reading hooks returned
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
