import { CONNECTION_ERRORS } from '@content-planner/model';
import { Client, fetchExchange, mapExchange, type OperationResult } from '@urql/core';
import { viewerOf } from '../auth/share-session.js';
import { VIEWER } from '../auth/viewer-document.js';
import type { AccessCode } from '../core/access-codes.js';
import { accessStateOf, setAccess } from '../core/access-state.js';
import { addToPage } from '../core/clients-on-page.js';
import { logoutOf } from '../core/logout-state.js';
import type { PlannerClient } from '../core/planner-client.js';
import { clientError, type PlannerError, toPlannerError } from '../core/planner-error.js';
import { keptResult, noteRead, noteSent, trackReads } from '../core/refresh.js';
import { sendAgain } from '../core/send-again.js';
import { createCache } from './cache.js';
import { releaseDroppedReads } from './dropped-reads.js';
import { answerEndedSession } from './ended-session.js';
import { createLiveUpdates } from './live-updates.js';
import { noteOperations } from './note-operations.js';
import { answerOutdated } from './outdated.js';
import { refetchOutdatedReads } from './outdated-reads.js';
import { refusalsAsGraphQL, refuseAll } from './refusals-as-graphql.js';
import type { TokenAuth } from './token-fetch.js';

/** Options for {@link createPlannerClient}. */
export interface PlannerClientOptions {
  /**
   * The planner's URL, such as `https://planner.example.com`, or '' for the page's own origin. If the planner has a
   * different origin, its `ALLOWED_ORIGINS` must include the page's origin.
   */
  url: string;
  /**
   * An access token to use instead of the user's session: a key, or the secret of a link or an embed. No cookies are
   * sent, so `ALLOWED_ORIGINS` does not have to include the page's origin. The secret of a link or an embed is exchanged
   * for short-lived tokens. An embed works on pages at its origins. `useAccess` returns whether the client has access.
   * Never publish a key in a page.
   */
  auth?: TokenAuth;
  /** Replaces the global `fetch`, for example in tests, or to add a header for a gateway. */
  fetch?: typeof fetch;
  /**
   * Called for each request that fails because the session has ended (`error.isSessionEnded`). It isn't called during
   * or after a logout with `useLogout`, or after a login with a wrong password. The default calls
   * `client.discardCache({ loggedOut: true })`. The `viewer` from `useViewer` then becomes null, so that the
   * application displays its login.
   *
   * Return a promise to keep the page as it is while the user logs in again, for example in a dialog over a form with
   * unsaved input. The request waits for the promise. If the promise resolves to true, the request is sent again. If
   * the promise resolves to false, the request fails. Log in with `useLogin({ keepCache: true })`.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing is fine.
  onSessionEnded?: (ended: { error: PlannerError }) => Promise<boolean> | void;
  /**
   * Called if a change requires a login within the last ten minutes (`error.type` is `recentLoginRequired`). Such
   * changes include granting administrator rights and creating a key. Display a login that uses
   * `useLogin({ keepCache: true })`, such as `LoginDialog` in `@content-planner/ui-kit`. To send the change again after
   * the login, resolve to true. If the user cancels, resolve to false: the change then fails, as it does by default.
   */
  onRecentLoginRequired?: (required: { error: PlannerError }) => Promise<boolean>;
  /**
   * The age in ms after which data is refetched in the background when a component starts to display it. For example,
   * 30,000 keeps frequently opened screens up to date. Doesn't apply to `useViewer`. By default, data is never
   * refetched because of its age.
   */
  refreshAfter?: number;
  /**
   * Whether changes made by other users, programs and tabs appear without a reload. While a user is logged in and the
   * page is visible, the client keeps one connection to the planner open. If a change affects displayed data, changed
   * entries are fetched, or the data is refetched, in the background within 1.5 seconds. If the connection is lost, all
   * displayed data is refetched within five seconds after the connection is restored. See `useLiveStatus` and
   * `useLiveChanges`. Default: false.
   */
  live?: boolean;
}

/**
 * Creates a client for a planner. The client sends no requests until a component uses a hook. Fetched data stays in the
 * cache and is not refetched on a timer or on focus, unless you set `refreshAfter` or `live` here, or `refreshOnFocus`
 * or `refreshEvery` in a hook's options. Queries that failed because of the network are sent again when the browser is
 * back online.
 *
 * If `url` is invalid, every request fails with the code `plannerUrlInvalid` and a message, which is also logged to the console.
 *
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com', auth: { token: 'cp_embed_…' } });
 */
export function createPlannerClient(options: PlannerClientOptions): PlannerClient {
  // Without a type checker, callers can pass undefined, for example from an environment variable that is not set.
  const given = String(options.url);
  const url = given.replace(/\/+$/, '');
  const isAddress = given === '' || /^https?:\/\//.test(url);
  const misuse = clientError(CONNECTION_ERRORS, 'plannerUrlInvalid', { url: given });
  // Don't throw, because applications call this function while their modules load, and an exception would leave a blank
  // page.
  if (!isAddress) console.error(misuse.serverMessage);
  const endpoint = `${url}/graphql`;
  const { auth } = options;
  let hasWarned = false;
  // This warning is logged once, for developers. Users see the error's message.
  const warnOfNoResponse = () => {
    if (hasWarned) return;
    hasWarned = true;
    console.warn(
      `No response from ${endpoint}. Check that the planner is running, and that the url passed to createPlannerClient is correct.${auth ? '' : " The planner's ALLOWED_ORIGINS must include this page's origin."}`,
    );
  };
  let tokenFetch: Promise<typeof fetch> | undefined;
  /** Loads the code for access tokens with the first request, because most pages don't use them. */
  const loadTokenFetch = (given: TokenAuth): Promise<typeof fetch> => {
    tokenFetch ??= import('./token-fetch.js').then(
      ({ createTokenFetch }) =>
        createTokenFetch({ url, auth: given, send: options.fetch ?? fetch, onAccess }),
      (error: unknown) => {
        tokenFetch = undefined;
        throw error;
      },
    );
    return tokenFetch;
  };
  const send: typeof fetch | undefined =
    auth && (async (input, init) => (await loadTokenFetch(auth))(input, init));
  const transport = {
    url: endpoint,
    fetchOptions: { credentials: auth ? 'omit' : 'include' },
    preferGetMethod: false,
    fetch: isAddress ? refusalsAsGraphQL(send ?? options.fetch) : refuseAll(misuse),
  } as const;
  const connect = (loggedOut: boolean): Client => {
    /** If a request failed because it requires a login, returns a function that requests the login. */
    const loginFor = ({ error: combined }: OperationResult): (() => Promise<boolean> | undefined) | null => {
      const error = combined && toPlannerError(combined);
      // A late response from an earlier session says nothing about the current session.
      const isLate = connection !== urql;
      if (!error || auth || loggedOut || isLate) return null;
      if (error.isSessionEnded) return () => endSession(error);
      return error.type === 'recentLoginRequired' ? () => options.onRecentLoginRequired?.({ error }) : null;
    };
    /**
     * Refetches the viewer if two-step verification is now required, for example because an administrator has reset it.
     */
    const refetchViewer = () => {
      if (viewerOf(client)?.needsTwoStep !== false) return;
      void connection.query(VIEWER, {}, { requestPolicy: 'network-only' }).toPromise();
    };
    const droppedReads = releaseDroppedReads(() => connection);
    const outdatedReads = refetchOutdatedReads(() => connection);
    /** Records the final result of an operation. */
    const settle = (result: OperationResult): OperationResult => {
      outdatedReads.noteResult(result);
      result.operation.context.turn?.end(result);
      noteRead(connection, result);
      return result;
    };
    const receive = (received: OperationResult): OperationResult | Promise<OperationResult> => {
      const result = answerOutdated(received) ?? answerEndedSession(client, received) ?? received;
      const logIn = loginFor(result);
      if (!logIn) return settle(result);
      const logout = logoutOf(client);
      if (logout) return logout.then(() => receive(received));
      const renewal = logIn();
      return renewal ? afterRenewal(renewal, result) : settle(result);
    };
    const afterRenewal = async (
      renewal: Promise<boolean>,
      failed: OperationResult,
    ): Promise<OperationResult> =>
      (await renewal) ? receive(await sendAgain(transport, failed.operation)) : settle(failed);
    const connection: Client = new Client({
      ...transport,
      exchanges: [
        noteOperations(() => connection),
        mapExchange({
          onOperation: (operation) => live?.noteOperation(operation),
          onResult(result) {
            live?.noteResult(result);
            return keptResult(connection, result);
          },
        }),
        droppedReads.beforeCache,
        createCache(),
        droppedReads.afterCache,
        mapExchange({
          onOperation(operation) {
            outdatedReads.noteOperation(operation);
            noteSent(connection, operation);
            return operation.context.turn?.start(operation);
          },
          onResult: receive,
          onError(combined) {
            if (combined.networkError && !combined.response) warnOfNoResponse();
            if (toPlannerError(combined).code === 'twoStepRequired') refetchViewer();
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
  let stopLive = () => {};
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
      live?.restart();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        leavePage = addToPage(client);
        stopLive = live?.start() ?? stopLive;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leavePage();
        stopLive();
      };
    },
  };
  const access = accessStateOf(client);
  access.hasToken = auth !== undefined;
  const onAccess = (rejection: AccessCode | null) => {
    const wasActive = access.isActive;
    setAccess(access, rejection);
    // Clear the cache, because content must not remain visible after access has ended.
    if (wasActive && rejection) client.discardCache();
  };
  const forget = () => {
    // Log a hint for developers, because without a login on the page, components stay in their loading state.
    console.info(
      `The session at ${endpoint} has ended. Show a login, such as LoginGate of @content-planner/ui-kit, or pass onSessionEnded to createPlannerClient.`,
    );
    client.discardCache({ loggedOut: true });
  };
  const { onSessionEnded = forget } = options;
  const live = options.live
    ? createLiveUpdates(client, {
        endpoint: transport,
        // A logout ends the session on purpose, so do nothing. The connection restarts afterward.
        onSessionEnded: (error) => (logoutOf(client) ? undefined : endSession(error)),
      })
    : null;
  return client;
}
