import { defineEntity, p } from '@mikro-orm/core';
import type { FieldType } from '../field-types/field-types.js';

const FieldSchema = defineEntity({
  name: 'Field',
  tableName: 'fields',
  properties: {
    /** The name of a built-in field; a UUID for a custom field. Entries store values by this id. */
    id: p.text().primary(),
    name: p.string().length(300),
    label: p.string().length(300),
    type: p.text().$type<FieldType>(),
    isBuiltIn: p.boolean().default(false),
    /** Whether read-only views for people outside the team can include the field. */
    isShareable: p.boolean().default(false),
    /**
     * The ids of the fields and configurations that were merged into this field, each with what its options, by id and
     * name, have become. Older addresses, links and feeds contain these ids.
     */
    merged: p.json().$type<Record<string, Record<string, string | null>>>().defaultRaw(`'{}'`),
    version: p.integer().version(),
  },
});

/** A field, which any number of kinds can use. */
export class Field extends FieldSchema.class {}
FieldSchema.setClass(Field);
