import { useMessages } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { appMessages } from './app-messages.js';

/**
 * Sets the page title in the browser's tab and history.
 *
 * @param screen the screen's name; if omitted, the title is only the product's name
 * @example useTitle('Brands'); // 'Brands – Content Planner'
 */
export function useTitle(screen?: string): void {
  const { pageTitle } = useMessages(appMessages);
  const title = pageTitle({ screen: screen ?? null });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
