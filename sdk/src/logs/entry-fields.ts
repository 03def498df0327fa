import { graphql } from '../graphql.js';

/** All fields of an entry. */
export const entryFields = graphql(`
  fragment EntryFields on Entry {
    id
    kind
    title
    startDate
    endDate
    brandId
    color
    showOnCalendar
    values
    version
    createdAt
    updatedAt
  }
`);
