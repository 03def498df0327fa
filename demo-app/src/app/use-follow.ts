import type { Navigation } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Returns a handler that lets the router navigate on plain clicks on the components' links. */
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
