import type { Navigation } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Returns a handler for links in the ui-kit's components. It lets the router navigate after plain clicks. */
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
