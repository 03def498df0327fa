import { z } from 'zod';
import { brandSchema, createBrand, deleteBrand, listBrands, updateBrand } from '../brands/brand.service.js';
import { brandResponse } from './responses.js';
import type { Route } from './route.js';

const tag = 'Brands';

const errors = { 409: 'Another brand has this name, ignoring case and surrounding space.' };

/** The routes for brands. */
export const brandRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/brands',
    tag,
    access: 'reader',
    summary: 'All brands, sorted by name',
    success: z.array(brandResponse),
    handle: ({ context }) => listBrands(context),
  },
  {
    method: 'POST',
    path: '/brands',
    tag,
    summary: 'Create a brand',
    access: 'admin',
    body: brandSchema,
    errors,
    status: 201,
    success: brandResponse,
    handle: async ({ context, body }) => createBrand(context, await body()),
  },
  {
    method: 'PUT',
    path: '/brands/:id',
    tag,
    summary: 'Update a brand',
    access: 'admin',
    body: brandSchema,
    errors,
    success: brandResponse,
    handle: async ({ context, body, id }) => updateBrand(context, id, await body()),
  },
  {
    method: 'DELETE',
    path: '/brands/:id',
    tag,
    access: 'admin',
    summary: 'Delete a brand and remove it from its entries',
    status: 204,
    handle: ({ context, id }) => deleteBrand(context, id),
  },
];
