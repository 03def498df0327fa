/**
 * Returns whether the URL must stay the same while details are open. On small screens, open details have their own
 * entry in the browser's history. That entry can have a different URL only in browsers with the Navigation API.
 */
export const keepsUrlOfDetails = (): boolean =>
  !('navigation' in globalThis) && window.matchMedia('(width < 768px)').matches;
