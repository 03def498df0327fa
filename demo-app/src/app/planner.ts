import { createPlannerClient } from '@content-planner/sdk';

/**
 * Called when a call finds that the session has ended. Returns a promise to keep the call waiting for a login; it
 * resolves to whether there was one.
 */
export type SessionEndListener = () => Promise<boolean> | undefined;

let listener: SessionEndListener | null = null;

/** The planner that serves this page. */
export const planner = createPlannerClient({
  url: '',
  onSessionEnded: () => listener?.(),
  // A screen that is opened again shows what it has, and fetches what colleagues may have changed.
  refreshAfter: 30_000,
});

/** Sets what happens when the session ends. Returns a function that removes it. */
export function onSessionEnded(next: SessionEndListener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
