import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import type { Session } from './session.js';

const SESSIONS = graphql(`
  query Sessions {
    sessions {
      id
      browser
      operatingSystem
      isMobile
      address
      createdAt
      lastUsedAt
      isCurrent
    }
  }
`);

const NONE: readonly Session[] = [];

/**
 * Fetches the logged-in user's sessions: the current session, followed by the others, most recently used first. Access
 * tokens can't fetch sessions.
 *
 * @param options when to refetch
 * @example
 * const { sessions } = useSessions({ refreshOnFocus: true });
 */
export function useSessions(options: RefreshOptions = {}): Read & { sessions: readonly Session[] } {
  const { data, ...read } = useRead(SESSIONS, {}, options);
  return { ...read, sessions: data?.sessions ?? NONE };
}
