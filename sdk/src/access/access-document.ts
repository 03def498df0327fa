import { graphql } from '../graphql.js';

export const ACCESS = graphql(`
  query Access {
    viewerToken {
      kind
      canWrite
      from
      frozenAt
      expiresAt
    }
  }
`);
