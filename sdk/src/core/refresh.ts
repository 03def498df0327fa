import type { AnyVariables, Client, GraphQLRequest, OperationResult } from '@urql/core';

interface Reads {
  /** The times of the last responses (`Date.now()`), by query key. */
  at: Map<number, number>;
  /** The age in ms after which data is refetched when it is displayed again. */
  maxAge: number;
  /** The keys of queries that are being refetched. */
  underWay: Set<number>;
}

const readsOf = new WeakMap<Client, Reads>();

/** Starts to record when a client's queries were last fetched. */
export function trackReads(client: Client, maxAge: number): void {
  readsOf.set(client, { at: new Map(), maxAge, underWay: new Set() });
}

/** Records the time of a response. */
export function noteRead(client: Client, { operation, error }: OperationResult): void {
  if (operation.kind === 'query' && !error) readsOf.get(client)?.at.set(operation.key, Date.now());
}

/**
 * Refetches a query in the background. Its data stays until the response arrives. Concurrent calls share one request.
 */
export function refresh<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): void {
  const underWay = readsOf.get(client)?.underWay;
  if (!underWay || underWay.has(request.key)) return;
  underWay.add(request.key);
  const options = { requestPolicy: 'network-only', isRefresh: true } as const;
  void client
    .executeQuery(request, options)
    .toPromise()
    .finally(() => underWay.delete(request.key));
}

/** Refetches a query if its data is older than the client's `refreshAfter`. */
export function refreshIfOld<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): void {
  const reads = readsOf.get(client);
  const at = reads?.at.get(request.key);
  if (reads && at !== undefined && Date.now() - at > reads.maxAge) refresh(client, request);
}

/**
 * Returns the cached data if a background refetch failed. The user did not request the refetch, so no error is
 * displayed.
 */
export function keptResult(client: Client, result: OperationResult): OperationResult | undefined {
  const { query, variables, context } = result.operation;
  if (!result.error || !context.isRefresh) return undefined;
  const kept = client.readQuery(query, variables, { requestPolicy: 'cache-only' });
  if (!kept?.data) return undefined;
  const { error: _, ...shown } = result;
  return { ...shown, data: kept.data };
}
