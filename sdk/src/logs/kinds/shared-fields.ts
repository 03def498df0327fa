import { graphql } from '../../graphql.js';

/** The fields that entries of all kinds have. */
export const sharedFields = graphql(`
  fragment SharedFields on Entry {
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
