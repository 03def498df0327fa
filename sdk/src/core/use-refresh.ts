import { useEffect, useRef } from 'react';

/** When a hook refetches. If a refetch fails, the displayed data stays. */
export interface RefreshOptions {
  /** Whether to refetch when the page gets focus or becomes visible. Default: false. */
  refreshOnFocus?: boolean;
  /**
   * The interval in ms at which to refetch while the page is visible. By default, the hook does not refetch at an
   * interval.
   */
  refreshEvery?: number;
}

/** The longest delay that timers support, in ms. With a longer one, the timer would fire immediately. */
const MAX_DELAY = 2 ** 31 - 1;

/** Calls `refresh` on focus and at an interval, according to the options. */
export function useRefresh(
  refresh: () => void,
  { refreshOnFocus = false, refreshEvery }: RefreshOptions,
): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!refreshOnFocus) return;
    const onReturn = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [refreshOnFocus]);
  useEffect(() => {
    if (!refreshEvery || !(refreshEvery > 0)) return;
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') latest.current();
      },
      Math.min(refreshEvery, MAX_DELAY),
    );
    return () => clearInterval(timer);
  }, [refreshEvery]);
}
