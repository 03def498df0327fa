import { useEffect, useState } from 'react';

interface ClosingInput {
  open: boolean;
  /** Saving is under way. */
  busy: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

/**
 * Closes a dialog, but while something is saved only once that has ended: until then nobody can tell what closing would
 * throw away.
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
    /** It closes as soon as it is saved, or is not. */
    closing: closing && busy,
    leaveNow: () => {
      if (busy) setClosing(true);
      else onOpenChange({ open: false });
    },
    /** It stays open after all. */
    stay: () => setClosing(false),
  };
}
