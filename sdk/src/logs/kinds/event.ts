import { graphql } from '../../graphql.js';
import { sharedFields } from './shared-fields.js';

const fields = graphql(`
  fragment EventEntryFields on EventEntry {
    fields {
      location
      notes
    }
  }
`);

/** The GraphQL documents for events. */
export const event = {
  fields,
  create: graphql(
    `
      mutation CreateEventEntry($input: EventEntryInput!) {
        entry: createEventEntry(input: $input) {
          ...SharedFields
          ...EventEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateEventEntry($id: ID!, $version: Int, $input: EventEntryInput!) {
        entry: updateEventEntry(id: $id, version: $version, input: $input) {
          ...SharedFields
          ...EventEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
} as const;
