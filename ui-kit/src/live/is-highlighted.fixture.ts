/**
 * Whether an element is highlighted because its entry has just been changed. With reduced motion, as in most test runs
 * of stories, the highlight has no animation.
 */
export function isHighlighted(element: Element | null): boolean {
  if (element === null) return false;
  const { animationName, boxShadow } = getComputedStyle(element);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? boxShadow !== 'none' : animationName === 'cp-changed';
}
