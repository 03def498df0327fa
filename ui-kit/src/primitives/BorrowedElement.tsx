import { forwardRef, type RefObject, useImperativeHandle } from 'react';

/**
 * Stands for an element that is rendered elsewhere: libraries that ask for a trigger get that one, and neither its place
 * in the page nor its focus changes when their code arrives.
 */
export const BorrowedElement = forwardRef<HTMLElement | null, { elementRef: RefObject<HTMLElement | null> }>(
  function BorrowedElement({ elementRef }, ref) {
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => elementRef.current);
    return null;
  },
);
