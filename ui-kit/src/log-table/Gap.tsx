import { useRef } from 'react';
import { useBeforePaint } from '../primitives/use-before-paint.js';

interface GapProps {
  /** Px. */
  size: number;
}

/** Room in a table for rows that are not drawn. */
export function TableGap({ size }: GapProps) {
  const ref = useHeight<HTMLTableRowElement>(size);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of a table takes the focus
  return <tr ref={ref} aria-hidden="true" data-gap="" />;
}

/** Room in a list for items that are not drawn. */
export function ListGap({ size }: GapProps) {
  const ref = useHeight<HTMLLIElement>(size);
  return <li ref={ref} aria-hidden="true" />;
}

// Not as a style attribute: a server's would be refused by a strict Content-Security-Policy.
function useHeight<E extends HTMLElement>(size: number) {
  const ref = useRef<E>(null);
  useBeforePaint(() => {
    if (ref.current) ref.current.style.height = `${size}px`;
  }, [size]);
  return ref;
}
