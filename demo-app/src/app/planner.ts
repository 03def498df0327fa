import { createPlannerClient } from '@content-planner/sdk';

const ended = new EventTarget();

/** The planner that serves this page. */
export const planner = createPlannerClient({
  url: '',
  onSessionEnded: () => ended.dispatchEvent(new Event('ended')),
});

/** Calls back when a call finds that the session has ended. Returns a function that stops it. */
export function onSessionEnded(listener: () => void): () => void {
  ended.addEventListener('ended', listener);
  return () => ended.removeEventListener('ended', listener);
}
