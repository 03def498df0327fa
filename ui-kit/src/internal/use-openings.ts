import { useState } from 'react';

/**
 * Counts how often a dialog has opened. Used as a key, the count resets the dialog's form each time it opens, but keeps
 * the content while the dialog fades out.
 */
export function useOpenings(open: boolean): number {
  const [shown, setShown] = useState({ open, times: 0 });
  if (shown.open !== open) setShown({ open, times: shown.times + (open ? 1 : 0) });
  return shown.times;
}
