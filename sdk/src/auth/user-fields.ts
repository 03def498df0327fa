import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql.js';

export const userFields = graphql(`
  fragment UserFields on User {
    id
    email
    firstName
    lastName
    profileImageUrl
    isAdmin
    isApproved
    createdAt
  }
`);

/**
 * A person with an account. Names and `profileImageUrl` (an address) are null where they were not given; `createdAt` is
 * an instant as ISO 8601 in UTC; `isApproved` is false while the account waits for an administrator.
 */
export type User = ResultOf<typeof userFields>;
