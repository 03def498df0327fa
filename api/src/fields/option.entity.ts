import { defineEntity, p } from '@mikro-orm/core';
import { Field } from './field.entity.js';

const OptionSchema = defineEntity({
  name: 'Option',
  tableName: 'options',
  properties: {
    fieldId: () =>
      p.manyToOne(Field).mapToPk().primary().fieldName('field_id').deleteRule('cascade').index(false),
    /** The id of a built-in option; a UUID for all others. Entries store this id. */
    id: p.text().primary(),
    name: p.string().length(300),
    /** The text in narrow table cells. */
    abbreviation: p.string().length(3).nullable(),
    /** The color, which can be any text. Null for the default color of the position. */
    color: p.text().nullable(),
    /** Whether the option counts as finished. */
    isDone: p.boolean().default(false),
    position: p.integer(),
    /** Whether the option was removed. Entries keep it, but it can't be chosen anymore. */
    isArchived: p.boolean().default(false),
  },
});

/** An option of a field. */
export class Option extends OptionSchema.class {}
OptionSchema.setClass(Option);
