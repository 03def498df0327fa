import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { usePlanner } from '../provider/PlannerProvider.js';
import { type PlannerError, toPlannerError } from './planner-error.js';

/** The state of something that is read. */
export interface Read {
  /** No answer has come yet. */
  loading: boolean;
  /** Why the last try failed, else null. Reads are never repeated by themselves (spec, section 7). */
  error: PlannerError | null;
  /** Reads again from the server. */
  refetch: () => void;
}

/** Reads one document: the base of the reading hooks. */
export function useRead<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pause = false,
): Read & { data: Data | undefined } {
  usePlanner();
  const [{ data, error, fetching }, execute] = useQuery({ query, variables, pause } as Parameters<
    typeof useQuery<Data, Variables>
  >[0]);
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  const failure = useMemo(() => (error ? toPlannerError(error) : null), [error]);
  return { data, loading: !pause && data === undefined && (fetching || !failure), error: failure, refetch };
}
