import { builder } from '../schema/builder.js';
import { BULK_COST } from '../schema/cost.js';
import { deleteEntries, updateEntries } from './bulk.service.js';
import { LogKindEnum } from './kinds/log-kind.graphql.js';

const EntriesUpdateInput = builder.inputType('EntriesUpdateInput', {
  description: "Changes to many entries. Omitted fields don't change.",
  fields: (t) => ({
    brandId: t.id({ description: 'The brand. Null removes it.' }),
    showOnCalendar: t.boolean({ description: 'Whether to show the entries on the calendar.' }),
  }),
});

builder.mutationFields((t) => ({
  updateEntries: t.int({
    description: 'Updates many entries of a kind, all or none. Returns the number of updated entries.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      kind: t.arg({ type: LogKindEnum, required: true, description: 'The kind of the entries.' }),
      ids: t.arg.idList({
        required: true,
        description: 'At most 10,000 ids. Ids that no longer exist are ignored.',
      }),
      data: t.arg({ type: EntriesUpdateInput, required: true, description: 'The changes.' }),
    },
    resolve: (_, { kind, ids, data }, context) => updateEntries(context, kind, { ids, data }),
  }),
  deleteEntries: t.int({
    description: 'Deletes many entries of a kind. Returns the number of deleted entries.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      kind: t.arg({ type: LogKindEnum, required: true, description: 'The kind of the entries.' }),
      ids: t.arg.idList({
        required: true,
        description: 'At most 10,000 ids. Ids that no longer exist are ignored.',
      }),
    },
    resolve: (_, { kind, ids }, context) => deleteEntries(context, kind, { ids }),
  }),
}));
