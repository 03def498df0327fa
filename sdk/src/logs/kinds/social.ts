import { graphql } from '../../graphql.js';
import { logEntryFields } from '../log-entry-fields.js';

const fields = graphql(`
  fragment SocialEntryFields on SocialEntry {
    mediaType
    facebook
    instagram
    tiktok
    threads
    xTwitter
    youtube
    snapchat
  }
`);

/** The GraphQL documents for social posts. */
export const social = {
  typeName: 'SocialEntry',
  fields,
  list: graphql(
    `
      query SocialEntries {
        entries: logs(kind: social) {
          ...LogEntryFields
          ...SocialEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  one: graphql(
    `
      query SocialEntry($id: ID!) {
        entry(id: $id) {
          ...LogEntryFields
          ...SocialEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  create: graphql(
    `
      mutation CreateSocialEntry($input: SocialEntryInput!) {
        entry: createSocialEntry(input: $input) {
          ...LogEntryFields
          ...SocialEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateSocialEntry($id: ID!, $version: Int, $input: SocialEntryInput!) {
        entry: updateSocialEntry(id: $id, version: $version, input: $input) {
          ...LogEntryFields
          ...SocialEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
} as const;
