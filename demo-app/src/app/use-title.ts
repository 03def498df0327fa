import { useEffect } from 'react';

const PRODUCT = 'Content Planner';

/**
 * Names the page in the browser's tab and history.
 *
 * @param screen the screen's name; without one the product's name stands alone
 * @example useTitle('Brands'); // 'Brands – Content Planner'
 */
export function useTitle(screen?: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} – ${PRODUCT}` : PRODUCT;
  }, [screen]);
}
