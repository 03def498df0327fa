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
    needsTwoStep
  }
`);
