/** The width of the details plus the gaps to the entry and to the window's edge, in px. */
const NEEDED = 372 + 6 + 8;

/** The side of an entry on which its details open. */
export type DetailsSide = 'left' | 'right' | 'bottom';

/**
 * Returns the side of an entry that has room for its details, or the bottom if there is no room on either side.
 *
 * @param anchor The entry's left and right edges in the window, in px.
 * @param windowWidth The width of the window in px.
 * @example
 * detailsSide({ left: 0, right: 900 }, 1184) // 'bottom'
 */
export function detailsSide(anchor: { left: number; right: number }, windowWidth: number): DetailsSide {
  if (windowWidth - anchor.right >= NEEDED) return 'right';
  return anchor.left >= NEEDED ? 'left' : 'bottom';
}
