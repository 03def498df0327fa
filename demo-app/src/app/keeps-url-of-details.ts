/**
 * Whether the URL must stay the same while details are open. On small screens, they have their own entry in the
 * browser's history, which can have a different URL only in browsers with the Navigation API.
 */
export const keepsUrlOfDetails = (): boolean =>
  !('navigation' in globalThis) && window.matchMedia('(width < 768px)').matches;
