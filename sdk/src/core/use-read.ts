import { type AnyVariables, type CombinedError, createRequest, type TypedDocumentNode } from '@urql/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useConnection } from './PlannerProvider.js';
import { type PlannerError, toPlannerError } from './planner-error.js';
import { refresh, refreshIfOld } from './refresh.js';
import { useOnline } from './use-online.js';
import { type RefreshOptions, useRefresh } from './use-refresh.js';

/** The state of a query. */
export interface Read {
  /** True until the first response arrives. */
  loading: boolean;
  /**
   * The last request's error, or null. Requests are only retried after network errors, when the browser is online
   * again.
   */
  error: PlannerError | null;
  /** Fetches the data from the server again. */
  refetch: () => void;
}

/**
 * The result of a hook that fetches one object. The key `Name` contains the object, which is not null if `loading` is
 * false and `error` is null.
 */
export type ReadOne<Name extends string, Value> =
  | (Read & { loading: true } & { [Key in Name]: null })
  | (Read & { loading: false; error: PlannerError } & { [Key in Name]: Value | null })
  | (Read & { loading: false; error: null } & { [Key in Name]: Value });

/** The result of a hook that fetches one object, but was called with null and therefore sends no request. */
export type ReadNothing<Name extends string> = Read & { loading: false; error: null } & {
  [Key in Name]: null;
};

interface ReadOptions extends RefreshOptions {
  /** If set, the hook returns this error and sends no request. */
  refusal?: PlannerError | null;
  /** Disables the client's `refreshAfter` for this query. */
  staysOld?: boolean;
}

/**
 * Runs a query. All hooks that fetch data are based on this hook.
 *
 * @param given the variables; pass null to send no request
 */
export function useRead<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  given: Variables | null,
  { refusal = null, staysOld = false, ...refreshing }: ReadOptions = {},
): Read & { data: Data | undefined } {
  const { urql: client } = useConnection();
  const isOff = given === null || refusal !== null;
  const variables = given ?? ({} as Variables);
  const request = createRequest(query, variables);
  const { key } = request;
  const latest = useRef(request);
  const [{ fetching, operation, ...last }, execute] = useQuery({
    query,
    variables,
    pause: isOff,
  } as Parameters<typeof useQuery<Data, Variables>>[0]);
  useEffect(() => {
    latest.current = request;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request.
  useEffect(() => {
    if (!isOff && !staysOld) refreshIfOld(client, latest.current);
  }, [client, key, isOff, staysOld]);
  const refreshThis = () => {
    if (!isOff) refresh(client, request);
  };
  useRefresh(refreshThis, refreshing);
  // While a query with new variables loads, urql still returns the previous result, which must be ignored.
  const isCurrent = operation?.key === key;
  const data = isCurrent ? last.data : undefined;
  // If the query is already being refetched in the background, urql sends no second request and reports nothing.
  const [retried, setRetried] = useState<CombinedError>();
  const isRetrying = data === undefined && retried !== undefined && retried === last.error;
  const error = isCurrent && !isRetrying ? last.error : undefined;
  const failure = useMemo(() => (error ? toPlannerError(error) : null), [error]);
  const refetch = useCallback(() => {
    if (isOff) return;
    setRetried(last.error);
    execute({ requestPolicy: 'network-only' });
  }, [execute, isOff, last.error]);
  useOnline(failure?.type === 'network', refreshThis);
  if (refusal) return { data: undefined, loading: false, error: refusal, refetch };
  return {
    data,
    loading: !isOff && data === undefined && (fetching || !failure),
    error: failure,
    refetch,
  };
}
