import { type Read, useRead } from '../client/use-read.js';
import type { RefreshOptions } from '../client/use-refresh.js';
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
  /** What was typed: a CSS color or gradient, or any other text. Check it before you draw with it, as the ui-kit does. */
  color: string;
}

const NONE: readonly Brand[] = [];

/**
 * All brands by name.
 *
 * @param options when it is read again by itself
 * @example
 * const { brands } = useBrands();
 */
export function useBrands(options: RefreshOptions = {}): Read & { brands: readonly Brand[] } {
  const { data, ...read } = useRead(BRANDS, {}, options);
  return { ...read, brands: data?.brands ?? NONE };
}
