import type { FormerField } from '@content-planner/model';
import { FIELD_TYPES } from '../field-types/field-types.js';
import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { BULK_COST, LONG_INPUT_COST } from '../schema/cost.js';
import {
  createField,
  deleteField,
  type FieldRow,
  listFields,
  type UsingKind,
  updateField,
} from './field.service.js';
import type { FieldOption } from './field-options.js';
import { orderFields } from './order-fields.js';

const FieldTypeEnum = builder.enumType('FieldType', {
  description: 'The type of a field.',
  values: FIELD_TYPES,
});

const OptionType = builder.objectRef<FieldOption>('FieldOption').implement({
  description: 'An option of a field.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The value that entries store.' }),
    name: t.exposeString('name', { description: 'The name that users see.' }),
    abbreviation: t.exposeString('abbreviation', {
      nullable: true,
      description: 'The text in narrow table cells. Null if the field has no abbreviations.',
    }),
    color: t.exposeString('color', {
      nullable: true,
      description: 'Color as the user typed it. Check it before rendering. Null for a default color.',
    }),
    isDone: t.boolean({
      description: 'Whether the option counts as finished.',
      resolve: ({ isDone }) => isDone ?? false,
    }),
    isArchived: t.exposeBoolean('isArchived', {
      description: "Whether the option was removed. Entries keep it, but it can't be chosen.",
    }),
    isMe: t.boolean({
      description: 'For a person: whether this is the viewer, or the owner of the key.',
      resolve: ({ isMe }) => isMe ?? false,
    }),
  }),
});

const UsingKindType = builder.objectRef<UsingKind>('FieldKind').implement({
  description: 'A kind that uses a field, with the settings that belong to the kind.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the field configuration.' }),
    kind: t.expose('kind', { type: LogKindScalar, description: 'The kind.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether entries must have a value.' }),
    displayOrder: t.exposeInt('displayOrder', {
      description: 'Position among the fields, in ascending order.',
    }),
  }),
});

const FormerOptionType = builder.objectRef<FormerField['options'][number]>('FormerOption').implement({
  description: 'What an option of a merged field has become.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name or the id of the option.' }),
    replacement: t.exposeString('replacement', {
      nullable: true,
      description: 'The name of an option of the other field. Null if entries got none.',
    }),
  }),
});

const FormerFieldType = builder.objectRef<FormerField>('FormerField').implement({
  description: 'A field that was merged into another one. Older filters contain its id.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the field, or of one of its configurations.' }),
    options: t.field({
      type: [FormerOptionType],
      description: 'What its options have become.',
      resolve: ({ options }) => [...options],
    }),
  }),
});

export const FieldTypeRef = builder.objectRef<FieldRow>('Field').implement({
  description: 'A field of entries, which any number of kinds can use.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The key in `values`.' }),
    name: t.exposeString('name', { description: 'The name in REST and spreadsheets.' }),
    label: t.exposeString('label', { description: 'Label that users see.' }),
    type: t.expose('type', { type: FieldTypeEnum, description: 'The type of its values.' }),
    options: t.expose('options', {
      type: [OptionType],
      description:
        'All options in order, followed by those that were removed. If the values are people: all people whose accounts are or were approved. Links and embeds see no people.',
    }),
    formerFields: t.expose('formerFields', {
      type: [FormerFieldType],
      description: 'The fields that were merged into this one. Links and embeds see none.',
    }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'Whether all planners have the field. It cannot be renamed or deleted.',
    }),
    isShareable: t.exposeBoolean('isShareable', {
      description:
        'Whether new links and embeds can include the values of a custom field. They can always include built-in fields.',
    }),
    version: t.exposeInt('version', {
      description: 'Incremented by each change. Send it with an update.',
    }),
    kinds: t.expose('kinds', { type: [UsingKindType], description: 'The kinds that use the field.' }),
  }),
});

builder.queryField('fields', (t) =>
  t.field({
    type: [FieldTypeRef],
    description: 'The fields of all kinds: built-in ones, followed by custom ones.',
    authScopes: { reader: true },
    resolve: (_, _args, context) => listFields(context),
  }),
);

const FieldOptionInput = builder.inputType('FieldOptionInput', {
  description: "An option of a field. Omitted properties don't change.",
  fields: (t) => ({
    id: t.id({
      description:
        'The id of an existing option. By default, an option with the same name stays the same option.',
    }),
    name: t.string({ required: true, description: 'The name, 1 to 300 characters. Unique in the field.' }),
    abbreviation: t.string({
      description:
        'The text in narrow table cells, 1 to 3 letters. Required and unique for new options of a built-in field.',
    }),
    color: t.string({ description: 'Color of 1 to 100 characters. Null for a default color.' }),
    isDone: t.boolean({ description: 'Whether the option counts as finished.' }),
  }),
});

const FieldKindInput = builder.inputType('FieldKindInput', {
  description: "A kind that uses a field. Omitted properties don't change.",
  fields: (t) => ({
    kind: t.field({ type: LogKindScalar, required: true, description: 'The kind.' }),
    isRequired: t.boolean({ description: 'Whether entries must have a value. False by default.' }),
    displayOrder: t.int({ description: 'Position among the fields, 0 or more. Last by default.' }),
  }),
});

const FieldInput = builder.inputType('FieldInput', {
  description: 'A new field.',
  fields: (t) => ({
    name: t.string({ description: 'The name in REST and spreadsheets. Derived from the label by default.' }),
    label: t.string({ required: true, description: 'Label that users see.' }),
    type: t.field({ type: FieldTypeEnum, required: true, description: 'The type of its values.' }),
    options: t.field({
      type: [FieldOptionInput],
      description: 'The options, in order. Required for a dropdown.',
    }),
    isShareable: t.boolean({
      description: 'Whether new links and embeds can include its values. False by default.',
    }),
    kinds: t.field({ type: [FieldKindInput], required: true, description: 'The kinds that use the field.' }),
  }),
});

export const OptionReplacementInput = builder.inputType('OptionReplacementInput', {
  description: 'What entries get instead of an option.',
  fields: (t) => ({
    option: t.id({ required: true, description: 'The option.' }),
    replacement: t.id({ description: 'Another option of the field. By default, entries get no value.' }),
  }),
});

const FieldUpdateInput = builder.inputType('FieldUpdateInput', {
  description:
    "Changes to a field. Omitted properties don't change. Only the kinds of a built-in field, whether it is shareable, and options other than the built-in ones can be changed. Built-in options can be archived.",
  fields: (t) => ({
    label: t.string({ description: 'Label that users see.' }),
    type: t.field({
      type: FieldTypeEnum,
      description: 'The type of its values. Values of other types stay stored, but are hidden.',
    }),
    options: t.field({
      type: [FieldOptionInput],
      description: 'All options, in order. Options that are not listed are archived: entries keep them.',
    }),
    replacements: t.field({
      type: [OptionReplacementInput],
      description: 'What entries get instead of removed options. Entries keep those that are not listed.',
    }),
    isShareable: t.boolean({
      description:
        'Whether new links and embeds can include its values. False also removes it from those that do, unless `keepInLinks` is true.',
    }),
    kinds: t.field({
      type: [FieldKindInput],
      description: 'All kinds that use the field. Kinds that are not listed no longer use it.',
    }),
  }),
});

const KEEP_IN_LINKS =
  'Whether links and embeds keep the field when it is no longer shareable or is deleted. False by default.';
const VERSION = 'The version that was edited. If the field has changed in the meantime, nothing changes.';

builder.mutationFields((t) => ({
  createField: t.field({
    type: FieldTypeRef,
    complexity: LONG_INPUT_COST,
    description: 'Creates a field for one or more kinds. Administrators only.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: FieldInput, required: true, description: 'The field.' }) },
    resolve: (_, { input }, context) => createField(context, input),
  }),
  updateField: t.field({
    type: FieldTypeRef,
    complexity: BULK_COST,
    description: 'Changes a field for all kinds that use it. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The field to change.' }),
      version: t.arg.int({ description: VERSION }),
      keepInLinks: t.arg.boolean({ description: KEEP_IN_LINKS }),
      input: t.arg({ type: FieldUpdateInput, required: true, description: 'The changes.' }),
    },
    resolve: (_, { id, input, ...options }, context) => updateField(context, id, input, options),
  }),
  orderFields: t.field({
    type: [FieldTypeRef],
    complexity: BULK_COST,
    description:
      'Sets the display order of the fields of a kind. Other kinds are not affected. Returns all fields. Administrators only.',
    authScopes: { admin: true },
    args: {
      kind: t.arg({ type: LogKindScalar, required: true, description: 'The kind.' }),
      ids: t.arg.idList({
        required: true,
        description: 'The fields, in order. Those that are not listed follow in their current order.',
      }),
    },
    resolve: (_, { kind, ids }, context) => orderFields(context, kind, ids),
  }),
  deleteField: t.field({
    type: 'ID',
    description:
      'Deletes a field for all kinds. Its values stay stored, but no later field can show them. Returns its id. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The field to delete.' }),
      version: t.arg.int({ description: VERSION }),
      keepInLinks: t.arg.boolean({ description: KEEP_IN_LINKS }),
    },
    resolve: (_, { id, ...options }, context) => deleteField(context, id, options),
  }),
}));
