import { personFields } from '../changes/person-fields.js';
import { graphql } from '../graphql.js';

export const accessTokenFields = graphql(
  `
    fragment AccessTokenFields on AccessToken {
      id
      kind
      name
      canWrite
      brandIds
      withoutBrand
      kinds
      fields
      from
      origins
      hasPassword
      frozenAt
      feed {
        isFiltered
        brandAndKind
      }
      owner {
        ...PersonFields
      }
      createdBy {
        ...PersonFields
      }
      isCreatorAdmin
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
    }
  `,
  [personFields],
);
