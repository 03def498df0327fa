import { useState } from 'react';

/**
 * Returns the text for a list's live region: the number of search results or the sort order, whichever changed last.
 * The initial sort order is not announced.
 */
export function useAnnouncement(found: string, sorted: string): string {
  const [announced, setAnnounced] = useState({ found, sorted, text: found });
  if (announced.found !== found) setAnnounced({ found, sorted, text: found });
  else if (announced.sorted !== sorted) setAnnounced({ found, sorted, text: sorted });
  return announced.text;
}
