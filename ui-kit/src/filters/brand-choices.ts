import type { Filter } from '@content-planner/model';
import type { Brand } from '../logs/types.js';
import type { TextsOf } from '../messages/define-messages.js';
import { filterBrands } from './change-filter.js';
import type { filterMessages } from './filter-messages.js';

/** A brand to filter by. */
export interface BrandChoice {
  /** Null for entries without a brand. */
  id: string | null;
  name: string;
  /** The color of the brand, or null for the default. */
  color: string | null;
  /** Whether the brand no longer exists. */
  isDeleted: boolean;
}

/** Returns the choices in the brand filter: all brands, 'No brand', and brands in the filter that no longer exist. */
export function brandChoices(
  brands: readonly Brand[],
  filter: Filter,
  text: TextsOf<typeof filterMessages>,
): BrandChoice[] {
  const known = new Set(brands.map(({ id }) => id));
  return [
    ...brands.map(({ id, name, color }) => ({ id, name, color, isDeleted: false })),
    { id: null, name: text.noBrand, color: null, isDeleted: false },
    ...(filterBrands(filter) ?? [])
      .filter((id) => id !== null && !known.has(id))
      .map((id) => ({ id, name: text.deletedBrand, color: null, isDeleted: true })),
  ];
}
