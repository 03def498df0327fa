import { Client, fetchExchange, mapExchange, type OperationResult } from '@urql/core';
import { addToPage } from '../core/clients-on-page.js';
import type { PlannerClient } from '../core/planner-client.js';
import { type PlannerError, toPlannerError } from '../core/planner-error.js';
import { keptResult, noteRead, trackReads } from '../core/refresh.js';
import { createCache } from './cache.js';
import { releaseDroppedReads } from './dropped-reads.js';
import { answerOutdated } from './outdated.js';
import { refusalsAsGraphQL, refuseAll } from './refusals-as-graphql.js';
import { sendAgain } from './send-again.js';

/** Options for {@link createPlannerClient}. */
export interface PlannerClientOptions {
  /**
   * The planner's URL, such as `https://planner.example.com`, or '' for the page's own origin. If the planner has another
   * origin, its `ALLOWED_ORIGINS` must include the page's origin.
   */
  url: string;
  /**
   * Replaces the global `fetch`, for example in tests, or to add a header for a gateway on the page's own origin. A
   * planner on another origin rejects requests with headers other than `Content-Type`.
   */
  fetch?: typeof fetch;
  /**
   * Called for each request that fails because the session has ended (`error.isSessionEnded`). It isn't called after
   * `useLogout` or a wrong password. By default, calls `client.discardCache({ loggedOut: true })`. The `viewer` from
   * `useViewer` then becomes null, so that the application displays its login.
   *
   * Return a promise to keep the page as it is while the user logs in again, for example in a dialog over a form with
   * unsaved input. The request waits for the promise. If it resolves to true, the request is sent again. If it resolves
   * to false, the request fails. Log in with `useLogin({ keepCache: true })`.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing is fine.
  onSessionEnded?: (ended: { error: PlannerError }) => Promise<boolean> | void;
  /**
   * The age in ms after which data is refetched in the background when a component starts to display it. For example,
   * 30,000 keeps frequently opened screens up to date. Doesn't apply to `useViewer`. By default, data is never
   * refetched because of its age.
   */
  refreshAfter?: number;
}

/**
 * Creates a client for a planner. It sends no request until a hook does. Fetched data stays in the cache and is not
 * refetched on a timer or on focus, unless you set `refreshAfter` here, or `refreshOnFocus` or `refreshEvery` in a
 * hook's options. Queries that failed because of the network are sent again when the browser is online.
 *
 * If `url` is invalid, every request fails with `invalid` and a message, which is also logged to the console.
 *
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 */
export function createPlannerClient(options: PlannerClientOptions): PlannerClient {
  // Without a type checker, callers can pass undefined, for example from an environment variable that is not set.
  const given = String(options.url);
  const url = given.replace(/\/+$/, '');
  const isAddress = given === '' || /^https?:\/\//.test(url);
  const misuse = `createPlannerClient: '${given}' is not the URL of a planner. Use https://host, or '' for the page's own origin.`;
  // Applications call this while their modules load, so an exception would leave a blank page.
  if (!isAddress) console.error(misuse);
  const endpoint = `${url}/graphql`;
  let hasWarned = false;
  // Logged once, for developers. Users see the error's message.
  const warnOfNoResponse = () => {
    if (hasWarned) return;
    hasWarned = true;
    console.warn(
      `No response from ${endpoint}. Check that the planner is running, that the url passed to createPlannerClient is correct, and that the planner's ALLOWED_ORIGINS includes this page's origin.`,
    );
  };
  const transport = {
    url: endpoint,
    fetchOptions: { credentials: 'include' },
    preferGetMethod: false,
    fetch: isAddress ? refusalsAsGraphQL(options.fetch) : refuseAll(misuse),
  } as const;
  const connect = (loggedOut: boolean): Client => {
    /** Calls `onSessionEnded` if the session has ended. Returns the promise that `onSessionEnded` returns, if any. */
    const renewalOf = ({ error: combined }: OperationResult): Promise<boolean> | undefined => {
      const error = combined && toPlannerError(combined);
      // A late response from an earlier session says nothing about the current session.
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
            if (combined.networkError && !combined.response) warnOfNoResponse();
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
    // A hint for developers, because without a login on the page, components stay in their loading state.
    console.info(
      `The session at ${endpoint} has ended. Show a login, such as LoginGate of @content-planner/ui-kit, or pass onSessionEnded to createPlannerClient.`,
    );
    client.discardCache({ loggedOut: true });
  };
  const { onSessionEnded = forget } = options;
  return client;
}
