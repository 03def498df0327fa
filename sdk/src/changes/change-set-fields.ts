import { graphql } from '../graphql.js';
import { personFields } from './person-fields.js';

/** A change set without its changes. */
export const changeSetFields = graphql(
  `
    fragment ChangeSetFields on ChangeSet {
      id
      at
      keptUntil
      actor {
        ...PersonFields
      }
      hasActor
      channel
      action
      subjectType
      subjectCount
      days
      email
      attempts
      loginMethod
      canUndo
      canRestore
      undoableCount
      undoneBy {
        id
        at
        actor {
          ...PersonFields
        }
        hasActor
        channel
      }
    }
  `,
  [personFields],
);

/** A change to one subject, without its change set. */
export const changeFields = graphql(
  `
    fragment ChangeFields on Change {
      subjectId
      subjectType
      kind
      title
      state
      changedBy {
        ...PersonFields
      }
      changedAt
      formerBrands {
        id
        name
        color
      }
      values {
        name
        before
        after
      }
    }
  `,
  [personFields],
);
