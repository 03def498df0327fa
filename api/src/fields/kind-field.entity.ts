import { defineEntity, p } from '@mikro-orm/core';
import { Kind } from '../logs/kinds/kind.entity.js';
import { Field } from './field.entity.js';

const KindFieldSchema = defineEntity({
  name: 'KindField',
  tableName: 'kind_fields',
  properties: {
    id: p.uuid().primary(),
    kindId: () => p.manyToOne(Kind).mapToPk().fieldName('kind_id').deleteRule('cascade').index(false),
    fieldId: () =>
      p.manyToOne(Field).mapToPk().fieldName('field_id').deleteRule('cascade').index('kind_fields_field'),
    isRequired: p.boolean().default(false),
    position: p.integer().default(0),
    /** Whether all planners have this pair, so that the field is one of the kind's own properties in REST. */
    isBuiltIn: p.boolean().default(false),
  },
  uniques: [{ name: 'kind_fields_kind', properties: ['kindId', 'fieldId'] }],
});

/** A field of a kind. In the REST API, it is a field configuration. */
export class KindField extends KindFieldSchema.class {}
KindFieldSchema.setClass(KindField);
