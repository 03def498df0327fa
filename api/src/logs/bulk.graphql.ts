import { builder } from '../schema/builder.js';
import { BULK_COST, COUNT_COST } from '../schema/cost.js';
import { deleteEntries, updateEntries } from './bulk.service.js';
import { changeKind } from './change-kind.service.js';
import { duplicateEntries, MAX_DUPLICATES } from './duplicate-entries.service.js';
import { EntryType } from './entry.graphql.js';
import { countEntriesOf, handOver } from './hand-over.service.js';
import { LogKindScalar } from './kinds/log-kind.graphql.js';

const EntriesUpdateInput = builder.inputType('EntriesUpdateInput', {
  description: "Changes to many entries. Omitted fields don't change.",
  fields: (t) => ({
    brandId: t.id({ description: 'The brand. Null removes it.' }),
    showOnCalendar: t.boolean({ description: 'Whether to show the entries on the calendar.' }),
    values: t.field({
      type: 'EntryValues',
      description:
        'New values of custom fields and of platforms, by field id. Without `kind`, they change the entries of all kinds that have these fields. Null removes a value. At most 2 KiB.',
    }),
    addOptions: t.field({
      type: 'EntryValues',
      description:
        'Options to add to multiple choice values: lists of option ids by field id. As with `values`, entries without one of these fields do not change. A field can be here or in `values`. At most 2 KiB.',
    }),
    removeOptions: t.field({
      type: 'EntryValues',
      description:
        'Options to remove from multiple choice values, like `addOptions`. If a value is required and has no option left, nothing changes.',
    }),
  }),
});

const KIND = 'The kind of the entries. Entries of other kinds are ignored. If omitted, all kinds.';

builder.queryField('personEntryCount', (t) =>
  t.int({
    description: 'The number of entries with a person in a field, on all days. Administrators only.',
    authScopes: { admin: true },
    complexity: COUNT_COST,
    args: { id: t.arg.id({ required: true, description: 'The id of the account.' }) },
    resolve: (_, { id }, context) => countEntriesOf(context, id),
  }),
);

builder.mutationFields((t) => ({
  handOver: t.int({
    description:
      'Replaces a person in all entries, in every field whose values are people. Returns the number of changed entries. Administrators only.',
    authScopes: { admin: true },
    complexity: BULK_COST,
    args: {
      from: t.arg.id({ required: true, description: 'The id of the account to replace.' }),
      to: t.arg.id({ required: true, description: 'The id of the new person, whose account is approved.' }),
    },
    resolve: (_, given, context) => handOver(context, given),
  }),
  updateEntries: t.int({
    description: 'Updates many entries, all or none of them. Returns the number of updated entries.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      kind: t.arg({ type: LogKindScalar, description: KIND }),
      ids: t.arg.idList({
        required: true,
        description: 'At most 10,000 ids. Ids that no longer exist are ignored.',
      }),
      data: t.arg({ type: EntriesUpdateInput, required: true, description: 'The changes.' }),
    },
    resolve: (_, { kind, ids, data }, context) => updateEntries(context, kind ?? null, { ids, data }),
  }),
  changeKind: t.int({
    description:
      'Changes the kind of entries. They keep all values, but only those of fields of the new kind are shown. If its entries last a day, they keep their first day. Returns the number of changed entries.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      from: t.arg({
        type: LogKindScalar,
        required: true,
        description: 'The kind of the entries. Entries of other kinds are ignored.',
      }),
      to: t.arg({ type: LogKindScalar, required: true, description: 'The new kind.' }),
      ids: t.arg.idList({
        description:
          'At most 10,000 ids. Ids that no longer exist are ignored. Administrators can omit them to change all entries of the kind.',
      }),
    },
    resolve: (_, given, context) => changeKind(context, given),
  }),
  deleteEntries: t.int({
    description: 'Deletes many entries. Returns the number of deleted entries.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      kind: t.arg({ type: LogKindScalar, description: KIND }),
      ids: t.arg.idList({
        required: true,
        description: 'At most 10,000 ids. Ids that no longer exist are ignored.',
      }),
    },
    resolve: (_, { kind, ids }, context) => deleteEntries(context, kind ?? null, { ids }),
  }),
  duplicateEntries: t.field({
    type: [EntryType],
    description:
      'Creates copies of entries of any kind on the same days, all or none of them. Returns the copies in the order of the ids. `undoChange` removes all of them.',
    authScopes: { writer: true },
    complexity: BULK_COST,
    args: {
      ids: t.arg.idList({
        required: true,
        description: `At most ${MAX_DUPLICATES} ids. If one of the entries does not exist, the error is \`notFound\`, and nothing is copied.`,
      }),
    },
    resolve: (_, { ids }, context) => duplicateEntries(context, { ids }),
  }),
}));
