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

/** A person with an account. */
export type User = ResultOf<typeof userFields>;
