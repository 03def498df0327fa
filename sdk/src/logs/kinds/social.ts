import { graphql } from '../../graphql.js';
import { sharedFields } from './shared-fields.js';

const fields = graphql(`
  fragment SocialEntryFields on SocialEntry {
    fields {
      mediaType
      facebook
      instagram
      tiktok
      threads
      xTwitter
      youtube
      snapchat
    }
  }
`);

/** The GraphQL documents for social posts. */
export const social = {
  fields,
  create: graphql(
    `
      mutation CreateSocialEntry($input: SocialEntryInput!) {
        entry: createSocialEntry(input: $input) {
          ...SharedFields
          ...SocialEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateSocialEntry($id: ID!, $version: Int, $input: SocialEntryInput!) {
        entry: updateSocialEntry(id: $id, version: $version, input: $input) {
          ...SharedFields
          ...SocialEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
} as const;
