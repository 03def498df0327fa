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

/** Sends one document's variables: the base of the writing hooks. */
export function useWrite<Data, Variables extends AnyVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): [(variables: Variables) => Promise<Data>, Write] {
  const planner = usePlanner();
  const [state, setState] = useState<Write>({ busy: false, error: null });
  const run = useCallback(
    async (variables: Variables): Promise<Data> => {
      setState({ busy: true, error: null });
      const { data, error } = await planner.urql.mutation(mutation, variables).toPromise();
      const failure = error ? toPlannerError(error) : null;
      setState({ busy: false, error: failure });
      if (failure) throw failure;
      return data as Data;
    },
    [planner, mutation],
  );
  return [run, state];
}
