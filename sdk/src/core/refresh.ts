import {
  type AnyVariables,
  type Client,
  createRequest,
  type GraphQLRequest,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { retryLater } from './retry-later.js';

/** The state of a query. */
interface ReadState {
  operation: Operation;
  /** Whether a component displays the query's data. */
  isDisplayed: boolean;
  /** Whether a request is in progress. */
  isSent: boolean;
  /** The time of the last response (`Date.now()`). */
  at: number | undefined;
  /** Whether the data has changed on the server since the last request was sent. */
  isOutdated: boolean;
  /** Whether outdated data is being refetched. Stays true after a failed request, until a request succeeds. */
  isReplacing: boolean;
}

interface Reads {
  byKey: Map<number, ReadState>;
  /** The age in ms after which data is refetched when it is displayed again. */
  maxAge: number;
  /** Whether outdated queries will be refetched soon. */
  isScheduled: boolean;
  /** The number of consecutive failed attempts to refetch outdated queries. */
  failures: number;
  /** Cancels the next attempt after a failed one. */
  cancelRetry: (() => void) | undefined;
  /** The time of the first request (`Date.now()`). */
  firstSent: number | undefined;
}

/** How long to collect outdated queries before they are refetched, in ms. */
const COLLECT = 20;

const readsOf = new WeakMap<Client, Reads>();

/** Starts recording when a client's queries were last fetched. */
export function trackReads(client: Client, maxAge: number): void {
  readsOf.set(client, {
    byKey: new Map(),
    maxAge,
    isScheduled: false,
    failures: 0,
    cancelRetry: undefined,
    firstSent: undefined,
  });
}

/**
 * Records that components display a query, or no longer display it. Call it for each operation before the cache handles
 * the operation.
 */
export function noteOperation(client: Client, operation: Operation): void {
  const reads = readsOf.get(client);
  const known = reads?.byKey.get(operation.key);
  if (operation.kind === 'teardown' && known) {
    known.isDisplayed = false;
    known.isSent = false;
  } else if (operation.kind === 'query' && known) known.isDisplayed = true;
  else if (operation.kind === 'query') {
    reads?.byKey.set(operation.key, {
      operation,
      isDisplayed: true,
      isSent: false,
      at: undefined,
      isOutdated: false,
      isReplacing: false,
    });
  }
}

/** Records that a request is sent. Call it for each operation that the cache forwards. */
export function noteSent(client: Client, { kind, key }: Operation): void {
  const reads = readsOf.get(client);
  const state = kind === 'query' ? reads?.byKey.get(key) : undefined;
  if (!reads || !state) return;
  reads.firstSent ??= Date.now();
  state.isSent = true;
  state.isReplacing ||= state.isOutdated;
  state.isOutdated = false;
}

/** Records the time of a response. If outdated data could not be refetched, it is refetched later. */
export function noteRead(client: Client, { operation, error }: OperationResult): void {
  const reads = readsOf.get(client);
  const state = operation.kind === 'query' ? reads?.byKey.get(operation.key) : undefined;
  if (!reads || !state) return;
  state.isSent = false;
  if (!error) {
    state.at = Date.now();
    state.isReplacing = false;
    reads.failures = 0;
    // Refetch the data if it changed while the request was in progress.
    if (state.isOutdated) refreshOutdated(client);
    return;
  }
  state.isOutdated ||= state.isReplacing;
  if (!state.isOutdated) return;
  reads.cancelRetry?.();
  reads.cancelRetry = retryLater(() => refreshOutdated(client), reads.failures);
  reads.failures += 1;
}

/** Returns how long ago the client sent its first request, in ms. */
export const ageOfReads = (client: Client): number =>
  Date.now() - (readsOf.get(client)?.firstSent ?? Date.now());

/**
 * Refetches the affected queries in the background if they are displayed. Other affected queries are refetched when
 * they are next displayed.
 */
export function refreshAffected(client: Client, isAffected: (operation: Operation) => boolean): void {
  for (const state of readsOf.get(client)?.byKey.values() ?? [])
    if ((state.isSent || state.at !== undefined) && isAffected(state.operation)) state.isOutdated = true;
  refreshOutdated(client);
}

function refreshOutdated(client: Client): void {
  const reads = readsOf.get(client);
  if (!reads || reads.isScheduled) return;
  reads.isScheduled = true;
  setTimeout(() => {
    reads.isScheduled = false;
    for (const { operation, isDisplayed, isSent, isOutdated } of reads.byKey.values())
      if (isOutdated && isDisplayed && !isSent)
        refresh(client, createRequest(operation.query, operation.variables));
  }, COLLECT);
}

/**
 * Refetches a query in the background. Its data stays until the response arrives. Does nothing while a request is in
 * progress.
 */
export function refresh<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): void {
  if (readsOf.get(client)?.byKey.get(request.key)?.isSent) return;
  void client.executeQuery(request, { requestPolicy: 'network-only', isRefresh: true }).toPromise();
}

/** Refetches a query if its data is outdated, or older than the client's `refreshAfter`. */
export function refreshIfOld<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): void {
  const reads = readsOf.get(client);
  const state = reads?.byKey.get(request.key);
  if (!reads || state?.at === undefined) return;
  if (state.isOutdated || Date.now() - state.at > reads.maxAge) refresh(client, request);
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
