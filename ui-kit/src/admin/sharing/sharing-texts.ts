import { formatShortDate } from '../../dates/format-date.js';
import { toCalendarDate } from '../../dates/to-calendar-date.js';
import type { Brand, LogKind } from '../../logs/types.js';
import type { AccessTokenValues } from './types.js';

/** Labels for the parts of the content that a token gives access to. */
export interface ScopeLabels {
  allBrands: string;
  /** The text for a scope that includes the entries of all brands, but not the entries without a brand. */
  anyBrand: string;
  withoutBrand: string;
  deletedBrand: string;
  allTypes: string;
  type: (target: { kind: LogKind }) => string;
}

type Scope = Pick<AccessTokenValues, 'brandIds' | 'withoutBrand'>;

/**
 * Returns the names of the brands in a scope, separated by commas. A deleted brand remains in the scope, but matches no
 * entries.
 */
export function brandsText(
  { brandIds, withoutBrand }: Scope,
  brands: readonly Brand[],
  labels: Omit<ScopeLabels, 'allTypes' | 'type'>,
): string {
  if (brandIds === null) return withoutBrand ? labels.allBrands : labels.anyBrand;
  const names = brandIds.map((id) => brands.find((brand) => brand.id === id)?.name ?? labels.deletedBrand);
  return [...new Set(names), ...(withoutBrand ? [labels.withoutBrand] : [])].join(', ');
}

/** Returns the names of kinds, separated by commas. */
export const typesText = (kinds: readonly LogKind[] | null, labels: ScopeLabels): string =>
  kinds === null ? labels.allTypes : kinds.map((kind) => labels.type({ kind })).join(', ');

/** Formats the date of an instant in the user's time zone. */
export const instantDate = (at: string, locale: string): string =>
  formatShortDate(toCalendarDate(new Date(at)), locale);
