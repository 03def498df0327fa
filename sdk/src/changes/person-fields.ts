import { graphql } from '../graphql.js';

export const personFields = graphql(`
  fragment PersonFields on Person {
    id
    firstName
    lastName
  }
`);
