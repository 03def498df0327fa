import { forwardRef, type RefObject, useImperativeHandle } from 'react';

/**
 * Represents an element that is rendered elsewhere, for libraries that require a trigger. When the library's code
 * loads, the element keeps its focus and its position in the page.
 */
export const BorrowedElement = forwardRef<HTMLElement | null, { elementRef: RefObject<HTMLElement | null> }>(
  function BorrowedElement({ elementRef }, ref) {
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => elementRef.current);
    return null;
  },
);
