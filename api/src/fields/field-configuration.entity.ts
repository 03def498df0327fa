import { defineEntity, p } from '@mikro-orm/core';
import { FIELD_TYPES } from '../field-types/field-types.js';
import { LOG_KINDS } from '../logs/kinds/index.js';
import type { OptionColor } from './option-colors.js';

const FieldConfigurationSchema = defineEntity({
  name: 'FieldConfiguration',
  tableName: 'field_configurations',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(LOG_KINDS).fieldName('log_type'),
    fieldName: p.string().length(300),
    fieldLabel: p.string().length(300),
    fieldType: p.enum(FIELD_TYPES),
    dropdownOptions: p.json().$type<string[]>().nullable(),
    /** The colors of a dropdown's options. Options that are not listed here have a default color. */
    optionColors: p.json().$type<OptionColor[]>().nullable(),
    isRequired: p.boolean().default(false),
    displayOrder: p.integer().default(0),
    /** Whether read-only views for people outside the team can include the field. */
    isShareable: p.boolean().fieldName('shareable').default(false),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'field_configurations_name', properties: ['kind', 'fieldName'] }],
});

/** A custom field for one kind of log. */
export class FieldConfiguration extends FieldConfigurationSchema.class {}
FieldConfigurationSchema.setClass(FieldConfiguration);
