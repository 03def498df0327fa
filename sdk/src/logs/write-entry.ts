import type { EntryOf, LogKind } from '@content-planner/model';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import type { PlannerClient } from '../core/planner-client.js';
import { type Changed, write } from '../core/write.js';
import type { EntryInput } from './entry-input.js';
import { type InputById, inputsById, namedResponse, type StoredEntry } from './entry-values.js';

/**
 * Creates or updates an entry. Rejects with a PlannerError.
 *
 * @param variables returns the variables of the mutation, from the input in the format of the API
 */
export async function writeEntry<
  Kind extends LogKind,
  Input extends Partial<EntryInput<LogKind>>,
  Variables extends AnyVariables,
>(
  planner: PlannerClient,
  mutation: TypedDocumentNode<{ entry: StoredEntry }, Variables>,
  { kind, input, inTurn = false }: { kind: Kind; input: Input; inTurn?: boolean },
  variables: (input: InputById<Input>) => Variables,
): Promise<EntryOf<Kind> & Changed> {
  const found = inputsById(planner.urql, [{ kind, input }]);
  // Awaiting the input, even if all fields are in the cache, would let a later move or undo start earlier.
  const [given] = (found instanceof Promise ? await found : found) as [InputById<Input>];
  const { entry, ...changed } = await write(
    planner,
    {
      mutation,
      variables,
      result: (data, { changeId }) => ({ entry: data.entry, changeId }),
      inTurn,
    },
    given,
  );
  // The document's type doesn't guarantee that the entry has the kind, so use a type assertion.
  return { ...(await namedResponse(planner.urql, entry)), ...changed } as unknown as EntryOf<Kind> & Changed;
}
