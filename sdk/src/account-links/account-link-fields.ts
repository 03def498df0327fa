import { personFields } from '../changes/person-fields.js';
import { graphql } from '../graphql.js';

export const accountLinkFields = graphql(
  `
    fragment AccountLinkFields on AccountLink {
      id
      kind
      email
      userId
      createdBy {
        ...PersonFields
      }
      createdAt
      expiresAt
    }
  `,
  [personFields],
);
