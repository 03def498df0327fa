import { type SafeColor, safeColor } from './safe-color.js';

/** Displayed if a brand is not found or its color is invalid. */
export const FALLBACK_BRAND_COLOR = '#6B7280';

/**
 * Returns the color of a brand's dot or swatch: its own color if it can be rendered, otherwise gray.
 *
 * @example brandColor(undefined).fill // '#6B7280'
 */
export function brandColor(color: string | null | undefined): SafeColor {
  return safeColor(color) ?? { color: FALLBACK_BRAND_COLOR, fill: FALLBACK_BRAND_COLOR };
}
