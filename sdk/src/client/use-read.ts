import { type AnyVariables, createRequest, type TypedDocumentNode } from '@urql/core';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { NO_PROVIDER } from '../provider/missing-provider.js';
import { useHasProvider } from '../provider/PlannerProvider.js';
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

interface ReadOptions {
  pause?: boolean;
  /** While something else is read with the same document, what was read last stays. */
  keepLast?: boolean;
  /** What is wrong with the question: it is the error, and nothing is asked. */
  refusal?: PlannerError | null;
}

/** Reads one document: the base of the reading hooks. Outside of a provider it fails with a sentence that says so. */
export function useRead<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: ReadOptions = {},
): Read & { data: Data | undefined } {
  // Outside, urql's own hook would throw and take the page along. A component never comes in or goes out: in all its
  // renders it is the same hook.
  const useOneRead = useHasProvider() ? useProvidedRead<Data, Variables> : useNoProvider;
  return useOneRead(query, variables, options);
}

const refused = (error: PlannerError) => ({ data: undefined, loading: false, error, refetch: NOTHING });

const useNoProvider = () => refused(NO_PROVIDER);

function useProvidedRead<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pause = false, keepLast = false, refusal = null }: ReadOptions,
): Read & { data: Data | undefined } {
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
  if (refusal) return refused(refusal);
  return { data, loading: !pause && data === undefined && (fetching || !failure), error: failure, refetch };
}
