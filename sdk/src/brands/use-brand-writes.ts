import { useCallback } from 'react';
import { useWrite, type Write } from '../client/use-write.js';
import { graphql } from '../graphql.js';
import { brandFields } from './brand-fields.js';
import type { Brand } from './use-brands.js';

const CREATE = graphql(
  `
    mutation CreateBrand($input: BrandInput!) {
      brand: createBrand(input: $input) {
        ...BrandFields
      }
    }
  `,
  [brandFields],
);

const UPDATE = graphql(
  `
    mutation UpdateBrand($id: ID!, $input: BrandInput!) {
      brand: updateBrand(id: $id, input: $input) {
        ...BrandFields
      }
    }
  `,
  [brandFields],
);

const DELETE = graphql(`
  mutation DeleteBrand($id: ID!) {
    deleteBrand(id: $id)
  }
`);

/** What a brand is to be. */
export interface BrandInput {
  name: string;
  /** Any text; `hsl(220, 60%, 50%)` is what the planner expects. */
  color: string;
}

/**
 * Creates brands. Administrators only.
 *
 * @example
 * const [createBrand, { busy }] = useCreateBrand();
 * await createBrand({ name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' });
 */
export function useCreateBrand(): [(input: BrandInput) => Promise<Brand>, Write] {
  const [run, state] = useWrite(CREATE);
  const create = useCallback(async (input: BrandInput) => (await run({ input })).brand, [run]);
  return [create, state];
}

/**
 * Changes brands. Administrators only.
 *
 * @example
 * const [updateBrand] = useUpdateBrand();
 * await updateBrand({ id, input: { name, color } });
 */
export function useUpdateBrand(): [(update: { id: string; input: BrandInput }) => Promise<Brand>, Write] {
  const [run, state] = useWrite(UPDATE);
  const update = useCallback(
    async (changes: { id: string; input: BrandInput }) => (await run(changes)).brand,
    [run],
  );
  return [update, state];
}

/**
 * Deletes brands; their entries stay. Administrators only.
 *
 * @example
 * const [deleteBrand] = useDeleteBrand();
 * await deleteBrand(brand.id);
 */
export function useDeleteBrand(): [(id: string) => Promise<void>, Write] {
  const [run, state] = useWrite(DELETE);
  const remove = useCallback(
    async (id: string) => {
      await run({ id });
    },
    [run],
  );
  return [remove, state];
}
