import type { WriteShape } from '../core/write.js';
import { graphql, type ResultOf } from '../graphql.js';
import { calendarFields } from '../logs/calendar-fields.js';
import { personFields } from './person-fields.js';
import type { UndoResult } from './types.js';

const UNDO = graphql(
  `
    mutation UndoChange($id: ID!) {
      undone: undoChange(id: $id) {
        changeId
        entries {
          ...CalendarFields
        }
        removedIds
        left {
          id
          title
          reason
          changedBy {
            ...PersonFields
          }
          changedAt
        }
      }
    }
  `,
  [calendarFields, personFields],
);

/** Undoes a change after all earlier moves and undos have a response. */
export const undoWrite: WriteShape<string, UndoResult, ResultOf<typeof UNDO>, { id: string }> = {
  mutation: UNDO,
  variables: (id) => ({ id }),
  result: ({ undone }) => undone,
  inTurn: true,
};
