import type { AnyVariables } from '@urql/core';
import { useCallback, useRef, useState } from 'react';
import { usePlanner } from './PlannerProvider.js';
import { PlannerError } from './planner-error.js';
import { type WriteShape, write } from './write.js';

/** The state of a mutation. */
export interface Write {
  /** Whether at least one call is in progress. */
  busy: boolean;
  /** The error from the last completed call, or null. */
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
 * Tracks the state of calls. All hooks that change data are based on this hook.
 *
 * @param call must be the same function in every render
 */
export function useCall<Input, Output>(call: (input: Input) => Promise<Output>): WriteTuple<Input, Output> {
  const [state, setState] = useState<Write>({ busy: false, error: null });
  const running = useRef(0);
  const run = useCallback(
    async (input: Input): Promise<Output> => {
      running.current += 1;
      setState({ busy: true, error: null });
      let error: PlannerError | null = null;
      try {
        return await call(input);
      } catch (failure) {
        if (failure instanceof PlannerError) error = failure;
        throw failure;
      } finally {
        running.current -= 1;
        setState({ busy: running.current > 0, error });
      }
    },
    [call],
  );
  return [run, state];
}

/**
 * Runs a mutation.
 *
 * @param rejectWith if set, every call rejects with this error, and no request is sent
 */
export function useWrite<Input, Output, Data, Variables extends AnyVariables>(
  shape: WriteShape<Input, Output, Data, Variables>,
  rejectWith: PlannerError | null = null,
): WriteTuple<Input, Output> {
  const planner = usePlanner();
  return useCall(
    useCallback(
      async (input: Input) => {
        if (rejectWith) throw rejectWith;
        return write(planner, shape, input);
      },
      [planner, shape, rejectWith],
    ),
  );
}

/** Creates a hook that runs a mutation. */
export function writeHook<Input, Output, Data, Variables extends AnyVariables>(
  shape: WriteShape<Input, Output, Data, Variables>,
): () => WriteTuple<Input, Output> {
  return () => useWrite(shape);
}
