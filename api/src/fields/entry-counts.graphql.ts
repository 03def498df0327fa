import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { COUNT_COST } from '../schema/cost.js';
import { inTurn } from '../schema/in-turn.js';
import { countFields, countKinds, type FieldCount, type KindCount } from './entry-counts.service.js';

const KindCountType = builder.objectRef<KindCount>('KindCount').implement({
  description: 'How many entries a kind has.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LogKindScalar, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'The number of entries.' }),
    longCount: t.exposeInt('longCount', { description: 'The number of entries that last several days.' }),
  }),
});

const FieldKindCountType = builder.objectRef<FieldCount['kinds'][number]>('FieldKindCount').implement({
  description: 'How many entries of a kind have a value in a field.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LogKindScalar, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'The number of entries.' }),
  }),
});

const OptionCountType = builder.objectRef<FieldCount['options'][number]>('OptionCount').implement({
  description: 'How many entries have an option.',
  fields: (t) => ({
    optionId: t.exposeID('optionId', { description: 'The option.' }),
    count: t.exposeInt('count', { description: 'The number of entries.' }),
  }),
});

const FieldCountType = builder.objectRef<FieldCount>('FieldCount').implement({
  description: 'How many entries have a value in a field.',
  fields: (t) => ({
    fieldId: t.exposeID('fieldId', { description: 'The field.' }),
    count: t.exposeInt('count', { description: 'The number of entries.' }),
    kinds: t.expose('kinds', {
      type: [FieldKindCountType],
      description: 'The number of these entries of each kind that uses the field.',
    }),
    options: t.expose('options', {
      type: [OptionCountType],
      description: 'The number of entries that have each option, including options that were removed.',
    }),
  }),
});

builder.queryFields((t) => ({
  kindCounts: t.field({
    type: [KindCountType],
    description: 'Counts the entries of each kind, including hidden entries.',
    authScopes: { reader: true },
    complexity: COUNT_COST,
    resolve: (_, _args, context, info) => inTurn(context, info, countKinds),
  }),
  fieldCounts: t.field({
    type: [FieldCountType],
    description: 'Counts the entries that have a value in each field, including hidden entries.',
    authScopes: { reader: true },
    complexity: COUNT_COST,
    resolve: (_, _args, context, info) => inTurn(context, info, countFields),
  }),
}));
