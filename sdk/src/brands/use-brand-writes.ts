import type { Brand } from '@content-planner/model';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import { brandFields } from './brand-fields.js';

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

/** The fields of a brand. */
export interface BrandInput {
  /** The name: 1 to 300 characters. It must be unique, ignoring case and surrounding spaces. */
  name: string;
  /** The color, which can be any text. The planner's own form expects the format `hsl(220, 60%, 50%)`. */
  color: string;
}

/**
 * Creates brands. Administrators only.
 *
 * @returns a function and its state. The function resolves to the new brand with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid`, or `conflict` if the name is taken.
 * @example
 * const [createBrand, { busy }] = useCreateBrand();
 * await createBrand({ name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' });
 */
export const useCreateBrand: () => WriteTuple<BrandInput, Brand & Changed> = writeHook({
  mutation: CREATE,
  variables: (input) => ({ input }),
  result: ({ brand }, changed) => ({ ...brand, ...changed }),
});

/**
 * Updates brands. Administrators only.
 *
 * @returns a function and its state. The function resolves to the updated brand with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid`, `notFound`, or `conflict` if the name is taken.
 * @example
 * const [updateBrand] = useUpdateBrand();
 * await updateBrand({ id, input: { name, color } });
 */
export const useUpdateBrand: () => WriteTuple<{ id: string; input: BrandInput }, Brand & Changed> = writeHook(
  {
    mutation: UPDATE,
    variables: (change) => change,
    result: ({ brand }, changed) => ({ ...brand, ...changed }),
  },
);

/**
 * Deletes brands. Their entries are kept but no longer have a brand. Administrators only.
 *
 * @returns a function and its state. The function takes the brand's id and resolves to `{ changeId }`. It can reject
 * with a PlannerError: `forbidden` or `notFound`.
 * @example
 * const [deleteBrand] = useDeleteBrand();
 * await deleteBrand(brand.id);
 */
export const useDeleteBrand: () => WriteTuple<string, Changed> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: (_, changed) => changed,
});
