import { type SafeColor, safeColor } from './safe-color.js';

/** Shown for a brand that is not found, or whose colour is none. */
export const FALLBACK_BRAND_COLOR = '#6B7280';

/**
 * The colour of a brand's own dot or swatch: its colour when that can be rendered, else grey.
 *
 * @example brandColor(undefined).fill // '#6B7280'
 */
export function brandColor(color: string | null | undefined): SafeColor {
  return safeColor(color) ?? { color: FALLBACK_BRAND_COLOR, fill: FALLBACK_BRAND_COLOR };
}
