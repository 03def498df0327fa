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
 * Ends one of the logged-in user's sessions, for example the one on a lost phone. To end the current session, use
 * `useLogout`.
 *
 * @returns a function and its state. The function takes the session's id and resolves to `{ changeId }`. It can reject
 * with a PlannerError: `notFound`, or `invalid` for the current session.
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
 * Ends all of the logged-in user's sessions except the current one.
 *
 * @returns a function and its state. The function resolves to `{ count, changeId }`, in which `count` is the number of
 * sessions that were ended. It can reject with a PlannerError: `unauthorized`.
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
 * Ends all of a user's sessions. If the user is the logged-in user, the current session is kept. Administrators only.
 *
 * @returns a function and its state. The function takes the user's id and resolves to `{ count, changeId }`, in which
 * `count` is the number of sessions that were ended. It can reject with a PlannerError: `forbidden` or `notFound`.
 * @example
 * const [endUserSessions] = useEndUserSessions();
 * const { count } = await endUserSessions(user.id);
 */
export const useEndUserSessions: () => WriteTuple<string, EndedSessions & Changed> = writeHook({
  mutation: END_OF_USER,
  variables: (id) => ({ id }),
  result: ({ count }, changed) => ({ count, ...changed }),
});
