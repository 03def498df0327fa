import { builder } from '../graphql/builder.js';
import { LogKindEnum } from '../logs/log-kind.graphql.js';
import { FIELD_TYPES } from './field-configuration.entity.js';
import { type FieldConfigurationRow, listFieldConfigurations } from './field-configuration.service.js';

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
