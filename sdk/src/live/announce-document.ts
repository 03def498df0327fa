import { graphql } from '../graphql.js';

export const ANNOUNCE_EDITING = graphql(`
  mutation AnnounceEditing($id: ID!, $formId: ID!, $isEditing: Boolean!) {
    announceEditing(id: $id, formId: $formId, isEditing: $isEditing)
  }
`);
