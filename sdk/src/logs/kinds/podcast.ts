import { graphql } from '../../graphql.js';
import { logEntryFields } from '../log-entry-fields.js';

const fields = graphql(`
  fragment PodcastEntryFields on PodcastEntry {
    guestNotes
  }
`);

/** The GraphQL documents for podcast episodes. */
export const podcast = {
  typeName: 'PodcastEntry',
  fields,
  list: graphql(
    `
      query PodcastEntries {
        entries: logs(kind: podcast) {
          ...LogEntryFields
          ...PodcastEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  one: graphql(
    `
      query PodcastEntry($id: ID!) {
        entry(id: $id) {
          ...LogEntryFields
          ...PodcastEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  create: graphql(
    `
      mutation CreatePodcastEntry($input: PodcastEntryInput!) {
        entry: createPodcastEntry(input: $input) {
          ...LogEntryFields
          ...PodcastEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  update: graphql(
    `
      mutation UpdatePodcastEntry($id: ID!, $version: Int, $input: PodcastEntryInput!) {
        entry: updatePodcastEntry(id: $id, version: $version, input: $input) {
          ...LogEntryFields
          ...PodcastEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
} as const;
