/** Width of the details, in px, with the gaps to its entry and to the window's edge. */
const NEEDED = 372 + 6 + 8;

/** Where an entry's details stand. */
export type DetailsSide = 'left' | 'right' | 'bottom';

/**
 * The side of an entry that has room for its details: beside it, or below a bar that leaves none.
 *
 * @param anchor the entry's ends in the window, in px
 * @param windowWidth in px
 * @example
 * detailsSide({ left: 0, right: 900 }, 1184) // 'bottom'
 */
export function detailsSide(anchor: { left: number; right: number }, windowWidth: number): DetailsSide {
  if (windowWidth - anchor.right >= NEEDED) return 'right';
  return anchor.left >= NEEDED ? 'left' : 'bottom';
}
