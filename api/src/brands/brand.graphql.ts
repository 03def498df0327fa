import { builder } from '../schema/builder.js';
import {
  type BrandRow,
  countBrandEntries,
  createBrand,
  deleteBrand,
  listBrands,
  updateBrand,
} from './brand.service.js';

/** A brand. */
export const BrandType = builder.objectRef<BrandRow>('Brand').implement({
  description: 'A brand that entries are tagged with.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    color: t.exposeString('color', {
      description:
        'Color as the user typed it: usually a CSS color or gradient, but any text is possible. Check it before rendering.',
    }),
  }),
});

const BrandInput = builder.inputType('BrandInput', {
  description: 'Fields of a brand.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name of 1 to 300 characters. Must be unique, ignoring case and surrounding space.',
    }),
    color: t.string({ required: true, description: 'Color, such as `hsl(220, 60%, 50%)`.' }),
  }),
});

builder.queryField('brands', (t) =>
  t.field({
    type: [BrandType],
    description:
      'The brands, sorted by name. Links and embeds only see the brands of the entries that they show.',
    authScopes: { reader: true },
    resolve: (_, _args, context) => listBrands(context),
  }),
);

builder.queryField('brandEntryCount', (t) =>
  t.int({
    description: 'How many entries use a brand. Deleting the brand removes it from these entries.',
    authScopes: { reader: true },
    args: { id: t.arg.id({ required: true, description: 'The brand.' }) },
    resolve: (_, { id }, context) => countBrandEntries(context, id),
  }),
);

builder.mutationFields((t) => ({
  createBrand: t.field({
    type: BrandType,
    description: 'Creates a brand. Administrators only.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: BrandInput, required: true, description: 'The brand.' }) },
    resolve: (_, { input }, context) => createBrand(context, input),
  }),
  updateBrand: t.field({
    type: BrandType,
    description: 'Updates a brand. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The brand to update.' }),
      input: t.arg({ type: BrandInput, required: true, description: 'The new fields.' }),
    },
    resolve: (_, { id, input }, context) => updateBrand(context, id, input),
  }),
  deleteBrand: t.field({
    type: 'ID',
    description: 'Deletes a brand and removes it from its entries. Returns its id. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The brand to delete.' }) },
    resolve: (_, { id }, context) => deleteBrand(context, id),
  }),
}));
