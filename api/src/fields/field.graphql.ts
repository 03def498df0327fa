import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { ALL_FIELD_TYPES, type FieldRow, listFields, type UsingKind } from './field.service.js';
import type { FieldOption } from './field-options.js';

const TypeEnum = builder.enumType('FieldValueType', {
  description: 'The type of the values of a field. Only built-in fields can have several options.',
  values: ALL_FIELD_TYPES,
});

const OptionType = builder.objectRef<FieldOption>('FieldOption').implement({
  description: 'An option of a field.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The value that entries store.' }),
    name: t.exposeString('name', { description: 'The name that users see.' }),
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

const FieldTypeRef = builder.objectRef<FieldRow>('Field').implement({
  description: 'A field of entries, which any number of kinds can use.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The key in `values`.' }),
    name: t.exposeString('name', { description: 'The key in `dynamicFields`.' }),
    label: t.exposeString('label', { description: 'Label that users see.' }),
    type: t.expose('type', { type: TypeEnum, description: 'The type of its values.' }),
    options: t.expose('options', {
      type: [OptionType],
      description: 'All options in order, followed by those that were removed.',
    }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'Whether all planners have the field. It cannot be renamed or deleted.',
    }),
    isShareable: t.exposeBoolean('isShareable', {
      description: 'Whether links and embeds include the values of a custom field.',
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
