import { useRef } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';

interface GapProps {
  /** Height in px. */
  size: number;
}

/** Space in a table for rows that are not rendered. */
export function TableGap({ size }: GapProps) {
  const ref = useHeight<HTMLTableRowElement>(size);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: table rows are not focusable
  return <tr ref={ref} aria-hidden="true" data-gap="" />;
}

/** Space in a list for items that are not rendered. */
export function ListGap({ size }: GapProps) {
  const ref = useHeight<HTMLLIElement>(size);
  return <li ref={ref} aria-hidden="true" />;
}

// Not with a style attribute: a strict Content-Security-Policy blocks those in HTML from a server.
function useHeight<E extends HTMLElement>(size: number) {
  const ref = useRef<E>(null);
  useBeforePaint(() => {
    if (ref.current) ref.current.style.height = `${size}px`;
  }, [size]);
  return ref;
}
