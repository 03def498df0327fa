/** Safari has no idle time to give. */
const LATER_MS = 500;

/** Runs a task as soon as the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, LATER_MS);
  return () => clearTimeout(timer);
}
