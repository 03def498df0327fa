import { builder } from '../graphql/builder.js';
import { BULK_COST } from '../graphql/cost.js';
import { deleteEntries, updateEntries } from './bulk.service.js';
import { LogKindEnum } from './log-kind.graphql.js';

const EntriesUpdateInput = builder.inputType('EntriesUpdateInput', {
  description: 'What to change of many entries; what is left out stays.',
  fields: (t) => ({
    brandId: t.id({ description: 'The brand; null clears it.' }),
    showOnCalendar: t.boolean({ description: 'Whether the calendar shows them.' }),
  }),
});

builder.mutationFields((t) => ({
  updateEntries: t.int({
    description: 'Changes many entries of a kind: all of it or none. Answers how many were changed.',
    authScopes: { user: true },
    complexity: BULK_COST,
    args: {
      kind: t.arg({ type: LogKindEnum, required: true, description: 'Their kind.' }),
      ids: t.arg.idList({
        required: true,
        description: 'At most 10,000; ids that no longer exist do not fail it.',
      }),
      data: t.arg({ type: EntriesUpdateInput, required: true, description: 'What to change.' }),
    },
    resolve: (_, { kind, ids, data }, context) => updateEntries(context, kind, { ids, data }),
  }),
  deleteEntries: t.int({
    description: 'Deletes many entries of a kind. Answers how many were deleted.',
    authScopes: { user: true },
    complexity: BULK_COST,
    args: {
      kind: t.arg({ type: LogKindEnum, required: true, description: 'Their kind.' }),
      ids: t.arg.idList({
        required: true,
        description: 'At most 10,000; ids that no longer exist do not fail it.',
      }),
    },
    resolve: (_, { kind, ids }, context) => deleteEntries(context, kind, { ids }),
  }),
}));
