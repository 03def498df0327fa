import { graphql } from '../graphql.js';

export const passkeyFields = graphql(`
  fragment PasskeyFields on Passkey {
    id
    name
    isSynced
    createdAt
    lastUsedAt
  }
`);
