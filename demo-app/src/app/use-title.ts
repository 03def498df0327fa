import { useEffect } from 'react';

const PRODUCT = 'Content Planner';

/**
 * Sets the page title in the browser's tab and history.
 *
 * @param screen the screen's name; if omitted, the title is only the product's name
 * @example useTitle('Brands'); // 'Brands – Content Planner'
 */
export function useTitle(screen?: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} – ${PRODUCT}` : PRODUCT;
  }, [screen]);
}
