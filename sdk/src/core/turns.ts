import type { AnyVariables, Client, GraphQLRequest, Operation, OperationResult } from '@urql/core';

/** The position of a mutation in the queue. The client calls `start` before it sends the request. */
export interface Turn {
  /** Waits until all earlier mutations have received a response. Resolves to the operation to send. */
  start: (operation: Operation) => Promise<Operation>;
  /** Lets the next mutation start. */
  end: (result: OperationResult) => void;
}

/** Functions to call before an operation is sent and after its response arrives. `before` can change the operation. */
export interface TurnSteps {
  before?: (operation: Operation) => Operation;
  after?: (result: OperationResult) => void;
}

const lastTurnOf = new WeakMap<Client, Promise<void>>();

let count = 0;

/**
 * Runs a mutation after all earlier mutations started by this function have a response. Only the request waits:
 * optimistic results are displayed immediately.
 */
export function executeInTurn<Data, Variables extends AnyVariables>(
  urql: Client,
  request: GraphQLRequest<Data, Variables>,
  { before, after }: TurnSteps = {},
) {
  const previous = turnsOf(urql);
  let finish = () => {};
  lastTurnOf.set(
    urql,
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const turn: Turn = {
    start: async (operation) => {
      await previous;
      return before?.(operation) ?? operation;
    },
    end(result) {
      if (!result.error) after?.(result);
      finish();
    },
  };
  // urql identifies operations by their key. Each mutation gets its own key, because the queue can contain identical
  // mutations, such as moves back and forth.
  count += 1;
  return urql.executeMutation({ ...request, key: request.key + count }, { turn });
}

/** Resolves when all mutations that are currently in the queue have a response. */
export const turnsOf = (urql: Client): Promise<void> => lastTurnOf.get(urql) ?? Promise.resolve();
