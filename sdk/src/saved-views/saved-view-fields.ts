import { personFields } from '../changes/person-fields.js';
import { graphql } from '../graphql.js';

export const savedViewFields = graphql(
  `
    fragment SavedViewFields on SavedView {
      id
      name
      isShared
      state
      createdBy {
        ...PersonFields
      }
      isOwn
      canEdit
      version
      createdAt
      updatedAt
    }
  `,
  [personFields],
);
