import { Client, fetchExchange, mapExchange, type OperationResult } from '@urql/core';
import { createCache } from './cache.js';
import { addToPage } from './clients-on-page.js';
import { releaseDroppedReads } from './dropped-reads.js';
import { answerOutdated } from './outdated.js';
import { type PlannerError, toPlannerError } from './planner-error.js';
import { keptResult, noteRead, trackReads } from './refresh.js';
import { refusalsAsGraphQL, refuseAll } from './refusals-as-graphql.js';
import { sendAgain } from './send-again.js';

/** Where the planner is, and how to reach it. */
export interface PlannerClientOptions {
  /**
   * The planner's address, such as `https://planner.example.com`; empty for the page's own origin.
   * Another origin has to be listed in the planner's `ALLOWED_ORIGINS`.
   */
  url: string;
  /**
   * Replaces the global `fetch`, for example in tests, or to add a header for a gateway of the page's own origin. A
   * planner on another origin rejects requests with headers other than `Content-Type`.
   */
  fetch?: typeof fetch;
  /**
   * Called when a call finds that the session has ended (`error.isSessionEnded`), once for each such call. A logout
   * through `useLogout` is none, nor is a wrong password. Default `client.discardCache({ loggedOut: true })`,
   * which makes
   * `useViewer` null, and with it the application show its login.
   *
   * Return a promise to keep the page as it is while somebody logs in again, such as over a form with unsaved
   * input: the
   * call waits for it. When it resolves to true, the call is sent again; when it resolves to false, the call fails. Log
   * in with `useLogin({ keepCache: true })`.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing is fine.
  onSessionEnded?: (ended: { error: PlannerError }) => Promise<boolean> | void;
  /**
   * When a component begins to show something that was read longer ago than this, in milliseconds, it is read again in
   * the background: 30,000 keeps screens current that are opened again and again. Who is logged in is left out. Default
   * never.
   */
  refreshAfter?: number;
}

/**
 * A connection to one planner, with a cache of its own. Make one a page, outside of components; on a server one a
 * request.
 *
 * @example
 * const client = createPlannerClient({ url: '' });
 * const stop = client.subscribe(() => console.info('What was read is forgotten.'));
 * client.discardCache();
 * stop();
 */
export interface PlannerClient {
  /** The planner's address, without a slash at its end; empty for the page's own origin. */
  readonly url: string;
  /**
   * The last session has ended by itself, and what it had read is forgotten (`onSessionEnded`): nobody is logged
   * in until
   * the next login.
   */
  readonly sessionEnded: boolean;
  /** The urql client of the moment; another one after the cache was discarded. */
  readonly urql: Client;
  /**
   * Forgets everything that was read, as after a login or a logout. After a logout, what is on the
   * screen may still ask for what only users see: `loggedOut` keeps that from counting as a session
   * that has ended.
   */
  discardCache(after?: { loggedOut: boolean }): void;
  /** Calls back whenever `urql` becomes another one. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/**
 * Connects to a planner. Nothing is sent before a hook reads or writes. What is read is kept, never asked for again by
 * itself: not after a failure, on a timer, on focus or when the network comes back. `refreshAfter`, and
 * `refreshOnFocus` and `refreshEvery` of the reading hooks, change that.
 *
 * Where the address is none, every call fails with `invalid` and a sentence that says so; the console has it too.
 *
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 */
export function createPlannerClient(options: PlannerClientOptions): PlannerClient {
  // Callers may not have a type checker, and a bundler's variable that is not set is undefined.
  const given = String(options.url);
  const url = given.replace(/\/+$/, '');
  const isAddress = given === '' || /^https?:\/\//.test(url);
  const misuse = `createPlannerClient: '${given}' is no address of a planner. Write it as https://host, or '' for the page's own origin.`;
  // Thrown, it would leave a blank page: this is called where an application's modules are read.
  if (!isAddress) console.error(misuse);
  const endpoint = `${url}/graphql`;
  let isSaid = false;
  // For developers, once; people read the error's own sentence.
  const sayWhatToCheck = () => {
    if (isSaid) return;
    isSaid = true;
    console.warn(
      `No answer from ${endpoint}: check that the planner runs, the url given to createPlannerClient, and that the planner's ALLOWED_ORIGINS lists this page's origin.`,
    );
  };
  const transport = {
    url: endpoint,
    fetchOptions: { credentials: 'include' },
    preferGetMethod: false,
    fetch: isAddress ? refusalsAsGraphQL(options.fetch) : refuseAll(misuse),
  } as const;
  const connect = (loggedOut: boolean): Client => {
    /** Tells that the session has ended; the promise is that of somebody who logs in again. */
    const renewalOf = ({ error: combined }: OperationResult): Promise<boolean> | undefined => {
      const error = combined && toPlannerError(combined);
      // What comes late of a session before says nothing of the one that is on now.
      const isLate = connection !== urql;
      return error?.isSessionEnded && !loggedOut && !isLate ? endSession(error) : undefined;
    };
    const afterRenewal = async (
      renewal: Promise<boolean>,
      failed: OperationResult,
    ): Promise<OperationResult> => {
      if (!(await renewal)) return failed;
      const result = await sendAgain(transport, failed.operation);
      const next = renewalOf(result);
      return next ? afterRenewal(next, result) : (answerOutdated(result) ?? result);
    };
    const droppedReads = releaseDroppedReads(() => connection);
    const connection: Client = new Client({
      ...transport,
      exchanges: [
        mapExchange({ onResult: (result) => keptResult(connection, result) }),
        droppedReads.beforeCache,
        createCache(),
        droppedReads.afterCache,
        mapExchange({
          onResult(result) {
            noteRead(connection, result);
            const renewal = renewalOf(result);
            return renewal ? afterRenewal(renewal, result) : answerOutdated(result);
          },
          onError(combined) {
            if (combined.networkError && !combined.response) sayWhatToCheck();
          },
        }),
        fetchExchange,
      ],
    });
    trackReads(connection, options.refreshAfter ?? Number.POSITIVE_INFINITY);
    return connection;
  };

  let isEnding = false;
  let sessionEnded = false;
  const endSession = (error: PlannerError) => {
    isEnding = true;
    try {
      return onSessionEnded({ error }) ?? undefined;
    } finally {
      isEnding = false;
    }
  };

  let urql = connect(false);
  const listeners = new Set<() => void>();
  let leavePage = () => {};
  const client: PlannerClient = {
    url,
    get urql() {
      return urql;
    },
    get sessionEnded() {
      return sessionEnded;
    },
    discardCache(after) {
      const loggedOut = after?.loggedOut ?? false;
      sessionEnded = isEnding && loggedOut;
      urql = connect(loggedOut);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) leavePage = addToPage(client);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leavePage();
      };
    },
  };
  const forget = () => {
    // For developers: without a login on the page, the components stay in their loading state.
    console.info(
      `Nobody is logged in at ${endpoint} any more: show a login, such as LoginGate of @content-planner/ui-kit, or give createPlannerClient an onSessionEnded.`,
    );
    client.discardCache({ loggedOut: true });
  };
  const { onSessionEnded = forget } = options;
  return client;
}
