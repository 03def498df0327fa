import { graphql } from '../../graphql.js';
import { sharedFields } from './shared-fields.js';

const fields = graphql(`
  fragment BlogEntryFields on BlogEntry {
    fields {
      category
    }
  }
`);

/** The GraphQL documents for blog posts. */
export const blog = {
  fields,
  create: graphql(
    `
      mutation CreateBlogEntry($input: BlogEntryInput!) {
        entry: createBlogEntry(input: $input) {
          ...SharedFields
          ...BlogEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
  update: graphql(
    `
      mutation UpdateBlogEntry($id: ID!, $version: Int, $input: BlogEntryInput!) {
        entry: updateBlogEntry(id: $id, version: $version, input: $input) {
          ...SharedFields
          ...BlogEntryFields
        }
      }
    `,
    [sharedFields, fields],
  ),
} as const;
