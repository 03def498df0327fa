import { defineEntity, p } from '@mikro-orm/core';

const BrandSchema = defineEntity({
  name: 'Brand',
  tableName: 'brands',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(300),
    /** As typed; whoever renders it checks that it is a colour (decision L12). */
    color: p.text(),
    /** Made by 'Add sample content' (decision S11). */
    isSample: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});

/** A brand that entries are tagged with. */
export class Brand extends BrandSchema.class {}
BrandSchema.setClass(Brand);
