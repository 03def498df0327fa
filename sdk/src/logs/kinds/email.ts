import { graphql } from '../../graphql.js';
import { logEntryFields } from '../log-entry-fields.js';

const fields = graphql(`
  fragment EmailEntryFields on EmailEntry {
    campaignName
  }
`);

/** The GraphQL documents for email campaigns. */
export const email = {
  typeName: 'EmailEntry',
  fields,
  list: graphql(
    `
      query EmailEntries {
        entries: logs(kind: email) {
          ...LogEntryFields
          ...EmailEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  one: graphql(
    `
      query EmailEntry($id: ID!) {
        entry(id: $id) {
          ...LogEntryFields
          ...EmailEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  create: graphql(
    `
      mutation CreateEmailEntry($input: EmailEntryInput!) {
        entry: createEmailEntry(input: $input) {
          ...LogEntryFields
          ...EmailEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateEmailEntry($id: ID!, $version: Int, $input: EmailEntryInput!) {
        entry: updateEmailEntry(id: $id, version: $version, input: $input) {
          ...LogEntryFields
          ...EmailEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
} as const;
