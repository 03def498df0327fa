import { graphql } from '../graphql.js';

/** What all kinds have in common. */
export const logEntryFields = graphql(`
  fragment LogEntryFields on LogEntry {
    __typename
    id
    kind
    title
    startDate
    endDate
    brandId
    color
    showOnCalendar
    dynamicFields
    version
    createdAt
    updatedAt
  }
`);
