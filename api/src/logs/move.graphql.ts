import { builder } from '../schema/builder.js';
import { BULK_COST } from '../schema/cost.js';
import { changedProperties, EntryType } from './entry.graphql.js';
import { moveEntries } from './move.service.js';

const EntryMove = builder.inputType('EntryMove', {
  description:
    'The new dates of an entry. If it also gets other values, such as those of a column in a board, they are part of the same change.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The entry.' }),
    version: t.int({
      required: true,
      description:
        'The version that the user moved. If the entry has changed in the meantime, nothing is moved.',
    }),
    startDate: t.field({ type: 'CalendarDate', required: true, description: 'First day.' }),
    endDate: t.field({
      type: 'CalendarDate',
      required: true,
      description: 'The last day, inclusive. Must be the same as the first day for all kinds except events.',
    }),
    ...changedProperties(t),
  }),
});

builder.mutationField('moveEntries', (t) =>
  t.field({
    type: [EntryType],
    description:
      'Moves entries of any kind to other dates, all or none of them. Returns the entries in the order of the moves. If some entries have changed in the meantime, `extensions.conflicts` of the error contains each of them with its current values and the person who changed it.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      moves: t.arg({ type: [EntryMove], required: true, description: 'At most 1,000.' }),
    },
    resolve: (_, { moves }, context) => moveEntries(context, { moves }),
  }),
);
