import { graphql } from '../graphql.js';

/** The fields of all kinds. */
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
