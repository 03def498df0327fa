import { useState } from 'react';

/**
 * Returns the text of a list's live region: first `busy`, then `idle`. If the list changes without loading, for
 * example after an undo, nothing is announced.
 *
 * @param busy The text while the list is loading, such as 'Loading activity', or '' if nothing is loading.
 * @param idle The text after loading, such as '12 changes'.
 */
export function useListAnnouncement({ busy, idle }: { busy: string; idle: string }): string {
  const [announced, setAnnounced] = useState({ busy, text: busy });
  if (announced.busy !== busy) setAnnounced({ busy, text: busy || idle });
  return announced.text;
}
