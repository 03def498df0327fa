import { FIELD_TYPES } from '../field-types/field-types.js';
import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { LONG_INPUT_COST } from '../schema/cost.js';
import { parse } from '../validation.js';
import {
  createFieldConfiguration,
  deleteFieldConfiguration,
  type FieldConfigurationRow,
  fieldSettingsSchema,
  listFieldConfigurations,
  newConfigurationSchema,
  updateFieldConfiguration,
} from './field-configuration.service.js';
import type { OptionColor } from './option-colors.js';

export const FieldTypeEnum = builder.enumType('FieldType', {
  description: 'The type of a custom field.',
  values: FIELD_TYPES,
});

const OptionColorType = builder.objectRef<OptionColor>('OptionColor').implement({
  description: 'The color of a dropdown option.',
  fields: (t) => ({
    option: t.exposeString('option', { description: 'The option.' }),
    color: t.exposeString('color', {
      description:
        'Color as the user typed it: usually a CSS color, but any text is possible. Check it before rendering.',
    }),
  }),
});

const OptionColorInput = builder.inputType('OptionColorInput', {
  description: 'The color of a dropdown option.',
  fields: (t) => ({
    option: t.string({ required: true, description: 'The option. Colors of unknown options are ignored.' }),
    color: t.string({
      required: true,
      description: 'Color of 1 to 100 characters, such as `hsl(220, 60%, 50%)`.',
    }),
  }),
});

const FieldConfigurationType = builder.objectRef<FieldConfigurationRow>('FieldConfiguration').implement({
  description: 'A custom field for one kind of log.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    kind: t.expose('kind', { type: LogKindScalar, description: 'The kind of log that has the field.' }),
    fieldName: t.exposeString('fieldName', { description: "Key in `dynamicFields`. Can't be changed." }),
    fieldLabel: t.exposeString('fieldLabel', { description: 'Label that users see.' }),
    fieldType: t.expose('fieldType', { type: FieldTypeEnum, description: 'The type of its values.' }),
    dropdownOptions: t.exposeStringList('dropdownOptions', {
      nullable: true,
      description: 'The options of a dropdown. Null for other types.',
    }),
    optionColors: t.expose('optionColors', {
      type: [OptionColorType],
      nullable: true,
      description:
        'The colors of options. Options that are not listed have a default color, which depends on their position. Null for other types.',
    }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether entries must have a value.' }),
    displayOrder: t.exposeInt('displayOrder', {
      description: 'Position among the fields, in ascending order.',
    }),
    fieldId: t.exposeID('fieldId', {
      description: 'The id of the field, which several kinds can use. Links, embeds, keys and feeds list it.',
    }),
    isShareable: t.exposeBoolean('isShareable', {
      description: 'Whether new links and embeds can include its values.',
    }),
  }),
});

builder.queryField('fieldConfigurations', (t) =>
  t.field({
    type: [FieldConfigurationType],
    description: 'The custom fields of a kind, in display order.',
    authScopes: { reader: true },
    args: { kind: t.arg({ type: LogKindScalar, required: true, description: 'The kind of log.' }) },
    resolve: (_, { kind }, context) => listFieldConfigurations(context, kind),
  }),
);

const FieldConfigurationInput = builder.inputType('FieldConfigurationInput', {
  description: 'A new custom field, or an existing field for another kind.',
  fields: (t) => ({
    kind: t.field({
      type: LogKindScalar,
      required: true,
      description: 'The kind of log that has the field.',
    }),
    fieldName: t.string({ description: 'Key in `dynamicFields`. Derived from the label by default.' }),
    fieldId: t.id({
      description:
        'The id of an existing field to use, which can be built in. Omit its name, label, type and options.',
    }),
    fieldLabel: t.string({ description: 'Label that users see. Required for a new field.' }),
    fieldType: t.field({
      type: FieldTypeEnum,
      description: 'The type of its values. Required for a new field.',
    }),
    dropdownOptions: t.stringList({ description: 'The options. Required for a dropdown.' }),
    optionColors: t.field({
      type: [OptionColorInput],
      description: 'The colors of options. Options that are not listed have a default color.',
    }),
    isRequired: t.boolean({ defaultValue: false, description: 'Whether entries must have a value.' }),
    displayOrder: t.int({ description: 'Position among the fields, 0 or more. Last by default.' }),
    isShareable: t.boolean({
      description: 'Whether new links and embeds can include its values. False by default.',
    }),
  }),
});

const FieldConfigurationUpdateInput = builder.inputType('FieldConfigurationUpdateInput', {
  description: "New settings for a custom field. Its kind and name can't be changed.",
  fields: (t) => ({
    fieldLabel: t.string({ required: true, description: 'Label that users see.' }),
    fieldType: t.field({ type: FieldTypeEnum, required: true, description: 'The type of its values.' }),
    dropdownOptions: t.stringList({ description: 'The options. Required for a dropdown.' }),
    optionColors: t.field({
      type: [OptionColorInput],
      description: 'The colors of options. By default, the remaining options keep their colors.',
    }),
    isRequired: t.boolean({ defaultValue: false, description: 'Whether entries must have a value.' }),
    displayOrder: t.int({
      description: 'Position among the fields, 0 or more. Unchanged by default.',
    }),
    isShareable: t.boolean({
      description:
        'Whether new links and embeds can include its values. False also removes it from those that do, unless `keepInLinks` is true. Unchanged by default.',
    }),
    keepInLinks: t.boolean({
      description: 'Whether links and embeds that include it keep it. False by default.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createFieldConfiguration: t.field({
    type: FieldConfigurationType,
    complexity: LONG_INPUT_COST,
    description: 'Adds a custom field for a kind of log, or an existing field. Administrators only.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: FieldConfigurationInput, required: true, description: 'The field.' }) },
    resolve: (_, { input }, context) =>
      createFieldConfiguration(context, parse(newConfigurationSchema(input), input)),
  }),
  updateFieldConfiguration: t.field({
    type: FieldConfigurationType,
    complexity: LONG_INPUT_COST,
    description:
      'Updates a custom field for all kinds that use it, except for whether it is required and its position. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The field to update.' }),
      input: t.arg({ type: FieldConfigurationUpdateInput, required: true, description: 'The new settings.' }),
    },
    resolve: (_, { id, input }, context) =>
      updateFieldConfiguration(context, id, parse(fieldSettingsSchema, input), {
        keepInLinks: input.keepInLinks,
      }),
  }),
  deleteFieldConfiguration: t.field({
    type: 'ID',
    description:
      'Removes a field from a kind, and deletes it if no other kind uses it. Its values stay stored, but no later field can show them. Returns its id. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The field to delete.' }),
      keepInLinks: t.arg.boolean({
        description:
          'Whether links and embeds that include it would show it again if it was restored. False by default.',
      }),
    },
    resolve: (_, { id, keepInLinks }, context) => deleteFieldConfiguration(context, id, { keepInLinks }),
  }),
}));
