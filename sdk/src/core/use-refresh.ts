import { useEffect, useRef } from 'react';

/** When a hook refetches. If that fails, the data that is displayed stays. */
export interface RefreshOptions {
  /** Refetches when the page gets focus or becomes visible. Default false. */
  refreshOnFocus?: boolean;
  /** Refetches at this interval, in ms, while the page is visible. Default: never. */
  refreshEvery?: number;
}

/** The longest delay of a timer, in ms. A longer one would fire immediately. */
const MAX_DELAY = 2 ** 31 - 1;

/** Calls `refresh` on focus and at the interval that the options set. */
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
