import { graphql } from '../graphql.js';

export const brandFields = graphql(`
  fragment BrandFields on Brand {
    id
    name
    color
  }
`);
