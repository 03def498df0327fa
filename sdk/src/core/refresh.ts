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
  /** Whether only the entries in `Reads.changed` have to be fetched to update the data. */
  hasChanges: boolean;
  /** Whether outdated data is being refetched. Stays true after a failed request, until a request succeeds. */
  isReplacing: boolean;
}

interface Reads {
  byKey: Map<number, ReadState>;
  /** The age in ms after which data is refetched when it is displayed again. */
  maxAge: number;
  /** The ids of changed entries that have not been fetched yet, and whether each entry has been deleted. */
  changed: Map<string, boolean>;
  /** Fetches changed entries. */
  update: UpdateEntries | undefined;
  /** Whether changed entries are being fetched. */
  isUpdating: boolean;
  /** The number of mutations that have been sent, and how many of them are in progress. */
  writes: number;
  writing: number;
  /** When outdated queries will be refetched (`Date.now()`). Undefined if there are none. */
  due: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The longest pause before queries are refetched that have changed while a request was in progress, in ms. */
  within: number;
  /** The number of consecutive failed attempts to refetch outdated queries. */
  failures: number;
  /** Cancels the next attempt after a failed one. */
  cancelRetry: (() => void) | undefined;
  /** The time of the first request (`Date.now()`). */
  firstSent: number | undefined;
}

/** A change to an entry. The version is null if the entry has been deleted. */
interface ChangedEntry {
  id: string;
  version: number | null;
}

/** How a change affects a query: not at all (false), in any way (true), or only through some entries. */
type Effect = boolean | readonly ChangedEntry[];

/** Fetches changed entries and updates the cached calendars. Resolves to false if that failed. */
export type UpdateEntries = (
  client: Client,
  changed: { ids: string[]; areDeleted: boolean; withValues: boolean },
) => Promise<boolean>;

/** How long to collect outdated queries before they are refetched, in ms. */
const COLLECT = 20;

/** The maximum number of entries to fetch with one request. If more have changed, queries are refetched. */
const MAX_CHANGED = 100;

const readsOf = new WeakMap<Client, Reads>();

/** Starts recording when a client's queries were last fetched. */
export function trackReads(client: Client, maxAge: number): void {
  readsOf.set(client, {
    byKey: new Map(),
    maxAge,
    changed: new Map(),
    update: undefined,
    isUpdating: false,
    writes: 0,
    writing: 0,
    within: 0,
    due: undefined,
    timer: undefined,
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
  if (operation.context.isUpdate) return;
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
      hasChanges: false,
      isReplacing: false,
    });
  }
}

/** Records that a request is sent. Call it for each operation that the cache forwards. */
export function noteSent(client: Client, { kind, key }: Operation): void {
  const reads = readsOf.get(client);
  if (reads && kind === 'mutation') {
    reads.writes += 1;
    reads.writing += 1;
  }
  const state = kind === 'query' ? reads?.byKey.get(key) : undefined;
  if (!reads || !state) return;
  reads.firstSent ??= Date.now();
  state.isSent = true;
  state.isReplacing ||= state.isOutdated;
  state.isOutdated = false;
}

function retry(client: Client, reads: Reads): void {
  reads.cancelRetry?.();
  reads.cancelRetry = retryLater(() => refreshOutdated(client), reads.failures);
  reads.failures += 1;
}

/** Records the time of a response. If outdated data could not be refetched, it is refetched later. */
export function noteRead(client: Client, { operation, error }: OperationResult): void {
  const reads = readsOf.get(client);
  if (reads && operation.kind === 'mutation') {
    reads.writing -= 1;
    refreshOutdated(client);
  }
  const state = operation.kind === 'query' ? reads?.byKey.get(operation.key) : undefined;
  if (!reads || !state) return;
  state.isSent = false;
  if (!error) {
    state.at = Date.now();
    state.isReplacing = false;
    reads.failures = 0;
    // Refetch the data if it changed while the request was in progress.
    if (state.isOutdated) refreshOutdated(client, reads.within);
    return;
  }
  state.isOutdated ||= state.isReplacing;
  if (state.isOutdated) retry(client, reads);
}

/** Returns how long ago the client sent its first request, in ms. */
export const ageOfReads = (client: Client): number =>
  Date.now() - (readsOf.get(client)?.firstSent ?? Date.now());

/**
 * Refetches the affected queries in the background if they are displayed. If a change affects a query only through some
 * entries, fetches just these entries. Other affected queries are refetched when they are next displayed.
 *
 * @param options.within the longest pause before the requests, in ms. Default: 0
 * @param options.update fetches entries; by default, queries are refetched instead
 */
export function refreshAffected(
  client: Client,
  effectOn: (query: Operation) => Effect,
  { within = 0, update }: { within?: number; update?: UpdateEntries | undefined } = {},
): void {
  const reads = readsOf.get(client);
  if (!reads) return;
  reads.update = update ?? reads.update;
  reads.within = within;
  for (const state of reads.byKey.values()) {
    const effect = (state.isSent || state.at !== undefined) && effectOn(state.operation);
    if (!effect) continue;
    // A response that is on its way might not contain the change. Refetch the query after that response, because the
    // cache would ignore it if later responses have already updated the query's data.
    if (effect === true || !update || !state.isDisplayed || state.isSent) state.isOutdated = true;
    else {
      state.hasChanges = true;
      for (const { id, version } of effect) reads.changed.set(id, version === null);
    }
  }
  refreshOutdated(client, within);
}

/** Refetches what is outdated, after a random pause of at most `within` ms. */
function refreshOutdated(client: Client, within = 0): void {
  const reads = readsOf.get(client);
  if (!reads) return;
  const due = Date.now() + COLLECT + within * Math.random();
  if (reads.due !== undefined && reads.due <= due) return;
  clearTimeout(reads.timer);
  reads.due = due;
  reads.timer = setTimeout(() => {
    reads.due = undefined;
    refreshNow(client, reads);
  }, due - Date.now());
}

function refreshNow(client: Client, reads: Reads): void {
  // Wait for mutations to end, because later responses would replace their optimistic results.
  if (reads.writing > 0) return;
  const states = [...reads.byKey.values()];
  for (const state of states) {
    if (!state.hasChanges) continue;
    const { isDisplayed, isSent, isOutdated } = state;
    if (isDisplayed && !isSent && !isOutdated && reads.changed.size <= MAX_CHANGED) continue;
    state.hasChanges = false;
    state.isOutdated = true;
  }
  void updateChanged(
    client,
    reads,
    states.filter(({ hasChanges }) => hasChanges),
  );
  for (const { operation, isDisplayed, isSent, isOutdated } of states)
    if (isOutdated && isDisplayed && !isSent)
      refresh(client, createRequest(operation.query, operation.variables));
}

/** Fetches the changed entries for queries that have to be updated. */
async function updateChanged(client: Client, reads: Reads, states: readonly ReadState[]): Promise<void> {
  // While entries are being fetched, later changes wait, so that responses arrive in the order of the requests.
  if (reads.isUpdating || !reads.update) return;
  const { changed, writes } = reads;
  reads.changed = new Map();
  if (states.length === 0) return;
  for (const state of states) state.hasChanges = false;
  reads.isUpdating = true;
  const isDone = await reads.update(client, {
    ids: [...changed.keys()],
    areDeleted: ![...changed.values()].includes(false),
    // Entries must have all fields of the calendars that they are added to.
    withValues: [...reads.byKey.values()].some(
      ({ operation, isDisplayed }) => isDisplayed && operation.variables?.withValues === true,
    ),
  });
  reads.isUpdating = false;
  if (isDone) {
    reads.failures = 0;
    // If a mutation was sent in the meantime, the calendars might contain its optimistic result, even if it fails.
    const isOutdated = reads.writes !== writes;
    for (const state of states) state.isOutdated ||= isOutdated;
    if (isOutdated || reads.changed.size > 0) refreshOutdated(client, reads.within);
    return;
  }
  reads.changed = new Map([...changed, ...reads.changed]);
  for (const state of states) state.hasChanges = true;
  retry(client, reads);
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
