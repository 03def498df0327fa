import { createPlannerClient } from '@content-planner/sdk';

/**
 * Called when a request fails because the session has ended. Can return a promise, which the request waits for. If the
 * promise resolves to true, there was a new login, and the request is sent again.
 */
export type SessionEndListener = () => Promise<boolean> | undefined;

let listener: SessionEndListener | null = null;

/** The client for the planner that serves this page. */
export const planner = createPlannerClient({
  url: '',
  live: true,
  onSessionEnded: () => listener?.(),
  // When a screen opens again, cached data is displayed immediately, and data older than this is refetched in the
  // background.
  refreshAfter: 30_000,
});

/** Sets the listener for the end of the session. Returns a function that removes it. */
export function onSessionEnded(next: SessionEndListener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
