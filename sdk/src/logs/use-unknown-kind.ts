import { LOG_KINDS, type LogKind, USAGE_ERRORS } from '@content-planner/model';
import { useMemo } from 'react';
import { clientError, type PlannerError } from '../core/planner-error.js';

/**
 * Returns an error if a kind is unknown, or null if it is known. The type checker rejects unknown kinds, but some
 * applications have no type checker, and a kind can come from a URL.
 */
export function useUnknownKind(kind: LogKind | null): PlannerError | null {
  return useMemo(() => {
    if (kind === null || LOG_KINDS.includes(kind)) return null;
    return clientError(USAGE_ERRORS, 'kindUnknown', { kind, kinds: LOG_KINDS });
  }, [kind]);
}
