import { useState } from 'react';

/**
 * Returns a number that changes each time a dialog opens, or when its subject changes while it is open. Use it as the
 * key of content whose state must be reset then. It does not change when the dialog closes.
 */
export function useSession(open: boolean, subject: string): number {
  const [session, setSession] = useState({ count: 0, open, subject });
  if (open && (!session.open || session.subject !== subject)) {
    setSession({ count: session.count + 1, open, subject });
  } else if (!open && session.open) {
    setSession({ ...session, open });
  }
  return session.count;
}
