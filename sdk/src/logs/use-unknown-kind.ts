import { useMemo } from 'react';
import { PlannerError } from '../core/planner-error.js';
import { LOG_KINDS, type LogKind } from './kinds/index.js';

/**
 * Returns an error if a kind is unknown, or null if it is known. The type checker rejects unknown kinds, but some
 * applications have no type checker, and a kind can come from a URL.
 */
export function useUnknownKind(kind: LogKind | null): PlannerError | null {
  return useMemo(() => {
    if (kind === null || LOG_KINDS.includes(kind)) return null;
    const serverMessage = `'${kind}' is not a kind of log. Use one of ${LOG_KINDS.join(', ')}.`;
    return new PlannerError({ code: 'invalid', status: 0, serverMessage });
  }, [kind]);
}
