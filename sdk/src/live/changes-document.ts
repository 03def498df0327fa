import { personFields } from '../changes/person-fields.js';
import { graphql, type ResultOf } from '../graphql.js';

export const CHANGES = graphql(
  `
    subscription Changes($since: Int) {
      changes(since: $since) {
        type
        change {
          id
          at
          actor {
            ...PersonFields
          }
          action
          subjectType
          subjectCount
          subjects {
            id
            type
            kind
            version
            startDate
            endDate
            previousKind
            previousStartDate
            previousEndDate
          }
        }
        editing {
          entryId
          people {
            ...PersonFields
          }
        }
      }
    }
  `,
  [personFields],
);

/** An event in the stream of changes. */
export type LiveEvent = ResultOf<typeof CHANGES>['changes'];
