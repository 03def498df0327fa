import { type LogKind, USAGE_ERRORS } from '@content-planner/model';
import { useMemo } from 'react';
import { clientError, type PlannerError } from '../core/planner-error.js';
import { isKnownKind, KNOWN_KINDS } from './kinds/entry-types.js';

/** Returns an error if the API doesn't support a kind, or null if it does. */
export function useUnknownKind(kind: LogKind | null): PlannerError | null {
  return useMemo(() => {
    if (kind === null || isKnownKind(kind)) return null;
    return clientError(USAGE_ERRORS, 'kindUnknown', { kind, kinds: KNOWN_KINDS });
  }, [kind]);
}
