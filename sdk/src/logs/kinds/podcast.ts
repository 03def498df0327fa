import { graphql } from '../../graphql.js';
import { sharedFields } from './shared-fields.js';

const fields = graphql(`
  fragment PodcastEntryFields on PodcastEntry {
    fields {
      guestNotes
    }
  }
`);

/** The GraphQL documents for podcast episodes. */
export const podcast = {
  fields,
  create: graphql(
    `
      mutation CreatePodcastEntry($input: PodcastEntryInput!) {
        entry: createPodcastEntry(input: $input) {
          ...SharedFields
          ...PodcastEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
  update: graphql(
    `
      mutation UpdatePodcastEntry($id: ID!, $version: Int, $input: PodcastEntryInput!) {
        entry: updatePodcastEntry(id: $id, version: $version, input: $input) {
          ...SharedFields
          ...PodcastEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
} as const;
