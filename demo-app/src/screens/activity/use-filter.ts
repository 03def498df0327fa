import type { ActivityFilter } from '@content-planner/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

const NO_FILTER: ActivityFilter = { actorId: null, subjectTypes: null, actions: null, search: '' };

let last = NO_FILTER;

/**
 * Returns the state of the filter. When the user opens the subject of a change and then goes back in the browser, the
 * filter is restored.
 */
export function useFilter() {
  const isReturn = useNavigationType() === 'POP';
  const state = useState(isReturn ? last : NO_FILTER);
  const [filter] = state;
  useEffect(() => {
    last = filter;
  }, [filter]);
  return state;
}
