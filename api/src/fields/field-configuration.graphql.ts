import { builder } from '../graphql/builder.js';
import { LONG_INPUT_COST } from '../graphql/cost.js';
import { LogKindEnum } from '../logs/log-kind.graphql.js';
import { FIELD_TYPES } from './field-configuration.entity.js';
import {
  createFieldConfiguration,
  deleteFieldConfiguration,
  type FieldConfigurationRow,
  listFieldConfigurations,
  updateFieldConfiguration,
} from './field-configuration.service.js';

const FieldTypeEnum = builder.enumType('FieldType', {
  description: 'What a custom field may hold.',
  values: FIELD_TYPES,
});

const FieldConfigurationType = builder.objectRef<FieldConfigurationRow>('FieldConfiguration').implement({
  description: 'A custom field of one kind of log.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    logType: t.expose('logType', { type: LogKindEnum, description: 'The kind of log that has the field.' }),
    fieldName: t.exposeString('fieldName', { description: 'Key in `dynamicFields`; fixed once created.' }),
    fieldLabel: t.exposeString('fieldLabel', { description: 'Label that people see.' }),
    fieldType: t.expose('fieldType', { type: FieldTypeEnum, description: 'What the field may hold.' }),
    dropdownOptions: t.exposeStringList('dropdownOptions', {
      nullable: true,
      description: 'The choices of a dropdown, else null.',
    }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether entries must fill it.' }),
    displayOrder: t.exposeInt('displayOrder', { description: 'Place among the fields, ascending.' }),
  }),
});

builder.queryField('fieldConfigurations', (t) =>
  t.field({
    type: [FieldConfigurationType],
    description: 'The custom fields of a kind, in the order in which forms and lists show them.',
    authScopes: { user: true },
    args: { kind: t.arg({ type: LogKindEnum, required: true, description: 'The kind of log.' }) },
    resolve: (_, { kind }, context) => listFieldConfigurations(context, kind),
  }),
);

const FieldConfigurationInput = builder.inputType('FieldConfigurationInput', {
  description: 'A new custom field.',
  fields: (t) => ({
    logType: t.field({ type: LogKindEnum, required: true, description: 'The kind of log that gets it.' }),
    fieldName: t.string({ description: 'Key in `dynamicFields`; derived from the label when not given.' }),
    fieldLabel: t.string({ required: true, description: 'Label that people see.' }),
    fieldType: t.field({ type: FieldTypeEnum, required: true, description: 'What it may hold.' }),
    dropdownOptions: t.stringList({ description: 'The choices; needed for a dropdown.' }),
    isRequired: t.boolean({ defaultValue: false, description: 'Whether entries must fill it.' }),
    displayOrder: t.int({ description: 'Place among the fields, 0 or more; last when not given.' }),
  }),
});

const FieldConfigurationUpdateInput = builder.inputType('FieldConfigurationUpdateInput', {
  description: 'What a custom field is to be; its kind and its name are fixed.',
  fields: (t) => ({
    fieldLabel: t.string({ required: true, description: 'Label that people see.' }),
    fieldType: t.field({ type: FieldTypeEnum, required: true, description: 'What it may hold.' }),
    dropdownOptions: t.stringList({ description: 'The choices; needed for a dropdown.' }),
    isRequired: t.boolean({ defaultValue: false, description: 'Whether entries must fill it.' }),
    displayOrder: t.int({ description: 'Place among the fields, 0 or more; stays when not given.' }),
  }),
});

builder.mutationFields((t) => ({
  createFieldConfiguration: t.field({
    type: FieldConfigurationType,
    complexity: LONG_INPUT_COST,
    description: 'Adds a custom field to a kind of log. Administrators only.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: FieldConfigurationInput, required: true, description: 'The field.' }) },
    resolve: (_, { input }, context) => createFieldConfiguration(context, input),
  }),
  updateFieldConfiguration: t.field({
    type: FieldConfigurationType,
    complexity: LONG_INPUT_COST,
    description: 'Changes a custom field. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The field to change.' }),
      input: t.arg({ type: FieldConfigurationUpdateInput, required: true, description: 'What it is to be.' }),
    },
    resolve: (_, { id, input }, context) => updateFieldConfiguration(context, id, input),
  }),
  deleteFieldConfiguration: t.field({
    type: 'ID',
    description:
      'Deletes a custom field; values that entries hold stay stored and are hidden. Answers its id. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The field to delete.' }) },
    resolve: (_, { id }, context) => deleteFieldConfiguration(context, id),
  }),
}));
