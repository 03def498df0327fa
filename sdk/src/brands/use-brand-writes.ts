import { type WriteTuple, writeHook } from '../client/use-write.js';
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
  /** 1 to 300 characters. No other brand has it, ignoring case and surrounding space. */
  name: string;
  /** Any text; `hsl(220, 60%, 50%)` is what the planner expects. */
  color: string;
}

/**
 * Creates brands. Administrators only.
 *
 * @returns a function that resolves to the new brand and rejects with a PlannerError (`forbidden`, `invalid`,
 * `conflict` when a brand has the name), and its state
 * @example
 * const [createBrand, { busy }] = useCreateBrand();
 * await createBrand({ name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' });
 */
export const useCreateBrand: () => WriteTuple<BrandInput, Brand> = writeHook({
  mutation: CREATE,
  variables: (input) => ({ input }),
  result: ({ brand }) => brand,
});

/**
 * Changes brands. Administrators only.
 *
 * @returns a function that resolves to the changed brand and rejects with a PlannerError (`forbidden`, `invalid`,
 * `notFound`, `conflict` when another brand has the name), and its state
 * @example
 * const [updateBrand] = useUpdateBrand();
 * await updateBrand({ id, input: { name, color } });
 */
export const useUpdateBrand: () => WriteTuple<{ id: string; input: BrandInput }, Brand> = writeHook({
  mutation: UPDATE,
  variables: (change) => change,
  result: ({ brand }) => brand,
});

/**
 * Deletes brands; their entries stay. Administrators only.
 *
 * @returns a function from the brand's id that rejects with a PlannerError (`forbidden`, `notFound`), and its state
 * @example
 * const [deleteBrand] = useDeleteBrand();
 * await deleteBrand(brand.id);
 */
export const useDeleteBrand: () => WriteTuple<string, void> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: () => {},
});
