import { type User, userFields } from '../auth/user-fields.js';
import { type Read, useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';

const USERS = graphql(
  `
    query Users {
      users {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const NONE: readonly User[] = [];

/**
 * All accounts, oldest first. Administrators only.
 *
 * @example
 * const { users } = useUsers();
 */
export function useUsers(): Read & { users: readonly User[] } {
  const { data, ...read } = useRead(USERS, {});
  return { ...read, users: data?.users ?? NONE };
}
