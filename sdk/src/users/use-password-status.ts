import { type ReadOne, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';

const PASSWORD_STATUS = graphql(`
  query PasswordStatus {
    passwordStatus {
      isSet
      changedAt
    }
  }
`);

/** The status of the logged-in user's password. */
export interface PasswordStatus {
  /** Whether the user has a password. Accounts created through single sign-on start without one. */
  isSet: boolean;
  /** When the password was last changed. An ISO 8601 time in UTC. Null if it was never changed. */
  changedAt: string | null;
}

/**
 * Returns whether the logged-in user has a password, and when it was last changed. Access tokens can't fetch this
 * status.
 *
 * @param options when to refetch
 * @example
 * const { passwordStatus } = usePasswordStatus();
 * const canSetPassword = passwordStatus?.isSet === false;
 */
export function usePasswordStatus(options: RefreshOptions = {}): ReadOne<'passwordStatus', PasswordStatus> {
  const { data, ...read } = useRead(PASSWORD_STATUS, {}, options);
  return { ...read, passwordStatus: data?.passwordStatus ?? null } as ReadOne<
    'passwordStatus',
    PasswordStatus
  >;
}
