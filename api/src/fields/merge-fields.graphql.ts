import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { BULK_COST, COUNT_COST } from '../schema/cost.js';
import { FieldTypeRef, OptionReplacementInput } from './field.graphql.js';
import { type FieldMerge, mergeFields, previewMerge } from './merge-fields.service.js';

const MergedKindType = builder.objectRef<FieldMerge['kinds'][number]>('MergedKind').implement({
  description: 'How many entries of a kind a merge of fields affects.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LogKindScalar, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'The number of entries with a value in the merged field.' }),
    conflictCount: t.exposeInt('conflictCount', {
      description: 'The number of these entries that keep the value of the other field instead.',
    }),
  }),
});

const MergedOptionType = builder.objectRef<FieldMerge['options'][number]>('MergedOption').implement({
  description: 'What an option becomes in a merge of fields.',
  fields: (t) => ({
    optionId: t.exposeID('optionId', { description: 'The option of the merged field.' }),
    replacementId: t.exposeID('replacementId', {
      nullable: true,
      description:
        'The option of the other field with the same name. Null if the option is added to that field.',
    }),
  }),
});

const FieldMergeType = builder.objectRef<FieldMerge>('FieldMerge').implement({
  description: 'What merging a field into another one would do.',
  fields: (t) => ({
    kinds: t.expose('kinds', {
      type: [MergedKindType],
      description: 'The kinds with entries that have a value in the merged field.',
    }),
    options: t.expose('options', {
      type: [MergedOptionType],
      description: 'The options of the merged field, including those that were removed.',
    }),
  }),
});

const ids = {
  from: { required: true, description: 'The field to merge, which then no longer exists.' },
  into: { required: true, description: 'The other field, which can be built in.' },
} as const;

builder.queryField('fieldMerge', (t) =>
  t.field({
    type: FieldMergeType,
    description: 'What merging a field into another one would do. Administrators only.',
    authScopes: { admin: true },
    complexity: COUNT_COST,
    args: { from: t.arg.id(ids.from), into: t.arg.id(ids.into) },
    resolve: (_, given, context) => previewMerge(context, given),
  }),
);

builder.mutationField('mergeFields', (t) =>
  t.field({
    type: FieldTypeRef,
    complexity: BULK_COST,
    description:
      'Merges a field into another one of the same type, text into long text, or a dropdown into a multiple choice. Kinds use the other field instead, and entries keep their values, unless they have a value in both. Filters, links and feeds with the merged field apply to the other one. Administrators only.',
    authScopes: { admin: true },
    args: {
      from: t.arg.id(ids.from),
      into: t.arg.id(ids.into),
      options: t.arg({
        type: [OptionReplacementInput],
        description:
          'What entries get instead of options of the merged field. By default, options with the same name, and all others are added to the other field.',
      }),
    },
    resolve: (_, given, context) => mergeFields(context, given),
  }),
);
