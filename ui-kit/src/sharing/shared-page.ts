import { HIDDEN_BRANDS } from '../logs/hidden-brands.js';
import type { Brand } from '../logs/types.js';
import type { TextsOf } from '../messages/define-messages.js';
import { sharedPageMessages } from './shared-calendar-messages.js';

/** How a page for clients looks. */
export interface SharedPage {
  /** The brand's name, or a general title if there are several brands. */
  title: string;
  subtitle: string;
  /** The brand's color. Null if there are several brands. */
  color: string | null;
  /** The brands whose colors the entries have. With one brand, entries have the colors of their types. */
  colorBrands: readonly Brand[];
}

/**
 * Describes how a page for clients looks, which depends on its brands. `SharedCalendar` and the preview in
 * `NewLinkDialog` use it.
 *
 * @example const { title } = sharedPage(brands);
 */
export function sharedPage(
  brands: readonly Brand[],
  { plan, brands: list }: TextsOf<typeof sharedPageMessages> = sharedPageMessages.english,
): SharedPage {
  const [brand] = brands;
  if (brand && brands.length === 1)
    return { title: brand.name, subtitle: plan, color: brand.color, colorBrands: HIDDEN_BRANDS };
  const names = brands.map(({ name }) => name);
  return { title: plan, subtitle: list({ names }), color: null, colorBrands: brands };
}
