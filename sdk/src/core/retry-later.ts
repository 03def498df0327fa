/** The longest pause before the first attempt, in ms. This limit doubles with each attempt. */
const FIRST_PAUSE = 1_000;

/** The longest pause before any attempt, in ms. */
const LONGEST_PAUSE = 60_000;

/**
 * Calls a function once: after a pause, when the browser is online again, or when the page is visible again, whichever
 * happens first. A hidden page waits until it is visible.
 *
 * @param attempts the number of previous failed attempts
 * @returns a function that cancels the call
 */
export function retryLater(retry: () => void, attempts: number): () => void {
  const longest = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  // Many pages can lose their connection at the same time, so spread out their attempts.
  const timer = setTimeout(attempt, longest * (0.3 + 0.7 * Math.random()));

  function cancel(): void {
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', attempt);
  }

  function attempt(): void {
    if (document.visibilityState !== 'visible') return;
    cancel();
    retry();
  }

  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attempt);
  return cancel;
}
