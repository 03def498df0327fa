import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Safari has no idle time to give. */
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
 * A dialog whose code is no part of the page's first load: it comes as soon as the browser has nothing else to do, or
 * when the dialog is opened before.
 */
export function LateDialog({ open, load, children }: LateDialogProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // What fails here is asked for again, and told, when the dialog is opened.
    whenIdle(() => load().catch(() => {}));
  }, [load]);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}
