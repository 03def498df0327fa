import { type AnyVariables, createRequest, type TypedDocumentNode } from '@urql/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useClient, useQuery } from 'urql';
import { NO_PROVIDER } from '../provider/missing-provider.js';
import { useHasProvider } from '../provider/PlannerProvider.js';
import { type PlannerError, toPlannerError } from './planner-error.js';
import { refresh, refreshIfOld } from './refresh.js';
import { useOnline } from './use-online.js';
import { type RefreshOptions, useRefresh } from './use-refresh.js';

/** The state of something that is read. */
export interface Read {
  /** The first response has not arrived yet. */
  loading: boolean;
  /** Why the last request failed, else null. Failed requests are only repeated when the browser is online again. */
  error: PlannerError | null;
  /** Fetches again from the server. */
  refetch: () => void;
}

/** What a hook that reads one thing returns, under its name. After `!loading && !error` it is not null. */
export type ReadOne<Name extends string, Value> =
  | (Read & { loading: true } & { [Key in Name]: null })
  | (Read & { loading: false; error: PlannerError } & { [Key in Name]: Value | null })
  | (Read & { loading: false; error: null } & { [Key in Name]: Value });

/** What such a hook returns when it is given null and reads nothing. */
export type ReadNothing<Name extends string> = Read & { loading: false; error: null } & {
  [Key in Name]: null;
};

const NOTHING = () => {};

interface ReadOptions extends RefreshOptions {
  pause?: boolean;
  /** What is wrong with the question: it is the error, and nothing is asked. */
  refusal?: PlannerError | null;
  /** However old it is, it is not read again by itself. */
  staysOld?: boolean;
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
  { pause = false, refusal = null, staysOld = false, ...refreshing }: ReadOptions,
): Read & { data: Data | undefined } {
  const client = useClient();
  const isOff = pause || refusal !== null;
  const request = createRequest(query, variables);
  const { key } = request;
  const asked = useRef(request);
  const [{ fetching, operation, ...last }, execute] = useQuery({
    query,
    variables,
    pause: isOff,
  } as Parameters<typeof useQuery<Data, Variables>>[0]);
  const refetch = useCallback(() => {
    if (!isOff) execute({ requestPolicy: 'network-only' });
  }, [execute, isOff]);
  useEffect(() => {
    asked.current = request;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request.
  useEffect(() => {
    if (!isOff && !staysOld) refreshIfOld(client, asked.current);
  }, [client, key, isOff, staysOld]);
  const refreshThis = () => {
    if (!isOff) refresh(client, request);
  };
  useRefresh(refreshThis, refreshing);
  // urql goes on showing the last answer while another question is under way.
  const isAnswer = operation?.key === key;
  const data = isAnswer ? last.data : undefined;
  const error = isAnswer ? last.error : undefined;
  const failure = useMemo(() => (error ? toPlannerError(error) : null), [error]);
  useOnline(failure?.code === 'network', refreshThis);
  if (refusal) return refused(refusal);
  return { data, loading: !pause && data === undefined && (fetching || !failure), error: failure, refetch };
}
