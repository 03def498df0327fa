import { graphql } from '../graphql.js';

/** The fields of an entry that the calendar displays. */
export const calendarFields = graphql(`
  fragment CalendarFields on Entry {
    id
    kind
    title
    startDate
    endDate
    brandId
    color
    version
  }
`);
