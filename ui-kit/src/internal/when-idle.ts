/** The delay in ms for Safari, which does not support `requestIdleCallback`. */
const LATER_MS = 500;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, LATER_MS);
  return () => clearTimeout(timer);
}
