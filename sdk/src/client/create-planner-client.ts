import { Client, fetchExchange, mapExchange } from '@urql/core';
import { createCache } from './cache.js';
import { answerOutdated } from './outdated.js';
import { type PlannerError, toPlannerError } from './planner-error.js';

/** Where the planner is, and how to reach it. */
export interface PlannerClientOptions {
  /**
   * The planner's address, such as `https://planner.example.com`; empty for the page's own origin.
   * Another origin has to be listed in the planner's `ALLOWED_ORIGINS`.
   */
  url: string;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
  /** Called when a call finds that the session has ended. */
  onSessionEnded?: (ended: { error: PlannerError }) => void;
}

/** A connection to one planner. Make one a page, outside of components. */
export interface PlannerClient {
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
 * Connects to a planner.
 *
 * @throws Error with a sentence when the address is none
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 */
export function createPlannerClient(options: PlannerClientOptions): PlannerClient {
  const { url, onSessionEnded } = options;
  if (url !== '' && !/^https?:\/\//.test(url)) {
    throw new Error(
      `createPlannerClient: '${url}' is no address of a planner. Write it as https://host, or '' for the page's own origin.`,
    );
  }
  const connect = () =>
    new Client({
      url: `${url.replace(/\/+$/, '')}/graphql`,
      fetchOptions: { credentials: 'include' },
      preferGetMethod: false,
      ...(options.fetch && { fetch: options.fetch }),
      exchanges: [
        createCache(),
        mapExchange({
          onResult: answerOutdated,
          onError(combined) {
            const error = toPlannerError(combined);
            if (error.isSessionEnded && !loggedOut) onSessionEnded?.({ error });
          },
        }),
        fetchExchange,
      ],
    });

  let loggedOut = false;
  let urql = connect();
  const listeners = new Set<() => void>();
  return {
    get urql() {
      return urql;
    },
    discardCache(after) {
      loggedOut = after?.loggedOut ?? false;
      urql = connect();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
