import { builder } from '../graphql/builder.js';
import {
  type BrandRow,
  countBrandEntries,
  createBrand,
  deleteBrand,
  listBrands,
  updateBrand,
} from './brand.service.js';

/** A brand in GraphQL. */
const BrandType = builder.objectRef<BrandRow>('Brand').implement({
  description: 'A brand that entries are tagged with.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    color: t.exposeString('color', {
      description:
        'Colour as it was typed: a CSS colour or gradient, or any other text. Check it before rendering.',
    }),
  }),
});

const BrandInput = builder.inputType('BrandInput', {
  description: 'What a brand is to be.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        'Name of 1 to 300 characters that no other brand has, ignoring case and surrounding space.',
    }),
    color: t.string({ required: true, description: 'Colour, such as `hsl(220, 60%, 50%)`.' }),
  }),
});

builder.queryField('brands', (t) =>
  t.field({
    type: [BrandType],
    description: 'All brands by name.',
    authScopes: { user: true },
    resolve: (_, _args, context) => listBrands(context),
  }),
);

builder.queryField('brandEntryCount', (t) =>
  t.int({
    description: 'How many entries have a brand: those that would lose it if it were deleted.',
    authScopes: { user: true },
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
    description: 'Changes a brand. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The brand to change.' }),
      input: t.arg({ type: BrandInput, required: true, description: 'What it is to be.' }),
    },
    resolve: (_, { id, input }, context) => updateBrand(context, id, input),
  }),
  deleteBrand: t.field({
    type: 'ID',
    description: 'Deletes a brand; its entries stay and lose it. Answers its id. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The brand to delete.' }) },
    resolve: (_, { id }, context) => deleteBrand(context, id),
  }),
}));
