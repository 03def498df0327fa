import type { ActivityFilter } from '@content-planner/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

const NO_FILTER: ActivityFilter = { actorId: null, subjectTypes: null, actions: null, search: '' };

let last = NO_FILTER;

/**
 * Returns the state of the filter. After a visit to a change's subject, the browser's Back button restores the filter.
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
