import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback, useRef, useState } from 'react';
import { usePlanner } from '../provider/PlannerProvider.js';
import type { PlannerClient } from './create-planner-client.js';
import { type PlannerError, toPlannerError } from './planner-error.js';

/** The state of a write. */
export interface Write {
  /** One is under way, or several. */
  busy: boolean;
  /** Why the last one that ended failed, else null. */
  error: PlannerError | null;
}

/**
 * A function that writes, and its state. The function is the same one in every render; it resolves once the server
 * has answered and rejects with a PlannerError.
 *
 * @example
 * const [createBrand, { busy, error }] = useCreateBrand();
 */
export type WriteTuple<Input, Output> = [(input: Input) => Promise<Output>, Write];

/** What a write sends and gives back. Keep it outside of components: another one is another write. */
export interface WriteShape<Input, Output, Data, Variables extends AnyVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (input: Input) => Variables;
  result: (data: Data) => Output;
  /** What follows a success before the write counts as done; gives the failure where it turns out to be none. */
  settle?: (planner: PlannerClient, data: Data) => Promise<PlannerError | null>;
  /** What is wrong whatever is written: it is rejected with, and nothing is sent. */
  refusal?: PlannerError | null;
}

/** Writes as a shape says: the base of the writing hooks. */
export function useWrite<Input, Output, Data, Variables extends AnyVariables>(
  shape: WriteShape<Input, Output, Data, Variables>,
): WriteTuple<Input, Output> {
  const planner = usePlanner();
  const [state, setState] = useState<Write>({ busy: false, error: null });
  const running = useRef(0);
  const run = useCallback(
    async (input: Input): Promise<Output> => {
      if (shape.refusal) {
        setState({ busy: running.current > 0, error: shape.refusal });
        throw shape.refusal;
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
    [planner, shape],
  );
  return [run, state];
}

/** Makes the hook of a write. */
export function writeHook<Input, Output, Data, Variables extends AnyVariables>(
  shape: WriteShape<Input, Output, Data, Variables>,
): () => WriteTuple<Input, Output> {
  return () => useWrite(shape);
}
