import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';

export const ENTRY = graphql(
  `
    query Entry($id: ID!) {
      entry(id: $id) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);
