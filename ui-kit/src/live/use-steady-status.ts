import { useEffect, useState } from 'react';

/** The state of live updates, as returned by `useLiveStatus` from `@content-planner/sdk`. */
export type LiveState = 'off' | 'connecting' | 'live' | 'offline';

/** The displayed state, or null for nothing. */
export type SteadyState = 'live' | 'catchingUp' | 'offline' | null;

interface Delays {
  /** In ms. */
  catchingUpAfter: number;
  /** In ms. */
  offlineAfter: number;
}

/** Returns the state to display. Short interruptions, such as a server restart, don't change it. */
export function useSteadyStatus(status: LiveState, { catchingUpAfter, offlineAfter }: Delays): SteadyState {
  const [shown, setShown] = useState<SteadyState>(null);
  const [isLate, setIsLate] = useState(false);
  const isLost = status === 'connecting' || status === 'offline';
  // Updating the state during rendering avoids a frame that displays the old state.
  const settled = status === 'live' ? 'live' : status === 'off' ? null : shown;
  if (settled !== shown) setShown(settled);
  if (!isLost && isLate) setIsLate(false);
  useEffect(() => {
    if (!isLost) return;
    const catchingUp = setTimeout(() => setShown('catchingUp'), catchingUpAfter);
    const late = setTimeout(() => setIsLate(true), offlineAfter);
    return () => {
      clearTimeout(catchingUp);
      clearTimeout(late);
    };
  }, [isLost, catchingUpAfter, offlineAfter]);
  return isLate && status === 'offline' ? 'offline' : settled;
}
