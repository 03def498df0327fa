import { useEffect } from 'react';

const PRODUCT = 'Content Planner';

/**
 * Sets the title of the page in the browser's tab and history.
 *
 * @param screen the screen's name; by default, the title is the product's name
 * @example useTitle('Brands'); // 'Brands – Content Planner'
 */
export function useTitle(screen?: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} – ${PRODUCT}` : PRODUCT;
  }, [screen]);
}
