import type { Brand } from '@content-planner/model';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import { brandFields } from './brand-fields.js';

const BRANDS = graphql(
  `
    query Brands {
      brands {
        ...BrandFields
      }
    }
  `,
  [brandFields],
);

const NONE: readonly Brand[] = [];

/**
 * Fetches all brands, sorted by name.
 *
 * @param options when to refetch; set `pause` to send no request yet
 * @example
 * const { brands } = useBrands();
 */
export function useBrands({ pause = false, ...options }: { pause?: boolean } & RefreshOptions = {}): Read & {
  brands: readonly Brand[];
} {
  const { data, ...read } = useRead(BRANDS, pause ? null : {}, options);
  return { ...read, brands: data?.brands ?? NONE };
}
