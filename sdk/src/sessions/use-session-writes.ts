import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';

const END = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`);

const END_OTHERS = graphql(`
  mutation EndOtherSessions {
    count: endOtherSessions
  }
`);

const END_OF_USER = graphql(`
  mutation EndUserSessions($id: ID!) {
    count: endUserSessions(id: $id)
  }
`);

/** The number of sessions that have ended. */
export interface EndedSessions {
  count: number;
}

/**
 * Ends a session of the logged-in user, for example the one on a lost phone. To end the current session, use
 * `useLogout`.
 *
 * @returns a function that takes the session's id, and resolves to `{ changeId }` or rejects with a PlannerError
 * (`notFound`, `invalid` for the current session), and its state
 * @example
 * const [endSession] = useEndSession();
 * await endSession(session.id);
 */
export const useEndSession: () => WriteTuple<string, Changed> = writeHook({
  mutation: END,
  variables: (id) => ({ id }),
  result: (_, changed) => changed,
});

/**
 * Ends all sessions of the logged-in user except the current one.
 *
 * @returns a function that resolves to the number of ended sessions with a `changeId` or rejects with a PlannerError
 * (`unauthorized`), and its state
 * @example
 * const [endOtherSessions] = useEndOtherSessions();
 * const { count } = await endOtherSessions();
 */
export const useEndOtherSessions: () => WriteTuple<void, EndedSessions & Changed> = writeHook({
  mutation: END_OTHERS,
  variables: () => ({}),
  result: ({ count }, changed) => ({ count, ...changed }),
});

/**
 * Ends all sessions of a user, except the current one if it is the logged-in user. Administrators only.
 *
 * @returns a function that takes the user's id, and resolves to the number of ended sessions with a `changeId` or
 * rejects with a PlannerError (`forbidden`, `notFound`), and its state
 * @example
 * const [endUserSessions] = useEndUserSessions();
 * const { count } = await endUserSessions(user.id);
 */
export const useEndUserSessions: () => WriteTuple<string, EndedSessions & Changed> = writeHook({
  mutation: END_OF_USER,
  variables: (id) => ({ id }),
  result: ({ count }, changed) => ({ count, ...changed }),
});
