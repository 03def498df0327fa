import { graphql } from '../../graphql.js';
import { sharedFields } from './shared-fields.js';

const fields = graphql(`
  fragment OtherEntryFields on OtherEntry {
    fields {
      description
    }
  }
`);

/** The GraphQL documents for other activities. */
export const other = {
  fields,
  create: graphql(
    `
      mutation CreateOtherEntry($input: OtherEntryInput!) {
        entry: createOtherEntry(input: $input) {
          ...SharedFields
          ...OtherEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateOtherEntry($id: ID!, $version: Int, $input: OtherEntryInput!) {
        entry: updateOtherEntry(id: $id, version: $version, input: $input) {
          ...SharedFields
          ...OtherEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
} as const;
