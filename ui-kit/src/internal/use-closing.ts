import { useEffect, useState } from 'react';

interface ClosingInput {
  open: boolean;
  /** Whether a request is in progress. */
  busy: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

/**
 * Closes a dialog. If a request is in progress, waits for it to end, because closing would lose the input if the
 * request failed.
 */
export function useClosing({ open, busy, onOpenChange }: ClosingInput) {
  const [closing, setClosing] = useState(false);
  if (closing && !open) setClosing(false);
  const isDue = closing && open && !busy;
  useEffect(() => {
    if (!isDue) return;
    setClosing(false);
    onOpenChange({ open: false });
  }, [isDue, onOpenChange]);
  return {
    /** Whether the dialog will close when the request ends. */
    closing: closing && busy,
    leaveNow: () => {
      if (busy) setClosing(true);
      else onOpenChange({ open: false });
    },
    /** Cancels the pending close. */
    stay: () => setClosing(false),
  };
}
