import type { Navigation } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a click handler for links in the ui-kit's components. For plain clicks, the router navigates instead of the
 * browser.
 */
export function useFollow(): (navigation: Navigation) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ href, event }) => {
      event.preventDefault();
      navigate(href);
    },
    [navigate],
  );
}
