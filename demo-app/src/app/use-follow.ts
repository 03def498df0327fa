import type { Navigation } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Lets the router take over a plain click on one of the components' links. */
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
