import { type AnyVariables, createRequest, type TypedDocumentNode } from '@urql/core';
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

const NOTHING = () => {};

/**
 * Reads one document: the base of the reading hooks.
 *
 * @param keepLast while something else is read with the same document, what was read last stays
 * @param refusal what is wrong with the question: it is the error, and nothing is asked
 */
export function useRead<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  {
    pause = false,
    keepLast = false,
    refusal = null,
  }: { pause?: boolean; keepLast?: boolean; refusal?: PlannerError | null } = {},
): Read & { data: Data | undefined } {
  usePlanner();
  const [{ fetching, operation, ...last }, execute] = useQuery({
    query,
    variables,
    pause: pause || refusal !== null,
  } as Parameters<typeof useQuery<Data, Variables>>[0]);
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  // urql goes on showing the last answer while another question is under way.
  const isAnswer = keepLast || operation?.key === createRequest(query, variables).key;
  const data = isAnswer ? last.data : undefined;
  const error = isAnswer ? last.error : undefined;
  const failure = useMemo(() => (error ? toPlannerError(error) : null), [error]);
  if (refusal) return { data: undefined, loading: false, error: refusal, refetch: NOTHING };
  return { data, loading: !pause && data === undefined && (fetching || !failure), error: failure, refetch };
}
