import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Runs a callback when the browser is idle, or after a second in browsers without `requestIdleCallback`. */
const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
};

interface LateDialogProps {
  open: boolean;
  /** Fetches the dialog's code. */
  load: () => Promise<unknown>;
  /** The dialog, as a lazy component. */
  children: ReactNode;
}

/**
 * A dialog whose code is not part of the first load. The code loads when the browser is idle, or when the dialog opens.
 */
export function LateDialog({ open, load, children }: LateDialogProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // If loading fails now, the code is loaded again when the dialog opens. If it fails again, an error is displayed.
    whenIdle(() => load().catch(() => {}));
  }, [load]);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}
