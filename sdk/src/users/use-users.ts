import type { User } from '../auth/user.js';
import { userFields } from '../auth/user-fields.js';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';

const USERS = graphql(
  `
    query Users {
      users {
        ...UserFields
        hasTwoStep
        passkeyCount
      }
    }
  `,
  [userFields],
);

/** A user account in the list of all accounts. */
export interface ListedUser extends User {
  /** Whether logging in requires a code. */
  hasTwoStep: boolean;
  /** The number of the user's passkeys. */
  passkeyCount: number;
}

const NONE: readonly ListedUser[] = [];

/**
 * Fetches all accounts, oldest first. Administrators only.
 *
 * @param options when to refetch; set `pause` to send no request yet
 * @example
 * const { users } = useUsers();
 */
export function useUsers({ pause = false, ...options }: { pause?: boolean } & RefreshOptions = {}): Read & {
  users: readonly ListedUser[];
} {
  const { data, ...read } = useRead(USERS, pause ? null : {}, options);
  return { ...read, users: data?.users ?? NONE };
}
