import { createPlannerClient } from '@content-planner/sdk';

/**
 * Called when a request fails because the session has ended. Can return a promise that the request waits for: it resolves
 * to true after a new login.
 */
export type SessionEndListener = () => Promise<boolean> | undefined;

let listener: SessionEndListener | null = null;

/** The planner that serves this page. */
export const planner = createPlannerClient({
  url: '',
  onSessionEnded: () => listener?.(),
  // When a screen is opened again, its cached data displays immediately and is refetched in the background.
  refreshAfter: 30_000,
});

/** Sets what happens when the session ends. Returns a function that removes it. */
export function onSessionEnded(next: SessionEndListener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
