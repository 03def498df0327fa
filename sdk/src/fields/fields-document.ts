import { graphql } from '../graphql.js';

export const fieldFields = graphql(`
  fragment FieldFields on Field {
    id
    name
    label
    type
    options {
      id
      name
      abbreviation
      color
      isDone
      isArchived
      isMe
    }
    formerFields {
      id
      options {
        name
        replacement
      }
    }
    isBuiltIn
    isShareable
    version
    kinds {
      id
      kind
      isRequired
      displayOrder
    }
  }
`);

export const FIELDS = graphql(
  `
    query Fields {
      fields {
        ...FieldFields
      }
    }
  `,
  [fieldFields],
);
