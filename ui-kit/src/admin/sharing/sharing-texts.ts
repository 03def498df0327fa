import { toCalendarDate } from '@content-planner/model';
import { formatShortDate } from '../../dates/format-date.js';
import type { KindOf } from '../../logs/kinds/kinds-in.js';
import type { Brand, LogKind } from '../../logs/types.js';
import type { TextsOf } from '../../messages/define-messages.js';
import type { Translate } from '../../messages/translate.js';
import { scopeMessages } from './scope-messages.js';
import type { AccessTokenValues } from './types.js';

type Scope = Pick<AccessTokenValues, 'brandIds' | 'withoutBrand'>;

/**
 * Returns the names of the brands in a scope, separated by commas. A deleted brand remains in the scope, but matches no
 * entries.
 */
export function brandsText(
  { brandIds, withoutBrand }: Scope,
  brands: readonly Brand[],
  text: Omit<TextsOf<typeof scopeMessages>, 'allTypes'>,
): string {
  if (brandIds === null) return withoutBrand ? text.allBrands : text.anyBrand;
  const names = brandIds.map((id) => brands.find((brand) => brand.id === id)?.name ?? text.deletedBrand);
  return [...new Set(names), ...(withoutBrand ? [text.withoutBrand] : [])].join(', ');
}

/** Returns the names of kinds, separated by commas. */
export const typesText = (
  kinds: readonly LogKind[] | null,
  { kindOf, translate }: { kindOf: KindOf; translate: Translate },
): string =>
  kinds === null ? translate(scopeMessages).allTypes : kinds.map((kind) => kindOf(kind).badge).join(', ');

/** Formats the date of an instant in the user's time zone. */
export const instantDate = (at: string, locale: string): string =>
  formatShortDate(toCalendarDate(new Date(at)), locale);
