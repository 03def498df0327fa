import { useSyncExternalStore } from 'react';
import { VIEWER } from '../auth/viewer-document.js';
import { ACCESS_STATUS, isAccessCode } from '../core/access-codes.js';
import { accessStateOf } from '../core/access-state.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { type Read, useRead } from '../core/use-read.js';
import { ACCESS } from './access-document.js';

/**
 * The state of a client's access. `active`: requests succeed. `loggedOut`: there is no session. `failed`: the planner
 * could not be reached; see `error`. All other values are reasons why the planner rejects the access token.
 */
export type AccessStatus =
  | 'loading'
  | 'active'
  | 'loggedOut'
  | 'expired'
  | 'revoked'
  | 'originNotAllowed'
  | 'passwordRequired'
  | 'passwordWrong'
  | 'invalid'
  | 'failed';

/** What a client can do. */
export interface Access extends Read {
  status: AccessStatus;
  /** Whether the client can change entries. False for links, embeds and read-only keys, and while loading. */
  canWrite: boolean;
  /** The kind of access token; null for sessions, and while loading. */
  kind: 'link' | 'embed' | 'key' | 'feed' | null;
  /** The first visible day, `YYYY-MM-DD`, or null if all days are visible. */
  from: string | null;
  /** When the link was frozen: an ISO 8601 time in UTC. Null if the link shows the current content. */
  frozenAt: string | null;
  /** When the access token expires: an ISO 8601 time in UTC. Null if it does not expire. */
  expiresAt: string | null;
}

/**
 * Returns whether the client has access, the reason if it does not, and what it can do. For a client with an access
 * token, the status changes as soon as a request or the live updates report that the planner no longer accepts the
 * token. The cache is then cleared.
 *
 * @example
 * const { status } = useAccess();
 * const hasEnded = status === 'expired' || status === 'revoked';
 */
export function useAccess(): Access {
  const state = accessStateOf(usePlanner());
  const { hasToken } = state;
  const subscribe = (listener: () => void) => {
    state.listeners.add(listener);
    return () => state.listeners.delete(listener);
  };
  const rejection = useSyncExternalStore(
    subscribe,
    () => state.rejection,
    () => null,
  );
  const token = useRead(ACCESS, hasToken ? {} : null, { staysOld: true });
  const session = useRead(VIEWER, hasToken ? null : {}, { staysOld: true });
  const { loading, error, refetch } = hasToken ? token : session;
  const viewerToken = token.data?.viewerToken ?? null;
  const isActive = hasToken ? viewerToken !== null : session.data?.viewer?.isApproved === true;

  function status(): AccessStatus {
    const code = rejection ?? error?.code;
    if (isAccessCode(code)) return ACCESS_STATUS[code];
    if (isActive) return 'active';
    if (loading) return 'loading';
    return error ? 'failed' : 'loggedOut';
  }

  return {
    status: status(),
    canWrite: isActive && (viewerToken?.canWrite ?? true),
    kind: viewerToken?.kind ?? null,
    from: viewerToken?.from ?? null,
    frozenAt: viewerToken?.frozenAt ?? null,
    expiresAt: viewerToken?.expiresAt ?? null,
    loading,
    error,
    refetch,
  };
}

/** Returns whether entries are read-only. Sends a request only if the client has an access token. */
export function useReadOnly(): boolean {
  const { hasToken } = accessStateOf(usePlanner());
  const { data } = useRead(ACCESS, hasToken ? {} : null, { staysOld: true });
  return hasToken && !data?.viewerToken?.canWrite;
}
