/** The queries that the planner's screens send. */
export const documentOf = {
  list: `query BlogEntries {
    logs(kind: blog) {
      __typename id kind title startDate endDate brandId color showOnCalendar dynamicFields version createdAt updatedAt
      ... on BlogEntry { category }
    }
  }`,
  calendar: `query Calendar($from: CalendarDate!, $to: CalendarDate!) {
    calendar(from: $from, to: $to) { __typename id kind title startDate endDate brandId color }
  }`,
} as const;
