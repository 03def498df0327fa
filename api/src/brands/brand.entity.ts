import { defineEntity, p } from '@mikro-orm/core';

const BrandSchema = defineEntity({
  name: 'Brand',
  tableName: 'brands',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(300),
    /** The color, which can be any text. Check that it is a CSS color before rendering it. */
    color: p.text(),
    /** Whether 'Add sample content' created the brand. */
    isSample: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});

/** A brand that can be assigned to entries. */
export class Brand extends BrandSchema.class {}
BrandSchema.setClass(Brand);
