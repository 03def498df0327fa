import type { LoadError } from '../messages/problem.js';

/** Props of components whose content is loaded. */
export interface LoadedProps {
  /** Whether the content is loading. Default false. */
  loading?: boolean;
  /**
   * Whether loading failed. If so, an error message replaces the content: the given string, or a general explanation if
   * the value is `true`. Default false.
   */
  error?: LoadError;
  /** Called when the user retries after an error. If omitted, the error has no 'Try again' button. */
  onRetry?: () => void;
}
