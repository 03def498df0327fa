import type { AnyVariables, Client, GraphQLRequest, OperationResult } from '@urql/core';

interface Reads {
  /** When a query was last answered, as `Date.now()`, by its key. */
  at: Map<number, number>;
  /** How old it may be when it is shown again, in ms. */
  maxAge: number;
  /** Keys of the queries that are being refreshed. */
  underWay: Set<number>;
}

const readsOf = new WeakMap<Client, Reads>();

/** Keeps the times of a connection's reads from now on. */
export function trackReads(client: Client, maxAge: number): void {
  readsOf.set(client, { at: new Map(), maxAge, underWay: new Set() });
}

/** Notes that the server has answered a query. */
export function noteRead(client: Client, { operation, error }: OperationResult): void {
  if (operation.kind === 'query' && !error) readsOf.get(client)?.at.set(operation.key, Date.now());
}

/**
 * Reads again in the background: what is displayed stays until the result is there. However many ask for it at once, one
 * request is sent.
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

/** Refreshes what was read longer ago than the connection's `refreshAfter`. */
export function refreshIfOld<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): void {
  const reads = readsOf.get(client);
  const at = reads?.at.get(request.key);
  if (reads && at !== undefined && Date.now() - at > reads.maxAge) refresh(client, request);
}

/** A refresh that fails leaves what was read: nobody has asked for it. */
export function keptResult(client: Client, result: OperationResult): OperationResult | undefined {
  const { query, variables, context } = result.operation;
  if (!result.error || !context.isRefresh) return undefined;
  const kept = client.readQuery(query, variables, { requestPolicy: 'cache-only' });
  if (!kept?.data) return undefined;
  const { error: _, ...shown } = result;
  return { ...shown, data: kept.data };
}
