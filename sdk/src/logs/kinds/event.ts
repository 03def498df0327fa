import { graphql } from '../../graphql.js';
import { logEntryFields } from '../log-entry-fields.js';

const fields = graphql(`
  fragment EventEntryFields on EventEntry {
    location
    notes
  }
`);

/** The GraphQL documents for events. */
export const event = {
  typeName: 'EventEntry',
  fields,
  list: graphql(
    `
      query EventEntries {
        entries: logs(kind: event) {
          ...LogEntryFields
          ...EventEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  one: graphql(
    `
      query EventEntry($id: ID!) {
        entry(id: $id) {
          ...LogEntryFields
          ...EventEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  create: graphql(
    `
      mutation CreateEventEntry($input: EventEntryInput!) {
        entry: createEventEntry(input: $input) {
          ...LogEntryFields
          ...EventEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateEventEntry($id: ID!, $version: Int, $input: EventEntryInput!) {
        entry: updateEventEntry(id: $id, version: $version, input: $input) {
          ...LogEntryFields
          ...EventEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
} as const;
