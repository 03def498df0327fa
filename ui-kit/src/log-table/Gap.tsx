import { useRef } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';

interface GapProps {
  /** Height in px. */
  size: number;
}

/** Empty space in a table in place of rows that are not rendered. */
export function TableGap({ size }: GapProps) {
  const ref = useHeight<HTMLTableRowElement>(size);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: table rows are not focusable
  return <tr ref={ref} aria-hidden="true" data-gap="" />;
}

/** Empty space in a list in place of items that are not rendered. */
export function ListGap({ size }: GapProps) {
  const ref = useHeight<HTMLLIElement>(size);
  return <li ref={ref} aria-hidden="true" />;
}

// Sets the height without a style attribute, which a strict Content-Security-Policy would block in server-rendered
// HTML.
function useHeight<E extends HTMLElement>(size: number) {
  const ref = useRef<E>(null);
  useBeforePaint(() => {
    if (ref.current) ref.current.style.height = `${size}px`;
  }, [size]);
  return ref;
}
