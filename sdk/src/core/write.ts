import {
  type AnyVariables,
  type Client,
  createRequest,
  type GraphQLRequest,
  type OperationResult,
  type OperationResultSource,
  type TypedDocumentNode,
} from '@urql/core';
import type { PlannerClient } from './planner-client.js';
import { type PlannerError, toPlannerError } from './planner-error.js';
import { executeInTurn } from './turns.js';

/** The part of the result that is the same for all hooks that change entries, brands, custom fields or users. */
export interface Changed {
  /**
   * The id of the recorded change, for `useUndo` and `useUndoHistory`. Null if nothing was recorded, for example
   * because an update changed no values.
   */
  changeId: string | null;
}

/**
 * A mutation, with functions for its variables and its result. Create it only once, because the hook returns a new
 * function if this object changes.
 */
export interface WriteShape<Input, Output, Data, Variables extends AnyVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (input: Input) => Variables;
  /** @param changed the id of the recorded change */
  result: (data: Data, changed: Changed) => Output;
  /** Whether to wait for the responses to earlier edits, moves and undos. Default: false. */
  inTurn?: boolean;
  /** Sends the mutation. By default, the client sends it. */
  execute?: (
    urql: Client,
    request: GraphQLRequest<Data, Variables>,
    input: Input,
  ) => OperationResultSource<OperationResult<Data, Variables>>;
  /** Runs after the mutation has succeeded and before the call resolves. Can return an error to make the call fail. */
  settle?: (planner: PlannerClient, data: Data, input: Input) => Promise<PlannerError | null>;
}

/** Runs a mutation without tracking its state for a hook. Rejects with a PlannerError. */
export async function write<Input, Output, Data, Variables extends AnyVariables>(
  planner: PlannerClient,
  { mutation, variables, result, settle, execute, inTurn }: WriteShape<Input, Output, Data, Variables>,
  input: Input,
): Promise<Output> {
  const { urql } = planner;
  const request = createRequest(mutation, variables(input));
  const send = inTurn ? executeInTurn<Data, Variables> : () => urql.executeMutation(request);
  const source = execute ? execute(urql, request, input) : send(urql, request);
  const { data, error, extensions } = await source.toPromise();
  const failure = error ? toPlannerError(error) : await settle?.(planner, data as Data, input);
  if (failure) throw failure;
  // Adding sample content creates two change sets. Only the first one, which contains the entries, can be undone.
  return result(data as Data, { changeId: extensions?.changes?.[0] ?? null });
}
