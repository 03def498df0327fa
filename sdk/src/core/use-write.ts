import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback, useRef, useState } from 'react';
import { usePlanner } from './PlannerProvider.js';
import type { PlannerClient } from './planner-client.js';
import { type PlannerError, toPlannerError } from './planner-error.js';

/** The state of a mutation. */
export interface Write {
  /** Whether at least one call is in progress. */
  busy: boolean;
  /** The error of the last completed call, or null. */
  error: PlannerError | null;
}

/**
 * A function that runs a mutation, and its state. The function is the same in every render. Its promise resolves when
 * the server has responded, or rejects with a PlannerError.
 *
 * @example
 * const [createBrand, { busy, error }] = useCreateBrand();
 */
export type WriteTuple<Input, Output> = [(input: Input) => Promise<Output>, Write];

/**
 * A mutation, with functions for its variables and its result. Create it only once, because the hook returns a new
 * function for each new shape.
 */
export interface WriteShape<Input, Output, Data, Variables extends AnyVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (input: Input) => Variables;
  result: (data: Data) => Output;
  /** Runs after the mutation has succeeded and before the call resolves. Can return an error to make the call fail. */
  settle?: (planner: PlannerClient, data: Data) => Promise<PlannerError | null>;
}

/**
 * Runs a mutation. All hooks that change data are based on this hook.
 *
 * @param rejectWith if set, every call rejects with this error, and no request is sent
 */
export function useWrite<Input, Output, Data, Variables extends AnyVariables>(
  shape: WriteShape<Input, Output, Data, Variables>,
  rejectWith: PlannerError | null = null,
): WriteTuple<Input, Output> {
  const planner = usePlanner();
  const [state, setState] = useState<Write>({ busy: false, error: null });
  const running = useRef(0);
  const run = useCallback(
    async (input: Input): Promise<Output> => {
      if (rejectWith) {
        setState({ busy: running.current > 0, error: rejectWith });
        throw rejectWith;
      }
      const variables = shape.variables(input);
      running.current += 1;
      setState({ busy: true, error: null });
      const { data, error } = await planner.urql.mutation(shape.mutation, variables).toPromise();
      const failure = error ? toPlannerError(error) : ((await shape.settle?.(planner, data as Data)) ?? null);
      running.current -= 1;
      setState({ busy: running.current > 0, error: failure });
      if (failure) throw failure;
      return shape.result(data as Data);
    },
    [planner, shape, rejectWith],
  );
  return [run, state];
}

/** Creates a hook that runs a mutation. */
export function writeHook<Input, Output, Data, Variables extends AnyVariables>(
  shape: WriteShape<Input, Output, Data, Variables>,
): () => WriteTuple<Input, Output> {
  return () => useWrite(shape);
}
