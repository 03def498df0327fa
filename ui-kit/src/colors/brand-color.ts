import { type SafeColor, safeColor } from './safe-color.js';

/** The color for brands that are not found or have an invalid color. */
export const FALLBACK_BRAND_COLOR = '#6B7280';

/**
 * Returns the color for a brand's dot or swatch: the brand's color if it can be rendered, otherwise gray.
 *
 * @example brandColor(undefined).fill // '#6B7280'
 */
export function brandColor(color: string | null | undefined): SafeColor {
  return safeColor(color) ?? { color: FALLBACK_BRAND_COLOR, fill: FALLBACK_BRAND_COLOR };
}
