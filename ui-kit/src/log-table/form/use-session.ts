import { useState } from 'react';

/**
 * A number that changes whenever a dialog opens, and when it turns to another subject while it is open: a key for
 * what must then start afresh. It stays as the dialog closes.
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
