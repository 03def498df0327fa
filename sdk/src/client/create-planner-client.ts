import { Client, fetchExchange, mapExchange } from '@urql/core';
import { createCache } from './cache.js';
import { answerOutdated } from './outdated.js';
import { type PlannerError, toPlannerError } from './planner-error.js';
import { refusalsAsGraphQL, refuseAll } from './refusals-as-graphql.js';

/** Where the planner is, and how to reach it. */
export interface PlannerClientOptions {
  /**
   * The planner's address, such as `https://planner.example.com`; empty for the page's own origin.
   * Another origin has to be listed in the planner's `ALLOWED_ORIGINS`.
   */
  url: string;
  /** Used instead of the global `fetch`: in tests, or to add a header that a gateway wants. */
  fetch?: typeof fetch;
  /**
   * Called when a call finds that the session has ended (`error.isSessionEnded`), once for each such call. A logout
   * through `useLogout` is none, nor is a wrong password. Default `client.discardCache({ loggedOut: true })`, which makes
   * `useViewer` null, and with it the application show its login.
   */
  onSessionEnded?: (ended: { error: PlannerError }) => void;
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
 * itself: not after a failure, on a timer, on focus or when the network comes back (spec, section 7).
 *
 * Where the address is none, every call fails with `invalid` and a sentence that says so; the console has it too.
 *
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 */
export function createPlannerClient(options: PlannerClientOptions): PlannerClient {
  const url = options.url.replace(/\/+$/, '');
  const isAddress = options.url === '' || /^https?:\/\//.test(url);
  const misuse = `createPlannerClient: '${options.url}' is no address of a planner. Write it as https://host, or '' for the page's own origin.`;
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
  const connect = (loggedOut: boolean): Client => {
    const connection: Client = new Client({
      url: endpoint,
      fetchOptions: { credentials: 'include' },
      preferGetMethod: false,
      fetch: isAddress ? refusalsAsGraphQL(options.fetch) : refuseAll(misuse),
      exchanges: [
        createCache(),
        mapExchange({
          onResult: answerOutdated,
          onError(combined) {
            const error = toPlannerError(combined);
            if (combined.networkError && !combined.response) sayWhatToCheck();
            // What comes late of a session before says nothing of the one that is on now.
            const isLate = connection !== urql;
            if (error.isSessionEnded && !loggedOut && !isLate) onSessionEnded({ error });
          },
        }),
        fetchExchange,
      ],
    });
    return connection;
  };

  let urql = connect(false);
  const listeners = new Set<() => void>();
  const client: PlannerClient = {
    url,
    get urql() {
      return urql;
    },
    discardCache(after) {
      urql = connect(after?.loggedOut ?? false);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { onSessionEnded = () => client.discardCache({ loggedOut: true }) } = options;
  return client;
}
