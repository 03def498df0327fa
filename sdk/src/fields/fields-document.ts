import { graphql } from '../graphql.js';

export const FIELDS = graphql(`
  query Fields {
    fields {
      id
      name
      label
      type
      options {
        id
        name
        color
        isDone
        isArchived
      }
      isBuiltIn
      isShareable
      kinds {
        id
        kind
        isRequired
        displayOrder
      }
    }
  }
`);
