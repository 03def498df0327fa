import { useState } from 'react';

/**
 * What a live region says of a list: how many rows a search finds, or how they are sorted, whichever has just changed.
 * Nothing is said of what was so from the beginning.
 */
export function useAnnouncement(found: string, sorted: string): string {
  const [said, setSaid] = useState({ found, sorted, text: found });
  if (said.found !== found) setSaid({ found, sorted, text: found });
  else if (said.sorted !== sorted) setSaid({ found, sorted, text: sorted });
  return said.text;
}
