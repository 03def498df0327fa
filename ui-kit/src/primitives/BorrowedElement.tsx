import { forwardRef, type RefObject, useImperativeHandle } from 'react';

/**
 * Represents an element that is rendered elsewhere, for libraries that require a trigger. The element keeps its
 * position in the page and its focus when the library's code is loaded.
 */
export const BorrowedElement = forwardRef<HTMLElement | null, { elementRef: RefObject<HTMLElement | null> }>(
  function BorrowedElement({ elementRef }, ref) {
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => elementRef.current);
    return null;
  },
);
