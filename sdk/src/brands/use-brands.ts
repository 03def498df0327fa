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

/** A brand that entries are tagged with. */
export interface Brand {
  id: string;
  name: string;
  /** The text that was typed: a CSS color, a gradient, or anything else. Validate it before you use it in CSS. */
  color: string;
}

const NONE: readonly Brand[] = [];

/**
 * Fetches all brands, sorted by name.
 *
 * @param options when to refetch
 * @example
 * const { brands } = useBrands();
 */
export function useBrands(options: RefreshOptions = {}): Read & { brands: readonly Brand[] } {
  const { data, ...read } = useRead(BRANDS, {}, options);
  return { ...read, brands: data?.brands ?? NONE };
}
