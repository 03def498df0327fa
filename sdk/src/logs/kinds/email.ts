import { graphql } from '../../graphql.js';
import { sharedFields } from './shared-fields.js';

const fields = graphql(`
  fragment EmailEntryFields on EmailEntry {
    fields {
      campaignName
    }
  }
`);

/** The GraphQL documents for email campaigns. */
export const email = {
  fields,
  create: graphql(
    `
      mutation CreateEmailEntry($input: EmailEntryInput!) {
        entry: createEmailEntry(input: $input) {
          ...SharedFields
          ...EmailEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateEmailEntry($id: ID!, $version: Int, $input: EmailEntryInput!) {
        entry: updateEmailEntry(id: $id, version: $version, input: $input) {
          ...SharedFields
          ...EmailEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
} as const;
