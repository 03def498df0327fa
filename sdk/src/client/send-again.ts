import {
  Client,
  type ClientOptions,
  fetchExchange,
  makeOperation,
  type Operation,
  type OperationResult,
} from '@urql/core';

/**
 * Sends a call once more, past the cache: the cache is still waiting for the first one's result.
 *
 * @returns the new result as that of the first call
 */
export async function sendAgain(
  transport: Omit<ClientOptions, 'exchanges'>,
  operation: Operation,
): Promise<OperationResult> {
  const client = new Client({ ...transport, exchanges: [fetchExchange] });
  const context = { ...operation.context, requestPolicy: 'network-only' as const };
  const again = makeOperation(operation.kind, operation, context);
  return { ...(await client.executeRequestOperation(again).toPromise()), operation };
}
