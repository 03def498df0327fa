import type { AnyVariables, Client, GraphQLRequest, OperationResult } from '@urql/core';

interface Reads {
  /** The time of a query's last response, as `Date.now()`, by its key. */
  at: Map<number, number>;
  /** The age in ms from which data is refetched when it's displayed again. */
  maxAge: number;
  /** Keys of the queries that are being refreshed. */
  underWay: Set<number>;
}

const readsOf = new WeakMap<Client, Reads>();

/** Starts to record when the queries of a client were last fetched. */
export function trackReads(client: Client, maxAge: number): void {
  readsOf.set(client, { at: new Map(), maxAge, underWay: new Set() });
}

/** Records the time of a response. */
export function noteRead(client: Client, { operation, error }: OperationResult): void {
  if (operation.kind === 'query' && !error) readsOf.get(client)?.at.set(operation.key, Date.now());
}

/**
 * Refetches a query in the background: its data stays until the response arrives. Concurrent calls share one request.
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

/** Refetches a query whose data is older than the client's `refreshAfter`. */
export function refreshIfOld<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): void {
  const reads = readsOf.get(client);
  const at = reads?.at.get(request.key);
  if (reads && at !== undefined && Date.now() - at > reads.maxAge) refresh(client, request);
}

/** Returns the cached data if a background refetch fails. The user has not requested it, so no error is displayed. */
export function keptResult(client: Client, result: OperationResult): OperationResult | undefined {
  const { query, variables, context } = result.operation;
  if (!result.error || !context.isRefresh) return undefined;
  const kept = client.readQuery(query, variables, { requestPolicy: 'cache-only' });
  if (!kept?.data) return undefined;
  const { error: _, ...shown } = result;
  return { ...shown, data: kept.data };
}
