import { useMemo } from 'react';
import { PlannerError } from '../client/planner-error.js';
import { LOG_KINDS, type LogKind } from './kinds/index.js';

/**
 * Why a hook does not ask for a kind: there is none of this name. Null for those that there are. Callers may not have
 * a type checker, and a hook that threw would take their whole page along.
 */
export function useUnknownKind(kind: LogKind): PlannerError | null {
  return useMemo(() => {
    if (LOG_KINDS.includes(kind)) return null;
    const serverMessage = `'${kind}' is no kind of log. Use one of ${LOG_KINDS.join(', ')}.`;
    return new PlannerError({ code: 'invalid', status: 0, serverMessage });
  }, [kind]);
}
