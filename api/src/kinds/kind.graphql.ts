import { canRead } from '../accounts/policy.js';
import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import type { KindRow } from '../logs/kinds/stored-kinds.js';
import { builder } from '../schema/builder.js';
import { PersonType } from '../schema/person-type.js';
import { createKind, deleteKind, listKinds, MAX_KINDS, orderKinds, updateKind } from './kind.service.js';
import { findCreators } from './kind-creators.js';

const KindDatesEnum = builder.enumType('KindDates', {
  description: 'The dates of the entries of a kind.',
  values: {
    day: { description: 'Entries last a single day.' },
    span: { description: 'Entries have a first and a last day.' },
  } as const,
});

const KindType = builder.objectRef<KindRow>('Kind').implement({
  description: 'A kind of entries.',
  fields: (t) => ({
    id: t.expose('id', { type: LogKindScalar, description: "The id, which can't be changed." }),
    name: t.exposeString('name', { description: 'What one entry is called.' }),
    pluralName: t.exposeString('pluralName', { description: 'What several entries are called.' }),
    icon: t.exposeString('icon', { description: 'The name of a Lucide icon.' }),
    color: t.exposeString('color', {
      description: 'Color as the user typed it. Check it before rendering.',
    }),
    dates: t.expose('dates', {
      type: KindDatesEnum,
      description: 'Whether entries have a single day, or a span of days.',
    }),
    titleLabel: t.exposeString('titleLabel', { description: 'The label of the title.' }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'Whether all planners have the kind. It cannot be renamed or deleted.',
    }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Whether the kind is not offered for new entries. Its entries stay visible.',
    }),
    version: t.exposeInt('version', { description: 'Incremented by each change. Send it with an update.' }),
    createdBy: t.loadable({
      type: PersonType,
      nullable: true,
      description:
        'The person who created the kind. Null for built-in kinds, if the account is deleted or unknown, and for links and embeds.',
      load: (ids: string[], { em }) => findCreators(em, ids),
      resolve: ({ id }, _, { scope }) => (scope.isPublic ? null : id),
    }),
  }),
});

const KindInput = builder.inputType('KindInput', {
  description: 'A new kind of entries.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What one entry is called. Unique.' }),
    pluralName: t.string({ required: true, description: 'What several entries are called.' }),
    icon: t.string({ required: true, description: 'The name of a Lucide icon, such as `newspaper`.' }),
    color: t.string({ required: true, description: 'Color of 1 to 100 characters.' }),
    dates: t.field({
      type: KindDatesEnum,
      required: true,
      description: 'Whether entries have a single day, or a span of days.',
    }),
    titleLabel: t.string({ defaultValue: 'Title', description: 'The label of the title.' }),
    fieldIds: t.idList({
      description:
        'The fields that entries of the kind have, in order. Default: the built-in fields that all other kinds have.',
    }),
  }),
});

const KindUpdateInput = builder.inputType('KindUpdateInput', {
  description: "Changes to a kind. Omitted properties don't change.",
  fields: (t) => ({
    name: t.string({ description: 'What one entry is called.' }),
    pluralName: t.string({ description: 'What several entries are called.' }),
    icon: t.string({ description: 'The name of a Lucide icon.' }),
    color: t.string({ description: 'Color of 1 to 100 characters.' }),
    dates: t.field({
      type: KindDatesEnum,
      description: 'Whether entries have a single day, or a span of days.',
    }),
    titleLabel: t.string({ description: 'The label of the title.' }),
    isHidden: t.boolean({ description: 'Whether the kind is not offered for new entries.' }),
    fieldIds: t.idList({
      description: 'The fields that entries of the kind have. New ones come last, in order.',
    }),
  }),
});

builder.queryField('kinds', (t) =>
  t.field({
    type: [KindType],
    description:
      'The kinds of entries, including hidden ones, in order. Empty for clients that cannot read entries, so that pages can request it together with the viewer.',
    resolve: async (_, _args, context) => (canRead(context) ? listKinds(context) : []),
  }),
);

builder.mutationFields((t) => ({
  createKind: t.field({
    type: KindType,
    description: `Creates a kind. Its id is derived from its name. There can be at most ${MAX_KINDS} kinds. Administrators only.`,
    authScopes: { admin: true },
    args: { input: t.arg({ type: KindInput, required: true, description: 'The kind.' }) },
    resolve: (_, { input }, context) => createKind(context, input),
  }),
  updateKind: t.field({
    type: KindType,
    description:
      'Changes a kind. Only the color of a built-in kind and whether it is hidden can be changed. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg({ type: LogKindScalar, required: true, description: 'The kind to change.' }),
      version: t.arg.int({
        description:
          'The version that was edited. If the kind has changed in the meantime, it is not overwritten.',
      }),
      shortensEntries: t.arg.boolean({
        description:
          'Whether entries keep only their first day if `dates` changes to `day`. By default, longer entries are a conflict.',
      }),
      input: t.arg({ type: KindUpdateInput, required: true, description: 'The changes.' }),
    },
    resolve: (_, { id, input, ...options }, context) => updateKind(context, id, input, options),
  }),
  orderKinds: t.field({
    type: [KindType],
    description:
      'Sets the order of the kinds that administrators have created, which follow the built-in ones. Returns all kinds. Administrators only.',
    authScopes: { admin: true },
    args: {
      ids: t.arg({
        type: [LogKindScalar],
        required: true,
        description: 'The kinds, in order. Those that are not listed follow in their current order.',
      }),
    },
    resolve: (_, { ids }, context) => orderKinds(context, ids),
  }),
  deleteKind: t.field({
    type: LogKindScalar,
    description:
      'Deletes a kind, and changes its entries to another kind. Undoing or restoring it brings back both. Returns its id. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg({ type: LogKindScalar, required: true, description: 'The kind to delete.' }),
      to: t.arg({
        type: LogKindScalar,
        description: 'The kind that its entries get. If omitted, a kind with entries is a conflict.',
      }),
    },
    resolve: (_, { id, to }, context) => deleteKind(context, id, to),
  }),
}));
