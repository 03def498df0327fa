import { forwardRef, type RefObject, useImperativeHandle } from 'react';

/**
 * Renders nothing, but passes an element that is rendered elsewhere to a library that requires a trigger. As a result,
 * the element keeps its focus and its position in the page when the library's code loads.
 */
export const BorrowedElement = forwardRef<HTMLElement | null, { elementRef: RefObject<HTMLElement | null> }>(
  function BorrowedElement({ elementRef }, ref) {
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => elementRef.current);
    return null;
  },
);
