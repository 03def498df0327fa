import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback, useState } from 'react';
import { usePlanner } from '../provider/PlannerProvider.js';
import { type PlannerError, toPlannerError } from './planner-error.js';

/** The state of a write. */
export interface Write {
  /** It is under way. */
  busy: boolean;
  /** Why the last one failed, else null. */
  error: PlannerError | null;
}

/** A function that writes, rejecting with a PlannerError, and its state. */
export type WriteTuple<Input, Output> = [(input: Input) => Promise<Output>, Write];

/** What a write sends and gives back. Keep it outside of components: another one is another write. */
export interface WriteShape<Input, Output, Data, Variables extends AnyVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (input: Input) => Variables;
  result: (data: Data) => Output;
}

/** Writes as a shape says: the base of the writing hooks. */
export function useWrite<Input, Output, Data, Variables extends AnyVariables>(
  shape: WriteShape<Input, Output, Data, Variables>,
): WriteTuple<Input, Output> {
  const planner = usePlanner();
  const [state, setState] = useState<Write>({ busy: false, error: null });
  const run = useCallback(
    async (input: Input): Promise<Output> => {
      setState({ busy: true, error: null });
      const { data, error } = await planner.urql.mutation(shape.mutation, shape.variables(input)).toPromise();
      const failure = error ? toPlannerError(error) : null;
      setState({ busy: false, error: failure });
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
