import { z } from 'zod';
import { brandSchema, createBrand, deleteBrand, listBrands, updateBrand } from '../brands/brand.service.js';
import { brandAnswer } from './answers.js';
import type { Route } from './route.js';

const tag = 'Brands';

const refusals = { 409: 'Another brand has the name, ignoring case and surrounding space.' };

/** The calls of brands. */
export const brandRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', path: '/brands', tag, summary: 'All brands by name' },
    success: z.array(brandAnswer),
    answer: ({ context }) => listBrands(context),
  },
  {
    ...{ method: 'POST', path: '/brands', tag, summary: 'Create a brand', access: 'admin' },
    body: brandSchema,
    refusals,
    status: 201,
    success: brandAnswer,
    answer: async ({ context, body }) => createBrand(context, await body()),
  },
  {
    ...{ method: 'PUT', path: '/brands/:id', tag, summary: 'Change a brand', access: 'admin' },
    body: brandSchema,
    refusals,
    success: brandAnswer,
    answer: async ({ context, body, id }) => updateBrand(context, id, await body()),
  },
  {
    ...{ method: 'DELETE', path: '/brands/:id', tag, access: 'admin' },
    summary: 'Delete a brand; its entries stay and lose it',
    status: 204,
    answer: ({ context, id }) => deleteBrand(context, id),
  },
];
