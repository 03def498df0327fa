import {
  Client,
  type ClientOptions,
  fetchExchange,
  makeOperation,
  type Operation,
  type OperationResult,
} from '@urql/core';

/**
 * Sends a request again. Bypasses the cache, which is still waiting for the first response.
 *
 * @returns the new result, as if it were the result of the first operation
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
