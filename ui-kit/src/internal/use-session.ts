import { useState } from 'react';

/**
 * Returns a number that changes each time a dialog opens, or when its subject changes while it is open. Use the number
 * as the key of the dialog's content. This resets the content's state, but keeps it while the dialog fades out.
 *
 * @param subject What the dialog is about, such as the id of an entry.
 */
export function useSession(open: boolean, subject = ''): number {
  const [session, setSession] = useState({ count: 0, open, subject });
  if (open && (!session.open || session.subject !== subject)) {
    setSession({ count: session.count + 1, open, subject });
  } else if (!open && session.open) {
    setSession({ ...session, open });
  }
  return session.count;
}
