// Functions of browsers that the DOM of tests, such as jsdom, doesn't have. Components call them only through this file.

/** Returns a media query that can be watched, or undefined without a window to measure. */
export const mediaList = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/** Returns whether a media query matches. */
export const matchesMedia = (query: string): boolean => mediaList(query)?.matches === true;

/** Returns whether the browser can animate elements, and the user allows animations. */
export const isMotionAllowed = (): boolean =>
  'animate' in Element.prototype && !matchesMedia('(prefers-reduced-motion: reduce)');

/** Returns whether an element is displayed. Without a layout, all elements are. */
export const isVisible = (element: Element): boolean => element.checkVisibility?.() !== false;

/** Scrolls until an element is visible. */
export const scrollIntoView = (element: Element, options: ScrollIntoViewOptions): void =>
  element.scrollIntoView?.(options);

/** Returns the elements at a position in the window, starting with the topmost one. */
export const elementsAt = ({ x, y }: { x: number; y: number }): Element[] =>
  document.elementsFromPoint?.(x, y) ?? [];
