import { createPlannerClient } from '@content-planner/sdk';
import { fetchWithVersion } from './app-version.js';

/**
 * The reason why a request requires a new login. `recent` means that the request requires a recent login, but the last
 * login was more than ten minutes ago.
 */
export type LoginReason = 'ended' | 'recent';

/**
 * Called when a request fails because it requires a new login. Can return a promise, which the request waits for. If
 * the promise resolves to true, the user has logged in again, and the request is repeated.
 */
export type LoginListener = (reason: LoginReason) => Promise<boolean> | undefined;

let listener: LoginListener | null = null;

/** The client for the planner that serves this page. */
export const planner = createPlannerClient({
  url: '',
  live: true,
  fetch: fetchWithVersion,
  onSessionEnded: () => listener?.('ended'),
  onRecentLoginRequired: async () => (await listener?.('recent')) ?? false,
  // When a screen opens again, cached data is displayed immediately. If it is older than `refreshAfter`, in ms, it is
  // refetched in the background.
  refreshAfter: 30_000,
});

/** Sets the listener for requests that require a new login. Returns a function that removes it. */
export function onLoginRequired(next: LoginListener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
