import { createContext } from 'react';

/**
 * The element after the page's name in the top bar, into which a screen can render a control. Null until the element
 * exists.
 */
export const PathEnd = createContext<HTMLElement | null>(null);
