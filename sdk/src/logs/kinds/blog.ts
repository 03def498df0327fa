import { graphql } from '../../graphql.js';
import { logEntryFields } from '../log-entry-fields.js';

const fields = graphql(`
  fragment BlogEntryFields on BlogEntry {
    category
  }
`);

/** The GraphQL documents for blog posts. */
export const blog = {
  typeName: 'BlogEntry',
  fields,
  list: graphql(
    `
      query BlogEntries {
        entries: logs(kind: blog) {
          ...LogEntryFields
          ...BlogEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  one: graphql(
    `
      query BlogEntry($id: ID!) {
        entry(id: $id) {
          ...LogEntryFields
          ...BlogEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  create: graphql(
    `
      mutation CreateBlogEntry($input: BlogEntryInput!) {
        entry: createBlogEntry(input: $input) {
          ...LogEntryFields
          ...BlogEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateBlogEntry($id: ID!, $version: Int, $input: BlogEntryInput!) {
        entry: updateBlogEntry(id: $id, version: $version, input: $input) {
          ...LogEntryFields
          ...BlogEntryFields
        }
      }
    `,
    [logEntryFields, fields],
  ),
} as const;
