import { graphql } from '../../graphql.js';
import { logEntryFields } from '../log-entry-fields.js';

const fields = graphql(`
  fragment OtherEntryFields on OtherEntry {
    description
  }
`);

/** The GraphQL documents for other activities. */
export const other = {
  typeName: 'OtherEntry',
  fields,
  list: graphql(
    `
      query OtherEntries {
        entries: logs(kind: other) {
          ...LogEntryFields
          ...OtherEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  one: graphql(
    `
      query OtherEntry($id: ID!) {
        entry(id: $id) {
          ...LogEntryFields
          ...OtherEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  create: graphql(
    `
      mutation CreateOtherEntry($input: OtherEntryInput!) {
        entry: createOtherEntry(input: $input) {
          ...LogEntryFields
          ...OtherEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateOtherEntry($id: ID!, $version: Int, $input: OtherEntryInput!) {
        entry: updateOtherEntry(id: $id, version: $version, input: $input) {
          ...LogEntryFields
          ...OtherEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
} as const;
