import { useState } from 'react';

/**
 * Counts how often something has opened. As a key it gives a form that starts afresh each time that it
 * opens, and still shows what was in it while it fades out.
 */
export function useOpenings(open: boolean): number {
  const [shown, setShown] = useState({ open, times: 0 });
  if (shown.open !== open) setShown({ open, times: shown.times + (open ? 1 : 0) });
  return shown.times;
}
