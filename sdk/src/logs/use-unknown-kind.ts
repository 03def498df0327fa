import { useMemo } from 'react';
import { PlannerError } from '../client/planner-error.js';
import { LOG_KINDS, type LogKind } from './kinds/index.js';

/**
 * Returns an error if a kind is unknown, else null. Callers without a type checker can pass any text, and a hook that
 * throws would unmount their whole page.
 */
export function useUnknownKind(kind: LogKind): PlannerError | null {
  return useMemo(() => {
    if (LOG_KINDS.includes(kind)) return null;
    const serverMessage = `'${kind}' is not a kind of log. Use one of ${LOG_KINDS.join(', ')}.`;
    return new PlannerError({ code: 'invalid', status: 0, serverMessage });
  }, [kind]);
}
